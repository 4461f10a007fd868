// Who one is to this server: a guest, or an account with its sessions, password and data.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t, when } from '../language.js';
import { holiday } from '../people/holiday.js';
import { programs } from '../people/programs.js';
import { go, render } from '../router.js';
import { playApart } from '../settings.js';
import { button, tick, title, toast } from '../ui.js';

/** @param {HTMLElement} box */
export default async function account(box) {
  const [me] = await Promise.all([ask('/api/account'), learnWords('accounts'), learnWords('programs')]);
  title(t('account-title'));
  const column = h('div', { class: 'column people' }, h('h1', {}, t('account-title')));
  box.append(column);
  if (me.kind === 'device') column.append(h('p', { class: 'notice' }, t('account-device')));
  else if (me.kind === 'account') {
    playApart();
    column.append(...(await own(me)));
  }
  else column.append(h('p', {}, t('account-guest')), signIn(me.has_games), make());
}

/** A form that says below itself what went wrong. */
function form(heading, fields, yes, act, id) {
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    complaint.hidden = true;
    try {
      await act(new FormData(event.target));
    } catch (error) {
      complaint.textContent = messageOf(error);
      complaint.hidden = false;
    }
  };
  return h('section', { 'aria-labelledby': `${id}-title` }, h('h2', { id: `${id}-title` }, heading),
    h('form', { class: 'rows', id, submit }, fields, complaint, h('div', { class: 'actions' }, h('button', { class: 'main' }, yes))));
}

/** @param {string} label @param {string} name @param {object} attributes @param {string | null} [note] */
function field(label, name, attributes, note = null) {
  const noteId = note && `${attributes.id}-note`;
  return h('div', { class: 'rows' },
    h('label', { class: 'field' }, label, h('input', { name, required: true, 'aria-describedby': noteId, ...attributes })),
    note && h('p', { class: 'quiet small', id: noteId }, note));
}

/** @param {string} label @param {string} name @param {string} autocomplete @param {string} id @param {string | null} [note] */
const password = (label, name, autocomplete, id, note = null) =>
  field(label, name, { type: 'password', autocomplete, id, maxlength: 200 }, note);

function signIn(hasGames) {
  const fields = [
    field(t('account-name'), 'name', { type: 'text', id: 'sign-in-name', autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' }),
    password(t('account-password'), 'password', 'current-password', 'sign-in-password'),
    hasGames && tick('take', t('account-take-games'), true, t('account-take-games-note')),
  ];
  const act = async (data) => {
    await post('/api/session', { name: data.get('name'), password: data.get('password'), take_games: data.has('take') });
    await render();
  };
  return form(t('sign-in'), fields, t('sign-in'), act, 'sign-in');
}

function make() {
  const fields = [
    field(t('account-name'), 'name', { type: 'text', id: 'new-name', autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' }, t('account-name-note')),
    password(t('account-password'), 'password', 'new-password', 'new-password', t('account-password-note')),
  ];
  const act = async (data) => {
    const { name } = await post('/api/account', { name: data.get('name'), password: data.get('password') });
    toast(t('account-made', { name }));
    await render();
  };
  return form(t('account-make'), fields, t('account-make'), act, 'make-account');
}

async function own(me) {
  const sessions = h('ul', { class: 'list', id: 'sessions' });
  await fillSessions(sessions);
  const leave = async () => {
    await attempt(() => ask('/api/session', { method: 'DELETE' }));
    await render();
  };
  const endOthers = async () => {
    await attempt(() => ask('/api/account/sessions', { method: 'DELETE' }));
    await fillSessions(sessions);
  };
  return [
    h('p', {}, t('account-signed-in', { name: me.name })),
    h('div', { class: 'actions' },
      h('a', { class: 'button main', href: `/player/${encodeURIComponent(me.name)}` }, t('account-own-page')),
      h('a', { class: 'button', href: '/players' }, t('players-title')),
      button(t('account-sign-off'), leave, { id: 'sign-off' })),
    h('section', { 'aria-labelledby': 'sessions-title' }, h('h2', { id: 'sessions-title' }, t('account-sessions')), sessions,
      h('div', { class: 'actions' }, button(t('account-sessions-end'), endOthers, { id: 'end-others' }))),
    changePassword(),
    await programs(),
    await holiday(),
    likes(me),
    h('section', {}, h('p', {}, h('a', { class: 'button', href: '/api/account/export', download: 'colorito.json', id: 'export-data' }, t('account-export'))),
      h('p', { class: 'quiet small' }, t('account-export-note'))),
    farewell(),
  ];
}

async function attempt(act) {
  try {
    await act();
  } catch (error) {
    toast(messageOf(error));
  }
}

async function fillSessions(list) {
  const { sessions } = await ask('/api/account/sessions');
  list.replaceChildren(...sessions.map((session) => {
    const browser = session.browser ?? t('account-session-unknown');
    const end = async () => {
      await attempt(async () => {
        await ask(`/api/account/sessions/${session.id}`, { method: 'DELETE' });
        toast(t('account-session-ended'));
      });
      await fillSessions(list);
      list.querySelector('button')?.focus();
    };
    return h('li', { class: 'card session', 'data-session': session.id },
      h('div', {},
        h('h3', {}, browser, session.current && h('span', { class: 'quiet' }, `\u00a0· ${t('account-session-here')}`)),
        h('p', { class: 'quiet small' }, t('account-session-times', { created: when(session.created), used: when(session.used) }))),
      !session.current && h('div', { class: 'actions' }, button(t('account-session-end'), end, { 'aria-label': t('account-session-end-named', { browser }) })));
  }));
}

function changePassword() {
  const fields = [
    password(t('account-old-password'), 'old', 'current-password', 'old-password'),
    password(t('account-new-password'), 'new', 'new-password', 'changed-password', t('account-password-note')),
  ];
  const act = async (data) => {
    await post('/api/account/password', { old: data.get('old'), new: data.get('new') });
    toast(t('account-password-changed'));
    await render();
  };
  return form(t('account-new-password-title'), fields, t('account-change-password'), act, 'change-password');
}

/** What others may see of the account. */
function likes(me) {
  const change = ({ target }) => attempt(() => post('/api/account/settings', { seen: target.checked }));
  return h('section', { change, id: 'likes' }, tick('seen', t('account-seen'), me.seen, t('account-seen-note')));
}

function farewell() {
  const act = async (data) => {
    await post('/api/account/delete', { password: data.get('password') });
    toast(t('account-deleted'));
    await go('/');
  };
  const fields = [h('p', { id: 'farewell-note' }, t('account-delete-note')), password(t('account-password'), 'password', 'current-password', 'last-password')];
  return h('details', { class: 'more-box' }, h('summary', {}, t('account-delete')), form(t('account-delete'), fields, t('account-delete'), act, 'farewell'));
}
