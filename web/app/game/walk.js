// Walking through positions of a game: forth and back with the pieces travelling, and along the loser's way home.

import { address, ask } from '../api.js';
import { pause, slowness } from '../board/travel.js';

/** A walk on a board. */
export class Walk {
  /**
   * @param {import('../board/board.js').Board} board
   * @param {() => void} told called whenever the walk has come further
   */
  constructor(board, told) {
    this.board = board;
    this.told = told;
    /** The line that is being watched: how many of its moves were shown, and of how many. @type {{ at: number, of: number } | null} */
    this.under = null;
    this.ending = new AbortController();
    this.positions = new Map();
  }

  /** The position of a game after some moves; asked once. */
  async positionAt(game, ply) {
    if (ply === game.ply) return game;
    const key = `${ply} ${game.history.slice(0, ply).map(({ move }) => move).join(' ')}`;
    if (!this.positions.has(key)) this.positions.set(key, await ask(address(`/api/games/${game.id}`, { ply })));
    return this.positions.get(key);
  }

  /** Shows the position after some moves. A single move forth or back travels its way; from further away the last move does. */
  async visit(game, from, to, how) {
    const position = await this.positionAt(game, to);
    if (to === from + 1) return this.board.show(position, { ...how, way: game.history[from].way });
    if (to === from - 1) return this.board.show(position, { ...how, way: [...game.history[to].way].reverse() });
    await this.board.show(position, how);
    if (!how.enabled) await this.board.replay();
    return undefined;
  }

  /** Shows a line of one side's moves, one after the other; its end stays until somebody has seen enough. */
  async watch(line) {
    this.stop();
    this.ending = new AbortController();
    const { signal } = this.ending;
    for (const [index, move] of line.entries()) {
      this.under = { at: index + 1, of: line.length };
      this.told();
      await this.board.advance(move);
      await pause(500 * slowness(), signal);
      if (signal.aborted) return;
    }
    await new Promise((enough) => signal.addEventListener('abort', enough, { once: true }));
  }

  /** Ends watching. */
  stop() {
    this.ending.abort();
    if (!this.under) return;
    this.under = null;
    this.told();
  }
}
