import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Colorito, ColoritoError } from '../index.js';

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
  for (const nonsense of ['?', '\u0000', '9'.repeat(10_000), 'jihgfedcba/'.repeat(500), '💥 r r 0', `${'1'.repeat(19)} r r 0`]) {
    assert.throws(() => colorito.position({ position: nonsense }), ColoritoError);
    assert.throws(() => colorito.play({}, nonsense), ColoritoError);
  }
  assert.equal(colorito.position().legal.length, 12);
});

test('the rules can be loaded from bytes', async () => {
  const bytes = readFileSync(new URL('../inside/colorito.wasm', import.meta.url));
  assert.equal((await Colorito.load(bytes)).position().legal.length, 12);
});
