// Who one is to this server: a guest, or an account with its sessions, password and data.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t, when } from '../language.js';
import { field, form, password } from '../people/forms.js';
import { holiday } from '../people/holiday.js';
import { blocks } from '../people/manners.js';
import { areOffered, makeAccountButton, passkeys, signInButton } from '../people/passkeys.js';
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
  else column.append(h('p', {}, t('account-guest')), await signIn(me), await make(me), await blocks());
}

/** @param {{ has_games: boolean, recovery?: boolean }} me */
async function signIn({ has_games: hasGames, recovery }) {
  const fields = [
    field(t('account-name'), 'name', { type: 'text', id: 'sign-in-name', autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' }),
    password(t('account-password'), 'password', 'current-password', 'sign-in-password'),
    hasGames && tick('take', t('account-take-games'), true, t('account-take-games-note')),
    recovery && h('p', {}, h('a', { href: '/recover' }, t('account-forgotten'))),
  ];
  const act = async (data) => {
    await post('/api/session', { name: data.get('name'), password: data.get('password'), take_games: data.has('take') });
    await render();
  };
  const box = form(t('sign-in'), fields, t('sign-in'), act, 'sign-in');
  const takesGames = () => Boolean(box.querySelector('[name=take]:checked'));
  if (areOffered()) box.append(await signInButton(takesGames));
  return box;
}

/** @param {{ recovery?: boolean }} me */
const passwordNote = ({ recovery }) => t(recovery ? 'account-password-note-recovery' : 'account-password-note');

async function make(me) {
  const fields = [
    field(t('account-name'), 'name', { type: 'text', id: 'new-name', autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' }, t('account-name-note')),
    password(t('account-password'), 'password', 'new-password', 'new-password', passwordNote(me)),
  ];
  const act = async (data) => {
    const { name } = await post('/api/account', { name: data.get('name'), password: data.get('password') });
    toast(t('account-made', { name }));
    await render();
  };
  const box = form(t('account-make'), fields, t('account-make'), act, 'make-account');
  const chosen = () => /** @type {HTMLInputElement} */ (box.querySelector('[name=name]')).value;
  if (areOffered()) box.append(await makeAccountButton(chosen));
  return box;
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
      me.staff && h('a', { class: 'button', href: '/admin' }, t('account-admin')),
      button(t('account-sign-off'), leave, { id: 'sign-off' })),
    h('section', { 'aria-labelledby': 'sessions-title' }, h('h2', { id: 'sessions-title' }, t('account-sessions')), sessions,
      h('div', { class: 'actions' }, button(t('account-sessions-end'), endOthers, { id: 'end-others' }))),
    await passkeys(),
    changePassword(me),
    await programs(),
    await holiday(),
    likes(me),
    await blocks(),
    h('section', {}, h('p', {}, h('a', { class: 'button', href: '/api/account/export', download: 'colorito.json', id: 'export-data' }, t('account-export'))),
      h('p', { class: 'quiet small' }, t('account-export-note'))),
    farewell(me.password),
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

function changePassword(me) {
  const has = me.password;
  const fields = [
    has ? password(t('account-old-password'), 'old', 'current-password', 'old-password') : h('p', {}, t('passkey-again')),
    password(t('account-new-password'), 'new', 'new-password', 'changed-password', passwordNote(me)),
  ];
  const act = async (data) => {
    await post('/api/account/password', { ...(has && { old: data.get('old') }), new: data.get('new') });
    toast(t('account-password-changed'));
    await render();
  };
  // keys: account-new-password-title account-change-password account-choose-password
  const [heading, yes] = has ? ['account-new-password-title', 'account-change-password'] : ['account-choose-password', 'account-choose-password'];
  return form(t(heading), fields, t(yes), act, 'change-password');
}

/** What others may see of the account. */
function likes(me) {
  const change = ({ target }) => attempt(() => post('/api/account/settings', { seen: target.checked }));
  return h('section', { change, id: 'likes' }, tick('seen', t('account-seen'), me.seen, t('account-seen-note')));
}

function farewell(has) {
  const act = async (data) => {
    await post('/api/account/delete', has ? { password: data.get('password') } : {});
    toast(t('account-deleted'));
    await go('/');
  };
  const fields = [h('p', { id: 'farewell-note' }, t('account-delete-note')), has ? password(t('account-password'), 'password', 'current-password', 'last-password') : h('p', {}, t('passkey-again'))];
  return h('details', { class: 'more-box' }, h('summary', {}, t('account-delete')), form(t('account-delete'), fields, t('account-delete'), act, 'farewell'));
}
