// What a board knows, without any drawing. The server says what is legal; nothing here decides it.

/** The state of a board that shows nothing yet. */
export function empty() {
  return {
    position: null,
    ground: null,
    seat: 'red',
    enabled: false,
    chosen: null,
    focus: 'a1',
    preview: null,
    shown: [],
    /** Spaces of pieces that are hopped over. */
    rungs: [],
    /** Whether pieces may be put anywhere. */
    free: false,
  };
}

/** The piece on a space. */
export function pieceAt(state, space) {
  return state.position?.pieces.find((piece) => piece.space === space) ?? null;
}

/** The legal moves of the piece on a space. */
export function movesFrom(state, space) {
  if (!state.position) return [];
  return state.position.legal.filter((move) => move.from === space);
}

/** Whether the piece on a space may be chosen now. */
export function canChoose(state, space) {
  if (state.free) return state.enabled && pieceAt(state, space) !== null;
  return state.enabled && movesFrom(state, space).length > 0;
}

/** The legal move of the chosen piece to a space. */
export function moveTo(state, space) {
  if (!state.chosen) return null;
  if (state.free) return space === state.chosen ? null : { from: state.chosen, to: space, way: [state.chosen, space] };
  return movesFrom(state, state.chosen).find((move) => move.to === space) ?? null;
}

/** The board with another position on it. What was chosen stays chosen while it can still move. */
export function withPosition(state, position, ground) {
  const next = { ...state, position, ground, preview: null };
  return next.chosen && !canChoose(next, next.chosen) ? { ...next, chosen: null } : next;
}

/** The board as it looks after a move, until the server tells the new position. */
export function advanced(state, move) {
  const pieces = state.position.pieces.map((piece) =>
    piece.space === move.from ? { ...piece, space: move.to, targets: [] } : piece,
  );
  const position = { ...state.position, pieces, legal: [], last: move };
  return { ...state, position, enabled: false, chosen: null, preview: null };
}

/** The board with a piece chosen, or none. */
export function choose(state, space) {
  const chosen = space && canChoose(state, space) ? space : null;
  return { ...state, chosen, preview: null };
}

/** The board with the way to a destination shown, or none. */
export function preview(state, space) {
  const move = space && !state.free ? moveTo(state, space) : null;
  return state.preview === move ? state : { ...state, preview: move };
}

/** Where the chosen piece may not rest, by the server's list of where its colour may. */
export function forbidden(state) {
  const piece = state.chosen ? pieceAt(state, state.chosen) : null;
  if (!piece) return () => false;
  const rests = new Set(state.ground.rests[piece.colour]);
  return (space) => !rests.has(space);
}
