// All puzzles, with the one of the day on top.

import { address, ask } from '../api.js';
import { stillBoard } from '../board/still.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { language, learnWords, t } from '../language.js';
import { grade } from '../study/grade.js';
import { isDone } from '../study/progress.js';
import { GRADES, KINDS, isWanted, nextUnsolved, wantGrade, wantedGrades } from '../study/puzzle_shelf.js';
import { title } from '../ui.js';

/** @typedef {import('../study/puzzle_shelf.js').PuzzleName} PuzzleName */

/** The day where the browser is, in days since 1970. */
function today() {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/** @param {HTMLElement} box */
export default async function puzzles(box) {
  const [found] = await Promise.all([ask(address('/api/puzzles', { day: today() })), learnWords('learn'), learnWords('puzzles'), learnWords('study')]);
  title(t('puzzles-page-title'));
  const shelf = h('div', { class: 'rows shelf', id: 'shelf' });
  const show = () => shelf.replaceChildren(...shelves(found.puzzles));
  show();
  box.append(h('div', { class: 'column wide' },
    h('h1', {}, t('puzzles-page-title')),
    h('p', { class: 'lead' }, t('puzzles-page-lead', { total: found.puzzles.length })),
    await ofTheDay(found.today),
    grades(show),
    shelf));
}

/**
 * Which grades to see.
 * @param {() => void} changed
 */
function grades(changed) {
  const keep = ({ target }) => {
    wantGrade(Number(target.value), target.checked);
    changed();
  };
  return h('fieldset', { class: 'grades', change: keep }, h('legend', {}, t('puzzles-grades')),
    h('div', { class: 'choices' }, GRADES.map((number) =>
      h('label', { class: 'choice' },
        h('input', { type: 'checkbox', name: 'grade', value: number, checked: wantedGrades().includes(number) }),
        h('span', {}, grade(number))))));
}

/**
 * What is to be seen, and how much of it is solved.
 * @param {PuzzleName[]} puzzles
 */
function shelves(puzzles) {
  const wanted = puzzles.filter(isWanted);
  const solved = wanted.filter(({ id }) => isDone('solved', id)).length;
  const next = nextUnsolved(puzzles);
  return [
    h('div', { class: 'actions' },
      next && h('a', { class: 'button main', href: `/puzzles/${next.id}`, id: 'next-unsolved' }, t('puzzle-next-unsolved')),
      h('p', { class: 'quiet', id: 'puzzles-progress', role: 'status', 'aria-live': 'polite' }, t('puzzles-progress', { done: solved, total: wanted.length }))),
    ...KINDS.map((kind) => section(kind, puzzles.filter((puzzle) => puzzle.kind === kind))).filter((part) => part !== null),
  ];
}

// keys: puzzle-kind-* puzzle-task-*
/** @param {string} id */
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

/**
 * The puzzles of a kind. Each keeps its number, whatever is filtered.
 * @param {string} kind
 * @param {PuzzleName[]} alike
 */
function section(kind, alike) {
  const numbered = alike.map((puzzle, index) => ({ puzzle, number: index + 1 })).filter(({ puzzle }) => isWanted(puzzle));
  if (!numbered.length) return null;
  const solved = numbered.filter(({ puzzle }) => isDone('solved', puzzle.id)).length;
  return h('section', { class: 'puzzle-kind', 'aria-labelledby': `kind-${kind}` },
    h('h2', { id: `kind-${kind}` }, t(`puzzle-kind-${kind}`), ' ', h('span', { class: 'quiet small' }, t('puzzles-solved-of', { done: solved, total: numbered.length }))),
    h('ul', { class: 'puzzle-list' }, numbered.map(entry)));
}

/** @param {{ puzzle: PuzzleName, number: number }} numbered */
function entry({ puzzle, number }) {
  const solved = isDone('solved', puzzle.id);
  const name = t('puzzle-named', { number, grade: t('puzzle-grade', { grade: puzzle.grade }) });
  return h('li', {}, h('a', { href: `/puzzles/${puzzle.id}`, class: solved ? 'puzzle solved' : 'puzzle', 'aria-label': solved ? t('puzzle-named-solved', { name }) : name },
    h('span', { class: 'puzzle-number' }, solved ? '✓' : String(number)),
    h('span', { class: 'pips', 'aria-hidden': 'true' }, '•'.repeat(puzzle.grade))));
}
