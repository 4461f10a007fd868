// What a graph of ratings reaches over.

/** Between lines of the ground, in points of rating. */
export const STEP = 100;

/**
 * The bounds of a graph: whole steps around all ratings, and the first and the last moment.
 * @param {{ at: number, rating: number }[]} history
 */
export function bounds(history) {
  const ratings = history.map(({ rating }) => rating);
  const low = Math.floor((Math.min(...ratings) - 1) / STEP) * STEP;
  const high = Math.ceil((Math.max(...ratings) + 1) / STEP) * STEP;
  return { low, high, first: history[0].at, last: history[history.length - 1].at };
}
