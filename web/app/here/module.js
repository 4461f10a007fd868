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

export class Module {
  /**
   * @param {WebAssembly.Module} compiled
   * @param {(news: string) => void} [hear] hears what is said during a thought
   */
  constructor(compiled, hear = () => {}) {
    this.lastWords = '';
    const say = (kind, text, length) => {
      const said = this.read(text, length);
      if (kind === LAST_WORDS) this.lastWords = said;
      else hear(said);
    };
    const page = { time: () => performance.now(), say };
    /** @type {any} */
    this.inside = new WebAssembly.Instance(compiled, { page }).exports;
    this.inside.begin();
  }

  read(place, length) {
    return new TextDecoder().decode(new Uint8Array(this.inside.memory.buffer, place, length));
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
      // Making room may move the memory.
      const room = this.inside.room(bytes.length);
      new Uint8Array(this.inside.memory.buffer, room, bytes.length).set(bytes);
      const length = this.inside[name]();
      return JSON.parse(this.read(this.inside.said(), length));
    } catch (error) {
      throw new Breakdown(this.lastWords || String(error));
    }
  }
}
