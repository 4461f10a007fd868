// Setting up: pieces go anywhere, and the server names what could not be played.

import { messageOf, post } from '../api.js';
import { Board } from '../board/board.js';
import { pieceName, sideName } from '../board/words.js';
import { boardChoices } from '../boards/own_boards.js';
import { h } from '../dom.js';
import { VARIANTS } from '../game/kinds.js';
import { t } from '../language.js';
import { choices } from '../ui.js';

const COLUMNS = [...'abcdefghij'];

/** A board on which pieces are put anywhere. `onChange` hears the server's answer. */
export class Placing {
  constructor(position, onChange) {
    this.position = position;
    this.onChange = onChange;
    this.values = { variant: position.variant, board: position.board ?? position.pattern, turn: position.turn, starter: position.starter };
    this.board = new Board({ name: t('board-of-placing'), free: true, onPlay: (move) => this.put(move) });
    this.faults = h('div', { class: 'faults', role: 'status', 'aria-live': 'polite', id: 'faults' });
    this.element = this.panel();
  }

  // keys: variant-name-*
  panel() {
    const sides = [['red', sideName('red')], ['blue', sideName('blue')]];
    const select = (name, label, options) =>
      h('label', { class: 'field' }, label, h('select', { name }, options.map(([value, text]) => h('option', { value, selected: value === this.values[name] }, text))));
    const keep = ({ target }) => {
      this.values[target.name] = target.value;
      this.check();
    };
    return h('form', { class: 'sheet placing rows', change: keep, submit: (event) => event.preventDefault() },
      h('h2', {}, t('placing-title')),
      h('p', { class: 'quiet small' }, t('placing-note')),
      choices(t('placing-turn'), 'turn', sides, this.values.turn),
      choices(t('starter'), 'starter', sides, this.values.starter),
      h('div', { class: 'side-by-side' },
        select('variant', t('variant'), VARIANTS.map((name) => [name, t(`variant-name-${name}`)])),
        select('board', t('board'), boardChoices(this.values.board))),
      h('p', { class: 'small' }, h('a', { href: '/boards' }, t('board-make-own'))),
      this.faults);
  }

  async begin() {
    await this.show();
    await this.check();
  }

  show() {
    return this.board.show({ ...this.position, legal: [], last: null }, { enabled: true });
  }

  /**
   * Puts a piece somewhere; what stands there goes where it came from.
   * @param {import('../board/state.js').Move} move
   */
  async put({ from, to }) {
    if (!from || !to) return;
    const moved = { [from]: to, [to]: from };
    const pieces = this.position.pieces.map((piece) => ({ ...piece, space: moved[piece.space] ?? piece.space, home: false }));
    this.position = { ...this.position, pieces };
    await this.show();
    await this.check();
  }

  /** What stands where, as the first field of a position text. */
  placement() {
    const letters = new Map(this.position.pieces.map(({ space, letter }) => [space, letter]));
    const rows = Array.from({ length: 10 }, (_, index) => 10 - index);
    return rows.map((row) => COLUMNS.map((column) => letters.get(`${column}${row}`) ?? ' ').join('').replace(/ +/g, (run) => String(run.length))).join('/');
  }

  async check() {
    let answer;
    try {
      answer = await post('/api/analysis/placing', { ...this.values, placement: this.placement() });
    } catch (error) {
      this.faults.replaceChildren(h('p', { class: 'notice bad' }, messageOf(error)));
      this.onChange(null);
      return;
    }
    if (answer.position) {
      this.position = answer.position;
      await this.show();
    }
    this.faults.replaceChildren(answer.faults.length
      ? h('ul', { class: 'notice bad' }, answer.faults.map((fault) => h('li', {}, faultSentence(fault))))
      : h('p', { class: 'notice' }, t('placing-playable')));
    this.onChange(answer.position && { ...answer.position, board: answer.position.board ?? answer.position.pattern });
  }
}

// keys: fault-*
/**
 * What is wrong with a position.
 * @param {import('wire').Fault} fault
 */
function faultSentence({ reason, piece, turn, ...values }) {
  return t(`fault-${reason}`, { ...values, piece: piece ? pieceName(piece) : '', side: turn ? sideName(turn) : '' });
}
