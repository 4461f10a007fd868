// A game that plays itself on the start page until somebody touches the board.

import { pause, slowness } from '../board/travel.js';
import { LINE } from './line.js';

/** How long the board rests before the first move, between two moves, and before it begins anew, in milliseconds. */
const [BEFORE, BETWEEN, AFTER] = [1200, 2600, 5000];

/** A demonstration on a board. */
export class Demonstration {
  /**
   * @param {import('../board/board.js').Board} board
   * @param {import('../board/state.js').Position} position where it begins
   * @param {(tip: string) => void} tell called with the name of what is shown
   */
  constructor(board, position, tell) {
    this.board = board;
    this.position = position;
    this.tell = tell;
    this.ending = new AbortController();
  }

  /** Plays until it is stopped. */
  async run() {
    const { signal } = this.ending;
    while (!signal.aborted) {
      this.tell('race');
      await this.board.show(this.position);
      await pause(BEFORE + 2000, signal);
      for (const { tip, ...move } of LINE) {
        if (signal.aborted) return;
        this.tell(tip);
        await pause(BEFORE, signal);
        if (signal.aborted) return;
        await this.board.advance(move);
        await pause(BETWEEN * slowness(), signal);
      }
      await pause(AFTER, signal);
    }
  }

  stop() {
    this.ending.abort();
  }
}
