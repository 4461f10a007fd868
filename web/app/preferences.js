// Where a person says how they like things: in a box over any page, or on the page of settings.

import { h } from './dom.js';
import { learnWords, t } from './language.js';
import { change, setting } from './settings.js';
import { knock } from './sound.js';
import { choices, openBox, tick } from './ui.js';

/** Opens the box; every change is kept at once. */
export async function openSettings() {
  await learnWords('settings');
  const form = h('form', { method: 'dialog' },
    h('h2', { id: 'settings-title' }, t('settings')),
    settingsFields(),
    h('div', { class: 'actions end' }, h('button', { class: 'main' }, t('done'))));
  openBox(h('dialog', { 'aria-labelledby': 'settings-title' }, form));
}

// keys: theme* palette* pace* wood* pieces*
/** Everything that can be set. Needs the words of `settings`. */
export function settingsFields() {
  const choice = (name, values) => choices(t(name), name, values.map((value) => [value, t(`${name}-${value}`)]), setting(name));
  return h('div', { class: 'rows', change: keep },
    choice('theme', ['auto', 'light', 'dark']),
    choice('palette', ['enamel', 'clear']),
    choice('wood', ['walnut', 'maple', 'ebony', 'felt']),
    choice('pieces', ['enamel', 'flat', 'bold']),
    choice('pace', ['slow', 'normal', 'fast']),
    h('div', { class: 'rows' },
      tick('motion', t('motion'), setting('motion')),
      tick('sound', t('sound'), setting('sound')),
      h('label', { class: 'field' }, t('volume'), h('input', { type: 'range', name: 'volume', min: 0, max: 10, value: setting('volume') })),
      tick('textures', t('textures'), setting('textures'), t('textures-note')),
      tick('confirm', t('confirm-moves'), setting('confirm'), t('confirm-moves-note'))));
}

function keep({ target }) {
  const value = { checkbox: target.checked, range: Number(target.value) }[target.type] ?? target.value;
  change(target.name, value);
  if (target.name === 'volume' || target.name === 'sound') knock(0.8);
}
