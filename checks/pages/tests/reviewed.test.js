// The moves of a review, told part by part.

import assert from 'node:assert/strict';
import test from 'node:test';

import { joinMoves } from '../../../web/app/study/reviewed.js';

const moves = (from, to) => Array.from({ length: to - from }, (_, i) => ({ at: from + i }));
const join = (known, from, to) => joinMoves(moves(0, known), { moves: moves(from, to), reviewed: to })?.length;

test('what follows is put behind what is known', () => assert.equal(join(3, 3, 4), 4));
test('what is told twice is there once', () => assert.equal(join(3, 2, 3), 3));
test('a gap is noticed', () => assert.equal(join(3, 4, 5), undefined));
test('a review begun anew replaces the old one', () => {
  assert.equal(join(3, 0, 1), 1);
  assert.equal(join(3, 0, 0), 0);
});
