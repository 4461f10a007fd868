// Secret addresses for programs that read: a feed of notices, and a calendar of deadlines.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { t, when } from '../language.js';
import { share } from '../share.js';
import { button, toast } from '../ui.js';
import { attempt, section } from './parts.js';
import { reading } from './push.js';

/** @param {import('wire').Channels} ways @param {{ kind: string }} me */
export function feed({ feed: known }, { kind }) {
  const about = (...children) => section('feed', t('channels-feed'), h('p', { class: 'quiet small' }, t('channels-feed-note')), ...children);
  if (kind === 'stranger') return about(h('p', { class: 'notice' }, t('channels-feed-stranger')));
  const made = h('div', { class: 'rows', id: 'feed-made', role: 'status' });
  const make = async () => {
    try {
      const { atom, calendar } = await post('/api/notices/feed', reading());
      made.replaceChildren(h('p', { class: 'notice' }, t('channels-feed-once')),
        shown(t('channels-feed-atom'), atom, 'feed-atom'), shown(t('channels-feed-calendar'), calendar, 'feed-calendar'));
    } catch (error) {
      toast(messageOf(error));
    }
  };
  const off = () => attempt(() => ask('/api/notices/feed', { method: 'DELETE' }));
  return about(
    known && h('p', {}, t('channels-feed-since', { when: when(known.since) })),
    made,
    h('div', { class: 'actions' },
      button(t(known ? 'channels-feed-anew' : 'channels-feed-make'), make, { id: 'feed-make', class: known ? null : 'main' }),
      known && button(t('channels-push-off'), off, { id: 'feed-off' })));
}

/** An address that is shown once. @param {string} label @param {string} path @param {string} id */
function shown(label, path, id) {
  const link = new URL(path, location.href).href;
  return h('div', { class: 'rows' }, h('label', { class: 'field' }, label, h('input', { type: 'text', readonly: true, value: link, id })),
    h('div', { class: 'actions' }, button(t('channels-feed-copy'), () => share(link), { 'aria-label': t('channels-feed-copy-named', { what: label }) })));
}
