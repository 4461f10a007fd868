// What a graph of ratings reaches over.

import assert from 'node:assert/strict';
import test from 'node:test';

import { bounds } from '../../../web/app/people/rating_bounds.js';

const point = (at, rating) => ({ at, rating });

test('a graph of ratings has whole hundreds around all of them', () => {
  assert.deepEqual(bounds([point(5, 1512), point(9, 1655), point(12, 1498)]), { low: 1400, high: 1700, first: 5, last: 12 });
  assert.deepEqual(bounds([point(5, 1500)]), { low: 1400, high: 1600, first: 5, last: 5 });
});
