// Any position, to look at and to play from.

import { address, ask } from '../api.js';
import { Board } from '../board/board.js';
import { h } from '../dom.js';
import { t } from '../language.js';
import { title } from '../ui.js';

export default async function analyse(box, { query }) {
  title(t('analyse-title'));
  const setup = { position: query.get('position'), variant: query.get('variant'), board: query.get('board') };
  const position = await ask(address('/api/position', setup));
  const board = new Board({ name: t('board-of-game') });
  await board.show(position);
  const here = { ...setup, position: position.position };
  box.append(h('div', { class: 'column wide' }, h('h1', {}, t('analyse-title')),
    board.element,
    h('div', { class: 'actions' }, h('a', { class: 'button main', href: address('/play', here) }, t('play-from-here')))));
}
