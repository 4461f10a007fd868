// The board's state: pure operations on what the server says is legal.

import assert from 'node:assert/strict';
import test from 'node:test';

import * as change from '../../../web/app/board/state.js';

const move = (from, to, kind = 'step') => ({ move: `${from}${to}`, from, to, kind, way: [from, to] });

function position() {
  return {
    pattern: '',
    pieces: [
      { letter: 'A', side: 'red', colour: 'red', number: 1, space: 'a1', home: false, targets: ['j10'] },
      { letter: 'K', side: 'red', colour: 'yellow', number: 11, space: 'a2', home: false, targets: ['j9'] },
    ],
    legal: [move('a2', 'a3'), move('a2', 'b4', 'step-jump')],
    last: null,
  };
}

const ground = { printed: {}, rests: { red: ['a1', 'b4'], yellow: ['a2', 'a3', 'b4'] } };

function board(changes = {}) {
  return change.withPosition({ ...change.empty(), enabled: true, ...changes }, position(), ground);
}

test('only pieces that have a legal move can be chosen', () => {
  const state = board();
  assert.ok(change.canChoose(state, 'a2'));
  assert.ok(!change.canChoose(state, 'a1'), 'a piece without a move');
  assert.ok(!change.canChoose(state, 'e5'), 'an empty space');
  assert.equal(change.choose(state, 'a1').chosen, null);
});

test('nothing can be chosen while it is somebody else’s turn', () => {
  assert.ok(!change.canChoose(board({ enabled: false }), 'a2'));
});

test('a move is found by its destination, and only for the chosen piece', () => {
  const state = board();
  assert.equal(change.moveTo(state, 'a3'), null);
  assert.equal(change.moveTo(change.choose(state, 'a2'), 'a3')?.move, 'a2a3');
  assert.equal(change.moveTo(change.choose(state, 'a2'), 'j10'), null);
});

test('what was chosen stays chosen while it can still move, and not longer', () => {
  const chosen = change.choose(board(), 'a2');
  assert.equal(change.withPosition(chosen, position(), ground).chosen, 'a2');
  assert.equal(change.withPosition(chosen, { ...position(), legal: [] }, ground).chosen, null);
});

test('a move shown before the server answers takes the piece along and leaves nothing to choose', () => {
  const before = change.choose(board(), 'a2');
  const after = change.advanced(before, before.position.legal[1]);
  assert.equal(change.pieceAt(after, 'b4')?.letter, 'K');
  assert.equal(change.pieceAt(after, 'a2'), null);
  assert.ok(!after.enabled);
  assert.equal(change.pieceAt(before, 'a2')?.letter, 'K', 'the state before is untouched');
});

test('spaces where the chosen piece may not stay come from the server’s list', () => {
  const nobody = change.forbidden(board());
  assert.ok(!nobody('e5'), 'without a chosen piece nothing is forbidden');
  const yellow = change.forbidden(change.choose(board(), 'a2'));
  assert.ok(yellow('e5'));
  assert.ok(!yellow('a3'));
});

test('pointing at the same space again changes nothing', () => {
  const state = change.preview(change.choose(board(), 'a2'), 'a3');
  assert.equal(state.preview?.to, 'a3');
  assert.equal(change.preview(state, 'a3'), state);
});

test('a free board takes pieces anywhere but to where they stand', () => {
  const state = change.choose(board({ free: true }), 'a1');
  assert.equal(state.chosen, 'a1');
  assert.equal(change.moveTo(state, 'e5')?.to, 'e5');
  assert.equal(change.moveTo(state, 'a1'), null);
});

test('a piece that leaves its target is not home, and is again when it comes back', () => {
  const before = board();
  const home = before.position.pieces.map((piece) => ({ ...piece, home: piece.space === 'a2', targets: [] }));
  const there = change.advanced({ ...before, position: { ...before.position, pieces: home } }, move('a2', 'a3'));
  assert.equal(change.pieceAt(there, 'a3')?.home, false);
  assert.equal(change.pieceAt(change.advanced(there, move('a3', 'a2')), 'a2')?.home, true);
});

test('while the other side moves, a move can be chosen ahead to where the colour may stay', () => {
  const waiting = board({ enabled: false, planner: 'red' });
  assert.ok(change.canChoose(waiting, 'a1'), 'whether it will have a move is not known yet');
  const chosen = change.choose(waiting, 'a2');
  assert.equal(change.moveTo(chosen, 'b4')?.planned, true);
  assert.equal(change.moveTo(chosen, 'e5'), null);
});

test('an arrow that is drawn twice is gone', () => {
  const once = change.withDrawing(board(), { from: 'a1', to: 'b2' });
  assert.equal(once.drawings.length, 1);
  assert.equal(change.withDrawing(once, { from: 'a1', to: 'b2' }).drawings.length, 0);
});
