// A board of one's own: typed or painted, every mistake named, kept for new games and the analysis.

import { address, ask, explain, messageOf } from '../api.js';
import { boardName, forgetBoard, keepBoard, ownBoards } from '../boards/own_boards.js';
import { LETTERS, PatternGrid } from '../boards/pattern_grid.js';
import { h } from '../dom.js';
import { BOARDS } from '../game/kinds.js';
import { learnWords, t } from '../language.js';
import { button, choices, title, toast } from '../ui.js';

/** More mistakes than this are counted, not listed. */
const LISTED = 8;

/**
 * @param {HTMLElement} box
 * @param {{ query: URLSearchParams }} parameters
 */
export default async function boards(box, { query }) {
  await Promise.all(['boards', 'errors'].map(learnWords));
  title(t('boards-title'));
  const workshop = new Workshop();
  box.append(workshop.element);
  await workshop.begin(query.get('board') ?? 'standard');
}

// keys: boards-colour-* board-name-*
class Workshop {
  constructor() {
    this.grid = new PatternGrid({ paint: () => this.colour(), onChange: (text) => this.edit(text) });
    this.text = h('textarea', { id: 'pattern', rows: 10, spellcheck: 'false', autocapitalize: 'characters', 'aria-describedby': 'pattern-note', input: () => this.check() });
    this.faults = h('div', { id: 'board-faults', role: 'status', 'aria-live': 'polite' });
    this.name = h('input', { type: 'text', id: 'board-name', maxlength: 40, autocomplete: 'off', required: true });
    this.save = h('button', { class: 'main', id: 'keep-board' }, t('boards-keep'));
    this.other = button(t('boards-complete'), () => this.complete(), { id: 'complete-board' });
    this.list = h('ul', { class: 'list', id: 'own-boards' });
    const paints = Object.entries(LETTERS).map(([letter, kind]) =>
      [letter, [h('span', { class: `swatch ${kind}`, 'aria-hidden': 'true' }), t(`boards-colour-${kind}`)]]);
    this.paints = choices(t('boards-paint'), 'paint', paints, 'R');
    const template = h('select', { id: 'template', change: ({ target }) => this.begin(target.value) }, BOARDS.map((name) => h('option', { value: name }, t(`board-name-${name}`))));
    this.element = h('div', { class: 'column wide boards' },
      h('h1', {}, t('boards-title')),
      h('p', { class: 'lead' }, t('boards-lead')),
      h('div', { class: 'workshop' },
        h('div', { class: 'rows' }, this.grid.element, this.paints),
        h('div', { class: 'rows' },
          h('label', { class: 'field' }, t('boards-template'), template),
          h('label', { class: 'field' }, t('boards-letters'), this.text),
          h('p', { class: 'quiet small', id: 'pattern-note' }, t('boards-letters-note')),
          h('div', { class: 'actions' }, this.other),
          this.faults,
          h('form', { class: 'rows', submit: (event) => this.keep(event) },
            h('label', { class: 'field' }, t('boards-name'), this.name),
            h('div', { class: 'actions' }, this.save)))),
      h('section', { class: 'rows', 'aria-labelledby': 'own-boards-title' }, h('h2', { id: 'own-boards-title' }, t('boards-own')), this.list));
  }

  /** @returns {string} the letter of the colour somebody paints with */
  colour() {
    return this.element.querySelector('[name=paint]:checked').value;
  }

  /**
   * Lays a board on the bench: a built-in one, or a pattern.
   * @param {string} board
   */
  async begin(board) {
    const { pattern } = await ask(address('/api/board', { board }));
    this.showList();
    await this.edit(pattern.split('/').join('\n'));
  }

  /** @param {string} text */
  edit(text) {
    this.text.value = text;
    return this.check();
  }

  /** Asks what is wrong, and shows it on the board and in words. */
  async check() {
    const text = this.text.value;
    this.grid.show(text, this.faulty);
    let answer;
    try {
      answer = await ask(address('/api/board/check', { board: text || '.' }));
    } catch (error) {
      toast(messageOf(error));
      return;
    }
    // Somebody has typed on meanwhile, and another answer is on its way.
    if (text !== this.text.value) return;
    this.answer = answer;
    const { faults, pattern, name } = answer;
    this.faulty = new Set(faults.flatMap(({ space, neighbour, other }) => [space, neighbour, other].filter((found) => typeof found === 'string')));
    this.grid.show(text, this.faulty);
    this.save.disabled = !pattern;
    this.other.disabled = !answer.completed || answer.completed.split('/').join('\n') === this.grid.text();
    this.faults.replaceChildren(faults.length ? this.complaint(faults) : h('p', { class: 'notice' }, name ? t('boards-built-in', { name: boardName(name) }) : t('boards-playable')));
  }

  complaint(faults) {
    const more = faults.length - LISTED;
    return h('div', { class: 'notice bad' },
      h('ul', {}, faults.slice(0, LISTED).map((fault) => h('li', {}, explain({ error: 'board', details: fault })))),
      more > 0 && h('p', {}, t('boards-more-faults', { count: more })));
  }

  /** Puts on empty spaces what the other half asks for. */
  complete() {
    return this.edit((this.answer?.completed ?? '').split('/').join('\n'));
  }

  /** @param {SubmitEvent} event */
  keep(event) {
    event.preventDefault();
    const name = this.name.value.trim();
    if (!name || !this.answer?.pattern) return;
    keepBoard({ name, pattern: this.answer.pattern });
    this.showList();
    toast(t('boards-kept', { name }));
  }

  showList() {
    const entries = ownBoards().map(({ name, pattern }) =>
      h('li', { class: 'card' },
        h('img', { src: address('/api/board/picture.svg', { board: pattern }), alt: '', width: 80, height: 80, loading: 'lazy' }),
        h('h3', {}, name),
        h('div', { class: 'actions' },
          h('a', { class: 'button main', href: address('/play', { board: pattern }) }, t('boards-play')),
          h('a', { class: 'button', href: address('/analyse', { board: pattern }) }, t('boards-analyse')),
          button(t('boards-edit'), () => this.take(name, pattern)),
          button(t('delete-it'), () => this.forget({ name, pattern }), { class: 'danger', 'aria-label': t('boards-delete-named', { name }) }))));
    this.list.replaceChildren(...(entries.length ? entries : [h('li', { class: 'quiet' }, t('boards-none'))]));
  }

  take(name, pattern) {
    this.name.value = name;
    this.text.focus();
    return this.begin(pattern);
  }

  /** @param {import('../boards/own_boards.js').OwnBoard} board */
  forget(board) {
    forgetBoard(board.name);
    this.showList();
    toast(t('boards-deleted', { name: board.name }), { action: t('undo'), act: () => (keepBoard(board), this.showList()) });
  }
}
