// Why a move is not possible, in the words of the rules.

import { address, ask, messageOf } from '../api.js';

/**
 * Asks the server why a piece cannot go from one space to another; `null` if it can.
 * @param {{ position: string, variant: string, board?: string | null, pattern: string }} position
 * @param {string} from @param {string} to @returns {Promise<string | null>}
 */
export async function whyNot({ position, variant, board, pattern }, from, to) {
  try {
    await ask(address('/api/analysis/position', { variant, board: board ?? pattern, position, moves: `${from}${to}` }));
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
