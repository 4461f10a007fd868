// What is printed on a board and where each colour may rest, as the server tells it; asked once for each pattern.

import { address, ask } from '../api.js';

const known = new Map();

/** The ground of a board by its pattern. */
export function groundOf(pattern) {
  if (!known.has(pattern)) {
    const asked = ask(address('/api/board', { board: pattern }));
    asked.catch(() => known.delete(pattern));
    known.set(pattern, asked);
  }
  return known.get(pattern);
}
