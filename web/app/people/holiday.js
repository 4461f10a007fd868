// Holidays: the clocks of an account by the calendar stand still.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { t, when } from '../language.js';
import { button, toast } from '../ui.js';

const DAY = 86_400_000;

/** The part of the account's page about holidays. */
export async function holiday() {
  const state = h('div', { role: 'status' });
  /** @param {{ until?: number | null, left: number }} holiday */
  const show = ({ until, left }) => {
    const days = Math.floor(left / DAY);
    state.replaceChildren(
      h('p', {}, until ? t('account-holiday-on', { day: when(until) }) : t('account-holiday-left', { days })),
      h('div', { class: 'actions' }, button(t(until ? 'account-holiday-back' : 'account-holiday-go'), () => change(!until), { id: 'holiday' })));
  };
  const change = async (on) => {
    try {
      show(await post('/api/account/holiday', { on }));
      document.getElementById('holiday')?.focus();
    } catch (error) {
      toast(messageOf(error));
    }
  };
  show(await ask('/api/account/holiday'));
  return h('section', { 'aria-labelledby': 'holiday-title' }, h('h2', { id: 'holiday-title' }, t('account-holiday')),
    h('p', { class: 'quiet small' }, t('account-holiday-note')), state);
}
