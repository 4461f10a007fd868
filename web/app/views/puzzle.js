// One puzzle.

import { ask, post } from '../api.js';
import { Board } from '../board/board.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { moves as mayMove } from '../settings.js';
import { grade } from '../study/grade.js';
import { sentence } from '../study/message.js';
import { done } from '../study/progress.js';
import { Reaction, aMoment } from '../study/reaction.js';
import { button, title, toast } from '../ui.js';

export default async function puzzle(box, { id }) {
  const [found] = await Promise.all([ask(`/api/puzzles/${encodeURIComponent(id)}`), learnWords('learn'), learnWords('puzzles'), learnWords('study')]);
  const table = new Table(found);
  box.append(table.element);
  await table.begin();
  return () => (table.left = true);
}

// keys: puzzle-kind-* puzzle-task-* variant-name-*
class Table {
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.reaction = new Reaction();
    this.board = new Board({
      name: t('board-of-puzzle'),
      seat: puzzle.side,
      onPlay: (move, how) => this.attempt(move, how),
    });
    const name = t(`puzzle-kind-${puzzle.kind}`);
    title(name);
    this.actions = h('div', { class: 'actions', role: 'group', 'aria-label': t('actions') });
    const task = t(`puzzle-task-${puzzle.kind}`, { side: sideName(puzzle.side), moves: puzzle.moves });
    const { variant } = puzzle.position;
    this.element = h('div', { class: 'study exercise' },
      h('div', { class: 'study-board' }, this.board.element),
      h('div', { class: 'study-side' },
        h('p', { class: 'small' }, h('a', { href: '/puzzles' }, t('puzzles-all'))),
        h('h1', {}, name),
        h('p', {}, grade(puzzle.grade), variant !== 'standard' && h('span', { class: 'tag' }, t(`variant-name-${variant}`))),
        h('p', { class: 'task', id: 'task' }, task),
        this.reaction.element, this.actions));
  }

  /** Puts the puzzle up from its beginning. */
  async begin() {
    this.played = [];
    this.position = this.puzzle.position;
    this.reaction.clear();
    await this.board.show(this.position, { enabled: true });
    this.offer(button(t('puzzle-show-answer'), () => this.tell(), { id: 'answer' }));
  }

  offer(...actions) {
    this.actions.replaceChildren(...actions, button(t('turn-board'), () => this.board.turn(this.board.state.seat === 'red' ? 'blue' : 'red')));
  }

  async attempt(move, how) {
    let judged;
    const moves = [...this.played, move.move];
    try {
      [judged] = await Promise.all([post(`/api/puzzles/${this.puzzle.id}`, { moves: moves.join(' ') }), this.board.advance(move, how)]);
    } catch (error) {
      toast(error.message);
      await this.board.show(this.position, { enabled: true });
      return;
    }
    if (this.left) return;
    if (judged.right) await this.goOn(moves, judged);
    else await this.comfort(judged);
  }

  async comfort(judged) {
    this.reaction.say(sentence(judged.why), 'wrong');
    if (mayMove()) await aMoment();
    await this.board.show(this.position, { enabled: true });
  }

  async goOn(moves, judged) {
    this.played = moves;
    this.position = judged.after;
    if (!judged.solved) this.reaction.say(t('puzzle-right'), 'right');
    if (judged.reply) {
      if (mayMove()) await aMoment(350);
      await this.board.advance(judged.reply);
    }
    await this.board.show(judged.after, { enabled: !judged.solved });
    if (judged.solved) this.finish();
  }

  finish() {
    done('solved', this.puzzle.id);
    this.reaction.say(t('puzzle-solved'), 'right');
    this.offerNext();
    document.getElementById('onward')?.focus({ preventScroll: true });
  }

  offerNext() {
    const { next } = this.puzzle;
    this.offer(
      next ? h('a', { class: 'button main', href: `/puzzles/${next}`, id: 'onward' }, t('puzzle-next')) : h('a', { class: 'button main', href: '/puzzles', id: 'onward' }, t('puzzles-all')),
      button(t('puzzle-again'), () => this.begin(), { id: 'again' }));
  }

  /** Plays the answer from the beginning. */
  async tell() {
    let line;
    try {
      line = await ask(`/api/puzzles/${this.puzzle.id}/answer`);
    } catch (error) {
      toast(error.message);
      return;
    }
    this.reaction.say(t('puzzle-answer', { line: line.map(({ text }) => text).join(' · ') }));
    this.offerNext();
    await this.board.show(this.puzzle.position);
    for (const move of line) {
      if (mayMove()) await aMoment(450);
      if (this.left) return;
      await this.board.advance(move);
    }
  }
}
