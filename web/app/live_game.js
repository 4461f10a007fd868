// A game as the server has it, kept up to date over a WebSocket that comes back by itself.

import { Refusal, refusal } from './api.js';
import { newName } from './names.js';
import { openSocket } from './socket.js';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** A server that stops and will be back. */
const RESTART = 1012;
const RESTART_WAIT = 2000;
/** A connection that says nothing for so long is tried anew when something is sent. */
const PATIENCE = 8000;

/** Loaded with the first move. @type {typeof import('./game/moved.js').afterMove | null} */
let afterMove = null;

export async function learnMoves() {
  ({ afterMove } = await import('./game/moved.js'));
}

/** Events: `state`, `thinking`, `thought`, `score`, `review`, `refused`, `deleted`, `connection`; each has `detail`. */
export class LiveGame extends EventTarget {
  /** @param {import('wire').Game} first the game as it was asked for: it can be played before the connection stands */
  constructor(first) {
    super();
    this.id = first.id;
    this.game = first;
    /** The move that is sent and not yet acknowledged. Sent again after a lost connection, it is played once. */
    /** @type {{ type: 'move', move: string, ply: number, client: string } | null} */
    this.unacknowledged = null;
    /** Moves heard before it is known what they change. @type {any[]} */
    this.untold = [];
    /** @type {import('./socket.js').Socket | null} */
    this.socket = null;
    this.connected = false;
    /** Whether a connection was lost or could not be made. */
    this.away = false;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.wake = () => this.hurry();
    // A page that was left may be kept by the browser, and would count as there.
    this.hide = () => this.socket?.close();
    addEventListener('pagehide', this.hide);
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /**
   * Listens to news of a kind.
   * @template {keyof import('wire').GameNews} Kind
   * @param {Kind} kind @param {(detail: import('wire').GameNews[Kind]) => void} hear
   */
  on(kind, hear) {
    this.addEventListener(kind, (event) => hear(/** @type {CustomEvent} */ (event).detail));
  }

  connect() {
    clearTimeout(this.timer);
    const socket = openSocket(`/api/games/${this.id}/socket`);
    this.socket = socket;
    socket.addEventListener('message', (event) => socket === this.socket && this.hear(JSON.parse(event.data)));
    socket.addEventListener('close', ({ code }) => socket === this.socket && this.lose(code));
  }

  hear(news) {
    switch (news.type) {
      case 'state':
        this.game = news.game;
        this.found();
        this.tell('state', news.game);
        break;
      case 'moved':
        this.move(news);
        break;
      case 'acknowledged':
        if (this.unacknowledged?.client === news.client) this.settle();
        break;
      case 'refused':
        this.refuse(news);
        break;
      case 'losers-score':
        this.tell('score', news);
        break;
      case 'deleted':
        this.close();
        this.tell('deleted');
        break;
      default:
        this.tell(news.type, news);
    }
  }

  /** A move was made. Who has missed one asks for the whole game. */
  move(news) {
    if (!afterMove) {
      this.untold.push(news);
      learnMoves().then(() => this.untold.splice(0).forEach((waiting) => this.move(waiting)), () => this.renew());
      return;
    }
    if (this.closed || news.revision <= this.game.revision) return;
    if (news.since !== this.game.revision) {
      this.renew();
      return;
    }
    this.game = afterMove(this.game, news);
    this.tell('state', this.game);
  }

  renew() {
    const { socket } = this;
    this.connected = false;
    this.connect();
    socket?.close();
  }

  /** The server is there: what it has not acknowledged is sent again. */
  found() {
    if (this.connected) return;
    this.connected = true;
    this.away = false;
    this.wait = FIRST_WAIT;
    this.tell('connection', true);
    if (this.unacknowledged) this.send(this.unacknowledged);
  }

  lose(code) {
    if (this.closed) return;
    if (code === RESTART) this.wait = Math.max(this.wait, RESTART_WAIT);
    const known = !this.away;
    this.connected = false;
    this.away = true;
    if (known) this.tell('connection', false);
    // Not all pages at once: a server that comes back would have to begin with a crowd.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  /** Tries again at once. */
  hurry() {
    if (this.closed || this.connected || document.hidden) return;
    this.wait = FIRST_WAIT;
    this.socket?.close();
    this.connect();
  }

  refuse(news) {
    if (news.client && this.unacknowledged?.client === news.client) this.settle();
    if (news.game) {
      this.game = { ...news.game, ratings: this.game.ratings };
      this.tell('state', this.game);
    }
    // A server that this page does not understand any more is not asked again.
    if (news.error === 'other-format') this.close();
    refusal(news).then((refused) => this.tell('refused', refused));
  }

  settle() {
    clearTimeout(this.doubt);
    this.unacknowledged = null;
  }

  /** Plays a move. It carries the ply it is for and an id of its own, so that a repetition is harmless. */
  play(move) {
    this.settle();
    this.unacknowledged = { type: 'move', move, ply: this.game.ply, client: newName(12) };
    this.send(this.unacknowledged);
    if (!afterMove) learnMoves().catch(() => {});
    // A connection that died without a word is noticed by the missing acknowledgement.
    this.doubt = setTimeout(() => this.unacknowledged && this.socket?.close(), PATIENCE);
  }

  /** Anything but a move. */
  command(type, values = {}) {
    if (!this.connected) {
      this.tell('refused', new Refusal({ error: 'unreachable' }));
      return;
    }
    this.send({ type, ply: this.game.ply, ...values });
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {string} type @param {unknown} [detail] */
  tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Ends all of it. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    removeEventListener('pagehide', this.hide);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}
