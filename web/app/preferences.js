// The box in which a person says how they like things.

import { h } from './dom.js';
import { t } from './language.js';
import { change, setting } from './settings.js';
import { choices, openBox, tick } from './ui.js';

/** Opens the box; every change is kept at once. */
export function openSettings() {
  const form = h('form', { method: 'dialog', change: keep },
    h('h2', { id: 'settings-title' }, t('settings')),
    choices(t('theme'), 'theme', [['auto', t('theme-auto')], ['light', t('theme-light')], ['dark', t('theme-dark')]], setting('theme')),
    choices(t('palette'), 'palette', [['enamel', t('palette-enamel')], ['clear', t('palette-clear')]], setting('palette')),
    h('div', { class: 'rows' },
      tick('textures', t('textures'), setting('textures'), t('textures-note')),
      tick('sound', t('sound'), setting('sound')),
      tick('motion', t('motion'), setting('motion')),
      tick('confirm', t('confirm-moves'), setting('confirm'), t('confirm-moves-note'))),
    h('div', { class: 'actions end' }, h('button', { class: 'main' }, t('done'))));
  openBox(h('dialog', { 'aria-labelledby': 'settings-title' }, form));
}

function keep({ target }) {
  change(target.name, target.type === 'checkbox' ? target.checked : target.value);
}
