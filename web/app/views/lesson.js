// One lesson: small boards on which the right move is to be found.

import { ask, post } from '../api.js';
import { Board } from '../board/board.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { moves as mayMove } from '../settings.js';
import { sentence } from '../study/message.js';
import { done } from '../study/progress.js';
import { Reaction, aMoment } from '../study/reaction.js';
import { button, title, toast } from '../ui.js';

export default async function lesson(box, { lesson: key }) {
  const [found] = await Promise.all([ask(`/api/lessons/${encodeURIComponent(key)}`), learnWords('learn'), learnWords('study')]);
  const desk = new Desk(found);
  box.append(desk.element);
  await desk.turnTo(0);
}

// keys: learn-*
class Desk {
  constructor(lesson) {
    this.lesson = lesson;
    this.reaction = new Reaction();
    this.board = new Board({
      name: t('board-of-lesson'),
      onPlay: (move, how) => this.attempt(move, how),
      onMiss: (from, to) => this.wonder(`${from}${to}`),
    });
    const name = t(`learn-${lesson.key}-title`);
    title(name);
    this.task = h('p', { class: 'task', id: 'task' });
    this.dots = h('p', { class: 'dots', id: 'exercise' });
    this.actions = h('div', { class: 'actions' });
    this.element = h('div', { class: 'study exercise' },
      h('div', { class: 'study-board' }, this.board.element),
      h('div', { class: 'study-side' },
        h('p', { class: 'small' }, h('a', { href: '/learn' }, t('learn-all')), h('span', { class: 'quiet' }, t('lesson-number', { number: lesson.number }))),
        h('h1', {}, name),
        h('p', { class: 'intro' }, t(`learn-${lesson.key}-intro`)),
        this.dots, this.task, this.reaction.element, this.actions));
  }

  get exercise() {
    return this.lesson.exercises[this.at];
  }

  /** Shows an exercise of the lesson. */
  async turnTo(at) {
    this.at = at;
    const { key, exercises } = this.lesson;
    this.task.textContent = t(`learn-${key}-${at + 1}-task`);
    this.dots.replaceChildren(
      ...exercises.map((_, index) => h('span', { class: index < at ? 'dot done' : index === at ? 'dot here' : 'dot', 'aria-hidden': 'true' })),
      h('span', {}, t('exercise-number', { number: at + 1, total: exercises.length })));
    this.reaction.clear();
    this.actions.replaceChildren();
    await this.board.show(this.exercise, { enabled: true });
  }

  address() {
    return `/api/lessons/${this.lesson.key}/${this.at + 1}`;
  }

  async attempt(move, how) {
    let verdict;
    try {
      [verdict] = await Promise.all([post(this.address(), { move: move.move }), this.board.advance(move, how)]);
    } catch (error) {
      toast(error.message);
      await this.board.show(this.exercise, { enabled: true });
      return;
    }
    if (verdict.right) await this.praise(verdict);
    else await this.comfort(verdict);
  }

  /** Somebody wants what is not possible and hears why it is not. */
  async wonder(move) {
    const verdict = await post(this.address(), { move }).catch(() => null);
    if (verdict?.why) this.reaction.say(sentence(verdict.why), 'wrong');
  }

  async comfort(verdict) {
    this.reaction.say(sentence(verdict.why), 'wrong');
    const at = this.at;
    if (mayMove()) await aMoment();
    if (at === this.at) await this.board.show(this.exercise, { enabled: true });
  }

  async praise(verdict) {
    const { key, exercises, next } = this.lesson;
    const last = this.at + 1 === exercises.length;
    this.reaction.say(t(`learn-${key}-${this.at + 1}-right`), 'right');
    if (last) done('learned', key);
    await this.board.show(verdict.after);
    const onward = !last
      ? button(t('exercise-next'), () => this.turnTo(this.at + 1), { class: 'main', id: 'onward' })
      : next
        ? h('a', { class: 'button main', href: `/learn/${next}`, id: 'onward' }, t('lesson-next', { title: t(`learn-${next}-title`) }))
        : h('a', { class: 'button main', href: '/puzzles', id: 'onward' }, t('learn-to-puzzles'));
    this.actions.replaceChildren(onward, ...(last ? [h('a', { class: 'button', href: '/play' }, t('play-title'))] : []));
    onward.focus({ preventScroll: true });
  }
}
