// Notices by e-mail: an address is given, confirmed by a link, and forgotten.

import { ask, post } from '../api.js';
import { h } from '../dom.js';
import { t } from '../language.js';
import { field, form, password } from '../people/forms.js';
import { render } from '../router.js';
import { button } from '../ui.js';
import { attempt, choice, everything, section } from './parts.js';
import { reading } from './push.js';

/** @param {import('wire').Channels} ways @param {{ kind: string, password?: boolean }} me */
export function mail({ sends_mail: sends, mail: way }, me) {
  if (!sends) return null;
  const about = (...children) => section('mail', t('channels-mail'), h('p', { class: 'quiet small' }, t('channels-mail-note')), ...children);
  if (me.kind !== 'account') {
    return about(h('p', { class: 'notice', id: 'no-mail' }, t('channels-mail-account')),
      h('div', { class: 'actions' }, h('a', { class: 'button', href: '/account' }, t('account-title'))));
  }
  const has = Boolean(me.password);
  if (!way) return about(give(has));
  // keys: channels-mail-new, channels-mail-open, channels-mail-stopped, channels-mail-failed
  const forget = () => attempt(() => ask('/api/notices/mail', { method: 'DELETE' }));
  return about(
    h('p', { class: 'notice', id: 'mail-state', 'data-state': way.state }, t(`channels-mail-${way.state}`, { address: way.address })),
    choice(way.wants, (wants) => post('/api/notices/mail/change', { wants, reading: reading() })),
    h('div', { class: 'actions' }, button(t('channels-mail-forget'), forget, { id: 'mail-forget' })),
    h('details', { class: 'more-box', open: way.state === 'stopped' || way.state === 'failed' },
      h('summary', {}, t('channels-mail-other')), give(has, way.wants)));
}

/** Where an address is given. @param {boolean} has whether there is a password to prove it by */
function give(has, wants = everything()) {
  const fields = [
    field(t('channels-mail-address'), 'address', { type: 'email', id: 'mail-address', autocomplete: 'email', maxlength: 254 }),
    has ? password(t('account-password'), 'password', 'current-password', 'mail-password', t('channels-mail-password-note')) : h('p', {}, t('passkey-again')),
  ];
  const act = async (data) => {
    await post('/api/notices/mail', { address: data.get('address'), ...(has && { password: data.get('password') }), reading: reading(), wants });
    await render({ keepFocus: true });
  };
  return form(null, fields, t('channels-mail-add'), act, 'give-mail');
}
