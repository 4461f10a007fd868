// Thinks in a worker of its own, so that the page never waits. One task after the other; whoever wants no answer any more ends the worker.

import { Module, sharedMemory } from './module.js';

/** @type {Module | null} */
let module = null;

/**
 * Opens the module; who is at the other end of these lines helps it to think.
 * @param {WebAssembly.Module} compiled
 * @param {Uint8Array} networks
 * @param {MessagePort[]} helpers
 */
function open(compiled, networks, helpers) {
  const hear = (news) => postMessage({ news, threads: module?.threads });
  if (!helpers.length) return new Module(compiled, hear, undefined, networks);
  const threads = 1 + helpers.length;
  // Made here, and not by the page, it goes when these workers go.
  const shared = { memory: sharedMemory(threads), threads, origin: performance.timeOrigin };
  helpers.forEach((helper, index) => helper.postMessage({ ...shared, thread: index + 1 }));
  return new Module(compiled, hear, { ...shared, thread: 0 }, networks);
}

addEventListener('message', ({ data: { compiled, networks, helpers, ask, work } }) => {
  try {
    module ??= open(compiled, networks, helpers);
    postMessage({ done: ask ? module.ask(ask) : module.work(work) });
  } catch (error) {
    // What broke down is not to be trusted any more.
    postMessage({ broken: String(error instanceof Error ? error.message : error) });
    close();
  }
});
