// How players treat each other: one reports or blocks the other, and takes a block back.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t, when } from '../language.js';
import { askFirst, button, choices, openBox, toast } from '../ui.js';

const REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'];

/**
 * A box in which the other player of a game is reported to those who run the server.
 * @param {string} game
 */
export async function openReport(game) {
  await learnWords('manners');
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    try {
      await post(`/api/games/${game}/report`, { reason: /** @type {any} */ (data.get('reason')), text: String(data.get('text')) || null });
      box.close();
      toast(t('report-sent'));
    } catch (error) {
      complaint.textContent = messageOf(error);
      complaint.hidden = false;
    }
  };
  // keys: report-reason-*
  const reasons = REASONS.map((reason) => [reason, t(`report-reason-${reason}`)]);
  const box = h('dialog', { 'aria-labelledby': 'report-title', id: 'report' },
    h('form', { class: 'rows', submit },
      h('h2', { id: 'report-title' }, t('report-title')),
      choices(t('report-why'), 'reason', reasons, REASONS[0]),
      h('label', { class: 'field' }, t('report-text'), h('textarea', { name: 'text', rows: 4, maxlength: 1000, 'aria-describedby': 'report-note' })),
      h('p', { class: 'quiet small', id: 'report-note' }, t('report-note')),
      complaint,
      h('div', { class: 'actions end' },
        button(t('cancel'), () => box.close()),
        h('button', { class: 'main' }, t('report-send')))));
  openBox(box);
}

/**
 * Asks whether the other player of a game is to be blocked, and does it.
 * @param {string} game
 */
export async function block(game) {
  await learnWords('manners');
  if (!await askFirst(t('block-question'), t('block'))) return;
  try {
    await post(`/api/games/${game}/block`, {});
    toast(t('blocked'));
  } catch (error) {
    toast(messageOf(error));
  }
}

/** Those whom somebody has blocked, each to be let in again; nothing if there are none. */
export async function blocks() {
  await learnWords('manners');
  const list = h('ul', { class: 'list', id: 'blocks' });
  const section = h('section', { 'aria-labelledby': 'blocks-title' }, h('h2', { id: 'blocks-title' }, t('blocks-title')), list);
  const fill = async () => {
    const all = (await ask('/api/blocks')).blocks;
    section.hidden = all.length === 0;
    list.replaceChildren(...all.map(({ id, name, since }) => {
      const called = name ?? t('block-guest');
      const release = async () => {
        await ask(`/api/blocks/${id}`, { method: 'DELETE' }).catch((error) => toast(messageOf(error)));
        await fill();
      };
      return h('li', { class: 'card session' },
        h('div', {}, h('h3', {}, called), h('p', { class: 'quiet small' }, t('block-since', { day: when(since) }))),
        h('div', { class: 'actions' }, button(t('unblock'), release, { 'aria-label': t('unblock-named', { name: called }) })));
    }));
  };
  await fill();
  return section;
}
