// A question that a link in an e-mail leads to, and what became of the answer.

import { messageOf } from '../api.js';
import { h } from '../dom.js';
import { t } from '../language.js';
import { button } from '../ui.js';

/** @param {{ lead: string, yes: string, act: () => Promise<unknown>, done: string }} question */
export function asked({ lead, yes, act, done }) {
  const answer = h('p', { role: 'status', id: 'answer' });
  const on = h('a', { class: 'button', href: '/notices/settings' }, t('mail-to-settings'));
  const actions = h('div', { class: 'actions' });
  const say = async () => {
    try {
      await act();
      answer.className = 'notice';
      answer.textContent = done;
      actions.replaceChildren(on);
      on.focus();
    } catch (error) {
      answer.className = 'notice bad';
      answer.textContent = messageOf(error);
    }
  };
  actions.append(button(yes, say, { class: 'main', id: 'yes' }));
  return [h('p', {}, lead), answer, actions];
}
