// Who is ahead in a match.

import assert from 'node:assert/strict';
import test from 'node:test';

import { leader, standing } from '../../../web/app/games/match_score.js';

const exact = (points) => ({ lower: points, upper: points, exact: true });

/** A match by its games: who won each, and with how many minus points of the loser, `null` where it was given up. */
function match(...games) {
  const side = (name) => ({
    won: games.filter(([winner]) => winner === name).length,
    minus: exact(games.reduce((sum, [winner, points]) => sum + (winner !== name && points !== null ? points : 0), 0)),
  });
  return { games: games.map(([result, points]) => ({ result, scored: points !== null })), red: side('red'), blue: side('blue') };
}

test('more wins are ahead, whatever the minus points', () => {
  assert.equal(leader(match(['red', 1], ['red', 1], ['blue', 30])), 'red');
});

test('with equal wins, fewer minus points are ahead', () => {
  assert.equal(leader(match(['red', 12], ['blue', 3])), 'red');
  assert.equal(leader(match(['red', 3], ['blue', 3])), null);
});

test('resigning never beats losing', () => {
  const result = { blue: 0, none: 1, red: 2 };
  const forRed = (...games) => result[leader(match(...games)) ?? 'none'];
  for (const other of [['red', 1], ['red', 25], ['red', null], ['blue', 4], ['draw', 0]]) {
    for (const points of [1, 7, 40]) {
      assert.ok(forRed(['blue', null], other) <= forRed(['blue', points], other), `${other} and ${points}`);
    }
  }
});

test('as long as points are being counted, nobody is ahead by them', () => {
  const open = match(['red', 5], ['blue', 5]);
  open.red.minus = { lower: 3, upper: 9, exact: false };
  assert.equal(leader(open), undefined);
  open.red.minus = { lower: 6, upper: 9, exact: false };
  assert.equal(leader(open), 'blue');
});

test('games given up are counted for who gave them up', () => {
  assert.equal(standing(match(['red', null], ['red', 4]), 'blue').givenUp, 1);
  assert.equal(standing(match(['red', null], ['draw', null]), 'red').givenUp, 0);
});
