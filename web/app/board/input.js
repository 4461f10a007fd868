// What hands do on a board: click, drag, touch, and keys.

import { beside, centre, rowsFromTop, spaceAt } from './geometry.js';
import { canChoose, moveTo } from './state.js';

/** A pointer that moves less than this (in board units) has clicked, not dragged. */
const SLOP = 12;

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * Listens on a board's drawing in its frame.
 * @param {HTMLElement} frame @param {SVGSVGElement} root @param {import('./board.js').Board} board
 */
export function listen(frame, root, board) {
  const spaceOf = (event) => event.target.closest?.('[data-space]')?.dataset.space ?? null;
  const pointOf = (event) => {
    const matrix = root.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  };
  const spaceUnder = (event) => {
    const point = pointOf(event);
    return point && spaceAt(point, board.state.seat);
  };
  listenToPointers(root, board, { spaceOf, pointOf, spaceUnder });
  listenToSketching(root, board, spaceUnder);
  listenToKeys(frame, root, board, spaceOf);
}

function listenToPointers(root, board, { spaceOf, pointOf, spaceUnder }) {
  let drag = null;
  let dragged = false;

  root.addEventListener('click', async (event) => {
    if (dragged) {
      dragged = false;
      return;
    }
    const space = spaceOf(event);
    await board.settle();
    if (space) board.activate(space);
    else board.release();
  });

  root.addEventListener('pointerdown', (event) => {
    dragged = false;
    if (event.button !== 0) return;
    board.wipe();
    board.settle();
    const space = spaceOf(event);
    if (space) drag = { space, id: event.pointerId, from: pointOf(event), moving: false };
  });

  // A finger on a piece that can move carries it; anywhere else it scrolls the page.
  root.addEventListener('touchmove', (event) => {
    const carried = drag && (drag.moving || canChoose(board.state, drag.space));
    if (carried && event.cancelable) event.preventDefault();
  }, { passive: false });

  root.addEventListener('pointermove', (event) => {
    const point = pointOf(event);
    if (!point) return;
    // The button was let go where nobody heard it.
    if (drag && !drag.moving && event.pointerType === 'mouse' && !(event.buttons & 1)) drag = null;
    if (!drag) {
      if (event.pointerType === 'mouse') board.preview(spaceAt(point, board.state.seat));
      return;
    }
    if (event.pointerId !== drag.id) return;
    if (!drag.moving && Math.hypot(point.x - drag.from.x, point.y - drag.from.y) < SLOP) return;
    if (!drag.moving) {
      if (!canChoose(board.state, drag.space)) return;
      drag.moving = true;
      root.setPointerCapture(drag.id);
      board.choose(drag.space);
    }
    board.carry(drag.space, point);
    board.preview(spaceAt(point, board.state.seat));
  });

  const release = (event, kept) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { space, moving } = drag;
    drag = null;
    if (!moving) return;
    dragged = true;
    const to = kept ? spaceUnder(event) : null;
    const move = to && moveTo(board.state, to);
    board.carry(space, centre(move && !move.planned ? to : space, board.state.seat));
    if (move) board.drop(to);
    else {
      board.preview(null);
      if (to && to !== space) board.miss(to);
    }
  };
  root.addEventListener('pointerup', (event) => release(event, true));
  root.addEventListener('pointercancel', (event) => release(event, false));
  root.addEventListener('pointerleave', () => drag?.moving || board.preview(null));
}

/** The right button draws: an arrow from space to space, a circle on one. */
function listenToSketching(root, board, spaceUnder) {
  let from = null;
  root.addEventListener('contextmenu', (event) => event.preventDefault());
  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 2) return;
    if (board.state.chosen || board.state.plan) board.release();
    from = spaceUnder(event);
    if (from) root.setPointerCapture(event.pointerId);
  });
  root.addEventListener('pointerup', (event) => {
    const to = event.button === 2 && from ? spaceUnder(event) : null;
    if (to) board.sketch(from, to);
    from = null;
  });
}

function listenToKeys(frame, root, board, spaceOf) {
  frame.addEventListener('focusin', (event) => {
    const space = spaceOf(event);
    if (space) board.focus(space, { move: false });
  });

  root.addEventListener('keydown', (event) => {
    const space = board.state.focus;
    const target = keyTarget(event, space, board.state.seat);
    if (target) board.focus(target, { move: true });
    else if (event.key === 'Enter' || event.key === ' ') board.settle().then(() => board.activate(space));
    else if (event.key === 'Escape') board.release();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** The space a key leads to. */
function keyTarget(event, space, seat) {
  if (event.altKey || event.metaKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow) return beside(space, ...arrow, seat);
  const rows = rowsFromTop(seat);
  const row = rows.find((spaces) => spaces.includes(space)) ?? rows[0];
  const column = row.indexOf(space);
  const [top, bottom] = [rows[0], rows[rows.length - 1]];
  switch (event.key) {
    case 'Home':
      return event.ctrlKey ? top[0] : row[0];
    case 'End':
      return event.ctrlKey ? bottom[bottom.length - 1] : row[row.length - 1];
    case 'PageUp':
      return top[column];
    case 'PageDown':
      return bottom[column];
    default:
      return null;
  }
}
