// Which puzzles somebody wants to see, and which one comes next.

import { change, setting } from '../settings.js';
import { isDone } from './progress.js';

/** @typedef {{ id: string, kind: string, moves: number, grade: number }} PuzzleName */

/** The kinds of puzzles in the order the page shows them. */
export const KINDS = ['home', 'long-jump', 'rescue', 'defence', 'special', 'reply'];

export const GRADES = [1, 2, 3, 4, 5];

/**
 * The grades somebody wants to see; none chosen means all.
 * @returns {number[]}
 */
export function wantedGrades() {
  return setting('puzzleGrades');
}

/**
 * Chooses a grade, or lets it go.
 * @param {number} grade
 * @param {boolean} wanted
 */
export function wantGrade(grade, wanted) {
  const others = wantedGrades().filter((other) => other !== grade);
  change('puzzleGrades', wanted ? [...others, grade] : others);
}

/** @param {PuzzleName} puzzle */
export function isWanted({ grade }) {
  return wantedGrades().length === 0 || wantedGrades().includes(grade);
}

/**
 * The next puzzle that is wanted and not solved yet, after one if it is named; `null` if there is none.
 * @param {PuzzleName[]} puzzles all of them, easy ones first
 * @param {string | null} after
 * @returns {PuzzleName | null}
 */
export function nextUnsolved(puzzles, after = null) {
  const inOrder = KINDS.flatMap((kind) => puzzles.filter((puzzle) => puzzle.kind === kind));
  const at = inOrder.findIndex(({ id }) => id === after) + 1;
  const fromHere = [...inOrder.slice(at), ...inOrder.slice(0, at)];
  return fromHere.find((puzzle) => puzzle.id !== after && isWanted(puzzle) && !isDone('solved', puzzle.id)) ?? null;
}
