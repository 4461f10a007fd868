// Thoughts of this page: each has a worker to itself, or several where that is of use, which are kept for the next one or ended with it.

import { within } from '../place.js';
import { compile } from './module.js';

const PLAIN = '/module/colorito.wasm';
const THREADED = '/module/colorito-threads.wasm';
const NETWORKS = '/module/networks.bin';

/** The most threads of a thought: each more gains less, and others want to use the device too. */
const MOST_THREADS = 4;

/** The level that thinks for a time; those below look at so many positions and no more. */
const FULL_LEVEL = 10;

/** Modules and networks are loaded when they are first needed. @type {Map<string, Promise<any>>} */
const loaded = new Map();

/**
 * @template T
 * @param {string} path
 * @param {(response: Response) => Promise<T>} read
 * @returns {Promise<T>}
 */
function load(path, read) {
  const known = loaded.get(path);
  if (known) return known;
  const coming = fetch(within(path)).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return read(response);
  });
  loaded.set(path, coming);
  coming.catch(() => loaded.delete(path));
  return coming;
}

/** Whether thoughts of several threads have worked so far; if they have not, those of one do. */
let canShare = true;

/** How many threads a thought can have: browsers share memory between workers of isolated pages only. Where there are processors enough, one is the page's. */
export function availableThreads() {
  if (!canShare || !globalThis.crossOriginIsolated) return 1;
  const processors = navigator.hardwareConcurrency ?? 1;
  return Math.min(processors > 2 ? processors - 1 : processors, MOST_THREADS);
}

/** Whether several threads find more than one: where somebody thinks for a time. */
function gainsByThreads({ ask, work }) {
  if (ask) return ask.path.endsWith('/hint');
  if (work.move) return Object.values(work.move.game.seats).some(({ level }) => level === FULL_LEVEL);
  return Boolean(work.analysis ?? work.review);
}

/** A thought was ended before it was done. */
export class Ended extends Error {}

/**
 * What a task is done with.
 * @typedef {{ compiled: WebAssembly.Module, networks: Uint8Array, threads: number }} Means
 */

/** Several threads where that is of use and possible. @param {any} task @returns {Promise<Means>} */
async function meansFor(task) {
  const threads = gainsByThreads(task) ? availableThreads() : 1;
  const networks = load(NETWORKS, async (response) => new Uint8Array(await response.arrayBuffer()));
  networks.catch(() => {});
  // Without a network it is there only if it was needed before.
  const threaded = threads > 1 ? await load(THREADED, compile).catch(() => null) : null;
  return { compiled: threaded ?? (await load(PLAIN, compile)), networks: await networks, threads: threaded ? threads : 1 };
}

/** Workers that think together: the first is given the tasks, the others help it. */
class Team {
  /** @param {Means} means */
  constructor({ compiled, networks, threads }) {
    const start = (name) => new Worker(new URL(name, import.meta.url), { type: 'module' });
    /** What the first one begins with. */
    this.means = { compiled, networks };
    this.first = start('thinker.js');
    /** The first one's lines to its helpers, until it has got them. @type {MessagePort[]} */
    this.lines = [];
    this.helpers = Array.from({ length: threads - 1 }, () => {
      const [helper, { port1, port2 }] = [start('helper.js'), new MessageChannel()];
      helper.postMessage({ compiled, line: port2 }, [port2]);
      this.lines.push(port1);
      return helper;
    });
    this.workers = [this.first, ...this.helpers];
  }

  /** @param {object} task @param {(news: any) => void} hear @returns {Promise<any>} */
  work(task, hear) {
    return new Promise((done, fail) => {
      for (const worker of this.workers) {
        worker.onerror = (event) => fail(new Error(event.message));
        worker.onmessage = ({ data }) => {
          if (data.news !== undefined) hear(JSON.parse(data.news));
          else if (data.broken !== undefined) fail(new Error(data.broken));
          else done(data.done);
        };
      }
      const helpers = this.lines.splice(0);
      this.first.postMessage({ ...this.means, helpers, ...task }, helpers);
    });
  }

  end() {
    for (const worker of this.workers) worker.terminate();
  }
}

/** Somebody who does one task after the other. */
export class Thinker {
  constructor() {
    /** @type {Team | null} */
    this.team = null;
    /** @type {((error: Error) => void) | null} */
    this.giveUp = null;
  }

  /**
   * Does a task, or answers a request. A team of which one breaks down is ended; the next task gets a new one.
   * @param {{ ask: object } | { work: object }} task
   * @param {(news: any) => void} [hear]
   * @returns {Promise<any>}
   */
  async think(task, hear = () => {}) {
    this.stop();
    /** @type {Promise<never>} */
    const ended = new Promise((_, fail) => (this.giveUp = fail));
    ended.catch(() => {});
    const team = this.team ?? new Team(await Promise.race([meansFor(task), ended]));
    this.team = team;
    try {
      return await Promise.race([ended, team.work(task, hear)]);
    } catch (error) {
      if (team.helpers.length && !(error instanceof Ended)) canShare = false;
      if (this.team === team) this.end();
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
    this.team?.end();
    this.team = null;
  }
}
