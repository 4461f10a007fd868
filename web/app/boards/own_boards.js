// Boards of one's own, kept by the browser, and all boards there are to choose from.

import { BOARDS } from '../game/kinds.js';
import { t } from '../language.js';
import { change, setting } from '../settings.js';

/** @typedef {{ name: string, pattern: string }} OwnBoard */

/** @returns {OwnBoard[]} */
export function ownBoards() {
  return setting('ownBoards');
}

/**
 * Keeps a board under a name; one of the same name gives way.
 * @param {OwnBoard} board
 */
export function keepBoard({ name, pattern }) {
  change('ownBoards', [...ownBoards().filter((other) => other.name !== name), { name, pattern }]);
}

/** @param {string} name */
export function forgetBoard(name) {
  change('ownBoards', ownBoards().filter((other) => other.name !== name));
}

// keys: board-name-*
/**
 * What a board is called: by its name, by the name somebody gave it, or as one without a name.
 * @param {string} board a built-in name or a pattern
 */
export function boardName(board) {
  if (BOARDS.includes(board)) return t(`board-name-${board}`);
  return ownBoards().find(({ pattern }) => pattern === board)?.name ?? t('board-unnamed');
}

/**
 * All boards to choose from, each as what the server is asked for and what people call it. `also` is one that must be among them.
 * @param {string | null} [also]
 * @returns {[string, string][]}
 */
export function boardChoices(also = null) {
  const boards = [...BOARDS, ...ownBoards().map(({ pattern }) => pattern)];
  if (also && !boards.includes(also)) boards.push(also);
  return boards.map((board) => [board, boardName(board)]);
}
