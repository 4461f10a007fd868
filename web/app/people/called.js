// What somebody is called who has a name: that it is a program's is said with it, wherever it stands.

import { t } from '../language.js';

/** @param {{ name: string, program?: boolean }} of */
export const called = ({ name, program }) => (program ? t('player-program', { name }) : name);

/** The name of the reader's account, if they have one. @param {{ kind: string, name?: string | null } | null} account */
export const nameOf = (account) => (account?.kind === 'account' ? (account.name ?? null) : null);
