// Where the game comes from.

import { ask } from '../api.js';
import { stillBoard } from '../board/still.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { title } from '../ui.js';

export default async function history(box) {
  const [parts] = await Promise.all([ask('/api/rules'), learnWords('rules'), learnWords('history'), learnWords('study')]);
  title(t('history-title'));
  const start = parts.examples.find(({ key }) => key === 'setup');
  box.append(h('article', { class: 'column history' },
    h('h1', {}, t('history-title')),
    start && h('figure', {}, await stillBoard(start.position, { name: t('board-start') }), h('figcaption', { class: 'quiet small' }, t('history-caption'))),
    parts.history.map(section),
    h('div', { class: 'actions no-print' },
      h('a', { class: 'button main', href: '/learn' }, t('rules-to-learn')),
      h('a', { class: 'button', href: '/rules' }, t('rules-title')))));
}

function section({ key, paragraphs }) {
  return h('section', { id: key },
    h('h2', {}, t(`history-${key}-title`)),
    Array.from({ length: paragraphs }, (_, index) => h('p', {}, t(`history-${key}-text-${index + 1}`))));
}
