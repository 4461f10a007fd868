// What the page says to a move: kind words, for right and wrong ones.

import { h } from '../dom.js';

/** A place for words that screen readers hear at once. */
export class Reaction {
  constructor() {
    this.element = h('div', { class: 'reaction', role: 'status', 'aria-live': 'polite', id: 'reaction' });
  }

  /** Says something; `kind` is `right`, `wrong` or `plain`. */
  say(text, kind = 'plain') {
    const signs = { right: '✓', wrong: '↺', plain: '' };
    this.element.className = `reaction ${kind}`;
    this.element.replaceChildren(h('span', { class: 'sign', 'aria-hidden': 'true' }, signs[kind]), h('p', {}, text));
  }

  clear() {
    this.element.className = 'reaction';
    this.element.replaceChildren();
  }
}

/** Long enough to see a move before it is taken back. */
export function aMoment(milliseconds = 900) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
