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

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
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
const { LiveGame } = await import('../../../web/app/live_game.js');

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

test('after the end nothing is tried anew', () => {
  const game = connected();
  game.close();
  const sockets = FakeSocket.made.length;
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.made.length, sockets);
});
