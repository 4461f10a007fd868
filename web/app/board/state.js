// What a board knows, without any drawing. The server says what is legal; nothing here decides it.

/**
 * @typedef {{ letter: string, side: string, colour: string, number: number, space: string, home: boolean, targets: string[] }} Piece
 * @typedef {{ move?: string, text?: string, from?: string | null, to?: string | null, kind?: string | null, way: string[], class?: string, planned?: boolean }} Move a pass has neither ends nor a way
 * @typedef {{ pieces: Piece[], legal: Move[], last?: Move | null, pattern: string, turn?: string }} Position
 * @typedef {{ printed: Record<string, { colour: string, number: number }>, rests: Record<string, string[]> }} Ground
 * @typedef {{ from: string, to: string }} Line
 * @typedef {object} State
 * @property {Position | null} position
 * @property {Ground | null} ground
 * @property {string} seat whose seat the board is seen from
 * @property {boolean} enabled whether a legal move may be made now
 * @property {string | null} planner the side that may choose a move ahead while the other moves
 * @property {Line | null} plan the move chosen ahead
 * @property {string | null} chosen the space of the chosen piece
 * @property {string} focus the one tab stop
 * @property {Move | null} preview the move whose way is shown under the pointer
 * @property {Move[]} shown moves drawn from outside: hints, lines
 * @property {string[]} rungs spaces of pieces that are hopped over
 * @property {Line[]} drawings arrows and circles somebody has drawn
 * @property {boolean} travelling whether a piece is on its way
 * @property {boolean} free whether pieces may be put anywhere
 */

/**
 * The state of a board that shows nothing yet.
 * @returns {State}
 */
export function empty() {
  return {
    position: null,
    ground: null,
    seat: 'red',
    enabled: false,
    planner: null,
    plan: null,
    chosen: null,
    focus: 'a1',
    preview: null,
    shown: [],
    rungs: [],
    drawings: [],
    travelling: false,
    free: false,
  };
}

/**
 * The piece on a space.
 * @param {State} state @param {string | null} space
 */
export function pieceAt(state, space) {
  return state.position?.pieces.find((piece) => piece.space === space) ?? null;
}

/**
 * The legal moves of the piece on a space.
 * @param {State} state @param {string} space @returns {Move[]}
 */
export function movesFrom(state, space) {
  if (!state.position) return [];
  return state.position.legal.filter((move) => move.from === space);
}

/** Whether a move may be chosen ahead. @param {State} state */
export function isPlanning(state) {
  return !state.enabled && state.planner !== null;
}

/**
 * Whether the piece on a space may be chosen now.
 * @param {State} state @param {string} space
 */
export function canChoose(state, space) {
  if (state.free) return state.enabled && pieceAt(state, space) !== null;
  if (isPlanning(state)) return pieceAt(state, space)?.side === state.planner;
  return state.enabled && movesFrom(state, space).length > 0;
}

/**
 * The move of the chosen piece to a space: a legal one, or one chosen ahead to wherever its colour may rest.
 * @param {State} state @param {string} space @returns {Move | null}
 */
export function moveTo(state, space) {
  const { chosen } = state;
  if (!chosen) return null;
  const straight = { from: chosen, to: space, way: [chosen, space] };
  if (state.free) return space === chosen ? null : straight;
  if (isPlanning(state)) return space === chosen || forbidden(state)(space) ? null : { ...straight, planned: true };
  return movesFrom(state, chosen).find((move) => move.to === space) ?? null;
}

/**
 * The board with another position on it. What was chosen stays chosen while it can still move.
 * @param {State} state @param {Position} position @param {Ground} ground @returns {State}
 */
export function withPosition(state, position, ground) {
  const drawings = state.position?.pieces === position.pieces ? state.drawings : [];
  const next = { ...state, position, ground, drawings, preview: null, travelling: false };
  return next.chosen && !canChoose(next, next.chosen) ? { ...next, chosen: null } : next;
}

/**
 * The board as it looks after a move, until the server tells the new position.
 * @param {State} state @param {Move} move @returns {State}
 */
export function advanced(state, move) {
  if (!state.position) return state;
  const pieces = state.position.pieces.map((piece) => (piece.space === move.from ? moved(piece, move.to) : piece));
  const position = { ...state.position, pieces, legal: [], last: move };
  return { ...state, position, enabled: false, chosen: null, preview: null, travelling: false };
}

/** A piece on another space. What it may go home to is known from the server; what it has just left counts among it. */
function moved(piece, space) {
  const targets = piece.home ? [...piece.targets, piece.space] : piece.targets;
  return { ...piece, space, targets, home: targets.includes(space) };
}

/**
 * The board with a piece chosen, or none.
 * @param {State} state @param {string | null} space @returns {State}
 */
export function choose(state, space) {
  const chosen = space && canChoose(state, space) ? space : null;
  return { ...state, chosen, preview: null };
}

/**
 * The board with the way to a destination shown, or none.
 * @param {State} state @param {string | null} space @returns {State}
 */
export function preview(state, space) {
  const move = space && !state.free && state.enabled ? moveTo(state, space) : null;
  return state.preview === move ? state : { ...state, preview: move };
}

/**
 * Where the chosen piece may not rest, by the server's list of where its colour may.
 * @param {State} state @returns {(space: string) => boolean}
 */
export function forbidden(state) {
  const piece = state.chosen ? pieceAt(state, state.chosen) : null;
  if (!piece || !state.ground) return () => false;
  const rests = new Set(state.ground.rests[piece.colour]);
  return (space) => !rests.has(space);
}

/**
 * The board with an arrow or a circle more, or one less if it was there.
 * @param {State} state @param {Line} line @returns {State}
 */
export function withDrawing(state, line) {
  const others = state.drawings.filter(({ from, to }) => from !== line.from || to !== line.to);
  return { ...state, drawings: others.length < state.drawings.length ? others : [...others, line] };
}
