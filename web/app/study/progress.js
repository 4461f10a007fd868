// What somebody has learnt and solved, kept by the browser.

import { change, setting } from '../settings.js';

/**
 * Whether something was done.
 * @param {'learned' | 'solved'} where
 * @param {string} name
 * @returns {boolean}
 */
export function isDone(where, name) {
  return setting(where).includes(name);
}

/**
 * Remembers that something was done.
 * @param {'learned' | 'solved'} where
 * @param {string} name
 */
export function done(where, name) {
  if (!isDone(where, name)) change(where, [...setting(where), name]);
}
