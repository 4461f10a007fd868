// A worker of a browser, in Node: what it needs of its world, and then its own script.

import { parentPort, workerData } from 'node:worker_threads';

Object.assign(globalThis, {
  addEventListener: (name, act) => parentPort.on(name, (data) => act({ data })),
  postMessage: (message) => parentPort.postMessage(message),
  close: () => process.exit(),
});
await import(workerData);
