// Thoughts of a page with the real modules, in workers of Node that pass for a browser's.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test, { beforeEach } from 'node:test';
import { Worker as NodeWorker } from 'node:worker_threads';
import { Module } from '../../../web/app/here/module.js';

const WEB = new URL('../../../web/', import.meta.url);

/** What was loaded, the workers that were begun, and how many threads were told of while they thought. */
let loaded, workers, threads;

/** The next worker with this script's name breaks down. @type {string | null} */
let toBreak;

class WebWorker {
  constructor(url) {
    this.name = url.pathname.split('/').pop();
    this.ended = false;
    this.inside = new NodeWorker(new URL('../web_worker.mjs', import.meta.url), { workerData: url.href });
    this.broken = toBreak === this.name;
    if (this.broken) toBreak = null;
    workers.push(this);
  }

  set onmessage(hear) {
    this.inside.removeAllListeners('message');
    this.inside.on('message', (data) => {
      if (data.threads) threads.add(data.threads);
      hear({ data });
    });
  }

  set onerror(hear) {
    this.inside.removeAllListeners('error');
    this.inside.on('error', (error) => hear({ message: error.message }));
  }

  postMessage(message, transfer) {
    // One that is to break down gets no module.
    this.inside.postMessage(this.broken ? { ...message, compiled: 0 } : message, transfer);
  }

  terminate() {
    this.ended = true;
    this.gone = this.inside.terminate();
  }
}

Object.assign(globalThis, {
  Worker: WebWorker,
  fetch: async (path) => {
    loaded.push(path);
    return new Response(await readFile(new URL(path.slice(1), WEB)), { headers: { 'content-type': 'application/wasm' } });
  },
});

/** A page as it is just after it was loaded. */
let page = 0;
async function open({ isolated = true, processors = 2 } = {}) {
  Object.assign(globalThis, { crossOriginIsolated: isolated });
  Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: processors }, configurable: true });
  return import(`../../../web/app/here/thinking.js?${(page += 1)}`);
}

beforeEach(() => ([loaded, workers, threads, toBreak] = [[], [], new Set(), null]));

const analysis = { work: { analysis: { question: JSON.stringify({ type: 'analyse', question: 1, lines: 2 }) } } };

/** A game that was just begun, with the computer to move. */
async function game(level) {
  const rules = new Module(await WebAssembly.compile(await readFile(new URL('module/colorito.wasm', WEB))));
  const body = JSON.stringify({ seats: { red: { kind: 'computer', level }, blue: { kind: 'person' } } });
  return rules.ask({ method: 'POST', path: '/api/games', body, now: 0, names: ['0123456789abcdef'] }).keep[0];
}

/** Thinks until something is told that satisfies. */
function until(thinker, task, satisfied) {
  return new Promise((done, fail) => {
    thinker.think(task, (news) => {
      if (!satisfied(news)) return;
      thinker.stop();
      done(news);
    }).catch((error) => error.constructor.name === 'Ended' || fail(error));
  });
}

test('an analysis on an isolated page has several threads, which end with it', async () => {
  const { Thinker } = await open();
  const thinker = new Thinker();
  const news = await until(thinker, analysis, () => threads.has(2));
  assert.equal(news.lines.length, 2);
  assert.deepEqual(loaded, ['/module/networks.bin', '/module/colorito-threads.wasm']);
  assert.deepEqual(workers.map(({ name, ended }) => [name, ended]), [['thinker.js', true], ['helper.js', true]]);
  await Promise.all(workers.map(({ gone }) => gone));
});

test('a page that is not isolated has one thread and the ordinary module', async () => {
  for (const world of [{ isolated: false, processors: 8 }, { isolated: true, processors: 1 }]) {
    const { Thinker } = await open(world);
    await until(new Thinker(), analysis, ({ lines }) => lines.length === 2);
  }
  assert.deepEqual([...threads], [1]);
  assert.deepEqual(workers.map(({ name }) => name), ['thinker.js', 'thinker.js']);
  assert.deepEqual(loaded, Array(2).fill(['/module/networks.bin', '/module/colorito.wasm']).flat());
});

test('one processor is left for the page where there are more than two, and others for other programs', async () => {
  for (const [processors, wanted] of [[1, 1], [2, 2], [3, 2], [4, 3], [5, 4], [64, 4], [null, 1]]) {
    const { availableThreads } = await open({ processors });
    assert.equal(availableThreads(), wanted, `${processors}`);
  }
});

test('only the highest level thinks with several threads', async () => {
  const { Thinker } = await open();
  // They are loaded once.
  let networks = ['/module/networks.bin'];
  for (const [level, module] of [[9, '/module/colorito.wasm'], [10, '/module/colorito-threads.wasm']]) {
    loaded = [];
    const thinker = new Thinker();
    const { game: after } = await thinker.think({ work: { move: { game: await game(level), now: 0 } } });
    assert.equal(after.played, 1);
    assert.deepEqual(loaded, networks.concat(module));
    networks = [];
    thinker.end();
  }
});

for (const broken of ['helper.js', 'thinker.js']) {
  test(`a team whose ${broken} breaks down is ended, and the next thought has one thread`, async () => {
    const { Thinker } = await open();
    const thinker = new Thinker();
    toBreak = broken;
    await assert.rejects(thinker.think(analysis), /WebAssembly/);
    assert.deepEqual(workers.map(({ ended }) => ended), [true, true]);
    await until(thinker, analysis, ({ lines }) => lines.length === 2);
    assert.deepEqual(loaded, ['/module/networks.bin', '/module/colorito-threads.wasm', '/module/colorito.wasm']);
    assert.equal(workers.length, 3);
  });
}

test('without the module with threads, which is not there without a network unless it was needed before, one thread thinks', async () => {
  const { Thinker } = await open();
  const real = globalThis.fetch;
  globalThis.fetch = async (path) => (path.includes('threads') ? new Response('', { status: 504 }) : real(path));
  try {
    await until(new Thinker(), analysis, ({ lines }) => lines.length === 2);
  } finally {
    globalThis.fetch = real;
  }
  assert.deepEqual([...threads], [1]);
});
