// What a server says over a WebSocket, said by this page itself. The two lines here look like sockets to those who listen.

import { learnWords, t } from '../language.js';
import { alone, within } from '../place.js';
import { change, setting } from '../settings.js';
import { toast } from '../ui.js';
import { find, keepGame } from './shelf.js';
import { Ended, Thinker } from './thinking.js';

/** Told to all pages of this browser when a kept game has changed. */
export const CHANGES = 'colorito-games';

/** How often the computer's move is tried again after a breakdown. */
export const ATTEMPTS = 3;

/**
 * The line of an address: this page's own, or one to the server with this page's help.
 * @param {string} path
 * @returns {Promise<import('../socket.js').Socket>}
 */
export async function openLine(path) {
  const game = /^\/api\/games\/(\w+)/.exec(path)?.[1];
  if (!game) return /** @type {any} */ (new AnalysisLine());
  if (alone || await find('games', game)) return /** @type {any} */ (new GameLine(game));
  const { ServedLine } = await import('./served_line.js');
  return /** @type {any} */ (new ServedLine(game));
}

/** What both lines have of a socket. */
class Line extends EventTarget {
  constructor() {
    super();
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    this.thinker = new Thinker();
    // Not before those who asked for it listen.
    setTimeout(() => this.open());
  }

  open() {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** @param {object} news */
  tell(news) {
    if (this.readyState === WebSocket.OPEN) this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.thinker.stop();
    this.thinker.end();
    this.dispatchEvent(new CloseEvent('close', { code: 1000 }));
  }
}

/** Analyses of this page. */
export class AnalysisLine extends Line {
  /** @param {string} question */
  send(question) {
    this.thinker.stop();
    if (JSON.parse(question).type === 'stop') return;
    const hear = (news) => this.tell(news);
    this.thinker.think({ work: { analysis: { question } } }, hear).then(
      (done) => done.error && this.tell(done),
      (error) => error instanceof Ended || (report(error), this.close()));
  }
}

/** A game that is kept in this browser. */
export class GameLine extends Line {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.revision = -1;
    this.changes = new BroadcastChannel(CHANGES);
    this.changes.onmessage = ({ data }) => {
      if (data === id) this.look();
      if (data.review === id) this.lookAtReview();
    };
  }

  open() {
    super.open();
    this.look();
  }

  close() {
    this.changes.close();
    clearTimeout(this.alarm);
    super.close();
  }

  /** Shows the game as it is kept, and does what it waits for. */
  async look() {
    // One that was handed over is the server's now: who listens comes back to it there.
    if (!alone && !(await find('games', this.id))) {
      this.close();
      return;
    }
    const response = await fetch(within(`/api/games/${this.id}`));
    const game = await response.json();
    if (response.ok) this.show(game);
    else if (response.status === 404) this.tell({ type: 'deleted' });
    else this.tell({ type: 'refused', ...game });
  }

  /** Tells how far the review is. */
  async lookAtReview() {
    const response = await fetch(within(`/api/games/${this.id}/review`));
    if (response.ok) this.tell({ type: 'review', ...(await response.json()) });
  }

  show(game) {
    if (game.revision <= this.revision) return;
    this.revision = game.revision;
    this.tell({ type: 'state', game });
    this.attend(game);
  }

  /** Commands are followed by the service worker, which keeps the game before it answers. @param {string} text */
  async send(text) {
    const { type, ...values } = JSON.parse(text);
    const client = values.client ?? null;
    const name = type === 'move' ? 'moves' : type;
    if (type === 'stop-score') {
      // What is known by then is kept.
      this.thinker.stop();
      this.work('score', { most: 0 });
      return;
    }
    try {
      const response = await fetch(within(`/api/games/${this.id}/${name}`), {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values),
      });
      const answer = await response.json();
      if (!response.ok) {
        this.tell({ type: 'refused', client, ...answer });
        return;
      }
      this.thinker.stop();
      this.show(answer);
      insist();
      if (client) this.tell({ type: 'acknowledged', client, ply: answer.ply });
    } catch {
      this.tell({ type: 'refused', client, error: 'unreachable' });
    }
  }

  /** What a server does without being asked: the computer's move, the loser's score, the end of somebody's time. */
  attend(game) {
    clearTimeout(this.alarm);
    const { running } = game.clock ?? {};
    if (game.computer_to_move) this.work('move');
    else if (game.can.includes('stop-score')) this.work('score');
    else if (running) this.alarm = setTimeout(() => this.work('time'), game.clock[running] + 20);
  }

  /** One page at a time thinks about a game; what is kept in the end is kept once. @param {'move' | 'score' | 'time'} task */
  work(task, values = {}) {
    const { revision } = this;
    navigator.locks.request(`colorito-game-${this.id}`, async () => {
      for (let attempt = 1; attempt <= ATTEMPTS && this.readyState === WebSocket.OPEN; attempt += 1) {
        const game = await find('games', this.id);
        if (!game || game.revision !== revision) return;
        try {
          const done = await this.thinker.think({ work: { [task]: { ...values, game, now: Date.now() } } }, (news) => this.tell(news));
          if (done.error) throw new Error(done.error);
          if (done.game && await keepGame(done.game)) this.spread(done.shown);
          return;
        } catch (error) {
          if (error instanceof Ended) return;
          report(error);
        }
      }
    });
  }

  spread(game) {
    this.changes.postMessage(this.id);
    this.show(game);
  }
}

/** Asks the browser once not to throw away what is kept when it runs short of room. Some ask the person in turn. */
function insist() {
  if (setting('insisted') || !navigator.storage?.persist) return;
  change('insisted', true);
  navigator.storage.persist().catch((error) => console.warn(error));
}

// keys: *-broke-down
/** Says that a thought broke down, and what goes on. @param {unknown} error @param {string} [key] */
export async function report(error, key = 'thought-broke-down') {
  console.error(error);
  await learnWords('offline');
  toast(t(key));
}
