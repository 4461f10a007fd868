// Thinks in a worker of its own, so that the page never waits. One task after the other; whoever wants no answer any more ends the worker.

import { Module } from './module.js';

/** @type {Module | null} */
let module = null;

addEventListener('message', ({ data: { compiled, ask, work } }) => {
  module ??= new Module(compiled, (news) => postMessage({ news }));
  try {
    postMessage({ done: ask ? module.ask(ask) : module.work(work) });
  } catch (error) {
    // What broke down is not to be trusted any more.
    postMessage({ broken: String(error instanceof Error ? error.message : error) });
    close();
  }
});
