// Saves texts as files with names people can read.

import { h } from './dom.js';

/**
 * Lets the browser save a text. What file systems do not like in a name is left out.
 * @param {string} name
 * @param {string} text
 */
export function saveText(name, text) {
  const file = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  h('a', { href: file, download: name.replace(/[\\/:*?"<>|\p{C}]+/gu, ' ').replace(/\s+/g, ' ').trim() }).click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}

/**
 * A day as file names sort it: 2026-11-16, where the browser is.
 * @param {number} milliseconds
 */
export function day(milliseconds) {
  const date = new Date(milliseconds);
  const two = (number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
