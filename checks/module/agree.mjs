// Asks the module what the native program was asked, and compares the answers: node agree.mjs MODULE NETWORKS, with a JSON object a line at its input.
//
// Both count looks at the clock instead of seconds, `step` milliseconds each. So a thought that is cut off by its time is cut off at the same position,
// and every answer must be the same to the letter, times included.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { Module, sharedMemory } from '../../web/app/here/module.js';

let [time, step] = [0, 1];
performance.now = () => (time += step);
let heard = [];
const compiled = new WebAssembly.Module(readFileSync(process.argv[2]));
const isShared = WebAssembly.Module.imports(compiled).some(({ kind }) => kind === 'memory');
// One thread: what several find depends on which of them is faster.
const share = isShared ? { memory: sharedMemory(1), threads: 1, thread: 0, origin: performance.timeOrigin } : undefined;
const module = new Module(compiled, (news) => heard.push(news), share, readFileSync(process.argv[3]));

const counts = { answers: 0, moves: 0, scores: 0, proven: 0, pictures: 0 };

function count({ ask, work, answer }) {
  counts.answers += 1;
  if (work?.move && answer.game) counts.moves += 1;
  if (work?.score) counts.scores += 1;
  if (work?.score && answer.shown?.score?.exact) counts.proven += 1;
  if (ask?.path.endsWith('.svg')) counts.pictures += 1;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, work, answer, news, ...asked } = JSON.parse(line);
  [heard, step] = [[], asked.step];
  const found = { answer: ask ? module.ask(ask) : module.work(work), news: heard };
  if (!isDeepStrictEqual(found, { answer, news })) {
    console.error('asked', JSON.stringify(ask ?? work).slice(0, 2000));
    console.error('native', JSON.stringify({ answer, news }).slice(0, 4000));
    console.error('module', JSON.stringify(found).slice(0, 4000));
    process.exit(1);
  }
  count({ ask, work, answer });
}
const { answers, moves, scores, proven, pictures } = counts;
console.log(`${answers} answers of the module are those of the native program: ${moves} moves, ${scores} scores (${proven} proven), ${pictures} pictures among them`);
