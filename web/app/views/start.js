// One board, one sentence, three doors.

import { address, ask } from '../api.js';
import { Board } from '../board/board.js';
import { h } from '../dom.js';
import { t } from '../language.js';
import { setting } from '../settings.js';
import { title } from '../ui.js';

const DOORS = [
  ['/play', 'start-play', 'start-play-note'],
  ['/learn', 'start-learn', 'start-learn-note'],
  ['/analyse', 'start-analyse', 'start-analyse-note'],
];

export default async function start(box) {
  title('Colorito');
  const board = new Board({ name: t('board-start') });
  const position = await ask(address('/api/position', {}));
  await board.show(position);
  // keys: start-*
  const doors = DOORS.map(([href, name, note]) =>
    h('li', {}, h('a', { class: 'door', href }, h('strong', {}, t(name)), h('span', {}, t(note)))));
  const last = setting('lastGame');
  box.append(h('div', { class: 'start' },
    board.element,
    h('div', { class: 'start-words' },
      h('h1', {}, 'Colorito'),
      h('p', { class: 'lead' }, t('start-sentence')),
      last && h('p', {}, h('a', { href: `/game/${last}` }, t('start-continue'))),
      h('ul', { class: 'door-list' }, doors))));
}
