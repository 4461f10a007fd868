// The rules, complete, with drawn examples.

import { ask } from '../api.js';
import { stillBoard } from '../board/still.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { button, title } from '../ui.js';

// keys: rules-*
export default async function rules(box) {
  const [parts] = await Promise.all([ask('/api/rules'), learnWords('rules'), learnWords('study')]);
  title(t('rules-title'));
  const figures = new Map(await Promise.all(parts.examples.map(async (example) => [example.key, await figure(example)])));
  box.append(h('article', { class: 'column wide rules' },
    h('header', {},
      h('h1', {}, t('rules-title')),
      h('p', { class: 'lead' }, t('rules-lead')),
      h('div', { class: 'actions no-print' },
        h('a', { class: 'button main', href: '/learn' }, t('rules-to-learn')),
        h('a', { class: 'button', href: '/history' }, t('history-title')),
        button(t('rules-print'), () => window.print()))),
    h('div', { class: 'rules-text' }, parts.sections.map((part) => section(part, figures)))));
}

function section({ key, paragraphs, example }, figures) {
  return h('section', { class: example ? 'with-figure' : null, id: key },
    h('h2', {}, t(`rules-${key}-title`)),
    Array.from({ length: paragraphs }, (_, index) => h('p', {}, t(`rules-${key}-text-${index + 1}`))),
    example && figures.get(example));
}

async function figure({ key, position, move }) {
  const caption = t(`rules-example-${key}`);
  const moves = move ? [{ ...move, class: 'best' }] : [];
  return h('figure', {}, await stillBoard(position, { name: caption, moves }), h('figcaption', { class: 'quiet small' }, caption));
}
