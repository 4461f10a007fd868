// Small furniture: boxes over the page, short notes, choices.

import { h, part } from './dom.js';
import { t } from './language.js';

/**
 * A short note at the bottom of the page, with something to press if wanted.
 * @param {string} text @param {{ action?: string | null, act?: () => void, seconds?: number }} [how]
 */
export function toast(text, { action = null, act = () => {}, seconds = 6 } = {}) {
  const note = h('div', { class: 'toast' }, h('span', {}, text));
  const end = () => note.remove();
  if (action) {
    note.append(h('button', { type: 'button', click: () => (end(), act()) }, action));
  }
  part('toasts').append(note);
  setTimeout(end, seconds * 1000);
}

/** A button. */
export function button(text, act, attributes = {}) {
  return h('button', { type: 'button', click: act, ...attributes }, text);
}

/** A question in a box; the promise tells whether it was answered with yes. */
export function askFirst(question, yes) {
  return new Promise((answer) => {
    const box = h(
      'dialog',
      { 'aria-labelledby': 'question' },
      h('form', { method: 'dialog' },
        h('p', { id: 'question' }, question),
        h('div', { class: 'actions end' },
          h('button', { value: 'no' }, t('cancel')),
          h('button', { value: 'yes', class: 'main' }, yes))),
    );
    openBox(box, () => answer(box.returnValue === 'yes'));
  });
}

/** Shows a box until it is closed. */
export function openBox(box, closed = () => {}) {
  box.addEventListener('close', () => {
    box.remove();
    closed();
  });
  document.body.append(box);
  box.showModal();
}

/** A group of choices of which one is taken. */
export function choices(legend, name, options, chosen, note = null) {
  return h('fieldset', {}, h('legend', {}, legend),
    h('div', { class: 'choices' }, options.map(([value, content]) =>
      h('label', { class: 'choice' },
        h('input', { type: 'radio', name, value, checked: value === chosen }),
        h('span', {}, content)))),
    note);
}

/**
 * Something to tick.
 * @param {string} name @param {string} text @param {boolean} checked @param {string | null} [note]
 */
export function tick(name, text, checked, note = null) {
  return h('label', { class: 'tick' },
    h('input', { type: 'checkbox', name, checked }),
    h('span', {}, text, note && h('br'), note && h('span', { class: 'quiet small' }, note)));
}

/** Some facts in a line; the dot between two stays with the first. @param {unknown[]} parts */
export function dotted(parts) {
  return parts.filter(Boolean).join('\u00a0· ');
}

let titled = 'Colorito';
let counted = 0;

/** The title of a page, on it and in the tab. */
export function title(text) {
  titled = text === 'Colorito' ? text : `${text} · Colorito`;
  document.title = counted ? `(${counted}) ${titled}` : titled;
}

/** How much is new, before the title in the tab. @param {number} count */
export function countInTitle(count) {
  counted = count;
  document.title = counted ? `(${counted}) ${titled}` : titled;
}

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** Loads a style sheet that not every page needs, once; what cannot be loaded is done without. */
export function wear(name) {
  if (!worn.has(name)) {
    worn.set(name, new Promise((done) => {
      const link = h('link', { rel: 'stylesheet', href: `/style/${name}.css`, load: () => done(), error: () => done() });
      // Before the sheet for paper, which has the last word.
      document.head.insertBefore(link, document.head.querySelector('[media=print]'));
    }));
  }
  return worn.get(name);
}
