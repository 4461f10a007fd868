// The way to one's account, on a server that has accounts.

import { ask } from '../api.js';
import { h } from '../dom.js';
import { t } from '../language.js';

/** A link to the account, filled once it is known whose it is; it stays hidden on a server of one's own. */
export function accountLink() {
  const link = h('a', { class: 'button', href: '/account', id: 'account', hidden: true });
  ask('/api/account').then(({ kind, name }) => {
    link.textContent = name ?? t('games-account');
    link.hidden = kind === 'device';
  }, () => {});
  return link;
}
