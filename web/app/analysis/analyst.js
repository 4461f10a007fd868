// The engine at the other end of a WebSocket. It stops thinking when it is asked anew, told to stop, or left alone.

import { refusal } from '../api.js';
import { openSocket } from '../socket.js';

/** Events: `lines` with the best lines so far, `waiting`, `refused`, `lost`, and `returned` if somebody came back by the browser's own way. */
export class Analyst extends EventTarget {
  constructor() {
    super();
    this.question = 0;
    /** @type {import('../socket.js').Socket | null} */
    this.socket = null;
    /** What is asked as soon as the connection stands. @type {string | null} */
    this.pending = null;
    this.closed = false;
    // A page that was left may be kept by the browser, and the engine would go on thinking for nobody.
    this.hide = () => this.hangUp();
    this.show = (/** @type {PageTransitionEvent} */ event) => event.persisted && this.tell('returned');
    addEventListener('pagehide', this.hide);
    addEventListener('pageshow', this.show);
  }

  /**
   * Listens to news of a kind.
   * @template {keyof import('wire').EngineNews} Kind
   * @param {Kind} kind @param {(detail: import('wire').EngineNews[Kind]) => void} hear
   */
  on(kind, hear) {
    this.addEventListener(kind, (event) => hear(/** @type {CustomEvent} */ (event).detail));
  }

  /** Asks for the best lines at a position; answers to earlier questions are not heard any more. */
  ask(at, lines) {
    this.question += 1;
    this.send({ type: 'analyse', question: this.question, lines, at });
  }

  stop() {
    this.question += 1;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"stop"}');
    this.pending = null;
  }

  send(message) {
    const text = JSON.stringify(message);
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(text);
      return;
    }
    // Only the last question matters.
    this.pending = text;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) this.connect();
  }

  connect() {
    const socket = openSocket('/api/analysis');
    this.socket = socket;
    socket.addEventListener('open', () => {
      if (this.pending) socket.send(this.pending);
      this.pending = null;
    });
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(data)));
    socket.addEventListener('close', () => socket === this.socket && !this.closed && this.tell('lost'));
  }

  hear(news) {
    if (news.error) refusal(news).then((refused) => this.tell('refused', refused));
    else if (news.question === this.question) this.tell(news.type, news);
  }

  /** @param {string} type @param {unknown} [detail] */
  tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  hangUp() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** Ends all of it. */
  close() {
    this.closed = true;
    removeEventListener('pagehide', this.hide);
    removeEventListener('pageshow', this.show);
    this.hangUp();
  }
}
