// Games and matches begin under names that are chosen here: there is one of a name, so they can be asked for as often as the network wishes.

import { newName } from '../names.js';

/** How often something is asked for without anybody doing anything. */
const ATTEMPTS = 3;

/** How long is waited before it is asked for again. */
const PAUSE_MS = 1000;

/** What a server says of a name that is not to be had. */
const TAKEN = ['id-taken', 'not-your-game'];

const newNames = (count) => Array.from({ length: count }, () => newName()).join(',');

/** Begins what is wished for on one page. A wish whose answer was lost keeps its name, so that wishing again begins nothing else. */
export class Beginner {
  constructor() {
    /** What was asked for and not answered. @type {{ wish: string, as: string, send: (as: string) => Promise<any> } | null} */
    this.unanswered = null;
  }

  /**
   * @template T
   * @param {unknown} wish by which it is known whether the same is wished for again
   * @param {() => (as: string) => Promise<T>} prepare what is to be sent, under a name; chance has its say once
   * @param {number} [count] how many names it may take
   * @returns {Promise<T>}
   */
  async begin(wish, prepare, count = 1) {
    const key = JSON.stringify(wish);
    if (this.unanswered?.wish !== key) this.unanswered = { wish: key, as: newNames(count), send: prepare() };
    const asked = this.unanswered;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const begun = await asked.send(asked.as);
        this.unanswered = null;
        return begun;
      } catch (error) {
        const { code = '' } = /** @type {{ code?: string }} */ (error);
        const isTaken = TAKEN.includes(code);
        if (isTaken) asked.as = newNames(count);
        if (attempt === ATTEMPTS || !(isTaken || code === 'unreachable')) throw error;
        if (!isTaken) await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    }
  }
}
