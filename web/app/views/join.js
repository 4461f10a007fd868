// The page of who has followed a link.

import { ask, messageOf, post, Refusal } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { termsText } from '../lobby/invitations.js';
import { called, nameOf } from '../people/called.js';
import { go } from '../router.js';
import { title } from '../ui.js';

/** @param {HTMLElement} box */
export default async function join(box) {
  const [account] = await Promise.all([ask('/api/account').catch(() => null), learnWords('online')]);
  title(t('join-title'));
  // What stands behind the # is sent to no server by itself, and so stands in no log.
  const claim = location.hash.slice(1);
  const found = await post('/api/invitations/look', { claim });
  const column = h('div', { class: 'column' }, h('h1', {}, found.name ? t('join-named', { name: called({ name: found.name, program: found.program }) }) : t('join-title')));
  box.append(column);
  column.append(...(found.state === 'open' && !found.yours ? openParts(found, claim, nameOf(account)) : closedParts(found)));
}

/** What is played, and a seat to be taken: under any name, or that of the reader's account. */
function openParts(found, claim, own) {
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const name = h('input', { type: 'text', name: 'name', maxlength: 40, autocomplete: 'nickname' });
  const sit = async (event) => {
    event.preventDefault();
    complaint.hidden = true;
    const wanted = name.value.trim();
    try {
      const game = await post('/api/invitations/take', { claim, ...(wanted && { name: wanted }) });
      await go(`/game/${game.id}`, { replace: true });
    } catch (error) {
      complaint.replaceChildren(messageOf(error), ...watch(error));
      complaint.hidden = false;
    }
  };
  return [
    h('p', {}, termsText(found)),
    h('form', { class: 'rows', submit: sit },
      own ? h('p', { class: 'quiet' }, t('play-as', { name: own })) : h('label', { class: 'field' }, t('your-name'), name),
      complaint,
      h('div', { class: 'actions' }, h('button', { class: 'main large', id: 'sit-down' }, t('join-play')))),
  ];
}

/** Somebody else was faster: their game can be watched. */
function watch(error) {
  const game = error instanceof Refusal && error.body.details?.game;
  return game ? [' ', h('a', { href: `/game/${game}` }, t('join-watch'))] : [];
}

/** What has become of the link. */
function closedParts(found) {
  // keys: join-now-*
  const state = found.yours && found.state === 'open' ? 'own' : found.state;
  const on = state === 'own' ? { href: `/invitation/${found.id}`, text: t('invitation-title') }
    : found.game ? { href: `/game/${found.game}`, text: found.yours ? t('join-continue') : t('join-watch') }
      : { href: '/play', text: t('play-title') };
  return [
    h('p', { class: 'notice', id: 'status', role: 'status' }, t(`join-now-${state}`)),
    h('div', { class: 'actions' }, h('a', { class: 'button main', href: on.href }, on.text)),
  ];
}
