// How hard something is, as dots and in words.

import { h } from '../dom.js';
import { t } from '../language.js';

/** A grade from 1 to 5. */
export function grade(number) {
  return h('span', { class: 'grade' },
    h('span', { 'aria-hidden': 'true' }, '●'.repeat(number), h('span', { class: 'faint' }, '○'.repeat(5 - number))),
    h('span', { class: 'unseen' }, t('puzzle-grade', { grade: number })));
}
