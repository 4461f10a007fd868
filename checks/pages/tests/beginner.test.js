// What begins under a name that the page has chosen, over a network that loses answers.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Beginner } from '../../../web/app/games/beginner.js';

const NAME = /^[0-9a-f]{16}$/;

/** A server that answers by what it is told to, and the names it was asked for. A word is a refusal. */
function server(...answers) {
  const asked = [];
  const send = async (as) => {
    asked.push(as);
    const answer = answers.shift();
    if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer });
    return answer;
  };
  return { asked, send };
}

test('a lost answer is asked for again under the same name', async () => {
  const { asked, send } = server('unreachable', { id: 'begun' });
  assert.deepEqual(await new Beginner().begin('wish', () => send), { id: 'begun' });
  assert.equal(asked.length, 2);
  assert.match(asked[0], NAME);
  assert.equal(asked[0], asked[1]);
});

test('whoever wishes again for what was not answered gets the same, chance included', async () => {
  for (const lost of [['unreachable', 'unreachable', 'unreachable'], ['internal']]) {
    const { asked, send } = server(...lost, { id: 'begun' }, { id: 'another' });
    const beginner = new Beginner();
    let prepared = 0;
    const prepare = () => ((prepared += 1), send);
    await assert.rejects(beginner.begin({ side: 'chance' }, prepare), { code: lost[0] });
    assert.equal(asked.length, lost.length);
    assert.deepEqual(await beginner.begin({ side: 'chance' }, prepare), { id: 'begun' });
    assert.deepEqual([new Set(asked).size, prepared], [1, 1]);
    // What was answered is done with.
    assert.deepEqual(await beginner.begin({ side: 'chance' }, prepare), { id: 'another' });
    assert.deepEqual([new Set(asked).size, prepared], [2, 2]);
  }
});

test('another wish has another name, and so has one whose name is taken', async () => {
  const beginner = new Beginner();
  const { asked, send } = server('internal', { id: 'other' }, 'id-taken', 'not-your-game', { id: 'third' });
  await assert.rejects(beginner.begin('one', () => send), { code: 'internal' });
  await beginner.begin('two', () => send);
  assert.deepEqual(await beginner.begin('three', () => send), { id: 'third' });
  assert.equal(new Set(asked).size, 5);
});

test('a refusal is told at once, and names that are always taken are given up', async () => {
  const refused = server('too-many');
  await assert.rejects(new Beginner().begin('wish', () => refused.send), { code: 'too-many' });
  assert.equal(refused.asked.length, 1);
  const taken = server('id-taken', 'id-taken', 'id-taken');
  await assert.rejects(new Beginner().begin('wish', () => taken.send), { code: 'id-taken' });
});

test('as many names are chosen as there may be games', async () => {
  const { asked, send } = server({ games: [] });
  await new Beginner().begin('records', () => send, 100);
  const names = asked[0].split(',');
  assert.equal(new Set(names).size, 100);
  names.forEach((name) => assert.match(name, NAME));
});
