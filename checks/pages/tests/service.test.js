// What the service worker does with push messages, in a world made for it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import vm from 'node:vm';

const SOURCE = await readFile(new URL('../../../web/service.js', import.meta.url), 'utf8');
const GAME = '0123456789abcdef';
const ORIGIN = 'https://colorito.example';

/** A worker with open pages, and what it did. */
function begin({ pages = [], answers = {} } = {}) {
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
    clients: { matchAll: async () => pages.map(window), openWindow: async (url) => done.opened.push(url) },
    addEventListener: (name, act) => (heard[name] = act),
    fetch: async (path, { method = 'GET', body } = {}) => {
      done.asked.push([method, path, body && JSON.parse(body)]);
      return new Response(JSON.stringify(answers[path] ?? null), { status: 200 });
    },
  };
  vm.runInNewContext(SOURCE, world);
  const dispatch = async (name, event) => {
    const waits = [];
    heard[name]({ ...event, waitUntil: (wait) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { dispatch, done };
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
