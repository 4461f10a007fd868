// Asks the module what the native program was asked, and compares the answers: node agree.mjs MODULE FILE, a JSON object a line.
//
// Times differ between two runs of anything, and so may a score that was not proven in time; all else must be the same.

import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { Module } from '../../web/app/here/module.js';

const [path, file] = process.argv.slice(2);
const module = new Module(new WebAssembly.Module(readFileSync(path)));
const TIMES = new Set(['changed', 'turn_started', 'left', 'move_times', 'ms']);

/** An answer without times; text that is JSON is looked into. */
function timeless(value, name = '') {
  if (name === 'body' && typeof value === 'string' && value.startsWith('{')) return timeless(JSON.parse(value));
  if (Array.isArray(value)) return value.map((part) => timeless(part));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !TIMES.has(key)).map(([key, part]) => [key, timeless(part, key)]));
}

const unproven = (done) => done.shown?.score && !done.shown.score.exact;

let compared = 0;
for await (const line of createInterface({ input: createReadStream(file) })) {
  const { ask, answer, work, done } = JSON.parse(line);
  const found = ask ? module.ask(ask) : module.work(work);
  const expected = answer ?? done;
  compared += 1;
  if (work?.score && (unproven(found) || unproven(expected))) continue;
  if (!isDeepStrictEqual(timeless(found), timeless(expected))) {
    console.error('asked', JSON.stringify(ask ?? work).slice(0, 2000));
    console.error('native', JSON.stringify(expected).slice(0, 4000));
    console.error('module', JSON.stringify(found).slice(0, 4000));
    process.exit(1);
  }
}
console.log(`${compared} answers of the module are those of the native program`);
