// The page of who has followed the link in an e-mail that stops them. It needs nobody to be signed in, and a click.

import { post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { asked } from '../notices/asked.js';
import { title } from '../ui.js';

/** @param {HTMLElement} box @param {{ link: string }} values */
export default async function stopMail(box, { link }) {
  await Promise.all([learnWords('mail'), learnWords('channels')]);
  title(t('mail-stop-title'));
  const act = () => post(`/mail/stop/${encodeURIComponent(link)}`);
  box.append(h('div', { class: 'column' }, h('h1', {}, t('mail-stop-title')),
    ...asked({ lead: t('mail-stop-lead'), yes: t('mail-stop-title'), act, done: t('mail-stop-done') })));
}
