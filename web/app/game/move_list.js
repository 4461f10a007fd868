// The moves of a game, which is also its review.

import { h } from '../dom.js';
import { t } from '../language.js';
import { button } from '../ui.js';
import { timeText } from './terms.js';

/** A list of moves in pairs; `onVisit` is called with the ply to look at, which may be the one that is looked at already. */
export class MoveList {
  constructor(onVisit) {
    this.onVisit = onVisit;
    this.list = h('ol', { class: 'moves', id: 'moves' });
    const step = (text, name, to) => button(text, () => onVisit(to()), { 'aria-label': name, title: name });
    this.back = [
      step('⇤', t('look-first'), () => 0),
      step('←', t('look-previous'), () => Math.max(0, this.visited - 1)),
    ];
    this.forth = [
      step('→', t('look-next'), () => Math.min(this.last, this.visited + 1)),
      step('⇥', t('look-last'), () => this.last),
    ];
    this.again = step('↻', t('look-again'), () => this.visited);
    this.element = h('section', { class: 'moves-box', 'aria-labelledby': 'moves-title' },
      h('h2', { id: 'moves-title' }, t('moves')), this.list, h('div', { class: 'steps' }, this.back, this.again, this.forth));
    this.last = 0;
    this.visited = 0;
    // What comes beside the board later, as a conversation does, leaves the list less room.
    new ResizeObserver(() => this.reveal()).observe(this.list);
  }

  /** Shows the moves of a game and which position is looked at. */
  show(game, visited) {
    const unchanged = this.shown === game.history.map((move) => move.move).join(' ') && this.last === game.ply;
    this.last = game.ply;
    this.visited = visited;
    if (!unchanged || !this.list.children.length) this.fill(game);
    for (const entry of this.list.querySelectorAll('button')) {
      if (Number(entry.dataset.ply) === visited) entry.setAttribute('aria-current', 'step');
      else entry.removeAttribute('aria-current');
    }
    this.reveal();
    this.back.forEach((step) => (step.disabled = visited === 0));
    this.again.disabled = visited === 0;
    this.forth.forEach((step) => (step.disabled = visited === game.ply));
  }

  fill(game) {
    this.shown = game.history.map((move) => move.move).join(' ');
    const rows = [];
    for (let first = 0; first < game.history.length; first += 2) {
      const pair = game.history.slice(first, first + 2).map((move, index) => this.entry(move, first + index + 1, game.move_times?.[first + index]));
      rows.push(h('li', {}, h('span', { class: 'count' }, `${first / 2 + 1}.`), pair, pair.length < 2 && h('span')));
    }
    this.list.replaceChildren(...(rows.length ? rows : [h('li', {}, h('span', { class: 'empty' }, t('no-moves-yet')))]));
  }

  /** Scrolls the list, not the page, to the move that is looked at. */
  reveal() {
    const { list } = this;
    const at = list.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!at) return;
    const box = list.getBoundingClientRect();
    if (at.top < box.top || at.bottom > box.bottom) list.scrollTop += at.top - box.top - box.height / 2;
    if (at.left < box.left || at.right > box.right) list.scrollLeft += at.left - box.left - box.width / 2;
  }

  /** A move, and how long it was thought about where that is known. */
  entry(move, ply, milliseconds) {
    const text = move.from ? move.text : t('pass');
    const time = typeof milliseconds === 'number' && h('span', { class: 'time', title: t('move-time') }, timeText(milliseconds));
    return button([text, time], () => this.onVisit(ply), { 'data-ply': ply });
  }
}
