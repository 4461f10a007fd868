// Passkeys: a device signs in to an account, and no password is needed.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t, when } from '../language.js';
import { render } from '../router.js';
import { button, toast } from '../ui.js';

/** Whether this browser can have passkeys here: it needs a name, and an encrypted connection or one's own machine. */
export function areOffered() {
  const named = /[a-z]/i.test(location.hostname) && !location.hostname.startsWith('[');
  return named && isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Has the device make a passkey, for what the server asks of it. */
async function made({ ceremony, options }) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
  return { ceremony, credential: credential.toJSON() };
}

/** What went wrong, in words: the device's own are for programmers. */
function trouble(error) {
  return error instanceof DOMException ? t('passkey-failed') : messageOf(error);
}

/** A button that signs in, with whatever passkey the device knows. @param {() => boolean} takesGames */
export async function signInButton(takesGames) {
  await learnWords('passkeys');
  const act = async () => {
    try {
      const { ceremony, options } = await post('/api/session/by-passkey/begin');
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(/** @type {any} */ (options));
      const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }));
      await post('/api/session/by-passkey', { ceremony, credential: credential.toJSON(), take_games: takesGames() });
      await render();
    } catch (error) {
      toast(trouble(error));
    }
  };
  return h('p', {}, button(t('passkey-sign-in'), act, { id: 'passkey-sign-in' }));
}

/** Makes an account with a passkey. @param {() => string} chosen the name */
export async function makeAccountButton(chosen) {
  await learnWords('passkeys');
  const act = async () => {
    const name = chosen();
    try {
      const begun = await post('/api/account/by-passkey/begin', { name });
      const passkey = await made(begun);
      await post('/api/account/by-passkey', { name, passkey });
      toast(t('account-made', { name }));
      await render();
    } catch (error) {
      toast(trouble(error));
    }
  };
  return h('div', { class: 'rows' }, h('p', {}, button(t('passkey-make-account'), act, { id: 'passkey-make' })),
    h('p', { class: 'quiet small' }, t('passkey-make-note')));
}

/** The passkeys of an account, with a way to make another one. */
export async function passkeys() {
  await learnWords('passkeys');
  const list = h('ul', { class: 'list', id: 'passkeys' });
  const none = h('p', { class: 'quiet' }, t('passkeys-none'));
  const fill = async () => {
    const { passkeys: all, offered } = await ask('/api/account/passkeys');
    none.hidden = all.length > 0;
    list.replaceChildren(...all.map((passkey) => card(passkey, fill)));
    return offered;
  };
  const offered = await fill();
  return h('section', { 'aria-labelledby': 'passkeys-title' },
    h('h2', { id: 'passkeys-title' }, t('passkeys-title')), h('p', { class: 'quiet small' }, t('passkeys-note')), none, list,
    offered && areOffered() ? maker(fill) : h('p', { class: 'quiet small' }, t('passkeys-not-here')));
}

/**
 * @param {{ id: string, label?: string | null, created: number, used?: number | null }} passkey
 * @param {() => Promise<unknown>} fill
 */
function card({ id, label, created, used }, fill) {
  const called = label ?? t('passkey-unnamed');
  const times = used ? t('passkey-times', { created: when(created), used: when(used) }) : t('passkey-time', { created: when(created) });
  const forget = async () => {
    try {
      await ask(`/api/account/passkeys/${id}`, { method: 'DELETE' });
      toast(t('passkey-forgotten'));
    } catch (error) {
      toast(messageOf(error));
    }
    await fill();
  };
  return h('li', { class: 'card session' }, h('div', {}, h('h3', {}, called), h('p', { class: 'quiet small' }, times)),
    h('div', { class: 'actions' }, button(t('passkey-forget'), forget, { 'aria-label': t('passkey-forget-named', { label: called }) })));
}

function maker(fill) {
  const submit = async (event) => {
    event.preventDefault();
    const label = String(new FormData(event.target).get('label'));
    try {
      await post('/api/account/passkeys', { ...await made(await post('/api/account/passkeys/begin')), label });
      event.target.reset();
      toast(t('passkey-added'));
    } catch (error) {
      toast(trouble(error));
    }
    await fill();
  };
  return h('form', { class: 'rows', id: 'make-passkey', submit },
    h('label', { class: 'field' }, t('passkey-label'), h('input', { type: 'text', name: 'label', maxlength: 60 })),
    h('div', { class: 'actions' }, h('button', { class: 'main' }, t('passkey-add'))));
}
