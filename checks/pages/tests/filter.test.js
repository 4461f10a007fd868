// Which games of a list wait for whom.

import assert from 'node:assert/strict';
import test from 'node:test';

// What the modules behind it expect of a browser.
globalThis.addEventListener ??= () => {};

const { EVERYTHING, fits, forYou, isWaiting } = await import('../../../web/app/games/filter.js');

const person = { kind: 'person' };
/** @returns {any} */
const game = (/** @type {object} */ more) => ({ seats: { red: person, blue: person }, you: 'red', turn: 'red', result: null, variant: 'standard', ...more });

test('a game with somebody elsewhere waits for whose turn it is', () => {
  assert.equal(isWaiting(game({})), true);
  assert.equal(isWaiting(game({ turn: 'blue' })), false);
  assert.equal(isWaiting(game({ result: 'red' })), false);
  assert.equal(isWaiting(game({ you: 'both' })), false, 'two at one device wait for nobody');
  assert.equal(isWaiting(game({ you: null })), false);
  assert.equal(isWaiting(game({ seats: { red: person, blue: { kind: 'computer', level: 3 } } })), false);
  assert.equal(fits(game({}), ['Ada', 'Bo'], { ...EVERYTHING, state: 'mine' }), true);
  assert.equal(fits(game({ turn: 'blue' }), ['Ada', 'Bo'], { ...EVERYTHING, state: 'mine' }), false);
});

test('a game with somebody elsewhere is won or lost for the reader', () => {
  assert.equal(forYou(game({ result: 'red' })), 'won');
  assert.equal(forYou(game({ result: 'blue' })), 'lost');
  assert.equal(forYou(game({ result: 'blue', you: 'both' })), null);
});
