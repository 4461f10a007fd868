// The page of a game.

import { address, ask, post } from '../api.js';
import { Board } from '../board/board.js';
import { moveSentence } from '../board/words.js';
import { h } from '../dom.js';
import { MoveList } from '../game/move_list.js';
import { Plate } from '../game/plate.js';
import { hintSentence, isAlone, leadText, ownSide, playerName, resultSentence, scoreSentence, turnSentence } from '../game/sentences.js';
import { learnWords, t } from '../language.js';
import { LiveGame } from '../live_game.js';
import { go } from '../router.js';
import { change, setting } from '../settings.js';
import { askFirst, button, title, toast } from '../ui.js';

export default async function game(box, { id, query }) {
  const [first] = await Promise.all([ask(`/api/games/${id}`), learnWords('study')]);
  const table = new Table(first);
  box.append(table.element);
  await table.begin(query.has('ply') ? Number(query.get('ply')) : null);
  return () => table.leave();
}

/** A game on the page: the board, the players, the moves, and what can be done. */
class Table {
  constructor(first) {
    this.game = first;
    this.shown = null;
    this.visiting = null;
    this.hint = null;
    this.score = first.score ?? null;
    this.queue = Promise.resolve();
    this.board = new Board({
      name: t('board-of-game'),
      seat: ownSide(first),
      onPlay: (move, how) => this.want(move, how),
    });
    this.plates = { red: new Plate('red'), blue: new Plate('blue') };
    this.moves = new MoveList((ply) => this.visit(ply));
    this.build();
  }

  build() {
    this.status = h('div', { class: 'status', id: 'status', role: 'status', 'aria-live': 'polite' });
    this.spoken = h('div', { class: 'unseen', role: 'log', 'aria-live': 'polite', id: 'spoken' });
    this.thought = h('div', { class: 'thought', id: 'thought' });
    this.actions = h('div', { class: 'game-actions', role: 'group', 'aria-label': t('actions') });
    const far = this.board.state.seat === 'red' ? 'blue' : 'red';
    this.element = h('div', { class: 'game' },
      h('h1', { class: 'unseen' }, t('game-title')),
      h('div', { class: 'game-board' }, this.board.element, this.status, this.spoken),
      h('div', { class: 'game-side' },
        this.plates[far].element, this.moves.element, this.thought, this.plates[other(far)].element,
        this.actions, this.typing(), this.more()));
  }

  /** A field for moves as they are written. */
  typing() {
    const field = h('input', { type: 'text', id: 'typed', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: t('type-move-example'), 'aria-label': t('type-move') });
    return h('form', {
      class: 'type-move',
      submit: (event) => {
        event.preventDefault();
        const text = field.value.trim();
        if (!text) return;
        this.playTyped(text);
        field.value = '';
      },
    }, field, h('button', {}, t('play-it')));
  }

  more() {
    this.links = h('div', { class: 'more' });
    return h('details', { class: 'more-box' }, h('summary', {}, t('more')), this.links);
  }

  async begin(ply) {
    title(t('game-title'));
    change('lastGame', this.game.outcome ? null : this.game.id);
    await this.board.show(this.game, { enabled: this.mayMove(this.game) });
    this.shown = this.game;
    this.update();
    if (ply !== null && ply < this.game.ply) await this.visit(ply);
    this.live = new LiveGame(this.game.id);
    this.live.addEventListener('state', ({ detail }) => this.receive(detail));
    this.live.addEventListener('thought', ({ detail }) => this.showThought(detail));
    this.live.addEventListener('score', ({ detail }) => this.showScore(detail));
    this.live.addEventListener('refused', ({ detail }) => this.refused(detail));
    this.live.addEventListener('connection', () => this.update());
    this.live.addEventListener('deleted', () => this.gone());
    this.ticking = setInterval(() => Object.values(this.plates).forEach((plate) => plate.tick()), 250);
  }

  leave() {
    this.left = true;
    this.live.close();
    clearInterval(this.ticking);
  }

  mayMove(game) {
    return !game.outcome && !game.computer_to_move && this.visiting === null;
  }

  /** The server tells the game as it is. Motions are shown one after the other, however fast the news come. */
  receive(game) {
    const changed = game.revision !== this.game.revision;
    this.game = game;
    this.score = game.score ?? (game.outcome ? this.score : null);
    if (changed) this.hint = null;
    if (game.outcome && setting('lastGame') === game.id) change('lastGame', null);
    this.queue = this.queue.then(() => this.present(game)).catch((error) => console.error(error));
  }

  async present(game) {
    if (this.left) return;
    if (this.visiting === null) {
      const news = game.last && this.shown && game.ply === this.shown.ply + 1;
      const way = news && this.travelled !== `${game.ply} ${game.last.move}` ? game.last.way : null;
      if (news && game.revision !== this.shown.revision) this.say(game);
      this.update();
      await this.board.show(game, { enabled: this.mayMove(game), way });
      this.board.draw([]);
    }
    this.shown = game;
    this.update();
  }

  say(game) {
    const piece = game.pieces.find(({ space }) => space === game.last.to);
    this.spoken.replaceChildren(h('p', {}, moveSentence(game.last, piece)));
  }

  /** Somebody wants to play a move. */
  async want(move, { dropped = false } = {}) {
    if (setting('confirm') && !dropped) {
      this.asked = move;
      this.board.draw([{ ...move, class: 'hint' }]);
      this.update();
      document.getElementById('confirm-move')?.focus();
      return;
    }
    await this.play(move, { dropped });
  }

  async play(move, how = {}) {
    this.asked = null;
    this.hint = null;
    this.board.draw([]);
    const after = this.game.ply + 1;
    this.travelled = `${after} ${move.move}`;
    this.live.play(move.move);
    this.queue = this.queue.then(() => this.board.advance(move, how)).catch((error) => console.error(error));
    await this.queue;
  }

  playTyped(text) {
    const wanted = text.replace(/\s+/g, ' ');
    const move = this.game.legal.find((legal) => legal.move === wanted.toLowerCase() || legal.text === wanted);
    // What the page does not know the server may: it reads both notations and says what is wrong.
    if (move && this.mayMove(this.game)) this.play(move);
    else this.live.play(wanted);
  }

  refused(refusal) {
    this.travelled = null;
    toast(refusal.message);
    this.queue = this.queue.then(() => this.visiting === null && this.board.show(this.game, { enabled: this.mayMove(this.game) }));
    this.update();
  }

  gone() {
    toast(t('game-deleted'));
    go('/games', { replace: true });
  }

  showThought({ score, line }) {
    if (!this.game.computer_to_move) return;
    this.thought.textContent = t('thought', { lead: leadText(score), line: line.slice(0, 4).join(' ') });
  }

  showScore(score) {
    this.score = score;
    this.update();
  }

  /** Looks at an earlier position, or returns to now. */
  async visit(ply) {
    const now = ply === this.game.ply;
    this.visiting = now ? null : ply;
    const position = now ? this.game : await ask(address(`/api/games/${this.game.id}`, { ply }));
    this.board.draw([]);
    await this.board.show(position, { enabled: now && this.mayMove(this.game) });
    this.visited = position;
    if (now) this.shown = this.game;
    this.update();
  }

  /** Brings everything around the board in line with the game. */
  update() {
    const { game } = this;
    const position = this.visiting === null ? game : this.visited ?? game;
    const near = this.board.state.seat;
    for (const [side, plate] of Object.entries(this.plates)) {
      plate.show({ ...game, home: position.home, needed: position.needed }, { name: playerName(game, side), far: side !== near });
    }
    this.moves.show(game, this.visiting ?? game.ply);
    if (!game.computer_to_move) this.thought.textContent = '';
    const news = h('div', {}, this.statusParts());
    if (news.innerHTML !== this.status.dataset.said) {
      this.status.dataset.said = news.innerHTML;
      this.status.replaceChildren(...news.childNodes);
    }
    this.showActions();
    this.showLinks(position);
  }

  statusParts() {
    const { game } = this;
    const say = (text, kind) => h('p', { class: kind }, text);
    if (this.live && !this.live.connected && this.live.game) return [say(t('connection-lost'))];
    if (this.visiting !== null) {
      return [say(t('looking-back', { ply: this.visiting, last: game.ply })), button(t('back-to-now'), () => this.visit(game.ply))];
    }
    if (game.outcome) return this.endParts(say);
    if (this.asked) {
      return [say(t('confirm-question', { move: this.asked.text })),
        button(t('play-it'), () => this.play(this.asked), { class: 'main', id: 'confirm-move' }),
        button(t('cancel'), () => this.unask())];
    }
    if (game.draw_offer) return this.offerParts(say);
    if (this.hint) return [say(hintSentence(game, this.hint), 'hint-text')];
    if (game.legal.length === 1 && !game.legal[0].from && !game.computer_to_move) {
      return [say(t('must-pass')), button(t('pass'), () => this.live.play('pass'), { class: 'main' })];
    }
    return [say(turnSentence(game))];
  }

  endParts(say) {
    const { game } = this;
    const parts = [say(resultSentence(game), 'result')];
    const score = scoreSentence(game, this.score);
    if (score) parts.push(h('p', { class: 'score' }, score));
    if (this.score && !this.score.done) parts.push(button(t('score-stop'), () => this.live.command('stop-score')));
    else if (this.score && !this.score.exact) parts.push(button(t('score-go-on'), () => this.live.command('count-score')));
    if (this.score?.line?.length) parts.push(button(t('watch-line'), () => this.watch()));
    if (game.match) parts.push(h('a', { class: 'button main', href: `/match/${game.match.id}` }, t('to-match')));
    return parts;
  }

  offerParts(say) {
    const by = this.game.draw_offer;
    const asked = other(by);
    return [say(t('draw-offered', { who: playerName(this.game, by) })),
      button(t('draw-accept'), () => this.live.command('accept-draw', { side: asked }), { class: 'main' }),
      button(t('draw-decline'), () => this.live.command('decline-draw', { side: asked }))];
  }

  unask() {
    this.asked = null;
    this.board.draw([]);
    this.update();
  }

  /** Shows how the loser would have come home. */
  async watch() {
    await this.visit(this.game.ply);
    for (const move of this.score.line) {
      if (this.left || this.visiting !== null) return;
      await this.board.advance(move);
      await new Promise((done) => setTimeout(done, 450));
    }
    await new Promise((done) => setTimeout(done, 1500));
    if (!this.left && this.visiting === null) await this.board.show(this.game, { enabled: false });
  }

  showActions() {
    const { game } = this;
    const can = new Set(game.can);
    const act = (text, name, allowed, run, attributes = {}) => button(text, run, { disabled: !allowed || this.visiting !== null, 'data-action': name, ...attributes });
    const focused = this.actions.contains(document.activeElement) ? document.activeElement.dataset.action : null;
    const all = game.outcome
      ? [act(t('play-again'), 'again', true, () => this.again(), { class: 'main' }),
          game.ply > 0 && h('a', { class: 'button', href: `/game/${game.id}/review`, 'data-action': 'review' }, t('review-it-now')),
          act(t('take-back'), 'take-back', can.has('take-back'), () => this.live.command('take-back'))]
      : [
          act(t('take-back'), 'take-back', can.has('take-back'), () => this.live.command('take-back')),
          act(t('redo'), 'redo', can.has('redo'), () => this.live.command('redo')),
          act(t('hint'), 'hint', can.has('hint'), () => this.askHint()),
          act(t('resign'), 'resign', can.has('resign'), () => this.resign()),
          !isAlone(game) && act(t('offer-draw'), 'draw', !game.draw_offer, () => this.live.command('offer-draw', { side: game.turn })),
        ];
    this.actions.replaceChildren(...all.filter(Boolean), button(t('turn-board'), () => this.turn(), { 'data-action': 'turn' }));
    if (focused) this.actions.querySelector(`[data-action=${focused}]`)?.focus();
  }

  showLinks(position) {
    const { game } = this;
    const ply = this.visiting ?? undefined;
    const seat = this.board.state.seat;
    const picture = (kind) => address(`/api/games/${game.id}/picture.${kind}`, { ply, seat });
    const here = { position: position.position, variant: game.variant, board: game.board ?? game.pattern };
    this.links.replaceChildren(
      h('a', { href: `/api/games/${game.id}/record`, download: '' }, t('export-record')),
      h('a', { href: picture('svg'), download: 'colorito.svg' }, t('picture-svg')),
      h('a', { href: picture('png'), download: 'colorito.png' }, t('picture-png')),
      h('a', { href: address('/analyse', here), id: 'link-position' }, t('link-position')),
      h('a', { href: address('/play', here) }, t('play-from-here')),
      button(t('restart'), () => this.again(), { class: 'plain' }),
    );
  }

  async askHint() {
    this.status.replaceChildren(h('p', {}, t('hint-thinking')));
    this.status.dataset.said = '';
    try {
      const hint = await ask(`/api/games/${this.game.id}/hint`);
      if (hint.ply !== this.game.ply || this.left) return;
      this.hint = hint;
      if (hint.best.from) this.board.draw([{ ...hint.best, class: 'hint' }]);
    } catch (error) {
      toast(error.message);
    }
    this.update();
  }

  async resign() {
    const side = isAlone(this.game) ? ownSide(this.game) : this.game.turn;
    const sure = await askFirst(t('resign-sure', { who: playerName(this.game, side) }), t('resign'));
    if (sure) this.live.command('resign', { side });
  }

  turn() {
    const seat = other(this.board.state.seat);
    this.board.turn(seat);
    const side = this.element.querySelector('.game-side');
    side.prepend(this.plates[other(seat)].element);
    this.thought.after(this.plates[seat].element);
    this.update();
  }

  async again() {
    try {
      const next = await post(`/api/games/${this.game.id}/again`);
      await go(`/game/${next.id}`);
    } catch (error) {
      toast(error.message);
    }
  }
}

const other = (side) => (side === 'red' ? 'blue' : 'red');
