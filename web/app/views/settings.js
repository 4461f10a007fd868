// The settings as a page of their own.

import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { settingsFields } from '../preferences.js';
import { title } from '../ui.js';

export default async function settings(box) {
  await learnWords('settings');
  title(t('settings'));
  box.append(h('div', { class: 'column' }, h('h1', {}, t('settings')), h('form', { class: 'rows' }, settingsFields())));
}
