// One board that shows the game and takes the first move, one sentence, and the doors.

import { address, ask, messageOf, post } from '../api.js';
import { Board } from '../board/board.js';
import { whyNot } from '../board/why.js';
import { h } from '../dom.js';
import { playerName } from '../game/sentences.js';
import { Beginner } from '../games/beginner.js';
import { learnWords, t } from '../language.js';
import { alone } from '../place.js';
import { go } from '../router.js';
import { change, moves as mayMove, setting } from '../settings.js';
import { Demonstration } from '../start/demonstration.js';
import { button, title, toast } from '../ui.js';

const DOORS = [
  ['/play', 'start-play', alone ? 'start-play-here-note' : 'start-play-note'],
  ['/learn', 'start-learn', 'start-learn-note'],
  ['/analyse', 'start-analyse', 'start-analyse-note'],
];

export default async function start(box) {
  title('Colorito');
  const [position, last] = await Promise.all([ask('/api/position'), lastGame(), learnWords('start'), alone && learnWords('offline')]);
  const front = new Front(position);
  await front.begin();
  // keys: start-*
  const door = (href, name, note) => h('li', {}, h('a', { class: 'door', href }, h('strong', {}, name), h('span', {}, note)));
  const doors = DOORS.map(([href, name, note]) => door(href, t(name), t(note)));
  if (last) {
    const names = t('games-names', { red: playerName(last, 'red'), blue: playerName(last, 'blue') });
    doors.unshift(door(`/game/${last.id}`, t('start-continue'), names));
  }
  box.append(h('div', { class: 'start' },
    h('div', { class: 'start-board' }, front.board.element, front.caption, front.begins),
    h('div', { class: 'start-words' },
      h('h1', {}, 'Colorito'),
      h('p', { class: 'lead' }, t('start-sentence')),
      h('ul', { class: 'door-list' }, doors))));
  return () => front.leave();
}

/** The game that was being played here, if it still is. */
async function lastGame() {
  const id = setting('lastGame');
  if (!id) return null;
  const game = await ask(`/api/games/${id}`).catch(() => null);
  if (game && !game.outcome) return game;
  change('lastGame', null);
  return null;
}

/** The board of the start page: it shows moves until it is touched; then the first move begins a game. */
class Front {
  constructor(position) {
    this.position = position;
    this.beginner = new Beginner();
    this.caption = h('p', { class: 'caption', id: 'caption' });
    this.begins = button(t('demo-begin'), () => this.touched(), { id: 'begin-demo', hidden: true });
    this.board = new Board({
      name: t('board-start'),
      onPlay: (move, how) => this.play(move, how),
      onMiss: (from, to) => this.wonder(from, to),
      onChoose: (piece) => piece && this.say('choose'),
    });
    this.demonstration = new Demonstration(this.board, position, (tip) => this.say(tip));
  }

  async begin() {
    if (!mayMove()) {
      await this.invite();
      return;
    }
    await this.board.show(this.position);
    this.begins.hidden = false;
    this.touched = () => {
      for (const kind of ['pointerdown', 'focusin']) this.board.element.removeEventListener(kind, this.touched, true);
      this.demonstration.stop();
      this.begins.hidden = true;
      this.invite();
    };
    for (const kind of ['pointerdown', 'focusin']) this.board.element.addEventListener(kind, this.touched, true);
    this.demonstration.run();
  }

  leave() {
    this.demonstration.stop();
  }

  // keys: demo-*
  say(tip) {
    this.caption.textContent = t(`demo-${tip}`);
  }

  /** From here on it is the visitor's turn. */
  async invite() {
    this.say('try');
    this.caption.setAttribute('role', 'status');
    await this.board.show(this.position, { enabled: true });
  }

  async wonder(from, to) {
    const why = await whyNot(this.position, from, to);
    if (why) this.caption.textContent = why;
  }

  /** The first move: a game against the computer begins with it, explained to whoever plays for the first time. */
  async play(move, how) {
    try {
      const level = Number(setting('newGame')?.level ?? 1);
      /** @type {import('wire').Seats} */
      const seats = { red: { kind: 'person' }, blue: { kind: 'computer', level } };
      const begun = this.beginner.begin(level, () => (as) => post(address('/api/games', { as }), { seats }));
      const [game] = await Promise.all([begun, this.board.advance(move, how)]);
      const played = post(`/api/games/${game.id}/moves`, { move: move.move, ply: 0, client: `start-${game.id}` });
      // The game has begun: whether the move arrived is seen there.
      await played.catch((error) => toast(messageOf(error)));
      await go(setting('guided') ? `/game/${game.id}` : `/game/${game.id}?guide=1`);
    } catch (error) {
      toast(messageOf(error));
      await this.board.show(this.position, { enabled: true });
    }
  }
}
