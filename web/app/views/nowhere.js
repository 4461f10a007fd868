// An address that leads nowhere.

import { h } from '../dom.js';
import { t } from '../language.js';
import { title } from '../ui.js';

export default function nowhere(box) {
  title(t('nowhere-title'));
  box.append(h('div', { class: 'column' }, h('h1', {}, t('nowhere-title')), h('p', { class: 'lead' }, t('nowhere-text')),
    h('div', { class: 'actions' }, h('a', { class: 'button main', href: '/' }, t('to-start')))));
}
