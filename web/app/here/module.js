// The WebAssembly module with rules, engine and solver, as something to be asked. Used by the thinker and by the service worker.

/** What the module says: news of a thought, or its last words. */
const LAST_WORDS = 1;

/** Compiles the module while it comes. Hosts of files that do not know what it is call it something else: then once it is there. @param {Response} response */
export async function compile(response) {
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The module broke down; this instance is of no use any more. */
export class Breakdown extends Error {}

/** Bytes of a page of memory. */
const PAGE = 65_536;

/** Pages of a memory that threads share: what the module begins with, the most it can have, both as in `checks/module/make`, and a thread's stack. */
const BEGINNING = 32;
const MOST = 4_096;
const STACK = 16;

/**
 * Where the thread-local variables of a thread begin, a page of memory, in bytes. What the module begins with is followed by those of the first thread,
 * then by stack and variables of each other one: a stack is used from its end.
 * @param {number} thread
 */
const variablesOf = (thread) => (BEGINNING + thread * (STACK + 1)) * PAGE;

/** A memory for so many threads of one module. @param {number} threads */
export const sharedMemory = (threads) =>
  new WebAssembly.Memory({ initial: variablesOf(threads - 1) / PAGE + 1, maximum: MOST, shared: true });

/**
 * What a thread needs to be one of several: their memory, how many they are, which one it is, from 0 on, and the moment all count time from.
 * @typedef {{ memory: WebAssembly.Memory, threads: number, thread: number, origin: number }} Share
 */

export class Module {
  /**
   * @param {WebAssembly.Module} compiled
   * @param {(news: string) => void} [hear] hears what is said during a thought
   * @param {Share} [share] for a module with shared memory
   * @param {Uint8Array} [networks] what those who think have to know beside the module
   */
  constructor(compiled, hear = () => {}, share = undefined, networks = undefined) {
    this.lastWords = '';
    const say = (kind, text, length) => {
      const said = this.read(text, length);
      if (kind === LAST_WORDS) this.lastWords = said;
      else hear(said);
    };
    // Each worker counts time from another moment.
    const late = share ? performance.timeOrigin - share.origin : 0;
    const page = { time: () => late + performance.now(), say };
    /** @type {any} */
    this.inside = new WebAssembly.Instance(compiled, { page, ...(share && { env: { memory: share.memory } }) }).exports;
    /** @type {WebAssembly.Memory} */
    this.memory = share?.memory ?? this.inside.memory;
    if (share) this.settle(share);
    if (!share?.thread) this.inside.begin();
    if (networks) this.learn(networks);
  }

  /** Hands in the networks. @param {Uint8Array} networks */
  learn(networks) {
    this.write(networks);
    if (!this.inside.learn()) throw new Error('these are no networks of this module');
  }

  /** Gives a thread its own part of the memory; the first announces the others. @param {Share} share */
  settle({ threads, thread }) {
    if (this.inside.__tls_size.value > PAGE) throw new Error('no room for thread-local variables');
    this.inside.__wasm_init_tls(variablesOf(thread));
    if (thread) this.inside.__stack_pointer.value = variablesOf(thread);
    else for (let helper = 1; helper < threads; helper += 1) this.inside.announce_helper();
  }

  /** Helps the first thread to think, until the worker ends. */
  help() {
    this.inside.help();
  }

  /** How many threads are thinking. @returns {number} */
  get threads() {
    return this.inside.threads?.() ?? 1;
  }

  read(place, length) {
    // A text is read from memory that nobody else can change.
    return new TextDecoder().decode(new Uint8Array(this.memory.buffer, place, length).slice());
  }

  /** Writes what the next call is about. @param {Uint8Array} bytes */
  write(bytes) {
    // Making room may move the memory.
    const room = this.inside.room(bytes.length);
    new Uint8Array(this.memory.buffer, room, bytes.length).set(bytes);
  }

  /** Answers a request at once: an object in, an object out. */
  ask(request) {
    return this.call('ask', request);
  }

  /** Does something that may take long. */
  work(task) {
    return this.call('work', task);
  }

  call(name, value) {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    try {
      this.write(bytes);
      const length = this.inside[name]();
      return JSON.parse(this.read(this.inside.said(), length));
    } catch (error) {
      throw new Breakdown(this.lastWords || String(error));
    }
  }
}
