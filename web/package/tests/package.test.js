import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Colorito, ColoritoError } from '../index.js';
import { Module } from '../inside/module.js';
import { WORDS, describeSpace, wordsOf } from '../words.js';

const colorito = await Colorito.load();

/** Asserts that something is refused with a code and a reason. */
function refused(act, code, reason) {
  assert.throws(act, (error) => {
    assert.ok(error instanceof ColoritoError && error instanceof Error, String(error));
    assert.equal(error.code, code);
    assert.equal(error.details.reason, reason);
    assert.ok(error.message.length > 10, error.message);
    return true;
  });
}

test('the start has twelve moves, each with its way', () => {
  const start = colorito.position();
  assert.equal(start.position, 'jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0');
  assert.equal(start.legal.length, 12);
  assert.equal(start.pieces.length, 40);
  for (const { from, to, way } of start.legal) assert.deepEqual([way[0], way.at(-1)], [from, to]);
});

test('counting three moves deep gives the numbers of the rules', () => {
  const count = (moves, depth, variant) => {
    const { legal } = colorito.position({ moves, variant });
    return depth === 1 ? legal.length : legal.reduce((sum, { move }) => sum + count([...moves, move], depth - 1, variant), 0);
  };
  assert.equal(count([], 3, 'standard'), 2964);
  assert.equal(count([], 3, 'strict'), 2688);
});

test('moves are read in both notations', () => {
  const [short, long] = [colorito.play({}, 'a1c3'), colorito.play({}, '1 a1-c3')];
  assert.equal(short.position, long.position);
  assert.equal(short.last?.text, '1 a1-c3');
  assert.equal(colorito.play({ moves: 'a1c3' }, 'h10h8').ply, 2);
});

test('what is read from a record is written again', () => {
  const text = '[Red "Ada"]\n[Variant "strict"]\n\n{first} 1. c1c3 {a jump} (1. a1c3) h10h8 *\n';
  const record = colorito.readRecord(text);
  assert.equal(record.variant, 'strict');
  assert.deepEqual(record.moves.map(({ move }) => move).sort(), ['a1c3', 'c1c3', 'h10h8']);
  assert.deepEqual(colorito.readRecord(colorito.writeRecord(record)), record);
});

test('a drawing is SVG', () => {
  const svg = colorito.draw({ seat: 'blue', theme: 'dark' });
  assert.match(svg, /^<svg [^>]*viewBox="0 0 736 736"/);
  assert.notEqual(svg, colorito.draw());
});

test('a board has its pattern', () => {
  assert.match(colorito.board('tiles').pattern, /YDYDYDYDYD\/RLRLRLRLRL/);
});

test('bad input gets errors with a code and details, and changes nothing', () => {
  refused(() => colorito.position({ position: 'x' }), 'position', 'fields');
  refused(() => colorito.position({ variant: 'chess' }), 'request', 'variant');
  refused(() => colorito.play({}, 'a1a9'), 'move', 'occupied');
  refused(() => colorito.readRecord('1. c1c9'), 'record', 'bad-move');
  refused(() => colorito.readRecord(5), 'request', 'unreadable');
  assert.throws(() => colorito.play({}, 7), ColoritoError);
  refused(() => colorito.position({ moves: 'a1c3,a1c3' }), 'move', 'no-piece');
  refused(() => colorito.board('xyz'), 'board', 'rows');
  refused(() => colorito.draw({ theme: 'pink' }), 'request', 'theme');
  for (const wrong of [null, 5, [], { moves: 3 }, { variant: {} }, { position: [] }]) {
    for (const act of [() => colorito.writeRecord(wrong), () => colorito.play({}, wrong), () => colorito.readRecord(wrong)]) {
      assert.throws(act, ColoritoError, JSON.stringify(wrong));
    }
  }
  for (const wrong of [null, 5, [], 'a1c3']) {
    for (const act of [() => colorito.position(wrong), () => colorito.draw(wrong), () => colorito.play(wrong, 'a1c3')]) assert.throws(act, ColoritoError);
  }
  for (const nonsense of ['?', '\u0000', '9'.repeat(10_000), 'jihgfedcba/'.repeat(500), '💥 r r 0', `${'1'.repeat(19)} r r 0`]) {
    assert.throws(() => colorito.position({ position: nonsense }), ColoritoError);
    assert.throws(() => colorito.play({}, nonsense), ColoritoError);
  }
  const knot = {};
  knot.knot = knot;
  for (const wrong of [Symbol('a'), 7n, () => {}, Object.create(null), knot, [knot], NaN]) {
    const acts = ['position', 'moves', 'variant', 'board', 'houseRule'].map((name) => () => colorito.position({ [name]: wrong }));
    acts.push(() => colorito.play({ moves: wrong }, 'a1c3'), () => colorito.play({}, wrong), () => colorito.draw({ last: wrong }), () => colorito.board(wrong));
    acts.push(() => colorito.readRecord(wrong), () => colorito.writeRecord({ moves: wrong }), () => colorito.writeRecord({ moves: [{ move: wrong }] }));
    for (const act of acts) assert.throws(act, ColoritoError, `${String(act)} with ${typeof wrong}`);
  }
  assert.equal(colorito.position().legal.length, 12);
});

test('rules that cannot be loaded are refused in the same way', async () => {
  for (const wrong of [new Uint8Array(3), new URL('./nowhere.wasm', import.meta.url), 'http://[', 5]) {
    await assert.rejects(Colorito.load(wrong), (error) => error instanceof ColoritoError && error.code === 'unreachable' && error.details.reason === 'unloadable');
  }
});

test('rules that break down are loaded anew', async () => {
  const one = await Colorito.load();
  const { ask } = Module.prototype;
  Module.prototype.ask = function (request) {
    // More room than there can be.
    const { inside } = this;
    this.inside = { ...inside, room: () => inside.room(0xffffffff) };
    return ask.call(this, request);
  };
  assert.throws(() => one.position(), (error) => error instanceof ColoritoError && error.code === 'internal');
  Module.prototype.ask = ask;
  assert.equal(one.position().legal.length, 12);
});

test('the example of the documents does what it says', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```js\n([^]*?)```/.exec(readme)[1]
    .replace("'colorito'", `'${new URL('../index.js', import.meta.url)}'`)
    .replace('start.legal[0]; // ', 'export const move = start.legal[0], said = ')
    .replace("error.code; // 'move'; error.details.reason is 'occupied'", 'refusal = error;');
  const run = await import(`data:text/javascript,${encodeURIComponent(`let refusal;\n${code}\nexport { next, record, svg, refusal };`)}`);
  assert.deepEqual(run.move, run.said);
  assert.equal(run.next.ply, 2);
  assert.equal(run.record.moves.length, 2);
  assert.match(run.svg, /^<svg /);
  assert.deepEqual([run.refusal.code, run.refusal.details.reason], ['move', 'occupied']);
});

test('the rules can be loaded from bytes', async () => {
  const bytes = readFileSync(new URL('../inside/colorito.wasm', import.meta.url));
  assert.equal((await Colorito.load(bytes)).position().legal.length, 12);
});

test('the board speaks four languages in the words of the game', () => {
  assert.deepEqual(Object.keys(WORDS), ['en', 'de', 'es', 'ja']);
  for (const [tag, words] of Object.entries(WORDS)) {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(WORDS.en).sort(), tag);
    const said = readFileSync(new URL(`../../../locales/${tag}/app.ftl`, import.meta.url), 'utf8');
    const has = (text) => assert.ok(said.includes(text), `${tag}: ${text}`);
    has(`board-of-game = ${words.board}\n`);
    has(`note-chosen = ${words.chosen}\n`);
    has(`space-white = ${words.white}\n`);
    has(`piece-home = ${words.home('{ $piece }')}\n`);
    for (const colour of ['red', 'yellow', 'dark blue', 'light blue']) has(`[${colour.replace(' ', '-')}] ${words.piece({ colour, number: '{ $number }' })}\n`);
    for (const ground of Object.values(words.ground)) has(`] ${ground}\n`);
  }
  assert.equal(wordsOf('de-AT'), WORDS.de);
  assert.equal(wordsOf('fr'), WORDS.en);
  const { pattern, pieces } = colorito.position();
  const piece = pieces.find(({ space }) => space === 'c1');
  assert.equal(describeSpace(WORDS.de, { space: 'c1', piece, pattern, chosen: true, open: false }), 'c1, Rot 3, weißes Feld, gewählt');
  assert.match(describeSpace(WORDS.ja, { space: 'c3', piece: undefined, pattern, chosen: false, open: true }), /^c3、.のマス、移動できるマス$/);
});

test('npm packs what is needed, and what it packs works', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colorito-'));
  try {
    const here = fileURLToPath(new URL('..', import.meta.url));
    // npm would ask a registry whether it is up to date.
    const environment = { ...process.env, npm_config_update_notifier: 'false', npm_config_offline: 'true' };
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: here, env: environment });
    const [packed] = readdirSync(folder);
    assert.match(packed, /^colorito-\d+\.\d+\.\d+\.tgz$/);
    execFileSync('tar', ['xzf', packed], { cwd: folder });
    const all = (path) => readdirSync(join(folder, path), { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? all(join(path, entry.name)) : [join(path, entry.name)]));
    const wanted = ['README.md', 'element.d.ts', 'element.js', 'index.d.ts', 'index.js', 'inside/colorito.wasm', 'inside/module.js', 'package.json', 'words.js'];
    assert.deepEqual(all('package').map((path) => path.slice('package/'.length)).sort(), wanted);
    const script = "import { Colorito } from './index.js'; console.log((await Colorito.load()).position().legal.length)";
    const said = execFileSync('node', ['--input-type=module', '-e', script], { cwd: join(folder, 'package') });
    assert.equal(String(said).trim(), '12');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
