// One lesson: small boards on which the right move is to be found.

import { ask, messageOf, post } from '../api.js';
import { Board } from '../board/board.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { moves as mayMove } from '../settings.js';
import { Feedback, aMoment, bringIntoSight } from '../study/feedback.js';
import { legend } from '../study/legend.js';
import { sentence } from '../study/message.js';
import { done } from '../study/progress.js';
import { button, title, toast } from '../ui.js';

/** After so many tries somebody may be shown how it is done. */
const TRIES = 2;

/**
 * @param {HTMLElement} box
 * @param {{ lesson: string }} parameters
 */
export default async function lesson(box, { lesson: key }) {
  const [found] = await Promise.all([ask(`/api/lessons/${encodeURIComponent(key)}`), learnWords('learn'), learnWords('study')]);
  const page = new LessonPage(found);
  box.append(page.element);
  await page.turnTo(0);
}

// keys: learn-*
class LessonPage {
  /** @param {import('wire').Lesson} lesson as the server tells it */
  constructor(lesson) {
    this.lesson = lesson;
    this.at = 0;
    this.tries = 0;
    this.feedback = new Feedback();
    this.board = new Board({
      name: t('board-of-lesson'),
      onPlay: (move, how) => this.attempt(move, how),
      onMiss: (from, to) => this.wonder(`${from}${to}`),
    });
    const name = t(`learn-${lesson.key}-title`);
    title(name);
    this.task = h('p', { class: 'task', id: 'task' });
    this.dots = h('p', { class: 'dots', id: 'exercise' });
    this.element = h('div', { class: 'study exercise' },
      h('div', { class: 'study-board' }, this.board.element),
      h('div', { class: 'study-side' },
        h('p', { class: 'small' }, h('a', { href: '/learn' }, t('learn-all')), h('span', { class: 'quiet' }, t('lesson-number', { number: lesson.number }))),
        h('h1', {}, name),
        h('p', { class: 'intro' }, t(`learn-${lesson.key}-intro`)),
        this.dots, this.task, this.feedback.element, legend()));
  }

  get exercise() {
    return this.lesson.exercises[this.at];
  }

  /**
   * Shows an exercise of the lesson. The first is read from the top of the page; at the others the eye goes to the task.
   * @param {number} at
   */
  async turnTo(at) {
    this.at = at;
    this.tries = 0;
    const { key, exercises } = this.lesson;
    this.task.textContent = t(`learn-${key}-${at + 1}-task`);
    this.dots.replaceChildren(
      ...exercises.map((_, index) => h('span', { class: index < at ? 'dot done' : index === at ? 'dot here' : 'dot', 'aria-hidden': 'true' })),
      h('span', {}, t('exercise-number', { number: at + 1, total: exercises.length })));
    this.feedback.clear();
    this.feedback.offer();
    await this.board.show(this.exercise, { enabled: true });
    this.board.draw([]);
    if (at > 0) {
      bringIntoSight(this.feedback.element);
      bringIntoSight(this.task);
    }
  }

  /** @returns {`/api/lessons/${string}`} */
  address() {
    return `/api/lessons/${this.lesson.key}/${this.at + 1}`;
  }

  async attempt(move, how) {
    let verdict;
    this.board.draw([]);
    try {
      [verdict] = await Promise.all([post(this.address(), { move: move.move }), this.board.advance(move, how)]);
    } catch (error) {
      toast(messageOf(error));
      await this.board.show(this.exercise, { enabled: true });
      return;
    }
    if (verdict.right) await this.praise(verdict);
    else await this.comfort(verdict);
  }

  /** Somebody wants what is not possible and hears why it is not. */
  async wonder(move) {
    const verdict = await post(this.address(), { move }).catch(() => null);
    if (verdict?.why) this.explain(verdict.why);
  }

  async comfort(verdict) {
    this.explain(verdict.why);
    const at = this.at;
    if (mayMove()) await aMoment();
    if (at === this.at) await this.board.show(this.exercise, { enabled: true });
  }

  /** Says what is wrong; whoever has tried for a while may be shown how it is done. */
  explain(why) {
    this.tries += 1;
    this.feedback.say(sentence(why), 'wrong');
    if (this.tries >= TRIES) this.feedback.offer(button(t('lesson-show-me'), () => this.demonstrate(), { id: 'show-me' }));
  }

  /** Draws a right move, which is left to be made. */
  async demonstrate() {
    const { at } = this;
    let move;
    try {
      move = await ask(`${this.address()}/answer`);
    } catch (error) {
      toast(messageOf(error));
      return;
    }
    if (at !== this.at) return;
    this.feedback.say(t('lesson-shown', { move: move.text }));
    this.board.draw([{ ...move, class: 'hint' }]);
  }

  async praise(verdict) {
    const { key, exercises, next } = this.lesson;
    const last = this.at + 1 === exercises.length;
    if (last) done('learned', key);
    await this.board.show(verdict.after);
    const onward = !last
      ? button(t('exercise-next'), () => this.turnTo(this.at + 1), { class: 'main', id: 'onward' })
      : next
        ? h('a', { class: 'button main', href: `/learn/${next}`, id: 'onward' }, t('lesson-next', { title: t(`learn-${next}-title`) }))
        : h('a', { class: 'button main', href: '/puzzles', id: 'onward' }, t('learn-to-puzzles'));
    this.feedback.offer(onward, ...(last ? [h('a', { class: 'button', href: '/play' }, t('play-title'))] : []));
    this.feedback.say(t(`learn-${key}-${this.at + 1}-right`), 'right');
    onward.focus({ preventScroll: true });
  }
}
