// What those who run the server tell everybody, until it has been read.

import { ask } from './api.js';
import { h, part } from './dom.js';
import { language, learnWords, t } from './language.js';
import { change, setting } from './settings.js';
import { button } from './ui.js';

/** Shows the message above the page, in the reader's language if it was written in that. */
export async function announce() {
  const [{ announcements }] = await Promise.all([ask('/api/announcements'), learnWords('notices')]);
  const found = [language(), 'en'].map((tag) => announcements.find((told) => told.language === tag)).find(Boolean) ?? announcements[0];
  part('announcement').replaceChildren(...(found && setting('announced') !== found.at ? [note(found)] : []));
}

/** @param {{ language: string, text: string, at: number }} told */
function note({ language: lang, text, at }) {
  const close = () => {
    change('announced', at);
    part('announcement').replaceChildren();
    part('view').focus({ preventScroll: true });
  };
  return h('div', { class: 'notice announcement', role: 'status' }, h('p', { lang }, text), button(t('announcement-read'), close));
}
