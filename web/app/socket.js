// Opens a line to whoever answers: a server's WebSocket, with this page's help where it can think, or this page itself.

import { alone, within } from './place.js';

/**
 * What is used of a WebSocket.
 * @typedef {Pick<WebSocket, 'addEventListener' | 'readyState' | 'send' | 'close'>} Socket
 */

/**
 * @param {string} path
 * @returns {Socket}
 */
export function openSocket(path) {
  // Where all of the application is at hand, the module included, this page thinks.
  const thinks = path === '/api/analysis' || path.startsWith('/api/games/');
  const here = alone || (thinks && Boolean(globalThis.navigator?.serviceWorker?.controller));
  if (here) return /** @type {any} */ (new LateLine(path));
  const url = new URL(within(path), location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}

/** A line of this page, whose module is loaded when the first one is opened. */
class LateLine extends EventTarget {
  /** @param {string} path */
  constructor(path) {
    super();
    /** @type {Socket | null} */
    this.line = null;
    this.left = false;
    import('./here/lines.js').then(({ openLine }) => openLine(path)).then((line) => {
      if (this.left) {
        line.close();
        return;
      }
      this.line = line;
      for (const kind of ['open', 'message', 'close']) line.addEventListener(kind, (event) => this.pass(event));
    }, () => this.dispatchEvent(new CloseEvent('close')));
  }

  pass(event) {
    this.dispatchEvent(event instanceof MessageEvent ? new MessageEvent('message', { data: event.data }) : new CloseEvent(event.type, event));
  }

  get readyState() {
    return this.line?.readyState ?? (this.left ? WebSocket.CLOSED : WebSocket.CONNECTING);
  }

  /** @param {string} text */
  send(text) {
    this.line?.send(text);
  }

  close() {
    this.left = true;
    this.line?.close();
  }
}
