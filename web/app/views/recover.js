// The page of who has forgotten a password: a link is asked for, and with the link a new password is chosen.

import { ask, post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { field, form, password } from '../people/forms.js';
import { title } from '../ui.js';

/** @param {HTMLElement} box */
export default async function recover(box) {
  const [{ recovery }] = await Promise.all([ask('/api/account'), learnWords('mail'), learnWords('accounts'), learnWords('channels')]);
  const column = h('div', { class: 'column people' });
  box.append(column);
  if (!recovery) {
    title(t('recover-title'));
    column.append(h('h1', {}, t('recover-title')), h('p', { class: 'notice' }, t('error-not-offered', { what: 'mail' })));
    return;
  }
  // What stands behind the # is sent to no server by itself, and so stands in no log.
  const secret = location.hash.slice(1);
  if (secret) choose(column, secret);
  else askForLink(column);
}

/** Says what became of it in the place of what was there. @param {HTMLElement} column */
function tell(column, heading, text, ...more) {
  const said = h('p', { class: 'notice', id: 'answer', role: 'status', tabindex: '-1' }, text);
  column.replaceChildren(h('h1', {}, heading), said, ...more);
  said.focus();
}

/** @param {HTMLElement} column */
function askForLink(column) {
  const heading = t('recover-title');
  title(heading);
  const who = field(t('recover-who'), 'who', { type: 'text', id: 'recover-who', autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false', maxlength: 254 });
  const act = async (data) => {
    await post('/api/account/recovery', { who: data.get('who') });
    tell(column, heading, t('recover-asked'));
  };
  column.append(h('h1', {}, heading), h('p', {}, t('recover-lead')), form(null, [who], t('recover-ask'), act, 'recover'));
}

/** @param {HTMLElement} column @param {string} secret */
function choose(column, secret) {
  const heading = t('recover-new-title');
  title(heading);
  const chosen = password(t('account-new-password'), 'password', 'new-password', 'recovered-password', t('account-password-note-recovery'));
  const act = async (data) => {
    const { name } = await post('/api/account/recovery/password', { secret, password: data.get('password') });
    // The link is worth nothing any more, and need not be in the history.
    history.replaceState(history.state, '', '/recover');
    tell(column, heading, t('recover-done', { name }), h('div', { class: 'actions' }, h('a', { class: 'button main', href: '/account' }, t('sign-in'))));
  };
  column.append(h('h1', {}, heading), h('p', {}, t('recover-new-lead')), form(null, [chosen], t('recover-set'), act, 'choose-password'));
}
