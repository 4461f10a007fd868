// Games of others, as they are being played: the best two big, the others small.

import { ask } from '../api.js';
import { Board } from '../board/board.js';
import { h } from '../dom.js';
import { Plate } from '../game/plate.js';
import { playerName } from '../game/sentences.js';
import { kindText } from '../game/terms.js';
import { learnWords, t } from '../language.js';
import { LiveGame } from '../live_game.js';
import { LiveSocket } from '../live_socket.js';
import { deviceOnly, isReachable } from '../lobby/invitations.js';
import { dotted, title } from '../ui.js';

/** How many games are shown big. */
const BIG = 2;
/** How long the end of a game is shown before another one takes its place. */
const LAST_LOOK = 8000;

/** @typedef {import('wire').Watched} Watched */

/** @param {HTMLElement} box */
export default async function watch(box) {
  const [reachable] = await Promise.all([isReachable(), learnWords('online'), learnWords('play'), learnWords('games'), learnWords('table')]);
  title(t('watch-title'));
  if (!reachable) {
    box.append(deviceOnly(t('watch-title')));
    return () => {};
  }
  const gallery = new Gallery();
  box.append(gallery.element);
  return () => gallery.close();
}

/** Events: `games` with the games being played, the best first; `connection`. */
class LiveGallery extends LiveSocket {
  constructor() {
    super('/api/watch/socket');
    /** @type {Map<string, Watched>} */
    this.games = new Map();
  }

  /** @param {import('wire').WatchNews} news */
  hear({ order, games }) {
    games.forEach((game) => this.games.set(game.id, game));
    this.tell('connection', true);
    this.tell('games', order.flatMap((id) => this.games.get(id) ?? []));
    for (const id of this.games.keys()) if (!order.includes(id)) this.games.delete(id);
  }
}

class Gallery {
  constructor() {
    /** @type {Watched[]} */
    this.games = [];
    /** @type {Big[]} */
    this.big = [];
    /** @type {Map<string, Small>} */
    this.small = new Map();
    this.away = h('p', { class: 'notice', role: 'status', hidden: true }, t('connection-lost'));
    this.empty = h('p', { class: 'quiet', id: 'nothing-played', hidden: true }, t('watch-empty'));
    this.stage = h('div', { class: 'watch-stage' });
    this.list = h('ul', { class: 'watch-list', id: 'watched' });
    this.element = h('div', { class: 'column wide' },
      h('h1', {}, t('watch-title')), h('p', { class: 'quiet' }, t('watch-lead')), this.away, this.empty, this.stage, this.list,
      h('div', { class: 'actions' }, h('a', { class: 'button', href: '/lobby' }, t('lobby-title'))));
    this.live = new LiveGallery();
    this.live.on('games', (games) => this.show(games));
    this.live.on('connection', (there) => (this.away.hidden = there));
  }

  /** Those shown big stay so as long as they are played, and a moment longer. @param {Watched[]} games */
  show(games) {
    this.games = games;
    for (const one of this.big) {
      if (!games.some(({ id }) => id === one.id)) one.end(() => this.replace(one));
    }
    const seen = new Set(this.big.map(({ id }) => id));
    for (const game of games) {
      if (this.big.length === BIG) break;
      if (!seen.has(game.id)) this.big.push(new Big(game));
      seen.add(game.id);
    }
    const rest = games.filter(({ id }) => !this.big.some((one) => one.id === id));
    this.small = new Map(rest.map((game) => [game.id, this.small.get(game.id) ?? new Small()]));
    rest.forEach((game) => this.small.get(game.id)?.show(game));
    arrange(this.stage, this.big.map(({ element }) => element));
    arrange(this.list, [...this.small.values()].map(({ element }) => element));
    this.empty.hidden = this.big.length > 0;
  }

  replace(one) {
    this.big = this.big.filter((other) => other !== one);
    this.show(this.games);
  }

  close() {
    this.live.close();
    this.big.forEach((one) => one.close());
  }
}

/** Brings the children of a box in order and leaves those alone that are in their place: who stands on a link stays there. */
function arrange(box, children) {
  for (const child of [...box.children]) if (!children.includes(child)) child.remove();
  children.forEach((child, at) => box.children[at] !== child && box.insertBefore(child, box.children[at] ?? null));
}

/** A game with its board, its players and their clocks, as on its own page. */
class Big {
  /** @param {Watched} watched */
  constructor(watched) {
    this.id = watched.id;
    this.board = new Board({ name: names(watched), seat: 'red' });
    this.plates = { red: new Plate('red'), blue: new Plate('blue') };
    this.queue = Promise.resolve();
    /** @type {number | undefined} */
    this.ending = undefined;
    // The board is there for the eyes; the link names the game, the plates say how it stands.
    this.element = h('article', { class: 'watched', 'data-game': watched.id },
      this.plates.blue.element, h('div', { inert: true }, this.board.element), this.plates.red.element,
      h('h2', {}, h('a', { href: `/game/${watched.id}` }, names(watched))), h('p', { class: 'quiet small' }, kindText(watched)));
    this.ticking = setInterval(() => Object.values(this.plates).forEach((plate) => plate.tick()), 250);
    this.begin();
  }

  async begin() {
    const first = await ask(`/api/games/${this.id}`);
    if (this.closed) return;
    this.shown = first;
    await this.present(first);
    this.live = new LiveGame(first);
    this.live.on('state', (game) => (this.queue = this.queue.then(() => this.present(game)).catch((error) => console.error(error))));
    if (this.closed) this.live.close();
  }

  async present(game) {
    if (this.closed) return;
    const way = game.last && game.ply === this.shown.ply + 1 ? game.last.way : null;
    this.shown = game;
    await this.board.show(game, { enabled: false, planner: null, way });
    for (const [side, plate] of Object.entries(this.plates)) {
      plate.show({ ...game, over: Boolean(game.outcome) }, { name: playerName(game, side), far: side === 'blue' });
    }
  }

  /** The game is not played any more. */
  end(then) {
    this.ending ??= setTimeout(() => {
      this.close();
      then();
    }, LAST_LOOK);
  }

  close() {
    this.closed = true;
    clearInterval(this.ticking);
    clearTimeout(this.ending);
    this.live?.close();
  }
}

/** A game as a picture that follows it. */
class Small {
  constructor() {
    this.picture = h('img', { alt: '', width: 240, height: 240 });
    this.link = h('a', {});
    this.about = h('p', { class: 'quiet small' });
    this.element = h('li', { class: 'watched' }, this.picture, h('h2', {}, this.link), this.about);
  }

  /** @param {Watched} watched */
  show(watched) {
    this.element.setAttribute('data-game', watched.id);
    this.link.setAttribute('href', `/game/${watched.id}`);
    this.link.textContent = names(watched);
    this.about.textContent = dotted([kindText(watched), t('games-plies', { plies: watched.ply })]);
    this.follow(`/api/games/${watched.id}/picture.svg?ply=${watched.ply}`);
  }

  /** The picture before stays until the next one is there. */
  async follow(source) {
    if (this.source === source) return;
    this.source = source;
    const next = new Image();
    next.src = source;
    await next.decode().catch(() => {});
    if (this.source === source) this.picture.src = source;
  }
}

/** Who plays. @param {Watched} watched */
function names(watched) {
  return t('games-names', { red: playerName(watched, 'red'), blue: playerName(watched, 'blue') });
}
