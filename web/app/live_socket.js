// A WebSocket that only listens, and comes back by itself.

import { openSocket } from './socket.js';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/** Those who extend it say what they `hear`. Events have `detail`; `connection` is one of them. */
export class LiveSocket extends EventTarget {
  /** @param {string} path */
  constructor(path) {
    super();
    this.path = path;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {import('./socket.js').Socket | null} */
    this.socket = null;
    this.wake = () => !document.hidden && this.socket?.readyState === WebSocket.CLOSED && this.connect();
    // A page that was left may be kept by the browser, and would count as there.
    this.hide = () => this.socket?.close();
    addEventListener('pagehide', this.hide);
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const socket = openSocket(this.path);
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.socket) return;
      this.wait = FIRST_WAIT;
      this.hear(JSON.parse(data));
    });
    socket.addEventListener('close', () => socket === this.socket && this.lose());
  }

  /** @param {any} _news */
  hear(_news) {}

  lose() {
    if (this.closed) return;
    this.tell('connection', false);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  /** @param {string} type @param {unknown} detail */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {string} kind @param {(detail: any) => void} hear */
  on(kind, hear) {
    this.addEventListener(kind, (event) => hear(/** @type {CustomEvent} */ (event).detail));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('pagehide', this.hide);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}
