// Where things are on the board, from both seats.

import assert from 'node:assert/strict';
import test from 'node:test';

import { EXTENT, MARGIN, beside, centre, nameOf, placeOf, rowsFromTop, spaceAt } from '../../../web/app/board/geometry.js';

const spaces = rowsFromTop('red').flat();

test('there are a hundred spaces, each named once', () => {
  assert.equal(new Set(spaces).size, 100);
  for (const space of spaces) {
    const { column, row } = placeOf(space);
    assert.equal(nameOf(column, row), space);
  }
});

for (const seat of ['red', 'blue']) {
  test(`the point at the middle of a space is on that space, seen from ${seat}`, () => {
    for (const space of spaces) assert.equal(spaceAt(centre(space, seat), seat), space);
  });

  test(`the frame is no space, seen from ${seat}`, () => {
    for (const edge of [MARGIN - 1, EXTENT - MARGIN]) {
      assert.equal(spaceAt({ x: edge, y: EXTENT / 2 }, seat), null);
      assert.equal(spaceAt({ x: EXTENT / 2, y: edge }, seat), null);
    }
  });

  test(`arrow keys stay on the board and go where the screen says, seen from ${seat}`, () => {
    const left = rowsFromTop(seat)[0][0];
    assert.equal(beside(left, -1, 1, seat), left);
    const { x, y } = centre(beside(left, 1, -1, seat), seat);
    assert.ok(x > centre(left, seat).x && y > centre(left, seat).y);
  });
}

test('the other seat sees the board turned by half', () => {
  assert.deepEqual(rowsFromTop('blue').flat(), [...spaces].reverse());
});
