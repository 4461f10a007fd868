// The rules, complete, with drawn examples and one to play on.

import { address, ask } from '../api.js';
import { stillBoard } from '../board/still.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { SampleBoard } from '../study/sample_board.js';
import { button, title } from '../ui.js';

export default async function rules(box) {
  const [parts] = await Promise.all([ask('/api/rules'), learnWords('rules'), learnWords('history'), learnWords('study')]);
  title(t('rules-title'));
  const drawn = await Promise.all(parts.examples.map(figure));
  const figures = new Map(parts.examples.map(({ key }, index) => [key, drawn[index]]));
  box.append(h('article', { class: 'column wide rules' },
    h('header', {},
      h('h1', {}, t('rules-title')),
      h('p', { class: 'lead' }, t('rules-lead')),
      h('p', { class: 'quiet' }, t('rules-ours-note'), ' ', h('span', { class: 'tag' }, t('rules-ours'))),
      h('div', { class: 'actions no-print' },
        h('a', { class: 'button main', href: '/learn' }, t('rules-to-learn')),
        h('a', { class: 'button', href: '/history' }, t('history-title')),
        button(t('rules-print'), () => window.print()))),
    h('div', { class: 'rules-text' }, parts.sections.map((part) => section(part, figures)))));
}

/** A section: what the rulebooks say, what is ours and marked so, and the board beside it. */
function section({ key, paragraphs, ours, example }, figures) {
  return h('section', { class: example ? 'with-figure' : null, id: key },
    h('h2', {}, t(`rules-${key}-title`)),
    numbered(paragraphs, (number) => h('p', {}, t(`rules-${key}-text-${number}`))),
    numbered(ours, (number) => h('p', { class: 'ours' }, h('span', { class: 'tag' }, t('rules-ours')), ' ', t(`rules-${key}-ours-${number}`))),
    example && figures.get(example));
}

const numbered = (count, part) => Array.from({ length: count }, (_, index) => part(index + 1));

async function figure(example) {
  if (example.key === 'sample') return sample(example);
  const caption = t(`rules-example-${example.key}`);
  const moves = example.moves.map((move) => ({ ...move, class: 'best' }));
  return h('figure', {}, await stillBoard(example.position, { name: caption, moves }), h('figcaption', { class: 'quiet small' }, caption));
}

/** The board of the middle game, which can be played on. */
async function sample({ position, moves }) {
  const board = new SampleBoard(position, moves);
  await board.begin();
  const from = { position: position.position, variant: position.variant, board: position.board ?? position.pattern };
  return h('figure', { id: 'sample-board' }, board.element,
    h('p', { class: 'no-print' }, h('a', { href: address('/play', from) }, t('rules-sample-play'))));
}
