// The review of a game: who was ahead when, where it turned, and what would have been better.

import { Refusal, address, ask, messageOf, post } from '../api.js';
import { Board } from '../board/board.js';
import { sideName } from '../board/words.js';
import { h, mark } from '../dom.js';
import { glyph } from '../game/plate.js';
import { playerName, resultSentence } from '../game/sentences.js';
import { bindKeys } from '../keys.js';
import { learnWords, t } from '../language.js';
import { LiveGame } from '../live_game.js';
import { LeadGraph } from '../study/lead_graph.js';
import { sentence } from '../study/message.js';
import { joinMoves } from '../study/reviewed.js';
import { decimal, standingText } from '../study/standing.js';
import { button, title, toast } from '../ui.js';

/** A review that nothing is heard of for so long is asked for, in milliseconds. */
const PATIENCE = 20_000;

/**
 * @param {HTMLElement} box
 * @param {{ id: string, query: URLSearchParams }} parameters
 */
export default async function review(box, { id, query }) {
  const [game] = await Promise.all([ask(`/api/games/${encodeURIComponent(id)}`), ...['learn', 'review', 'study'].map(learnWords)]);
  title(t('review-title'));
  const page = new ReviewPage(game, query.get('time'));
  box.append(page.element);
  await page.begin();
  return () => page.leave();
}

class ReviewPage {
  constructor(game, time) {
    this.game = game;
    this.time = time ? Number(time) : undefined;
    /** @type {import('wire').Review} */
    this.review = { state: 'none', time: 0, reviewed: 0, moves: [], total: game.ply, players: [] };
    /** How often something was taken over from the server. */
    this.taken = 0;
    this.visited = game.ply;
    this.board = new Board({ name: t('board-of-review') });
    this.graph = new LeadGraph((ply) => this.visit(ply));
    this.build();
    this.unbind = bindKeys(this.keys());
  }

  build() {
    const { game } = this;
    const names = { red: playerName(game, 'red'), blue: playerName(game, 'blue') };
    this.bar = h('progress', { max: Math.max(1, game.ply), value: 0, 'aria-label': t('review-progress-bar'), id: 'progress' });
    this.state = h('p', { role: 'status', 'aria-live': 'polite', id: 'review-state' });
    this.command = h('div', { class: 'actions' });
    this.told = h('div', { class: 'review-move', id: 'told', role: 'status', 'aria-live': 'polite' });
    this.slider = h('input', { type: 'range', id: 'ply', min: 0, max: game.ply, value: game.ply, 'aria-label': t('review-slider'), input: () => this.visit(Number(this.slider.value)) });
    const step = (text, name, to) => button(text, () => this.visit(to()), { 'aria-label': name, title: name });
    this.steps = h('div', { class: 'steps' },
      step('⇤', t('look-first'), () => 0), step('←', t('look-previous'), () => Math.max(0, this.visited - 1)),
      step('→', t('look-next'), () => Math.min(game.ply, this.visited + 1)), step('⇥', t('look-last'), () => game.ply));
    this.turns = h('ol', { class: 'turning-points', id: 'turning-points' });
    this.players = h('div', { class: 'side-by-side', id: 'players' });
    this.table = h('tbody', {});
    this.element = h('div', { class: 'study review' },
      h('div', { class: 'study-left' },
        h('div', { class: 'study-board' }, this.board.element), this.steps, this.told),
      h('div', { class: 'study-side' },
        h('p', { class: 'small' }, h('a', { href: `/game/${game.id}` }, t('review-back')), h('a', { href: address('/analyse', { game: game.id }) }, t('review-analyse'))),
        h('h1', {}, t('games-names', names)),
        game.outcome && h('p', { class: 'quiet' }, resultSentence(game)),
        h('section', { class: 'sheet rows', 'aria-label': t('review-progress') }, this.state, this.bar, this.command),
        h('section', { class: 'sheet', 'aria-labelledby': 'graph-title' }, h('h2', { id: 'graph-title' }, t('review-graph')), this.graph.element, this.slider),
        h('section', { 'aria-labelledby': 'turns-title' }, h('h2', { id: 'turns-title' }, t('review-turns')), this.turns),
        h('section', { 'aria-labelledby': 'players-title' }, h('h2', { id: 'players-title' }, t('review-players')), this.players),
        h('details', { class: 'more-box', id: 'as-table' }, h('summary', {}, t('review-table')),
          h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('review-table') },
            h('table', {}, h('thead', {}, h('tr', {}, ['review-column-move', 'review-column-played', 'review-column-standing', 'review-column-lost'].map((key) => h('th', { scope: 'col' }, t(key))))), this.table)))));
  }

  async begin() {
    await this.fetch();
    this.listen();
    await this.visit(this.game.ply);
    if (this.review.state === 'none' && this.game.ply > 0) await this.start();
  }

  /** Hears how far the review is. Whoever has been away asks. */
  listen() {
    this.live = new LiveGame(this.game);
    this.live.on('review', (answer) => this.take(answer));
    this.live.on('state', () => this.fetchOrSay());
    this.live.on('connection', (connected) => connected || this.sayLost());
    this.live.on('deleted', () => this.leave());
  }

  leave() {
    this.left = true;
    this.live?.close();
    clearTimeout(this.timer);
    this.unbind();
  }

  /** What keys do here. */
  keys() {
    const to = (ply) => () => {
      const wanted = ply();
      if (wanted >= 0 && wanted <= this.game.ply) this.visit(wanted);
    };
    return [
      { keys: ['ArrowLeft'], name: 'keys-back', act: to(() => this.visited - 1) },
      { keys: ['ArrowRight'], name: 'keys-on', act: to(() => this.visited + 1) },
      { keys: ['Home'], name: 'keys-first', act: to(() => 0) },
      { keys: ['End'], name: 'keys-last', act: to(() => this.game.ply) },
    ];
  }

  /** @returns {`/api/games/${string}/review`} */
  address() {
    return `/api/games/${this.game.id}/review`;
  }

  /** Asks for what is new. */
  async fetch() {
    const { taken } = this;
    try {
      const answer = await ask(address(this.address(), { from: this.review.moves.length }));
      // What was heard meanwhile may be newer.
      if (taken === this.taken || answer.reviewed > this.review.moves.length) this.take(answer);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'unreachable') throw error;
      this.sayLost();
      this.wait();
    }
  }

  fetchOrSay() {
    this.fetch().catch((error) => toast(messageOf(error)));
  }

  sayLost() {
    this.state.textContent = t('connection-lost');
  }

  /** News may get lost. */
  wait() {
    clearTimeout(this.timer);
    if (!this.left) this.timer = setTimeout(() => this.fetchOrSay(), PATIENCE);
  }

  /** Takes what is told. If moves before it are missing, all are asked for. */
  take(answer) {
    if (this.left) return;
    const moves = joinMoves(this.review.moves, answer);
    if (!moves) {
      this.fetchOrSay();
      return;
    }
    this.review = { ...answer, moves };
    this.taken += 1;
    clearTimeout(this.timer);
    if (answer.state === 'running') this.wait();
    this.update();
  }

  async start() {
    try {
      this.take(await post(this.address(), { time: this.time }));
    } catch (error) {
      toast(messageOf(error));
    }
  }

  async stop() {
    try {
      this.take(await post(`${this.address()}/stop`));
    } catch (error) {
      toast(messageOf(error));
    }
  }

  // keys: review-state-*
  update() {
    const { state, reviewed, total, moves } = this.review;
    this.bar.value = moves.length;
    this.bar.max = Math.max(1, total);
    const words = t(`review-state-${state}`, { reviewed: moves.length, total });
    if (this.state.textContent !== words) this.state.textContent = words;
    this.showCommand(state);
    this.showGraph();
    if (this.drawn !== `${reviewed} ${state}`) {
      this.drawn = `${reviewed} ${state}`;
      this.showTurns();
      this.showPlayers();
      this.showTable();
    }
    this.tell();
  }

  showCommand(state) {
    if (this.command.dataset.state === state) return;
    const focused = this.command.contains(document.activeElement);
    this.command.dataset.state = state;
    const command = {
      running: () => button(t('review-stop'), () => this.stop(), { id: 'stop' }),
      stopped: () => button(t('review-continue'), () => this.start(), { class: 'main', id: 'continue' }),
      none: () => button(t('review-start'), () => this.start(), { class: 'main', id: 'start' }),
    }[state];
    mark(this.bar, 'hidden', state === 'done');
    this.command.replaceChildren(...(command ? [command()] : []));
    if (focused) this.command.querySelector('button')?.focus();
  }

  showGraph() {
    const { moves, total } = this.review;
    const last = moves.at(-1);
    const name = last ? t('review-graph-name', { reviewed: moves.length, standing: standingText(last.standing) }) : t('review-graph-empty');
    this.graph.show({ moves, total, name, visited: this.visited });
  }

  showTurns() {
    const turning = this.review.moves.filter((move) => move.turning_point);
    const focused = this.turns.contains(document.activeElement) ? document.activeElement?.getAttribute('data-ply') : null;
    this.turns.replaceChildren(...turning.map((move) => this.turn(move)));
    if (!turning.length) this.turns.append(h('li', { class: 'quiet' }, t(this.review.state === 'done' ? 'review-no-turns' : 'review-no-turns-yet')));
    if (focused) this.turns.querySelector(`[data-ply="${focused}"]`)?.focus();
  }

  turn(move) {
    const { reason, findings, way } = move.turning_point;
    return h('li', { class: `turning-point ${move.side}` },
      button(t('review-turn-move', { number: move.at + 1, side: sideName(move.side), move: move.way }), () => this.visit(move.at + 1), { class: 'plain turn-move', 'data-ply': move.at + 1 }),
      h('p', {}, t('review-turning-point', { loss: decimal(move.loss) })),
      h('p', {}, t('review-better', { move: way, why: sentence(reason) })),
      findings.map((finding) => h('p', { class: 'finding' }, sentence(finding))),
      h('p', { class: 'quiet small' }, t('review-line', { line: move.better.map(({ text }) => text).join(' · ') })));
  }

  showPlayers() {
    this.players.replaceChildren(...this.review.players.map((player) => {
      const best = player.best_move;
      return h('div', { class: 'sheet player' }, h('h3', {}, glyph(player.side), playerName(this.game, player.side)),
        h('p', {}, t('review-summary', { side: sideName(player.side), moves: player.moves, loss: decimal(player.average_loss) })),
        h('p', {}, t('review-turning-points', { count: player.turning_points })),
        best && h('p', {}, t('review-best-move', { number: best.at + 1, move: best.way, why: sentence(best.reason) })));
    }));
  }

  showTable() {
    this.table.replaceChildren(...this.review.moves.map((move) =>
      h('tr', {}, h('td', {}, t('review-row-move', { number: move.at + 1, side: sideName(move.side) })), h('td', {}, move.way),
        h('td', {}, standingText(move.standing)), h('td', { class: 'number' }, move.loss ? decimal(move.loss) : ''))));
  }

  /** Looks at the position after a move. */
  async visit(ply) {
    this.visited = ply;
    this.slider.value = ply;
    this.slider.setAttribute('aria-valuetext', t('looking-back', { ply, last: this.game.ply }));
    this.showGraph();
    this.tell();
    let position;
    try {
      position = await ask(address(`/api/games/${this.game.id}`, { ply }));
    } catch (error) {
      toast(messageOf(error));
      return;
    }
    if (this.left || ply !== this.visited) return;
    // One move on, its piece is seen going.
    const way = this.shown === ply - 1 ? position.last?.way : null;
    this.shown = ply;
    this.board.draw([]);
    await this.board.show(position, { way });
    if (ply === this.visited) this.drawBetter();
  }

  /** The move that was played and, at a turning point, the better one. */
  drawBetter() {
    const move = this.review.moves[this.visited - 1];
    const better = move?.better?.[0];
    this.board.draw([...(move?.made.from ? [{ ...move.made, class: 'other' }] : []), ...(better ? [{ ...better, class: 'best' }] : [])]);
  }

  tell() {
    const move = this.review.moves[this.visited - 1];
    const parts = [];
    if (this.visited === 0) parts.push(h('p', {}, t('looking-back', { ply: 0, last: this.game.ply })));
    else if (move) {
      parts.push(h('p', {}, h('strong', {}, t('review-turn-move', { number: move.at + 1, side: sideName(move.side), move: move.way })), ' ', standingText(move.standing)));
      if (move.turning_point) parts.push(h('p', {}, t('review-better', { move: move.turning_point.way, why: sentence(move.turning_point.reason) })));
      else parts.push(h('p', { class: 'quiet' }, sentence(move.reason)));
    } else parts.push(h('p', { class: 'quiet' }, t('review-not-yet')));
    const news = h('div', {}, parts);
    if (news.innerHTML === this.told.dataset.said) return;
    this.told.dataset.said = news.innerHTML;
    this.told.replaceChildren(...news.childNodes);
    this.drawBetter();
  }
}
