// The box that names the keys.

import { h } from './dom.js';
import { learnWords, t } from './language.js';
import { change, setting } from './settings.js';
import { openBox, tick } from './ui.js';

/** What keys do on a board, whatever the page. */
const ON_THE_BOARD = [
  [['Tab'], 'keys-to-board'],
  [['←', '→', '↑', '↓'], 'keys-walk'],
  [['Enter'], 'keys-choose'],
  [['Esc'], 'keys-release'],
];

/** What keys are called on the page. */
const NAMES = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc', ' ': 'Space' };

// keys: keys-*
/**
 * Opens the box that names all keys.
 * @param {import('./keys.js').Binding[]} here those of this page
 * @param {import('./keys.js').Binding[]} everywhere those of every page
 */
export async function openKeys(here, everywhere) {
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
