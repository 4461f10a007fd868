// Keys that do something on a page.

import { setting } from './settings.js';

/**
 * @typedef {object} Binding
 * @property {string[]} keys what is pressed, as keyboard events name it
 * @property {string} name the message that says what happens
 * @property {() => void} act
 */

/** @type {Binding[]} */
let everywhere = [];
/** @type {Binding[]} */
let here = [];

/**
 * Binds keys for as long as a view is shown; gives a function that ends it.
 * @param {Binding[]} bindings
 */
export function bindKeys(bindings) {
  here = bindings;
  return () => {
    if (here === bindings) here = [];
  };
}

/**
 * Listens to keys from now on.
 * @param {Binding[]} bindings those that hold on every page
 */
export function listenToKeys(bindings) {
  const help = async () => (await import('./keys_box.js')).openKeys(here, everywhere);
  everywhere = [...bindings, { keys: ['?'], name: 'keys-help', act: help }];
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    const binding = [...here, ...everywhere].find(({ keys }) => keys.includes(event.key));
    // Letters can be switched off: who speaks to the computer would press them by mistake.
    if (!binding || (event.key.length === 1 && event.key !== '?' && !setting('keys'))) return;
    event.preventDefault();
    binding.act();
  });
}

/** Whether keys belong to what has the focus. */
function isBusy(target) {
  const typing = target.closest?.('input, select, textarea, [contenteditable], dialog');
  return Boolean(typing) || document.querySelector('dialog[open]') !== null;
}
