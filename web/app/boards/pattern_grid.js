// A pattern of coloured spaces to be painted by mouse, finger or keys.

import { h, mark } from '../dom.js';
import { t } from '../language.js';

const COLUMNS = [...'abcdefghij'];
const ROWS = Array.from({ length: 10 }, (_, index) => 10 - index);

/** The letter of each colour in a pattern. */
export const LETTERS = { R: 'red', Y: 'yellow', D: 'dark-blue', L: 'light-blue', '.': 'white' };

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** A grid of a hundred spaces; `onChange` hears the pattern as ten lines whenever a space is painted. */
export class PatternGrid {
  /** @param {{ paint: () => string, onChange: (text: string) => void }} wishes `paint` tells the letter to paint with */
  constructor({ paint, onChange }) {
    this.paint = paint;
    this.onChange = onChange;
    this.letters = ROWS.map(() => COLUMNS.map(() => '.'));
    this.focus = [2, 0];
    this.cells = ROWS.map((row, down) => COLUMNS.map((column, across) => this.cell(`${column}${row}`, down, across)));
    const rows = this.cells.map((cells, down) => h('div', { role: 'row', class: 'pattern-row' },
      h('span', { class: 'pattern-name', 'aria-hidden': 'true' }, String(ROWS[down])), cells));
    const names = h('div', { class: 'pattern-row', 'aria-hidden': 'true' }, h('span'), COLUMNS.map((column) => h('span', { class: 'pattern-name' }, column)));
    this.grid = h('div', { role: 'grid', class: 'pattern-grid', 'aria-label': t('boards-grid'), keydown: (event) => this.key(event) }, rows);
    this.element = h('div', { class: 'pattern' }, this.grid, names);
  }

  cell(space, down, across) {
    return h('button', {
      type: 'button', role: 'gridcell', class: 'pattern-space', 'data-space': space, tabindex: '-1',
      click: () => this.put(down, across, this.paint()),
      pointerenter: (event) => event.buttons === 1 && event.pointerType === 'mouse' && this.put(down, across, this.paint()),
      focus: () => this.moveFocus(down, across),
    });
  }

  /**
   * Shows a text as far as it has rows and letters.
   * @param {string} text
   * @param {Set<string>} [faulty] spaces to be marked
   */
  show(text, faulty = new Set()) {
    const rows = text.split(/[\n/]/).map((row) => row.replace(/\s|#.*/g, '')).filter((row) => row);
    this.letters = ROWS.map((_, down) => COLUMNS.map((_, across) => rows[down]?.[across]?.toUpperCase() ?? '.'));
    this.cells.flat().forEach((cell, index) => this.dress(cell, this.letters[Math.floor(index / 10)][index % 10], faulty));
    this.moveFocus(...this.focus);
  }

  dress(cell, letter, faulty) {
    const kind = LETTERS[letter] ?? 'unknown';
    const { space } = cell.dataset;
    const colour = kind === 'white' ? t('space-white') : kind === 'unknown' ? letter : t('space-coloured', { colour: kind });
    cell.className = `pattern-space ${kind}${faulty.has(space) ? ' faulty' : ''}`;
    cell.textContent = letter === '.' ? '' : letter;
    mark(cell, 'aria-label', [space, colour].join(t('comma')));
    mark(cell, 'aria-invalid', faulty.has(space) ? 'true' : null);
  }

  /** The pattern as ten lines. */
  text() {
    return this.letters.map((row) => row.join('')).join('\n');
  }

  put(down, across, letter) {
    this.moveFocus(down, across);
    if (this.letters[down][across] === letter) return;
    this.letters[down][across] = letter;
    this.onChange(this.text());
  }

  moveFocus(down, across) {
    this.focus = [down, across];
    this.cells.forEach((row, y) => row.forEach((cell, x) => mark(cell, 'tabindex', y === down && x === across ? '0' : '-1')));
  }

  /** Arrows walk, letters paint. */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [down, across] = this.focus;
    const step = STEPS[event.key];
    const letter = event.key === 'Delete' || event.key === 'Backspace' ? '.' : event.key.toUpperCase();
    if (step) {
      const to = [down + step[0], across + step[1]].map((at) => Math.max(0, Math.min(9, at)));
      this.cells[to[0]][to[1]].focus();
    } else if (letter in LETTERS) this.put(down, across, letter);
    else return;
    event.preventDefault();
  }
}
