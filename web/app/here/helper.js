// Helps a thinker in a worker of its own, with the same module and the same memory, until both are ended.

import { Module } from './module.js';

addEventListener('message', ({ data: { compiled, line } }) => {
  line.onmessage = ({ data: share }) => {
    try {
      new Module(compiled, () => {}, share).help();
    } catch (error) {
      postMessage({ broken: String(error instanceof Error ? error.message : error) });
      close();
    }
  };
});
