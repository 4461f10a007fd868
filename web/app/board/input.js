// What hands do on a board: click, drag, touch, and keys.

import { beside, centre, rowsFromTop, spaceAt } from './geometry.js';
import { canChoose, moveTo } from './state.js';

/** A pointer that moves less than this (in board units) has clicked, not dragged. */
const SLOP = 12;

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Listens on a board's drawing in its frame. `board` has `state`, `choose`, `preview`, `focus`, `activate` and `drop`. */
export function listen(frame, root, board) {
  let drag = null;
  let dragged = false;

  const spaceOf = (event) => event.target.closest?.('[data-space]')?.dataset.space ?? null;

  const pointOf = (event) => {
    const matrix = root.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  };

  root.addEventListener('click', (event) => {
    if (dragged) {
      dragged = false;
      return;
    }
    const space = spaceOf(event);
    if (space) board.activate(space);
    else board.choose(null);
  });

  root.addEventListener('pointerdown', (event) => {
    dragged = false;
    const space = spaceOf(event);
    if (event.button !== 0 || !space || !canChoose(board.state, space)) return;
    drag = { space, id: event.pointerId, from: pointOf(event), moving: false };
  });

  root.addEventListener('pointermove', (event) => {
    const point = pointOf(event);
    if (!point) return;
    if (!drag) {
      if (event.pointerType === 'mouse') board.preview(spaceAt(point, board.state.seat));
      return;
    }
    if (event.pointerId !== drag.id) return;
    if (!drag.moving && Math.hypot(point.x - drag.from.x, point.y - drag.from.y) < SLOP) return;
    if (!drag.moving) {
      drag.moving = true;
      root.setPointerCapture(drag.id);
      board.choose(drag.space);
    }
    event.preventDefault();
    board.carry(drag.space, point);
    board.preview(spaceAt(point, board.state.seat));
  });

  const release = (event, kept) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { space, moving } = drag;
    drag = null;
    if (!moving) return;
    dragged = true;
    const point = pointOf(event);
    const to = kept && point ? spaceAt(point, board.state.seat) : null;
    const lands = to && moveTo(board.state, to);
    board.carry(space, centre(lands ? to : space, board.state.seat));
    if (lands) board.drop(to);
    else {
      board.preview(null);
      if (to && to !== space) board.miss(to);
    }
  };
  root.addEventListener('pointerup', (event) => release(event, true));
  root.addEventListener('pointercancel', (event) => release(event, false));
  root.addEventListener('pointerleave', () => drag || board.preview(null));

  frame.addEventListener('focusin', (event) => {
    const space = spaceOf(event);
    if (space) board.focus(space, { move: false });
  });

  root.addEventListener('keydown', (event) => {
    const space = board.state.focus;
    const target = keyTarget(event, space, board.state.seat);
    if (target) board.focus(target, { move: true });
    else if (event.key === 'Enter' || event.key === ' ') board.activate(space);
    else if (event.key === 'Escape') board.choose(null);
    else return;
    event.preventDefault();
  });
}

/** The space a key leads to. */
function keyTarget(event, space, seat) {
  if (event.altKey || event.metaKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow) return beside(space, ...arrow, seat);
  const rows = rowsFromTop(seat);
  const row = rows.find((spaces) => spaces.includes(space));
  const column = row.indexOf(space);
  switch (event.key) {
    case 'Home':
      return event.ctrlKey ? rows[0][0] : row[0];
    case 'End':
      return event.ctrlKey ? rows.at(-1).at(-1) : row.at(-1);
    case 'PageUp':
      return rows[0][column];
    case 'PageDown':
      return rows.at(-1)[column];
    default:
      return null;
  }
}
