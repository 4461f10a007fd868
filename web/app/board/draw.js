// Draws a board's state as SVG. Hundred spaces are made once and then only changed, so that the focus is never lost.

import { svg, mark } from '../dom.js';
import { CELL, EXTENT, MARGIN, SIZE, centre, octagon, rowsFromTop } from './geometry.js';
import { canChoose, forbidden, moveTo } from './state.js';
import { describe, colourAt } from './words.js';

const at = ({ x, y }) => `translate(${x} ${y})`;
const classOf = (colour) => colour.replace(' ', '-');

/** The drawing of one board. */
export class Picture {
  constructor(name) {
    this.layers = {
      frame: svg('g', { 'aria-hidden': 'true' }),
      spaces: svg('g', { role: 'rowgroup' }),
      below: svg('g', { class: 'marks', 'aria-hidden': 'true' }),
      printed: svg('g', { class: 'marks', 'aria-hidden': 'true' }),
      pieces: svg('g', { class: 'pieces', 'aria-hidden': 'true' }),
      above: svg('g', { class: 'marks', 'aria-hidden': 'true' }),
    };
    this.root = svg(
      'svg',
      { class: 'board', viewBox: `0 0 ${EXTENT} ${EXTENT}`, role: 'grid', 'aria-label': name, 'aria-rowcount': SIZE, 'aria-colcount': SIZE },
      definitions(),
      Object.values(this.layers),
    );
    this.cells = new Map();
    this.pieces = new Map();
    this.drawn = null;
  }

  /** Brings the drawing in line with a state. */
  show(state) {
    if (!state.position) return;
    const key = `${state.seat} ${state.position.pattern}`;
    if (this.drawn !== key) {
      this.drawBoard(state);
      this.drawn = key;
    }
    this.showSpaces(state);
    this.showPieces(state);
    this.showMarks(state);
  }

  drawBoard(state) {
    this.layers.frame.replaceChildren(...frame(state.seat));
    this.cells.clear();
    const rows = rowsFromTop(state.seat).map((spaces, index) =>
      svg('g', { role: 'row', 'aria-rowindex': index + 1 }, spaces.map((space, column) => this.cell(state, space, column))),
    );
    this.layers.spaces.replaceChildren(...rows);
    this.layers.printed.replaceChildren(...printedNumbers(state));
    this.layers.pieces.replaceChildren();
    this.pieces.clear();
  }

  cell(state, space, column) {
    const colour = colourAt(state.position.pattern, space);
    const cell = svg(
      'g',
      {
        class: `space ${colour ? classOf(colour) : 'white'}`,
        role: 'gridcell',
        'aria-colindex': column + 1,
        'data-space': space,
        tabindex: '-1',
        transform: at(centre(space, state.seat)),
      },
      svg('path', { class: 'ground', d: octagon() }),
      colour && svg('path', { class: 'texture', d: octagon(1), fill: `url(#texture-${classOf(colour)})` }),
      svg('path', { class: 'edge', d: octagon(0.6) }),
      svg('path', { class: 'focus', d: octagon(1.6) }),
    );
    this.cells.set(space, cell);
    return cell;
  }

  showSpaces(state) {
    const noRest = forbidden(state);
    for (const [space, cell] of this.cells) {
      mark(cell, 'tabindex', space === state.focus ? '0' : '-1');
      mark(cell, 'aria-label', describe(state, space));
      mark(cell, 'aria-selected', state.chosen === space ? 'true' : canChoose(state, space) ? 'false' : null);
      cell.classList.toggle('movable', canChoose(state, space));
      cell.classList.toggle('destination', moveTo(state, space) !== null);
      cell.classList.toggle('no-rest', noRest(space));
    }
  }

  showPieces(state) {
    const present = new Set();
    for (const piece of state.position.pieces) {
      present.add(piece.letter);
      const drawn = this.pieces.get(piece.letter) ?? this.addPiece(piece);
      drawn.setAttribute('transform', at(centre(piece.space, state.seat)));
      drawn.classList.toggle('home', piece.home);
      drawn.classList.toggle('chosen', state.chosen === piece.space);
      drawn.classList.toggle('movable', canChoose(state, piece.space));
      drawn.dataset.at = piece.space;
    }
    for (const [letter, drawn] of this.pieces) {
      if (!present.has(letter)) {
        drawn.remove();
        this.pieces.delete(letter);
      }
    }
  }

  addPiece(piece) {
    const drawn = svg('g', { class: `piece ${piece.side} ${classOf(piece.colour)}`, 'data-piece': piece.letter }, body(piece));
    this.pieces.set(piece.letter, drawn);
    this.layers.pieces.append(drawn);
    return drawn;
  }

  /** The drawing of the piece on a space. */
  pieceOn(space) {
    return [...this.pieces.values()].find((drawn) => drawn.dataset.at === space) ?? null;
  }

  /** Marks lie below numbers and pieces, so that all numerals can be read; only those at the edge of a space lie above. */
  showMarks(state) {
    const { position, seat } = state;
    const last = state.travelling ? null : position.last;
    const ends = last?.from ? [last.from, last.to] : [];
    const ways = [
      ...(last?.from ? [{ ...last, class: state.chosen ? 'last faint' : 'last' }] : []),
      ...state.shown,
      ...(state.preview ? [{ ...state.preview, class: 'preview' }] : []),
    ];
    this.layers.below.replaceChildren(
      ...ends.map((space) => lastMove(space, seat)), ...targets(state), ...ways.map((move) => way(move, state)));
    const destinations = state.chosen && state.enabled ? position.legal.filter((move) => move.from === state.chosen) : [];
    this.layers.above.replaceChildren(
      ...destinations.map((move) => destination(move, seat)),
      ...state.rungs.map((space) => rung(space, seat)),
      ...(state.plan ? [arrow(state.plan, seat, 'plan')] : []),
      ...state.drawings.map((line) => (line.from === line.to ? circle(line.from, seat) : arrow(line, seat, 'own'))),
    );
  }
}

/** The numbers on the white spaces, each in the colour of the piece that belongs there. */
function printedNumbers({ ground, seat }) {
  return Object.entries(ground.printed).map(([space, { colour, number }]) => {
    const { x, y } = centre(space, seat);
    return svg('text', { class: `printed ${classOf(colour)}`, x, y: y + 7.2 }, String(number));
  });
}

function definitions() {
  const pattern = (colour, width, height, ...content) =>
    svg('pattern', { id: `texture-${colour}`, width, height, patternUnits: 'userSpaceOnUse' }, ...content);
  return svg(
    'defs',
    {},
    svg('linearGradient', { id: 'sheen', x2: '0', y2: '1' },
      svg('stop', { offset: '0', 'stop-color': '#fff', 'stop-opacity': '.2' }),
      svg('stop', { offset: '.5', 'stop-color': '#fff', 'stop-opacity': '0' }),
      svg('stop', { offset: '1', 'stop-color': '#000', 'stop-opacity': '.12' })),
    svg('linearGradient', { id: 'walnut', x2: '1', y2: '1' },
      svg('stop', { offset: '0', class: 'walnut-lit' }),
      svg('stop', { offset: '.5', class: 'walnut-plain' }),
      svg('stop', { offset: '1', class: 'walnut-shade' })),
    pattern('red', 11, 11, svg('path', { d: 'M-2 13 13-2M-2 2 2-2M9 13l4-4' })),
    pattern('yellow', 11, 11, svg('circle', { cx: 3, cy: 3, r: 1.7 }), svg('circle', { cx: 8.5, cy: 8.5, r: 1.7 })),
    pattern('dark-blue', 11, 11, svg('path', { d: 'M0 0 11 11M11 0 0 11' })),
    pattern('light-blue', 8, 8, svg('path', { d: 'M0 4h8' })),
  );
}

function frame(seat) {
  const inner = EXTENT - 2 * MARGIN;
  const order = [...Array(SIZE).keys()];
  const studs = order.slice(1).flatMap((column) =>
    order.slice(1).map((row) =>
      svg('path', { class: 'stud', d: 'M0-8.6 8.6 0 0 8.6-8.6 0z', transform: at({ x: MARGIN + column * CELL, y: MARGIN + row * CELL }) })));
  const letters = order.map((column) => {
    const { x } = centre(`${'abcdefghij'[column]}1`, seat);
    return svg('text', { class: 'coordinate', x, y: EXTENT - 17 }, 'abcdefghij'[column]);
  });
  const numbers = order.map((row) => {
    const { y } = centre(`a${row + 1}`, seat);
    return svg('text', { class: 'coordinate', x: 21, y: y + 5.5 }, String(row + 1));
  });
  return [
    svg('rect', { class: 'walnut', width: EXTENT, height: EXTENT, rx: 14 }),
    svg('rect', { class: 'inlay', x: 7, y: 7, width: EXTENT - 14, height: EXTENT - 14, rx: 9 }),
    svg('rect', { class: 'inlay', x: MARGIN - 8, y: MARGIN - 8, width: inner + 16, height: inner + 16, rx: 5 }),
    svg('rect', { class: 'wood', x: MARGIN - 3, y: MARGIN - 3, width: inner + 6, height: inner + 6, rx: 3 }),
    ...studs, ...letters, ...numbers, ...arrows(seat),
  ];
}

/** The arrows of each side's colours at its edge, pointing across the board. */
function arrows(seat) {
  const colours = { red: ['red', 'yellow'], blue: ['dark-blue', 'light-blue'] };
  const other = seat === 'red' ? 'blue' : 'red';
  const arrow = (colour, x, y, turn) =>
    svg('path', { class: `arrow ${colour}`, d: 'M0-8 9 6H-9z', transform: `translate(${x} ${y})${turn ? ' rotate(180)' : ''}` });
  const middle = EXTENT / 2;
  const pair = (side, y, turn) => colours[side].map((colour, index) => arrow(colour, middle + (index ? 12 : -12), y, turn));
  return [...pair(seat, EXTENT - 22, false), ...pair(other, 23, true)];
}

/** A piece without its place. */
export function body(piece) {
  const shape = (grow, attributes) =>
    piece.side === 'red'
      ? svg('circle', { r: 25.5 + grow, ...attributes })
      : svg('rect', { x: -23.4 - grow, y: -23.4 - grow, width: 46.8 + 2 * grow, height: 46.8 + 2 * grow, rx: 7.5 + Math.max(grow, -6), ...attributes });
  return [
    svg('g', { class: 'shadow' }, shape(0.5, { transform: 'translate(1 3.5)' }), shape(2, { transform: 'translate(1 3.5)' })),
    svg('g', { class: 'lift' },
      shape(2.6, { class: 'rim' }),
      shape(0, { class: 'face' }),
      shape(-0.8, { class: 'gloss' }),
      shape(-3.9, { class: 'ring' }),
      svg('text', { class: 'numeral', y: 8.8 }, String(piece.number))),
  ];
}

/** The mark of an end of the last move. */
export function lastMove(space, seat) {
  return svg('g', { class: 'last-move', transform: at(centre(space, seat)) },
    svg('path', { class: 'halo', d: octagon(2.2) }), svg('path', { class: 'line', d: octagon(2.2) }));
}

/** A ring around a piece that is hopped over. */
function rung(space, seat) {
  return svg('g', { class: 'rung', transform: at(centre(space, seat)) },
    svg('circle', { class: 'halo', r: 29 }), svg('circle', { class: 'line', r: 29 }));
}

function targets(state) {
  const piece = state.chosen && state.position.pieces.find(({ space }) => space === state.chosen);
  if (!piece) return [];
  return piece.targets.map((space) => target(space, piece.colour, state.seat));
}

/** The mark of a target of the chosen piece. */
export function target(space, colour, seat) {
  return svg('g', { class: `target ${classOf(colour)}`, transform: at(centre(space, seat)) },
    svg('path', { class: 'halo', d: octagon(1.5) }), svg('path', { class: 'line', d: octagon(1.5) }));
}

/** A dot for a step, an arc for a jump, both for a step-jump, below the number of the space. */
export function destination(move, seat) {
  const dot = { step: [0, 21.4, 6], 'step-jump': [-12.5, 22, 4.8] }[move.kind];
  const arc = { jump: 'M-13 26.5Q0 6.5 13 26.5', 'step-jump': 'M-4 26.5Q5.5 6.5 15 26.5' }[move.kind];
  const stroke = (name) => [
    arc && svg('path', { class: `arc ${name}`, d: arc }),
    dot && svg('circle', { class: `dot ${name}`, cx: dot[0], cy: dot[1], r: dot[2] + (name === 'halo' ? 1.9 : 0) }),
  ];
  return svg('g', { class: `goal ${move.kind}`, transform: at(centre(move.to, seat)) }, stroke('halo'), stroke('line'));
}

/** The way of a move: a straight leg for a step, an arc around the piece for each jump, a ring where it ends. */
function way(move, { seat, ground, position }) {
  const points = move.way.map((space) => centre(space, seat));
  const legs = points.slice(1).map((point, index) => leg(points[index], point, isStep(move, index)));
  const path = `M${points[0].x} ${points[0].y}${legs.join('')}`;
  const landings = move.way.slice(1, -1).map((space) => landing(space, seat, space in ground.printed ? 14.5 : 4.5));
  const end = move.way.at(-1);
  const taken = position.pieces.some(({ space }) => space === end);
  return svg('g', { class: `way ${move.class ?? ''}` },
    svg('path', { class: 'halo', d: path }), svg('path', { class: 'line', d: path }), landings,
    taken ? [] : [landing(end, seat, 17, 'end halo'), landing(end, seat, 17, end in ground.printed ? 'end numbered' : 'end')]);
}

/** A ring where a piece touches down, wide enough for a number that is printed there. */
function landing(space, seat, r, name = 'landing') {
  const { x, y } = centre(space, seat);
  return svg('circle', { class: name, cx: x, cy: y, r });
}

function isStep(move, index) {
  return index === 0 && move.kind !== 'jump';
}

function leg(from, to, straight) {
  if (straight) return `L${to.x} ${to.y}`;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Bowed to the side that lies higher on the screen, as a piece in the air would be seen, and far enough to pass
  // between the piece that is jumped over and the next.
  const bow = (dx > 0 ? -62 : 62) / Math.hypot(dx, dy);
  const [x, y] = [(from.x + to.x) / 2 - dy * bow, (from.y + to.y) / 2 + dx * bow];
  return `Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}

/** An arrow from one space to another. */
function arrow({ from, to }, seat, name) {
  const [start, end] = [centre(from, seat), centre(to, seat)];
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const along = (point, distance) => `${(point.x + Math.cos(angle) * distance).toFixed(1)} ${(point.y + Math.sin(angle) * distance).toFixed(1)}`;
  const turn = (angle * 180) / Math.PI;
  return svg('g', { class: `drawn ${name}` },
    svg('path', { class: 'shaft', d: `M${along(start, 20)}L${along(end, -24)}` }),
    svg('path', { class: 'head', d: 'M2 0-24-14v28z', transform: `translate(${end.x} ${end.y}) rotate(${turn.toFixed(1)})` }));
}

/** A circle around a space. */
function circle(space, seat) {
  return svg('g', { class: 'drawn own', transform: at(centre(space, seat)) }, svg('circle', { class: 'round', r: 28 }));
}
