// A board to look at: one picture for screen readers, nothing to press.

import { mark } from '../dom.js';
import { Board } from './board.js';

/** The picture of a position with moves drawn on it; `name` describes it. */
export async function stillBoard(position, { name, moves = [], seat = 'red' }) {
  const board = new Board({ name, seat });
  await board.show({ ...position, legal: [] });
  if (moves.length) board.draw(moves);
  const { root } = board.picture;
  for (const attribute of ['aria-rowcount', 'aria-colcount']) mark(root, attribute, null);
  for (const part of root.querySelectorAll('[role], [tabindex]')) {
    for (const { name: attribute } of [...part.attributes]) {
      if (attribute === 'role' || attribute === 'tabindex' || attribute.startsWith('aria-')) part.removeAttribute(attribute);
    }
  }
  mark(root, 'role', 'img');
  return board.element;
}
