// A game after a move, made from the game before it and what the server says has changed.

/** What is told about the move itself; all else in the news is named as in the game. */
const OF_MOVE = ['move', 'text', 'from', 'to', 'kind', 'way'];

/**
 * @param {any} game the game before the move
 * @param {any} news the server's `moved`
 */
export function afterMove(game, news) {
  const { type, since, targets, legal, move_time, ...rest } = news;
  const move = {};
  for (const name of OF_MOVE) {
    move[name] = rest[name];
    delete rest[name];
  }
  const pieces = game.pieces.map((piece) => {
    const there = piece.space === move.from ? { ...piece, space: move.to } : piece;
    const group = targets.find(({ letters }) => letters.includes(piece.letter));
    return group ? { ...there, home: group.home, targets: group.targets } : there;
  });
  // A single move ends what was planned.
  const { plan, ...known } = game;
  return {
    ...known, ...rest, pieces,
    history: [...game.history, move],
    move_times: news.clock ? [...game.move_times, move_time] : game.move_times,
    last: move,
    legal: legalMoves(legal, pieces),
    score: null,
  };
}

/** Columns and rows that each direction goes, clockwise from the one towards row 10. @type {[number, number][]} */
const DIRECTIONS = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];
const COLUMNS = 'abcdefghij';

/** The letters of the directions: hops and steps to where a move ends, then those to spaces that are only passed. */
const LETTERS = [
  { letters: '01234567', step: false, end: true },
  { letters: 'abcdefgh', step: true, end: true },
  { letters: 'ABCDEFGH', step: false, end: false },
  { letters: 'STUVWXYZ', step: true, end: false },
];

/**
 * Legal moves as they stand in a whole game.
 * @param {string | null} legal trees of ways as in `c1:0(1)aT(1)`, or `pass`; `null` for who may not move
 * @param {{ space: string, number: number }[]} pieces
 */
function legalMoves(legal, pieces) {
  if (!legal) return [];
  if (legal === 'pass') return [{ move: 'pass', text: 'pass', from: null, to: null, kind: null, way: [] }];
  return legal.split(' ').flatMap((tree) => movesOf(tree, pieces));
}

/** @param {string} tree the ways of one piece */
function movesOf(tree, pieces) {
  const [from, letters] = tree.split(':');
  const { number } = /** @type {{ number: number }} */ (pieces.find(({ space }) => space === from));
  const moves = [];
  const before = [{ way: [from], step: false }];
  let last = before[0];
  for (const letter of letters) {
    if (letter === '(') before.push(last);
    else if (letter === ')') before.pop();
    else {
      const base = before[before.length - 1];
      const leg = /** @type {typeof LETTERS[number]} */ (LETTERS.find((known) => known.letters.includes(letter)));
      const direction = DIRECTIONS[leg.letters.indexOf(letter)];
      last = { way: [...base.way, spaceAfter(base.way[base.way.length - 1], direction, leg.step ? 1 : 2)], step: base.step || leg.step };
      if (leg.end) moves.push(moveAlong(last, number));
    }
  }
  return moves;
}

function spaceAfter(space, [columns, rows], count) {
  return COLUMNS[COLUMNS.indexOf(space[0]) + columns * count] + (Number(space.slice(1)) + rows * count);
}

function moveAlong({ way, step }, number) {
  const [from, to] = [way[0], way[way.length - 1]];
  const kind = step ? (way.length === 2 ? 'step' : 'step-jump') : 'jump';
  const first = kind === 'step-jump' ? '·' : '-';
  return { move: from + to, text: `${number} ${from}${first}${way.slice(1).join('-')}`, from, to, kind, way };
}
