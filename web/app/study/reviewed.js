// The moves of a review, put together from what is told part by part.

/**
 * The moves that are known with those that were told; `null` if some between them are missing.
 * @param {import('wire').ReviewedMove[]} known @param {Pick<import('wire').Review, 'moves' | 'reviewed'>} told
 */
export function joinMoves(known, { moves, reviewed }) {
  const from = moves[0]?.at ?? reviewed;
  return from > known.length ? null : [...known.slice(0, from), ...moves];
}
