// How much memory modules have after each round of what they do for a page: node soak.mjs MODULE NETWORKS MINUTES. It fails if one has more than after the first.

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Module } from '../../web/app/here/module.js';
import { memory, round, team } from './rounds.mjs';

const [path, networks, minutes] = process.argv.slice(2);
const compiled = new WebAssembly.Module(readFileSync(path));
const all = team(() => new Module(compiled, undefined, undefined, readFileSync(networks)));
const begun = performance.now();
const elapsed = () => performance.now() - begun;

let first = null;
for (let number = 1; elapsed() < Number(minutes) * 60_000; number += 1) {
  const moves = await round(all);
  const now = memory(all);
  first ??= now;
  const told = Object.entries(now).map(([name, kibibytes]) => `${name} ${kibibytes}`).join(', ');
  console.log(`${Math.round(elapsed() / 1000)} s, round ${number}, ${moves} moves, KiB: ${told}`);
  if (!isDeepStrictEqual(now, first)) {
    console.error('that is more than after the first round');
    process.exit(1);
  }
}
