// The rulebooks' sample of a middle game: three moves shown, and a board to try them and all others on.

import { Board } from '../board/board.js';
import { moveSentence, pieceName } from '../board/words.js';
import { h } from '../dom.js';
import { t } from '../language.js';
import { button } from '../ui.js';

/** A board on which one side makes a move and takes it back. */
export class SampleBoard {
  constructor(position, moves) {
    this.position = position;
    this.moves = moves.map((move) => ({ ...move, class: `sample ${move.kind}` }));
    this.board = new Board({ name: t('rules-example-sample'), seat: position.turn, onPlay: (move, how) => this.play(move, how) });
    this.told = h('p', { class: 'small', role: 'status', 'aria-live': 'polite' });
    this.back = button(t('rules-sample-back'), () => this.begin(), { hidden: true, class: 'sample-back' });
    this.element = h('div', { class: 'sample-board' }, this.board.element,
      h('figcaption', { class: 'quiet small' }, t('rules-example-sample')),
      h('ul', { class: 'sample-moves small' }, this.moves.map((move) => h('li', { class: move.kind }, this.choice(move)))),
      h('div', { class: 'no-print' }, this.told, this.back));
  }

  // keys: rules-sample-*
  /** A shown move by its name, which plays it. */
  choice(move) {
    const piece = this.position.pieces.find(({ space }) => space === move.from);
    const told = [pieceName(piece), `${move.from}–${move.to}`].join(t('comma'));
    const named = t(`rules-sample-${move.kind}`, { move: told });
    return button(named, async () => {
      await this.begin();
      await this.play(move);
    }, { class: 'plain' });
  }

  async begin() {
    this.back.hidden = true;
    this.told.textContent = '';
    await this.board.show(this.position, { enabled: true });
    this.board.draw(this.moves);
  }

  async play(move, how) {
    const piece = this.position.pieces.find(({ space }) => space === move.from);
    this.board.draw([]);
    this.told.textContent = moveSentence(move, piece);
    this.back.hidden = false;
    await this.board.advance(move, how);
  }
}
