// Thoughts of this page: each has a worker to itself, which is kept for the next one or ended with it.

import { within } from '../place.js';
import { compile } from './module.js';

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/** The module is loaded when something is thought about for the first time. */
function load() {
  compiled ??= fetch(within('/module/colorito.wasm')).then(compile).catch((error) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/** A thought was ended before it was done. */
export class Ended extends Error {}

/** Somebody who does one task after the other. */
export class Thinker {
  constructor() {
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {((error: Error) => void) | null} */
    this.giveUp = null;
  }

  /**
   * Does a task, or answers a request. A worker that breaks down is ended; the next task gets a new one.
   * @param {{ ask: object } | { work: object }} task
   * @param {(news: any) => void} [hear]
   * @returns {Promise<any>}
   */
  async think(task, hear = () => {}) {
    this.stop();
    /** @type {Promise<never>} */
    const ended = new Promise((_, fail) => (this.giveUp = fail));
    ended.catch(() => {});
    const module = await Promise.race([load(), ended]);
    const worker = this.worker ?? new Worker(new URL('thinker.js', import.meta.url), { type: 'module' });
    this.worker = worker;
    try {
      return await Promise.race([ended, new Promise((done, fail) => {
        worker.onmessage = ({ data }) => {
          if (data.news !== undefined) hear(JSON.parse(data.news));
          else if (data.broken !== undefined) fail(new Error(data.broken));
          else done(data.done);
        };
        worker.onerror = (event) => fail(new Error(event.message));
        worker.postMessage({ compiled: module, ...task });
      })]);
    } catch (error) {
      if (this.worker === worker) this.end();
      throw error;
    } finally {
      this.giveUp = null;
    }
  }

  /** Ends what is being thought about, if anything is. */
  stop() {
    if (!this.giveUp) return;
    this.giveUp(new Ended());
    this.giveUp = null;
    this.end();
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
  }
}
