// How a match stands: who has won more games; with equal wins, who has given up fewer; then, who has fewer minus points.
//
// A game that was given up, by resignation or on time, has no minus points. If it counted nothing, resigning would be better than
// losing, so among equal wins it weighs more than any minus points.

/** @typedef {{ lower?: number | null, upper?: number | null, exact: boolean }} Bounds */

/**
 * @typedef {object} Standing
 * @property {number} won games won
 * @property {number} givenUp games lost by resignation or on time
 * @property {Bounds} minus the moves still needed in the games lost on the board, added up
 */

/**
 * What a side has achieved.
 * @param {import('wire').Match} match
 * @param {'red' | 'blue'} side
 * @returns {Standing}
 */
export function standing(match, side) {
  const lost = match.games.filter(({ result }) => result && result !== 'draw' && result !== side);
  return { won: match[side].won, minus: match[side].minus, givenUp: lost.filter(({ scored }) => !scored).length };
}

/**
 * Who is ahead: a side, `null` if nobody is, `undefined` if the minus points are not counted far enough to tell.
 * @param {import('wire').Match} match
 * @returns {'red' | 'blue' | null | undefined}
 */
export function leader(match) {
  const [red, blue] = [standing(match, 'red'), standing(match, 'blue')];
  if (red.won !== blue.won) return red.won > blue.won ? 'red' : 'blue';
  if (red.givenUp !== blue.givenUp) return red.givenUp < blue.givenUp ? 'red' : 'blue';
  return fewer(red.minus, blue.minus);
}

/**
 * @param {Bounds} red
 * @param {Bounds} blue
 */
function fewer(red, blue) {
  const [redMost, blueMost] = [red.upper ?? Infinity, blue.upper ?? Infinity];
  if (redMost < (blue.lower ?? Infinity)) return 'red';
  if (blueMost < (red.lower ?? Infinity)) return 'blue';
  return red.exact && blue.exact && redMost === blueMost ? null : undefined;
}
