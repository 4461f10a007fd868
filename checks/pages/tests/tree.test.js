// Moves with variations and comments.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Tree } from '../../../web/app/analysis/tree.js';

const move = (text) => ({ move: text });

function grown() {
  const tree = new Tree({ variant: 'strict', board: 'rows' });
  tree.play(move('a2a3'), 'red');
  tree.play(move('j9j8'), 'blue');
  tree.here = tree.root.next[0];
  tree.play(move('i9i8'), 'blue');
  return tree;
}

test('the same move played again is not a variation', () => {
  const tree = grown();
  tree.here = tree.root;
  tree.play(move('a2a3'), 'red');
  assert.equal(tree.root.next.length, 1);
});

test('another move at the same place is a variation', () => {
  const tree = grown();
  assert.deepEqual(tree.root.next[0].next.map((node) => node.move.move), ['j9j8', 'i9i8']);
});

test('the line to a node leaves out the root', () => {
  const tree = grown();
  assert.deepEqual(tree.lineTo(tree.here).map((node) => node.move.move), ['a2a3', 'i9i8']);
  assert.equal(tree.depth(tree.root), 0);
});

test('a node that is removed takes along what follows, and whoever looked at it', () => {
  const tree = grown();
  tree.remove(tree.root.next[0]);
  assert.equal(tree.here, tree.root);
  assert.deepEqual(tree.root.next, []);
});

test('the root cannot be removed', () => {
  const tree = grown();
  tree.remove(tree.root);
  assert.equal(tree.root.next.length, 1);
});

test('what is sent to be written can be read back to the same tree', () => {
  const tree = grown();
  tree.root.comment = 'A beginning.';
  tree.here.comment = 'A variation.';
  const { moves, comment, setup } = tree.wish();
  const read = Tree.read({ ...setup, comment, moves: moves.map((written) => ({ ...written, side: 'red' })) });
  assert.deepEqual(read.wish(), tree.wish());
});

test('a moment names the moves that lead there, and nothing at the root', () => {
  const tree = grown();
  assert.equal(tree.moment(tree.here).moves, 'a2a3,i9i8');
  assert.equal(tree.moment(tree.root).moves, undefined);
});

test('a promoted variation is the line that goes on, and the old line stands beside it', () => {
  const tree = grown();
  tree.promote(tree.here);
  assert.deepEqual(tree.root.next[0].next.map((node) => node.move.move), ['i9i8', 'j9j8']);
  assert.equal(tree.variationOf(tree.here), null);
});

test('the innermost variation is promoted first', () => {
  const tree = grown();
  const variation = tree.here;
  tree.play(move('b2b3'), 'red');
  tree.here = variation;
  const inner = tree.play(move('c2c3'), 'red');
  tree.promote(inner);
  assert.deepEqual(variation.next.map((node) => node.move.move), ['c2c3', 'b2b3']);
  assert.equal(tree.variationOf(inner), variation);
});

test('score and ending belong to the recorded main line only', () => {
  const tags = [{ name: 'Date', value: '2026.11.16' }, { name: 'Score', value: '7' }];
  const ending = { reason: 'resignation', winner: 'red' };
  const tree = Tree.read({ comment: '', tags, ending, moves: [{ after: null, side: 'red', comment: '', move: 'a2a3' }] });
  assert.deepEqual([tree.wish().tags, tree.wish().ending], [tags, ending]);
  tree.here = tree.root.next[0];
  tree.play(move('j9j8'), 'blue');
  assert.deepEqual([tree.wish().tags, tree.wish().ending], [tags.slice(0, 1), null]);
});

test('a path finds its node again', () => {
  const tree = grown();
  assert.equal(tree.find(tree.pathTo(tree.here)), tree.here);
  assert.equal(tree.find(''), tree.root);
});
