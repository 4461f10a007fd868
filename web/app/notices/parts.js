// What the parts of the page have in common that say how somebody is told what happens.

import { messageOf } from '../api.js';
import { h } from '../dom.js';
import { t } from '../language.js';
import { render } from '../router.js';
import { tick, toast } from '../ui.js';

/** What there is to be told, in the order of what matters. */
const KINDS = /** @type {const} */ (['turn', 'deadline', 'begun', 'over', 'draw-offer', 'take-back', 'rematch']);

/** Everything that is told, for whoever has not chosen yet. */
export const everything = () => /** @type {import('wire').Wanted} */ (Object.fromEntries(KINDS.map((kind) => [kind, true])));

/** A part of the page. @param {string} id @param {string} heading */
export const section = (id, heading, ...children) =>
  h('section', { 'aria-labelledby': `${id}-title`, id }, h('h2', { id: `${id}-title` }, heading), ...children);

/** Does something, says what went wrong, and shows how things are. */
export async function attempt(act) {
  try {
    await act();
  } catch (error) {
    toast(messageOf(error));
  }
  await render({ keepFocus: true });
}

// keys: channels-want-*
/** What is sent, one tick each; every change is kept at once. @param {Record<string, boolean>} wants @param {(wants: any) => Promise<unknown>} keep */
export function choice(wants, keep) {
  const chosen = { ...wants };
  const change = async ({ target }) => {
    chosen[target.name] = target.checked;
    try {
      await keep(chosen);
    } catch (error) {
      chosen[target.name] = !target.checked;
      target.checked = !target.checked;
      toast(messageOf(error));
    }
  };
  return h('fieldset', { change }, h('legend', {}, t('channels-wants')),
    h('div', { class: 'rows' }, KINDS.map((kind) => tick(kind, t(`channels-want-${kind}`), wants[kind]))));
}
