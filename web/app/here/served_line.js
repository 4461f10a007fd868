// The line to a server over which a game is played, with a page that finds the computer's moves where the server asks for them.

import { within } from '../place.js';
import { FORMAT } from './format.js';
import { ATTEMPTS, CHANGES, report } from './lines.js';
import { Ended, Thinker } from './thinking.js';

/** Whether thoughts have worked so far; if they have not, the server thinks. */
let canThink = true;

/** A WebSocket, as far as one is used. */
export class ServedLine extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.thinker = new Thinker();
    /** The newest revision that was heard of. */
    this.revision = -1;
    /** Whether a move was sent for the computer that nothing was heard of yet. */
    this.found = false;
    const url = new URL(within(`/api/games/${id}/socket?format=${FORMAT}&thinks=${canThink}`), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.socket = new WebSocket(url);
    this.socket.addEventListener('open', () => this.dispatchEvent(new Event('open')));
    this.socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(data)));
    this.socket.addEventListener('close', ({ code }) => this.end(code));
    this.changes = new BroadcastChannel(CHANGES);
    this.changes.onmessage = ({ data }) => data.review === id && this.lookAtReview();
  }

  get readyState() {
    return this.socket.readyState;
  }

  /** @param {string} text */
  send(text) {
    this.socket.send(text);
  }

  close() {
    this.socket.close();
  }

  end(code) {
    this.thinker.stop();
    this.thinker.end();
    this.changes.close();
    this.dispatchEvent(new CloseEvent('close', { code }));
  }

  tell(news) {
    if (this.readyState === WebSocket.OPEN) this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }

  hear(news) {
    const revision = news.type === 'moved' ? news.revision : news.game?.revision;
    if (news.type === 'think') {
      this.think(news.game);
      return;
    }
    if (revision > this.revision) {
      this.revision = revision;
      this.thinker.stop();
    }
    // Somebody else was faster: that is what the game has become, and nobody's mistake.
    const late = news.type === 'refused' && !news.client && this.found && news.game;
    if (news.type !== 'think') this.found = false;
    this.tell(late ? { type: 'state', game: news.game } : news);
  }

  /** Finds the computer's move. One page of this browser does so at a time; what others have found meanwhile is not looked for again. */
  async think(game) {
    await navigator.locks.request(`colorito-game-${this.id}`, async () => {
      for (let attempt = 1; attempt <= ATTEMPTS && this.readyState === WebSocket.OPEN; attempt += 1) {
        if (this.revision > game.revision) return;
        try {
          const done = await this.thinker.think({ work: { move: { game, now: Date.now() } } }, (news) => this.tell(news));
          const move = done.game?.moves[done.game.played - 1];
          if (!move) throw new Error(done.error ?? 'no move was found');
          this.found = true;
          this.send(JSON.stringify({ type: 'computers-move', move, ply: game.played }));
          return;
        } catch (error) {
          if (error instanceof Ended) return;
          report(error);
        }
      }
      // The line comes back without this offer, and the server thinks.
      canThink = false;
      this.close();
    });
  }

  /** Tells how far a review is that is made in this browser. */
  async lookAtReview() {
    const response = await fetch(within(`/api/games/${this.id}/review`));
    if (response.ok) this.tell({ type: 'review', ...(await response.json()) });
  }
}
