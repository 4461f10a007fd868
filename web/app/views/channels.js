// How somebody is told what happens while they look elsewhere. Everything is off unless they want it.

import { ask, post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t, when } from '../language.js';
import { deviceOnly } from '../lobby/invitations.js';
import { feed } from '../notices/feed.js';
import { mail } from '../notices/mail.js';
import { attempt, choice, everything, section } from '../notices/parts.js';
import { canPush, subscribed, switchOff, switchOn } from '../notices/push.js';
import { button, title } from '../ui.js';

/** @param {HTMLElement} box */
export default async function channels(box) {
  const [me] = await Promise.all([ask('/api/account'), learnWords('channels'), learnWords('notices'), learnWords('accounts'), learnWords('passkeys')]);
  title(t('channels-title'));
  if (me.kind === 'device') {
    await learnWords('errors');
    box.append(deviceOnly(t('channels-title')));
    return;
  }
  const ways = await ask('/api/notices/channels');
  const parts = [await inThisBrowser(ways, me), elsewhere(ways), mail(ways, me), feed(ways, me)];
  box.append(h('div', { class: 'column people' },
    h('h1', {}, t('channels-title')),
    h('p', {}, t('channels-lead')),
    ...parts,
    h('div', { class: 'actions' }, h('a', { class: 'button', href: '/notices' }, t('notices-title')))));
}

/** Push messages to the browser that shows this page. @param {import('wire').Channels} ways @param {{ kind: string }} me */
async function inThisBrowser({ push_key: key, browsers }, { kind }) {
  const about = (...children) => section('push', t('channels-push'), h('p', { class: 'quiet small' }, t('channels-push-note')), ...children);
  const none = (reason) => about(h('p', { class: 'notice', id: 'no-push' }, t(reason)));
  if (!key) return none('channels-push-not-here');
  if (kind === 'stranger') return none('channels-push-stranger');
  if (!canPush()) return none('channels-push-not-in-browser');
  const own = (await subscribed()) ? browsers.find(({ current }) => current) : null;
  if (own) {
    return about(
      choice(own.wants, (wants) => post(`/api/notices/browsers/${own.id}`, { wants })),
      h('div', { class: 'actions' }, button(t('channels-push-off'), () => attempt(() => switchOff(own.id)), { id: 'push-off' })));
  }
  if (Notification.permission === 'denied') return none('channels-push-denied');
  const begin = async () => {
    try {
      await switchOn(key, everything());
    } catch (error) {
      console.warn(error);
      throw new Error(t('channels-push-failed'));
    }
  };
  return about(h('div', { class: 'actions' }, button(t('channels-push-on'), () => attempt(begin), { id: 'push-on', class: 'main' })));
}

/** The other browsers of the same person that get push messages. @param {import('wire').Channels} ways */
function elsewhere({ browsers }) {
  const others = browsers.filter(({ current }) => !current);
  if (!others.length) return null;
  const card = (/** @type {import('wire').Channels['browsers'][0]} */ { id, browser, since }) => {
    const name = browser ?? t('channels-browser-unknown');
    const end = () => attempt(() => ask(`/api/notices/browsers/${id}`, { method: 'DELETE' }));
    return h('li', { class: 'card session', 'data-browser': id },
      h('div', {}, h('h3', {}, name), h('p', { class: 'quiet small' }, t('channels-browser-since', { when: when(since) }))),
      h('div', { class: 'actions' }, button(t('channels-push-off'), end, { 'aria-label': t('channels-browser-off-named', { browser: name }) })));
  };
  return section('browsers', t('channels-browsers'), h('ul', { class: 'list' }, others.map(card)));
}
