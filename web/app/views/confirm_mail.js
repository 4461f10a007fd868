// The page of who has followed the link in an e-mail that asks whether an address is theirs. Programs that look at links confirm nothing: it takes a click.

import { post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { asked } from '../notices/asked.js';
import { title } from '../ui.js';

/** @param {HTMLElement} box */
export default async function confirmMail(box) {
  await Promise.all([learnWords('mail'), learnWords('channels')]);
  title(t('mail-confirm-title'));
  // What stands behind the # is sent to no server by itself, and so stands in no log.
  const secret = location.hash.slice(1);
  const act = () => post('/api/mail/confirm', { secret });
  box.append(h('div', { class: 'column' }, h('h1', {}, t('mail-confirm-title')),
    ...asked({ lead: t('mail-confirm-lead'), yes: t('mail-confirm-yes'), act, done: t('mail-confirm-done') })));
}
