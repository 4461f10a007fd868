// What the service worker does with push messages, and with games over a broken line, in a world made for it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import vm from 'node:vm';

const SOURCE = await readFile(new URL('../../../web/service.js', import.meta.url), 'utf8');
const GAME = '0123456789abcdef';
const ORIGIN = 'https://colorito.example';

/** The module as far as it begins games: under the names it is given. */
class Module {
  ask({ names: [id], body }) {
    return { status: 201, kind: 'application/json', body: JSON.stringify({ id }), keep: [{ id, revision: 0, wanted: body }], review: null };
  }
}

/** A worker with open pages, games that are kept here and a server, and what it did. */
function begin({ pages = [], answers = {}, shelf = new Map() } = {}) {
  const heard = {};
  const done = { shown: [], focused: [], opened: [], asked: [], badge: null };
  const window = (page) => ({
    ...page,
    focus: async () => done.focused.push(page.url),
    ...(page.led ? { navigate: async (url) => (done.opened.push(url), { focus: async () => done.focused.push(url) }) } : { navigate: async () => { throw new TypeError('not led'); } }),
  });
  const world = {
    VERSION: 'x', FILES: [], ALONE: false, FORMAT: 1, URL, JSON, Response, Headers, Request, console,
    BroadcastChannel: class { postMessage() {} },
    location: new URL(`${ORIGIN}/service.js`),
    navigator: { setAppBadge: async (count) => (done.badge = count) },
    registration: {
      scope: `${ORIGIN}/`,
      showNotification: async (title, options) => done.shown.push([title, options]),
      pushManager: { subscribe: async () => subscription('fresh') },
    },
    Module, Breakdown: Error, compile: async () => null, URLSearchParams, newName: () => 'fedcba9876543210',
    caches: { open: async () => ({ match: async () => new Response('') }) },
    find: async (name, id) => (name === 'games' && shelf.get(id)) ?? null,
    keepGame: async (game) => !shelf.has(game.id) && Boolean(shelf.set(game.id, game)),
    markGame: async () => true,
    forgetGame: async (id) => shelf.delete(id),
    renameGame: async (id, game) => shelf.delete(id) && shelf.set(game.id, game),
    clients: { get: async () => null, matchAll: async () => pages.map(window), openWindow: async (url) => done.opened.push(url) },
    addEventListener: (name, act) => (heard[name] = act),
    fetch: async (asked, { method = asked.method ?? 'GET', body } = {}) => {
      const path = asked.url ? asked.url.slice(ORIGIN.length) : asked;
      done.asked.push([method, path, body && JSON.parse(body)]);
      const answer = answers[path] ?? null;
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer), { status: 200 });
    },
  };
  // Node knows no addresses without a host.
  world.Request = class extends Request {
    constructor(url, options) {
      super(new URL(url, ORIGIN), options);
    }
  };
  vm.runInNewContext(SOURCE, world);
  const dispatch = async (name, event) => {
    const waits = [];
    heard[name]({ ...event, waitUntil: (wait) => waits.push(wait) });
    await Promise.all(waits);
  };
  /** What a page is answered. */
  const ask = async (method, path, body) => {
    let answer;
    const request = new Request(ORIGIN + path, { method, body: body && JSON.stringify(body) });
    heard.fetch({ request, clientId: 'page', respondWith: (promised) => (answer = promised) });
    return (await answer).json();
  };
  return { dispatch, done, ask };
}

const subscription = (name) => ({ options: {}, toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'key', auth: 'auth' } }) });

test('a message is shown as it was written, and replaces one about the same', async () => {
  const { dispatch, done } = begin();
  const told = { body: 'Du bist am Zug gegen Bo.', language: 'de', game: GAME, kind: 'turn', unseen: 3 };
  await dispatch('push', { data: { json: () => told } });
  const [[title, options]] = done.shown;
  assert.equal(title, 'Colorito');
  assert.deepEqual([options.body, options.lang, options.tag], [told.body, 'de', `turn ${GAME}`]);
  assert.deepEqual([options.data.game, done.badge], [GAME, 3]);
  // One without anything in it is shown all the same: browsers insist.
  await dispatch('push', { data: null });
  assert.equal(done.shown.length, 2);
});

test('a click shows the game, where it is open or can be', async () => {
  const click = (game) => ({ notification: { close() {}, data: { game } } });
  const url = `${ORIGIN}/game/${GAME}`;
  const open = begin({ pages: [{ url: `${ORIGIN}/` }, { url }] });
  await open.dispatch('notificationclick', click(GAME));
  assert.deepEqual([open.done.focused, open.done.opened], [[url], []]);
  const led = begin({ pages: [{ url: `${ORIGIN}/rules`, led: true }] });
  await led.dispatch('notificationclick', click(GAME));
  assert.deepEqual([led.done.focused, led.done.opened], [[url], [url]]);
  for (const pages of [[], [{ url: `${ORIGIN}/rules` }]]) {
    const alone = begin({ pages });
    await alone.dispatch('notificationclick', click(GAME));
    assert.deepEqual(alone.done.opened, [url]);
  }
  const nonsense = begin();
  await nonsense.dispatch('notificationclick', click('../elsewhere'));
  assert.deepEqual(nonsense.done.opened, [`${ORIGIN}/notices`]);
});

test('a browser that gets another address keeps what it wanted', async () => {
  const own = { id: 'own', current: true, reading: { language: 'ja', zone: 'Asia/Tokyo' }, wants: { turn: true } };
  const { dispatch, done } = begin({ answers: { '/api/notices/channels': { browsers: [{ id: 'other', current: false }, own] } } });
  await dispatch('pushsubscriptionchange', { oldSubscription: subscription('old') });
  assert.deepEqual(done.asked.slice(1), [
    ['POST', '/api/notices/browsers', { endpoint: 'https://push.example/fresh', key: 'key', auth: 'auth', reading: own.reading, wants: own.wants }],
    ['DELETE', '/api/notices/browsers/own', undefined],
  ]);
});

const LOST = new TypeError('Failed to fetch');
const BEGIN = `/api/games?as=${GAME}`;

test('a game whose beginning was not answered begins here under the name it was asked for', async () => {
  const shelf = new Map();
  const { ask, done } = begin({ shelf, answers: { [BEGIN]: LOST } });
  // However often it is asked for.
  for (let times = 0; times < 2; times += 1) assert.deepEqual(await ask('POST', BEGIN, { seats: {} }), { id: GAME });
  assert.deepEqual([...shelf.keys()], [GAME]);
  assert.deepEqual(done.asked.map(([method, path]) => [method, path]), [['POST', BEGIN], ['POST', BEGIN]]);
});

test('a game that the server has begun is not begun here, and one without a name gets one', async () => {
  const shelf = new Map();
  const { ask } = begin({ shelf, answers: { [BEGIN]: { id: GAME, ply: 0 }, '/api/games': LOST } });
  assert.deepEqual(await ask('POST', BEGIN, {}), { id: GAME, ply: 0 });
  assert.equal(shelf.size, 0);
  assert.deepEqual(await ask('POST', '/api/games', {}), { id: 'fedcba9876543210' });
});

test('a game that was played on in both places is handed over under another name', async () => {
  const taken = new Response(JSON.stringify({ error: 'id-taken' }), { status: 409 });
  const shelf = new Map([[GAME, { id: GAME, revision: 4, moves: ['c1c3'] }]]);
  const { ask, done } = begin({ shelf, answers: { [`/api/games/${GAME}`]: taken, '/api/games/fedcba9876543210': { id: 'fedcba9876543210' } } });
  assert.deepEqual(await ask('POST', `/api/games/${GAME}/hand-over`), { id: 'fedcba9876543210' });
  assert.equal(shelf.size, 0);
  assert.equal(done.asked.filter(([method]) => method === 'PUT').length, 2);
});

test('what was thrown away here is the server’s again if it has it', async () => {
  const shelf = new Map([[GAME, { id: GAME, revision: 4, deleted: true }]]);
  const { ask } = begin({ shelf, answers: { [`/api/games/${GAME}`]: { id: GAME, ply: 0 } } });
  assert.deepEqual(await ask('GET', `/api/games/${GAME}`), { id: GAME, ply: 0 });
});
