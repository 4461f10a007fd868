// All puzzles, with the one of the day on top.

import { address, ask } from '../api.js';
import { stillBoard } from '../board/still.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { language, learnWords, t } from '../language.js';
import { isDone } from '../study/progress.js';
import { grade } from '../study/grade.js';
import { title } from '../ui.js';

const KINDS = ['home', 'long-jump', 'rescue', 'defence', 'special', 'reply'];

/** The day where the browser is, in days since 1970. */
function today() {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

export default async function puzzles(box) {
  const [found] = await Promise.all([ask(address('/api/puzzles', { day: today() })), learnWords('learn'), learnWords('puzzles'), learnWords('study')]);
  title(t('puzzles-page-title'));
  const solved = found.puzzles.filter(({ id }) => isDone('solved', id)).length;
  box.append(h('div', { class: 'column wide' },
    h('h1', {}, t('puzzles-page-title')),
    h('p', { class: 'lead' }, t('puzzles-page-lead', { total: found.puzzles.length })),
    await ofTheDay(found.today),
    h('p', { class: 'quiet' }, t('puzzles-progress', { done: solved, total: found.puzzles.length })),
    KINDS.map((kind) => section(kind, found.puzzles.filter((puzzle) => puzzle.kind === kind)))));
}

// keys: puzzle-kind-* puzzle-task-*
async function ofTheDay(id) {
  const puzzle = await ask(`/api/puzzles/${id}`);
  const task = t(`puzzle-task-${puzzle.kind}`, { side: sideName(puzzle.side), moves: puzzle.moves });
  const picture = await stillBoard(puzzle.position, { name: task, seat: puzzle.side });
  const date = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(new Date());
  return h('section', { class: 'of-the-day', 'aria-labelledby': 'of-the-day' },
    h('div', { class: 'of-the-day-board' }, picture),
    h('div', { class: 'rows' },
      h('p', { class: 'quiet small' }, date),
      h('h2', { id: 'of-the-day' }, t('puzzle-of-the-day')),
      h('p', {}, h('strong', {}, t(`puzzle-kind-${puzzle.kind}`)), ' ', grade(puzzle.grade)),
      h('p', {}, task),
      h('div', { class: 'actions' },
        h('a', { class: 'button main', href: `/puzzles/${id}`, id: 'today' }, isDone('solved', id) ? t('puzzle-solved-again') : t('puzzle-solve')))));
}

function section(kind, puzzles) {
  if (!puzzles.length) return null;
  const solved = puzzles.filter(({ id }) => isDone('solved', id)).length;
  return h('section', { class: 'puzzle-kind', 'aria-labelledby': `kind-${kind}` },
    h('h2', { id: `kind-${kind}` }, t(`puzzle-kind-${kind}`), ' ', h('span', { class: 'quiet small' }, t('puzzles-solved-of', { done: solved, total: puzzles.length }))),
    h('ul', { class: 'puzzle-list' }, puzzles.map(entry)));
}

function entry(puzzle, index) {
  const solved = isDone('solved', puzzle.id);
  const name = t('puzzle-named', { number: index + 1, grade: t('puzzle-grade', { grade: puzzle.grade }) });
  return h('li', {}, h('a', { href: `/puzzles/${puzzle.id}`, class: solved ? 'puzzle solved' : 'puzzle', 'aria-label': solved ? t('puzzle-named-solved', { name }) : name },
    h('span', { class: 'puzzle-number' }, solved ? '✓' : String(index + 1)),
    h('span', { class: 'pips', 'aria-hidden': 'true' }, '•'.repeat(puzzle.grade))));
}
