// The page's reader of Fluent. A test in a real browser holds it against the full implementation, message by message;
// here are its own promises.

import assert from 'node:assert/strict';
import test from 'node:test';

import { formatter, parse } from '../../../web/app/fluent.js';

const say = (source, tag = 'en') => formatter(parse(source), tag);

test('a message without values is its text', () => {
  assert.equal(say('hello = Good evening.')('hello'), 'Good evening.');
});

test('values are put in, numbers as the language writes them', () => {
  const source = 'count = { $n } of { $all }';
  assert.equal(say(source)('count', { n: 1234.5, all: 'many' }), '1,234.5 of many');
  assert.equal(say(source, 'de')('count', { n: 1234.5, all: 'many' }), '1.234,5 of many');
});

test('a selector takes the exact value before the plural, the plural before the standard', () => {
  const source = ['moves = { $n ->', '    [0] none', '    [one] one move', '   *[other] { $n } moves', '}'].join('\n');
  const moves = say(source);
  assert.equal(moves('moves', { n: 0 }), 'none');
  assert.equal(moves('moves', { n: 1 }), 'one move');
  assert.equal(moves('moves', { n: 7 }), '7 moves');
});

test('a selector by word falls back to its standard variant', () => {
  const source = ['wins = { $who ->', '    [you] You win.', '   *[name] { $name } wins.', '}'].join('\n');
  assert.equal(say(source)('wins', { who: 'you' }), 'You win.');
  assert.equal(say(source)('wins', { who: 'name', name: 'Ada' }), 'Ada wins.');
});

test('a message may go over several lines and refer to another', () => {
  const source = ['name = Colorito', 'text =', '    { name } is', '    a game.'].join('\n');
  assert.equal(say(source)('text'), 'Colorito is\na game.');
});

test('an unknown key is said as it is, so that it is noticed', () => {
  assert.equal(say('a = b')('nothing-here'), 'nothing-here');
});

test('a broken placeable is an error that shows the text', () => {
  assert.throws(() => parse('bad = { $n'), /missing|nothing to say/);
});
