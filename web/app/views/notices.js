// What somebody is told who plays with others.

import { ask, post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t, when } from '../language.js';
import { hangBell } from '../notices/bell.js';
import { called } from '../people/called.js';
import { title } from '../ui.js';

/** @param {HTMLElement} box */
export default async function notices(box) {
  const [first] = await Promise.all([ask('/api/notices'), learnWords('notices')]);
  title(t('notices-title'));
  const list = h('ul', { class: 'list', id: 'notices' });
  const none = h('p', { class: 'quiet', id: 'no-notices' }, t('notices-none'));
  box.append(h('div', { class: 'column' }, h('h1', {}, t('notices-title')), none, list,
    h('p', {}, h('a', { href: '/notices/settings', id: 'notice-settings' }, t('notices-settings')))));
  /** What was new when it was shown stays marked for as long as the page is open. */
  const fresh = new Set();
  const show = (news) => {
    news.notices.filter(({ seen }) => !seen).forEach((notice) => fresh.add(key(notice)));
    none.hidden = news.notices.length > 0;
    list.replaceChildren(...news.notices.map((notice) => item(notice, fresh.has(key(notice)))));
    if (news.unseen && !document.hidden) post('/api/notices/seen', {}).catch(() => {});
  };
  show(first);
  const bell = await hangBell();
  const hear = (event) => show(/** @type {CustomEvent} */ (event).detail);
  bell.addEventListener('notices', hear);
  return () => bell.removeEventListener('notices', hear);
}

const key = ({ game, kind, at }) => `${game} ${kind} ${at}`;

// keys: notice-*
function item(notice, fresh) {
  const { kind, game, at, opponent, program, deadline } = notice;
  const name = opponent ? called({ name: opponent, program }) : '';
  const text = t(`notice-${kind}`, { known: opponent ? 'yes' : 'no', name, when: deadline ? when(deadline) : '' });
  return h('li', { class: 'card bare', 'data-notice': kind },
    h('div', {},
      h('h2', {}, h('a', { href: `/game/${game}` }, text), fresh && h('span', { class: 'tag' }, t('notices-new'))),
      h('p', { class: 'quiet small' }, when(at))));
}
