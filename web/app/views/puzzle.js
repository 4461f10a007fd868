// One puzzle.

import { ask, messageOf, post } from '../api.js';
import { Board } from '../board/board.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { moves as mayMove } from '../settings.js';
import { Feedback, aMoment } from '../study/feedback.js';
import { grade } from '../study/grade.js';
import { legend } from '../study/legend.js';
import { sentence } from '../study/message.js';
import { done } from '../study/progress.js';
import { nextUnsolved } from '../study/puzzle_shelf.js';
import { button, title, toast } from '../ui.js';

/**
 * @param {HTMLElement} box
 * @param {{ id: string }} parameters
 */
export default async function puzzle(box, { id }) {
  const [found, all] = await Promise.all([
    ask(`/api/puzzles/${encodeURIComponent(id)}`), ask('/api/puzzles'), ...['learn', 'puzzles', 'study'].map(learnWords)]);
  const table = new Table(found, all.puzzles);
  box.append(table.element);
  await table.begin();
  return () => (table.left = true);
}

// keys: puzzle-kind-* puzzle-task-* variant-name-*
class Table {
  /**
   * @param {import('wire').Puzzle} puzzle as the server tells it
   * @param {import('../study/puzzle_shelf.js').PuzzleName[]} all
   */
  constructor(puzzle, all) {
    this.puzzle = puzzle;
    this.all = all;
    this.left = false;
    this.feedback = new Feedback();
    this.board = new Board({
      name: t('board-of-puzzle'),
      seat: puzzle.side,
      onPlay: (move, how) => this.attempt(move, how),
      onMiss: (from, to) => this.wonder(`${from}${to}`),
    });
    const name = t(`puzzle-kind-${puzzle.kind}`);
    title(name);
    const task = t(`puzzle-task-${puzzle.kind}`, { side: sideName(puzzle.side), moves: puzzle.moves });
    const { variant } = puzzle.position;
    this.element = h('div', { class: 'study exercise' },
      h('div', { class: 'study-board' }, this.board.element),
      h('div', { class: 'study-side' },
        h('p', { class: 'small' }, h('a', { href: '/puzzles' }, t('puzzles-all'))),
        h('h1', {}, name),
        h('p', { class: 'intro' }, grade(puzzle.grade), variant !== 'standard' && h('span', { class: 'tag' }, t(`variant-name-${variant}`))),
        h('p', { class: 'task', id: 'task' }, task),
        this.feedback.element, legend()));
  }

  /** Puts the puzzle up from its beginning. */
  async begin() {
    this.played = [];
    this.position = this.puzzle.position;
    this.feedback.clear();
    this.offer(button(t('puzzle-show-answer'), () => this.tell(), { id: 'answer' }));
    await this.board.show(this.position, { enabled: true });
  }

  offer(...actions) {
    this.feedback.offer(...actions, button(t('turn-board'), () => this.board.turn(this.board.state.seat === 'red' ? 'blue' : 'red')));
  }

  /** What the server says to moves from the beginning. */
  judge(moves) {
    return post(`/api/puzzles/${this.puzzle.id}`, { moves: moves.join(' ') });
  }

  async attempt(move, how) {
    let judged;
    const moves = [...this.played, move.move];
    try {
      [judged] = await Promise.all([this.judge(moves), this.board.advance(move, how)]);
    } catch (error) {
      toast(messageOf(error));
      await this.board.show(this.position, { enabled: true });
      return;
    }
    if (this.left) return;
    if (judged.right) await this.goOn(moves, judged);
    else await this.comfort(judged);
  }

  /** Somebody wants what is not possible and hears why it is not. */
  async wonder(move) {
    const judged = await this.judge([...this.played, move]).catch(() => null);
    if (judged?.why && !judged.right && !this.left) this.feedback.say(sentence(judged.why), 'wrong');
  }

  async comfort(judged) {
    this.feedback.say(sentence(judged.why), 'wrong');
    if (mayMove()) await aMoment();
    await this.board.show(this.position, { enabled: true });
  }

  async goOn(moves, judged) {
    this.played = moves;
    this.position = judged.after;
    if (!judged.solved) this.feedback.say(t('puzzle-right'), 'right');
    if (judged.reply) {
      if (mayMove()) await aMoment(350);
      await this.board.advance(judged.reply);
    }
    await this.board.show(judged.after, { enabled: !judged.solved });
    if (judged.solved) this.finish(judged);
  }

  finish(judged) {
    done('solved', this.puzzle.id);
    this.feedback.say(t('two-sentences', { first: t('puzzle-solved'), second: sentence(judged.why) }), 'right');
    this.offerNext();
    document.getElementById('onward')?.focus({ preventScroll: true });
  }

  offerNext() {
    const next = nextUnsolved(this.all, this.puzzle.id);
    const onward = next
      ? h('a', { class: 'button main', href: `/puzzles/${next.id}`, id: 'onward' }, t('puzzle-next-unsolved'))
      : h('a', { class: 'button main', href: '/puzzles', id: 'onward' }, t('puzzles-all'));
    this.offer(onward, button(t('puzzle-again'), () => this.begin(), { id: 'again' }));
  }

  /** Plays the answer from the beginning. */
  async tell() {
    let line;
    try {
      line = await ask(`/api/puzzles/${this.puzzle.id}/answer`);
    } catch (error) {
      toast(messageOf(error));
      return;
    }
    this.feedback.say(t('puzzle-answer', { line: line.map(({ text }) => text).join(' · ') }));
    this.offerNext();
    await this.board.show(this.puzzle.position);
    for (const move of line) {
      if (mayMove()) await aMoment(450);
      if (this.left) return;
      await this.board.advance(move);
    }
  }
}
