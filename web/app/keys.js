// Keys that do something on a page, and the box that names them all.

import { h } from './dom.js';
import { learnWords, t } from './language.js';
import { change, setting } from './settings.js';
import { openBox, tick } from './ui.js';

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

/** What keys do on a board, whatever the page. */
const ON_THE_BOARD = [
  [['Tab'], 'keys-to-board'],
  [['←', '→', '↑', '↓'], 'keys-walk'],
  [['Enter'], 'keys-choose'],
  [['Esc'], 'keys-release'],
];

/** What keys are called on the page. */
const NAMES = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc', ' ': 'Space' };

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
  everywhere = [...bindings, { keys: ['?'], name: 'keys-help', act: openHelp }];
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

// keys: keys-*
async function openHelp() {
  await learnWords('keys');
  const row = (keys, name) => [
    h('dt', {}, keys.map((key) => h('kbd', {}, NAMES[key] ?? key))),
    h('dd', {}, t(name)),
  ];
  const list = (title, bindings) => [h('h3', {}, t(title)), h('dl', { class: 'keys' }, bindings.flatMap(([keys, name]) => row(keys, name)))];
  const named = (bindings) => bindings.map(({ keys, name }) => [keys, name]);
  const letters = tick('keys', t('keys-letters'), setting('keys'), t('keys-letters-note'));
  letters.addEventListener('change', ({ target }) => change('keys', /** @type {HTMLInputElement} */ (target).checked));
  openBox(h('dialog', { 'aria-labelledby': 'keys-title', id: 'keys' }, h('form', { method: 'dialog' },
    h('h2', { id: 'keys-title' }, t('keys-title')),
    here.length ? list('keys-page', named(here)) : [],
    list('keys-board', ON_THE_BOARD),
    list('keys-everywhere', named(everywhere)),
    letters,
    h('div', { class: 'actions end' }, h('button', { class: 'main' }, t('done'))))));
}
