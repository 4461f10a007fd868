// The connection to a game: a move is sent until it is acknowledged, and never given up on the way.

import assert from 'node:assert/strict';
import test, { beforeEach, mock } from 'node:test';

/** A socket that does what the test says. */
class FakeSocket extends EventTarget {
  static OPEN = 1;
  /** @type {FakeSocket[]} */
  static made = [];

  constructor(url) {
    super();
    this.url = String(url);
    this.readyState = 0;
    this.sent = [];
    FakeSocket.made.push(this);
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  hear(news) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const page = new EventTarget();
Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: { href: 'http://127.0.0.1:1892/game/abc' },
  document: Object.assign(new EventTarget(), { hidden: false }),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});
const { LiveGame, learnMoves } = await import('../../../web/app/live_game.js');
await learnMoves();

const state = (ply) => ({ type: 'state', game: { id: 'abc', ply } });
const newest = () => FakeSocket.made[FakeSocket.made.length - 1];

beforeEach(() => {
  FakeSocket.made = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

function connected(ply = 0) {
  const game = new LiveGame({ id: 'abc', ply: 0 });
  newest().open();
  newest().hear(state(ply));
  return game;
}

test('it asks for its own game over a socket', () => {
  const game = new LiveGame({ id: 'abc', ply: 0 });
  assert.equal(newest().url, 'ws://127.0.0.1:1892/api/games/abc/socket');
  game.close();
});

test('a move carries the ply it is for and an id of its own', () => {
  const game = connected(4);
  game.play('a2a3');
  const [sent] = newest().sent;
  assert.equal(sent.type, 'move');
  assert.equal(sent.move, 'a2a3');
  assert.equal(sent.ply, 4);
  assert.match(sent.client, /^[0-9a-f]{24}$/);
  game.close();
});

test('a move without an acknowledgement is sent again, the same, when the connection is back', () => {
  const game = connected();
  game.play('a2a3');
  const first = newest();
  first.close();
  mock.timers.tick(60_000);
  const second = newest();
  assert.notEqual(second, first);
  second.open();
  second.hear(state(0));
  assert.deepEqual(second.sent, first.sent);
  game.close();
});

test('a move made before the connection stands is sent when it does', () => {
  const game = new LiveGame({ id: 'abc', ply: 2 });
  game.play('a2a3');
  assert.deepEqual(newest().sent, []);
  newest().open();
  newest().hear(state(2));
  assert.deepEqual(newest().sent.map(({ move, ply }) => [move, ply]), [['a2a3', 2]]);
  game.close();
});

test('an acknowledged move is not sent again', () => {
  const game = connected();
  game.play('a2a3');
  const first = newest();
  first.hear({ type: 'acknowledged', client: first.sent[0].client });
  first.close();
  mock.timers.tick(60_000);
  newest().open();
  newest().hear(state(1));
  assert.deepEqual(newest().sent, []);
  game.close();
});

test('the acknowledgement of another move settles nothing', () => {
  const game = connected();
  game.play('a2a3');
  newest().hear({ type: 'acknowledged', client: 'somebody-else' });
  newest().close();
  mock.timers.tick(60_000);
  newest().open();
  newest().hear(state(0));
  assert.equal(newest().sent.length, 1);
  game.close();
});

test('a connection that died without a word is noticed by the missing acknowledgement', () => {
  const game = connected();
  game.play('a2a3');
  const silent = newest();
  mock.timers.tick(10_000);
  mock.timers.tick(10_000);
  assert.notEqual(newest(), silent);
  game.close();
});

test('who listens hears when the connection goes and comes', () => {
  const heard = [];
  const game = connected();
  game.addEventListener('connection', (event) => heard.push(/** @type {CustomEvent} */ (event).detail));
  newest().close();
  mock.timers.tick(60_000);
  newest().open();
  newest().hear(state(0));
  assert.deepEqual(heard, [false, true]);
  game.close();
});

/** A game of two pieces, and what is told when the first has moved. */
const before = {
  id: 'abc', revision: 3, ply: 0, turn: 'red', history: [], last: null, legal: [], score: null, seats: {}, taken_back: 1, move_times: [null],
  pieces: [
    { letter: 'A', number: 1, space: 'a1', home: false, targets: ['c1'] },
    { letter: 'B', number: 2, space: 'b2', home: false, targets: ['c1'] },
  ],
};
const move = { move: 'a1c1', text: '1 a1-c1', from: 'a1', to: 'c1', kind: 'jump', way: ['a1', 'c1'] };
const moved = {
  type: 'moved', since: 3, revision: 4, ...move, ply: 1, turn: 'blue', taken_back: 0, move_time: 5, clock: { red: 1 },
  targets: [{ letters: 'A', home: true, targets: [] }, { letters: 'B', home: false, targets: ['d1'] }],
  legal: 'b2:aU(2)B(0)',
};

function connectedBefore() {
  const game = new LiveGame(before);
  newest().open();
  newest().hear({ type: 'state', game: before });
  return game;
}

test('what a move has changed makes the whole game', () => {
  const game = connectedBefore();
  newest().hear(moved);
  assert.deepEqual(game.game, {
    id: 'abc', revision: 4, ply: 1, turn: 'blue', history: [move], last: move, score: null, seats: {}, taken_back: 0, move_times: [null, 5], clock: { red: 1 },
    pieces: [
      { letter: 'A', number: 1, space: 'c1', home: true, targets: [] },
      { letter: 'B', number: 2, space: 'b2', home: false, targets: ['d1'] },
    ],
    legal: [
      { move: 'b2b3', text: '2 b2-b3', from: 'b2', to: 'b3', kind: 'step', way: ['b2', 'b3'] },
      { move: 'b2e2', text: '2 b2·c2-e2', from: 'b2', to: 'e2', kind: 'step-jump', way: ['b2', 'c2', 'e2'] },
      { move: 'b2d6', text: '2 b2-d4-d6', from: 'b2', to: 'd6', kind: 'jump', way: ['b2', 'd4', 'd6'] },
    ],
  });
  assert.deepEqual(before.history, [], 'the game before is as it was');
  game.close();
});

test('who may not move has no legal moves, and who must pass has one', () => {
  const game = connectedBefore();
  newest().hear({ ...moved, legal: null });
  assert.deepEqual(game.game.legal, []);
  newest().hear({ ...moved, since: 4, revision: 5, from: null, to: null, legal: 'pass' });
  assert.deepEqual(game.game.legal.map((legal) => legal.move), ['pass']);
  game.close();
});

test('a move that is known already changes nothing', () => {
  const game = connectedBefore();
  newest().hear(moved);
  const after = game.game;
  newest().hear(moved);
  assert.equal(game.game, after);
  game.close();
});

test('who has missed a move asks for the whole game', () => {
  const game = connectedBefore();
  const first = newest();
  first.hear({ ...moved, since: 4, revision: 5 });
  assert.deepEqual(game.game, before);
  assert.notEqual(newest(), first);
  newest().open();
  newest().hear({ type: 'state', game: { ...before, revision: 5 } });
  assert.equal(game.game.revision, 5);
  assert.equal(game.connected, true);
  game.close();
});

test('a server that stops is given time to come back', () => {
  const game = connected();
  newest().close(1012);
  const sockets = FakeSocket.made.length;
  mock.timers.tick(900);
  assert.equal(FakeSocket.made.length, sockets);
  mock.timers.tick(2200);
  assert.equal(FakeSocket.made.length, sockets + 1);
  game.close();
});

test('after the end nothing is tried anew', () => {
  const game = connected();
  game.close();
  const sockets = FakeSocket.made.length;
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.made.length, sockets);
});
