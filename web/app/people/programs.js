// The programs of an account: made, given a token, let count, deleted.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { t, when } from '../language.js';
import { button, tick, toast } from '../ui.js';

/** @param {string} name */
const at = (name) => /** @type {const} */ (`/api/account/programs/${encodeURIComponent(name)}`);

/** All programs of whoever is signed in, with a form for another one. */
export async function programs() {
  const list = h('ul', { class: 'list', id: 'programs' });
  const none = h('p', { class: 'quiet' }, t('programs-none'));
  const token = h('div', { id: 'program-token', 'aria-live': 'polite' });
  const box = { list, none, token };
  await fill(box);
  return h('section', { 'aria-labelledby': 'programs-title' },
    h('h2', { id: 'programs-title' }, t('programs-title')),
    h('p', { class: 'quiet small' }, t('programs-note')),
    none, list, token, maker(box));
}

async function fill(box) {
  const all = (await ask('/api/account/programs')).programs;
  box.none.hidden = all.length > 0;
  box.list.replaceChildren(...all.map((program) => card(box, program)));
}

/** Does something, says what went wrong, and shows how things are. */
async function attempt(box, act) {
  try {
    await act();
  } catch (error) {
    toast(messageOf(error));
  }
  await fill(box);
}

/**
 * @param {any} box
 * @param {{ name: string, rated: boolean, has_token: boolean, used?: number | null }} program
 */
function card(box, program) {
  const { name, rated, has_token: hasToken, used } = program;
  const renew = () => attempt(box, async () => show(box, await post(`${at(name)}/token`, {})));
  const revoke = () => attempt(box, async () => {
    await ask(`${at(name)}/token`, { method: 'DELETE' });
    box.token.replaceChildren();
    toast(t('programs-revoked'));
  });
  const remove = () => attempt(box, async () => {
    await ask(at(name), { method: 'DELETE' });
    box.token.replaceChildren();
    toast(t('programs-deleted', { name }));
  });
  const counts = tick('rated', t('programs-rated'), rated);
  counts.querySelector('input')?.addEventListener('change', ({ target }) =>
    attempt(box, () => post(at(name), { rated: /** @type {HTMLInputElement} */ (target).checked })));
  return h('li', { class: 'card bare', 'data-program': name },
    h('div', {},
      h('h3', {}, h('a', { href: `/player/${encodeURIComponent(name)}` }, t('player-program', { name }))),
      h('p', { class: 'quiet small' }, hasToken ? t('programs-used', { used: when(used ?? 0) }) : t('programs-without-token')),
      counts),
    h('div', { class: 'actions' },
      button(t('programs-renew'), renew, { 'aria-label': t('programs-renew-named', { name }), 'data-renew': true }),
      hasToken && button(t('programs-revoke'), revoke, { 'aria-label': t('programs-revoke-named', { name }), 'data-revoke': true }),
      h('details', {}, h('summary', { 'aria-label': t('programs-delete-named', { name }) }, t('programs-delete')),
        h('p', { class: 'small' }, t('programs-delete-note')),
        button(t('programs-delete'), remove, { 'aria-label': t('programs-delete-named', { name }), 'data-delete': true }))));
}

/** Shows a token, which nobody can show again. */
function show(box, { name, token }) {
  const field = h('input', { type: 'text', readonly: true, value: token, id: 'token', spellcheck: 'false', 'aria-describedby': 'token-note' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      toast(t('programs-token-copied'));
    } catch {
      field.select();
    }
  };
  box.token.replaceChildren(h('div', { class: 'notice rows' },
    h('label', { class: 'field' }, t('programs-token', { name }), field),
    h('p', { class: 'small', id: 'token-note' }, t('programs-token-note')),
    h('div', { class: 'actions' }, button(t('programs-token-copy'), copy, { id: 'copy-token' }))));
  field.focus();
  field.select();
}

function maker(box) {
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    complaint.hidden = true;
    const data = new FormData(event.target);
    try {
      const made = await post('/api/account/programs', { name: String(data.get('name')), rated: data.has('rated') });
      event.target.reset();
      await fill(box);
      show(box, made);
    } catch (error) {
      complaint.textContent = messageOf(error);
      complaint.hidden = false;
    }
  };
  return h('form', { class: 'rows', id: 'make-program', submit },
    h('label', { class: 'field' }, t('programs-name'),
      h('input', { name: 'name', type: 'text', required: true, id: 'program-name', maxlength: 40, autocapitalize: 'none', spellcheck: 'false' })),
    tick('rated', t('programs-rated'), false, t('programs-rated-note')),
    complaint,
    h('div', { class: 'actions' }, h('button', { class: 'main' }, t('programs-make'))));
}
