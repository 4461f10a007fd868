// The page of a game.

import { address, ask, messageOf, post } from '../api.js';
import { Board } from '../board/board.js';
import { whyNot } from '../board/why.js';
import { moveSentence } from '../board/words.js';
import { h } from '../dom.js';
import { Actions } from '../game/actions.js';
import { MoveList } from '../game/move_list.js';
import { Plate } from '../game/plate.js';
import { actingSide, actsFor, isAlone, isApart, isBetweenTwo, ownSide, player, playerName } from '../game/sentences.js';
import { renew, statusParts } from '../game/status.js';
import { Walk } from '../game/walk.js';
import { Beginner } from '../games/beginner.js';
import { bindKeys } from '../keys.js';
import { learnWords, t } from '../language.js';
import { LiveGame } from '../live_game.js';
import { go } from '../router.js';
import { change, playApart, setting } from '../settings.js';
import { chime, dull, finale } from '../sound.js';
import { askFirst, title, toast } from '../ui.js';

export default async function game(box, { id, query }) {
  const [first] = await Promise.all([ask(`/api/games/${id}`), learnWords('play')]);
  if (first.you !== 'both' && !isAlone(first)) {
    await Promise.all([learnWords('online'), learnWords('table')]);
    if (first.you) playApart();
  }
  // Loaded before the table listens, so that nothing is said before somebody hears it.
  const parts = isBetweenTwo(first) ? await partsBetweenTwo(first) : [];
  const table = new Table(first);
  for (const join of parts) join(table);
  if (query.has('guide')) {
    const { Guide } = await import('../game/guide.js');
    table.follow(await Guide.begin(first.id));
  }
  if (navigator.serviceWorker?.controller) {
    const { handingNotice } = await import('../here/handing.js');
    table.side.append(...[await handingNotice(id)].filter((part) => part !== null));
  }
  box.append(table.element);
  await table.begin(query.has('ply') ? Number(query.get('ply')) : null);
  return () => table.leave();
}

/** What stands beside a game between two, for those who see it. @param {import('wire').Game} game */
async function partsBetweenTwo({ you, clock, outcome }) {
  const load = [import('../game/company.js').then(({ Company }) => (table) => table.join(new Company(table)))];
  if (you) load.push(import('../game/conversation.js').then(({ Conversation }) => (table) => table.converse(new Conversation(table))));
  if (you && clock?.days && !outcome) load.push(import('../game/plans.js').then(({ Plans }) => (table) => table.plan(new Plans(table))));
  return Promise.all(load);
}

/** A game on the page: the board, the players, the moves, and what can be done. */
export class Table {
  /** @param {import('wire').Game} first */
  constructor(first) {
    this.game = first;
    this.beginner = new Beginner();
    /** The game as the board shows it. */
    this.shown = first;
    /** The ply that is looked at, `null` for the present. @type {number | null} */
    this.visiting = null;
    this.visited = null;
    this.hint = null;
    /** Why a move was not possible. @type {string | null} */
    this.complaint = null;
    this.score = first.score ?? null;
    /** A game that waits for the reader, once they have moved in this one. @type {string | null} */
    this.waiting = null;
    this.queue = Promise.resolve();
    this.live = new LiveGame(first);
    this.board = new Board({
      name: t('board-of-game'),
      seat: ownSide(first),
      onPlay: (move, how) => this.want(move, how),
      onMiss: (from, to) => this.wonder(from, to),
      onChoose: (piece) => this.chose(piece),
      onPlan: (_, lost) => this.planned(lost),
    });
    this.walk = new Walk(this.board, () => this.update());
    this.plates = { red: new Plate('red', (seconds) => this.hurry('red', seconds)), blue: new Plate('blue', (seconds) => this.hurry('blue', seconds)) };
    this.moves = new MoveList((ply) => this.visit(ply));
    this.actions = new Actions(this);
    this.build();
    this.listen();
  }

  /** Listens to the server from the first moment on. */
  listen() {
    this.live.on('state', (game) => this.receive(game));
    this.live.on('score', (score) => this.showScore(score));
    this.live.on('refused', (refusal) => this.refused(refusal));
    this.live.on('connection', () => this.update());
    this.live.on('deleted', () => this.gone());
  }

  build() {
    this.status = h('div', { class: 'status', id: 'status', role: 'status', 'aria-live': 'polite' });
    this.spoken = h('div', { class: 'unseen', role: 'log', 'aria-live': 'polite', id: 'spoken' });
    const near = this.board.state.seat;
    this.typed = this.typing();
    this.side = h('div', { class: 'game-side' },
      this.plates[other(near)].element, this.moves.element, this.status, this.plates[near].element,
      this.actions.bar, this.typed, this.actions.box, this.actions.out);
    this.element = h('div', { class: 'game' }, h('h1', { class: 'unseen' }, t('game-title')), this.board.element, this.side, this.spoken);
  }

  /** A guide explains the game as it goes. */
  follow(guide) {
    this.guide = guide;
    this.side.prepend(guide.element);
  }

  /** Others are at the game, or may be. @param {import('../game/company.js').Company} company */
  join(company) {
    this.company = company;
    this.status.after(company.watchers);
  }

  /** The two players say something to each other. @param {import('../game/conversation.js').Conversation} conversation */
  converse(conversation) {
    this.conversation = conversation;
    this.typed.before(conversation.element);
  }

  /** The reader may plan replies. @param {import('../game/plans.js').Plans} plans */
  plan(plans) {
    this.plans = plans;
    this.typed.before(plans.element);
  }

  chose(piece) {
    this.complain(null);
    if (piece) this.guide?.look(this.game, piece);
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

  async begin(ply) {
    title(t('game-title'));
    change('lastGame', this.game.outcome ? null : this.game.id);
    await this.board.show(this.game, this.how());
    this.update();
    this.turnToMover();
    if (ply !== null && ply < this.game.ply) await this.visit(ply);
    this.unbind = bindKeys(this.keys());
    this.ticking = setInterval(() => Object.values(this.plates).forEach((plate) => plate.tick()), 250);
  }

  leave() {
    this.left = true;
    this.live.close();
    this.walk.stop();
    this.actions.leave();
    this.company?.leave();
    this.unbind?.();
    clearInterval(this.ticking);
  }

  /** What keys do here. */
  keys() {
    const at = () => this.visiting ?? this.game.ply;
    const press = (name) => () => /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-action=${name}]:not(:disabled)`))?.click();
    return [
      { keys: ['ArrowLeft', ','], name: 'keys-back', act: () => at() > 0 && this.visit(at() - 1) },
      { keys: ['ArrowRight', '.'], name: 'keys-on', act: () => at() < this.game.ply && this.visit(at() + 1) },
      { keys: ['r'], name: 'keys-replay', act: () => this.board.replay() },
      { keys: ['h'], name: 'keys-hint', act: press('hint') },
      { keys: ['u'], name: 'keys-take-back', act: press('take-back') },
      { keys: ['f'], name: 'keys-turn', act: () => this.turn() },
      { keys: ['m'], name: 'keys-type', act: () => document.getElementById('typed')?.focus() },
      { keys: ['z'], name: 'keys-zen', act: () => this.actions.zen() },
    ];
  }

  mayMove(game) {
    return !game.outcome && !game.computer_to_move && actsFor(game, game.turn) && this.visiting === null;
  }

  /** What may be done on the board now. */
  how(game = this.game) {
    const ahead = this.plansAhead(game) && game.turn !== ownSide(game) && !game.outcome && this.visiting === null;
    return { enabled: this.mayMove(game), planner: ahead ? ownSide(game) : null };
  }

  /** Whether the reader may choose a move while the other is to move. */
  plansAhead(game) {
    return isApart(game) || (isAlone(game) && game.you !== null && Object.values(game.seats).some(({ kind }) => kind === 'person'));
  }

  /** The position that is looked at. */
  position() {
    return this.visiting === null ? this.game : this.visited ?? this.game;
  }

  /** The server tells the game as it is. Motions are shown one after the other, however fast the news come. */
  receive(game) {
    this.queue = this.queue.then(() => this.present(game)).catch((error) => console.error(error));
  }

  /** Shows a game as it is now: first the piece travels, then it is said whose turn it is. */
  async present(game) {
    if (this.left) return;
    const before = this.shown;
    const changed = game.revision !== before.revision;
    const news = game.last && game.ply === before.ply + 1;
    if (changed) {
      if (this.plans) this.plans.line = null;
      this.hint = null;
      this.complaint = null;
      this.walk.stop();
    }
    if (this.visiting === null) {
      const way = news && this.travelled !== `${game.ply} ${game.last.move}` ? game.last.way : null;
      if (news && changed) this.say(game);
      this.board.draw([]);
      this.game = game;
      this.presenting = true;
      await this.board.show(game, { ...this.how(game), way }).finally(() => (this.presenting = false));
    }
    this.game = game;
    this.shown = game;
    this.score = game.score ?? (game.outcome ? this.score : null);
    if (game.outcome && setting('lastGame') === game.id) change('lastGame', null);
    this.update();
    this.turnToMover();
    if (changed && news) this.sound(game, before);
    if (game.outcome && !before.outcome) this.status.scrollIntoView({ block: 'nearest' });
    // They play again: both go there by themselves.
    if (game.next && !before.next && isApart(game)) await go(`/game/${game.next}`);
  }

  /** What a move brings is heard: a piece at home, the end. */
  sound(game, before) {
    const lost = (isAlone(game) || isApart(game)) && game.outcome?.winner === other(ownSide(game));
    if (game.outcome) finale(!lost);
    else if (game.home.red + game.home.blue > before.home.red + before.home.blue) chime();
  }

  say(game) {
    const piece = game.pieces.find(({ space }) => space === game.last.to);
    this.speak(moveSentence(game.last, piece));
  }

  /** Says something to those who hear the page. @param {string} text */
  speak(text) {
    this.spoken.replaceChildren(h('p', {}, text));
  }

  /** Little time is left for a side: whoever plays it hears so. */
  hurry(side, seconds) {
    if (!actsFor(this.game, side) || this.game.seats[side].kind !== 'person') return;
    dull();
    this.speak(t('time-warning', { seconds }));
  }

  /** Somebody wants to play a move. */
  async want(move, { dropped = false, planned = false } = {}) {
    if (this.plans?.line) {
      this.plans.take(move);
      return;
    }
    if (setting('confirm') && !dropped && !planned) {
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
    this.complaint = null;
    this.board.draw([]);
    const after = this.game.ply + 1;
    this.travelled = `${after} ${move.move}`;
    this.live.play(move.move);
    dispatchEvent(new Event('played'));
    this.queue = this.queue.then(() => this.board.advance(move, { ...how, planner: this.plansAhead(this.game) ? ownSide(this.game) : null })).catch((error) => console.error(error));
    await this.queue;
    if (isApart(this.game) && this.game.clock?.days) await this.lookForNext();
  }

  /** By the calendar, the next game that waits is offered after a move. */
  async lookForNext() {
    try {
      const [{ isWaiting }, { games }] = await Promise.all([import('../games/filter.js'), ask('/api/games?limit=100')]);
      this.waiting = games.find((game) => game.id !== this.game.id && isWaiting(game))?.id ?? null;
    } catch {
      this.waiting = null;
    }
    this.update();
  }

  playTyped(text) {
    const wanted = text.replace(/\s+/g, ' ');
    const move = this.game.legal.find((legal) => legal.move === wanted.toLowerCase() || legal.text === wanted);
    // What the page does not know the server may: it reads both notations and says what is wrong.
    if (move && this.mayMove(this.game)) this.play(move);
    else this.live.play(wanted);
  }

  /** Somebody tried what is not possible and hears why. */
  async wonder(from, to) {
    const { ply } = this.game;
    const why = this.mayMove(this.game) ? await whyNot(this.game, from, to) : null;
    if (!why || ply !== this.game.ply) return;
    dull();
    this.complain(why);
  }

  complain(text) {
    if (this.complaint === text) return;
    this.complaint = text;
    this.update();
  }

  /** A move was chosen ahead, given up, or is not possible after all. */
  planned(lost = false) {
    if (lost) this.complaint = t('plan-lost');
    this.update();
  }

  refused(refusal) {
    this.travelled = null;
    toast(refusal.message);
    this.queue = this.queue.then(() => (this.visiting === null ? this.board.show(this.game, this.how()) : undefined));
    this.update();
  }

  gone() {
    toast(t('game-deleted'));
    go('/games', { replace: true });
  }

  showScore(score) {
    this.score = score;
    this.update();
  }

  /** Looks at an earlier position, or returns to now; who is there already sees the move again. */
  async visit(ply) {
    await this.plans?.end();
    const from = this.visiting ?? this.game.ply;
    const watched = this.walk.under;
    this.walk.stop();
    if (ply === from && !watched) {
      await this.board.replay();
      return;
    }
    const now = ply === this.game.ply;
    this.visiting = now ? null : ply;
    this.visited = await this.walk.positionAt(this.game, ply);
    this.complaint = null;
    this.board.draw([]);
    this.update();
    await this.walk.visit(this.game, from, ply, this.how());
    if (now) this.shown = this.game;
  }

  /** Shows how the loser would have come home. */
  async watch() {
    if (this.visiting !== null) await this.visit(this.game.ply);
    await this.walk.watch(this.score?.line ?? []);
    if (!this.left && this.visiting === null && !this.walk.under) await this.board.show(this.game);
  }

  /** Brings everything around the board in line with the game, but not before a piece under way has arrived. */
  update() {
    if (this.presenting) return;
    const { game } = this;
    const position = this.position();
    const near = this.board.state.seat;
    for (const [side, plate] of Object.entries(this.plates)) {
      plate.show({ ...game, home: position.home, needed: position.needed, over: Boolean(game.outcome) && this.visiting === null }, { name: playerName(game, side), far: side !== near });
    }
    this.moves.show(game, this.visiting ?? game.ply);
    renew(this.status, statusParts(this));
    this.element.classList.toggle('over', Boolean(game.outcome));
    this.typed.hidden = Boolean(game.outcome);
    this.actions.show();
    this.guide?.look(game);
    this.company?.show();
    this.plans?.show();
  }

  unask() {
    this.asked = null;
    this.board.draw([]);
    this.update();
  }

  async askHint() {
    this.status.replaceChildren(h('p', {}, t('hint-thinking')));
    this.complaint = null;
    try {
      const hint = await ask(`/api/games/${this.game.id}/hint`);
      if (hint.ply !== this.game.ply || this.left) return;
      this.hint = hint;
      if (hint.best.from) this.board.draw([{ ...hint.best, class: 'hint' }]);
    } catch (error) {
      toast(messageOf(error));
    }
    this.update();
  }

  async resign() {
    const side = actingSide(this.game);
    const sure = await askFirst(t('resign-sure', player(this.game, side)), t('resign'));
    if (sure) this.live.command('resign', { side });
  }

  async abort() {
    const side = actingSide(this.game);
    if (await askFirst(t('abort-sure'), t('abort'))) this.live.command('abort', { side });
  }

  turn(seat = other(this.board.state.seat)) {
    if (seat === this.board.state.seat) return;
    this.board.turn(seat);
    this.moves.element.before(this.plates[other(seat)].element);
    this.status.after(this.plates[seat].element);
    this.update();
  }

  /** Whether the board turns to whoever is to move. */
  turnEach(wished) {
    change('turning', wished);
    this.turnToMover();
  }

  turnToMover() {
    const { game } = this;
    if (setting('turning') && game.you === 'both' && !isAlone(game) && !game.outcome && this.visiting === null) this.turn(game.turn);
  }

  async again() {
    try {
      const next = await this.beginner.begin('again', () => (as) => post(address(`/api/games/${this.game.id}/again`, { as })));
      await go(`/game/${next.id}`);
    } catch (error) {
      toast(messageOf(error));
    }
  }
}

const other = (side) => (side === 'red' ? 'blue' : 'red');
