// All lessons in order.

import { ask } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { isDone } from '../study/progress.js';
import { title } from '../ui.js';

export default async function learn(box) {
  const [lessons] = await Promise.all([ask('/api/lessons'), learnWords('learn'), learnWords('study')]);
  title(t('learn-page-title'));
  const learned = lessons.filter(({ key }) => isDone('learned', key)).length;
  const next = lessons.find(({ key }) => !isDone('learned', key));
  box.append(h('div', { class: 'column' },
    h('h1', {}, t('learn-page-title')),
    h('p', { class: 'lead' }, t('learn-page-lead')),
    h('div', { class: 'course-progress' },
      h('progress', { max: lessons.length, value: learned, 'aria-label': t('learn-progress', { done: learned, total: lessons.length }) }),
      h('p', { class: 'quiet small' }, t('learn-progress', { done: learned, total: lessons.length }))),
    h('div', { class: 'actions' },
      next
        ? h('a', { class: 'button main', href: `/learn/${next.key}`, id: 'next-lesson' }, learned ? t('learn-go-on') : t('learn-begin'))
        : h('a', { class: 'button main', href: '/puzzles' }, t('learn-to-puzzles')),
      h('a', { class: 'button', href: '/rules' }, t('learn-to-rules'))),
    h('ol', { class: 'course', id: 'lessons' }, lessons.map(entry))));
}

// keys: learn-*
function entry({ key }, index) {
  const learned = isDone('learned', key);
  return h('li', {}, h('a', { class: learned ? 'course-step learned' : 'course-step', href: `/learn/${key}`, 'data-lesson': key },
    h('span', { class: 'course-number', 'aria-hidden': 'true' }, learned ? '✓' : String(index + 1)),
    h('span', {}, t(`learn-${key}-title`), learned && h('span', { class: 'unseen' }, t('comma'), t('learn-done')))));
}
