// What the page says to a move, and what can be done next: kind words, for right and wrong moves.

import { h } from '../dom.js';
import { t } from '../language.js';
import { moves as mayMove } from '../settings.js';

/** @typedef {'right' | 'wrong' | 'plain'} Tone */

/** @type {Record<Tone, string>} */
const SIGNS = { right: '✓', wrong: '↺', plain: '' };

/** Words that screen readers hear at once, and buttons below them. Whoever moves sees both without scrolling. */
export class Feedback {
  constructor() {
    this.words = h('div', { class: 'reaction', role: 'status', 'aria-live': 'polite', id: 'reaction' });
    this.actions = h('div', { class: 'actions', role: 'group', 'aria-label': t('actions') });
    this.element = h('div', { class: 'feedback' }, this.words, this.actions);
  }

  /**
   * Says something and brings it into sight.
   * @param {string} text
   * @param {Tone} tone
   */
  say(text, tone = 'plain') {
    this.words.className = `reaction ${tone}`;
    this.words.replaceChildren(h('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[tone]), h('p', {}, text));
    bringIntoSight(this.element);
  }

  /**
   * Offers what can be done next.
   * @param {...HTMLElement} actions
   */
  offer(...actions) {
    this.actions.replaceChildren(...actions);
    if (this.words.hasChildNodes()) bringIntoSight(this.element);
  }

  /** Says nothing any more. */
  clear() {
    this.words.className = 'reaction';
    this.words.replaceChildren();
  }
}

/**
 * Scrolls as little as needed to show something whole.
 * @param {HTMLElement} element
 */
export function bringIntoSight(element) {
  element.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'instant' });
}

/**
 * Long enough to see a move before it is taken back.
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
export function aMoment(milliseconds = 900) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
