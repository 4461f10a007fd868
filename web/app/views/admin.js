// For those who run the server: what was reported, accounts, what everybody is told, and what was done.

import { address, ask, messageOf, post } from '../api.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { LANGUAGES, learnWords, t, when } from '../language.js';
import { button, dotted, title, toast } from '../ui.js';

/** @typedef {{ element: HTMLElement, fill: () => Promise<void> }} Part a part of the page, and how it is brought up to date */

/** @param {HTMLElement} box */
export default async function admin(box) {
  await Promise.all([learnWords('admin'), learnWords('manners'), learnWords('accounts'), learnWords('table')]);
  title(t('admin-title'));
  // Who may not see it is told so before anything is shown.
  await ask('/api/admin/reports');
  /** @type {Part[]} */
  const parts = [];
  const renew = () => Promise.all(parts.map((part) => part.fill()));
  const act = async (deed, done) => {
    try {
      await post('/api/admin/deeds', deed);
      toast(done);
    } catch (error) {
      toast(messageOf(error));
    }
    await renew();
  };
  parts.push(reports(act), accounts(act), messages(act), log());
  await renew();
  box.append(h('div', { class: 'column wide people', id: 'admin' }, h('h1', {}, t('admin-title')), parts.map((part) => part.element)));
}

/** A part of the page with a heading. */
function section(id, heading, ...content) {
  return h('section', { 'aria-labelledby': id }, h('h2', { id }, heading), content);
}

/** What a player is called in a report. @param {string | null | undefined} name */
function named(name) {
  return name ? h('a', { href: `/player/${encodeURIComponent(name)}` }, name) : t('admin-guest');
}

/** @returns {Part} */
function reports(act) {
  const list = h('ul', { class: 'list', id: 'reports' });
  const none = h('p', { class: 'quiet' }, t('admin-no-reports'));
  // keys: report-reason-*
  const card = (report) => {
    const settle = (event) => {
      event.preventDefault();
      const remark = String(new FormData(event.target).get('remark')) || null;
      return act({ type: 'settle', report: report.id, remark }, t('admin-settled'));
    };
    return h('li', { class: 'card bare' },
      h('div', {},
        h('h3', {}, named(report.reported), `\u00a0· ${t(`report-reason-${report.reason}`)}`),
        report.text && h('blockquote', {}, report.text),
        report.said.length > 0 && said(report),
        h('p', { class: 'quiet small' }, t('admin-reported-by'), ' ', named(report.reporter), `\u00a0· ${when(report.created)}\u00a0· `,
          h('a', { href: `/game/${report.game}` }, t('person-game'))),
        h('form', { class: 'actions', submit: settle },
          h('label', { class: 'field' }, t('admin-remark'), h('input', { type: 'text', name: 'remark', maxlength: 1000 })),
          h('button', {}, t('admin-settle')))));
  };
  const fill = async () => {
    const all = (await ask('/api/admin/reports')).reports;
    none.hidden = all.length > 0;
    list.replaceChildren(...all.map(card));
  };
  return { element: section('reports-title', t('admin-reports'), none, list), fill };
}

// keys: phrase-*
/** What the two had said to each other. */
function said({ said: remarks }) {
  const line = ({ side, phrase, text }) => h('li', {}, h('strong', {}, `${sideName(side)}: `), text ?? t(`phrase-${phrase}`));
  return h('details', { class: 'more-box' }, h('summary', {}, t('admin-said', { count: remarks.length })), h('ol', { class: 'remarks' }, remarks.map(line)));
}

/** @returns {Part} */
function accounts(act) {
  const list = h('ul', { class: 'list', id: 'accounts' });
  const none = h('p', { class: 'quiet', hidden: true }, t('admin-no-accounts'));
  const field = h('input', { type: 'search', name: 'name', id: 'account-search', autocapitalize: 'none', spellcheck: 'false' });
  const fill = async () => {
    const all = (await ask(address('/api/admin/accounts', { name: field.value }))).accounts;
    none.hidden = all.length > 0;
    list.replaceChildren(...all.map((account) => card(act, account)));
  };
  const submit = (event) => {
    event.preventDefault();
    return fill();
  };
  const form = h('form', { class: 'actions', submit, role: 'search' },
    h('label', { class: 'field' }, t('admin-name-begins'), field), h('button', {}, t('admin-search')));
  return { element: section('accounts-title', t('admin-accounts'), form, none, list), fill };
}

function card(act, account) {
  const { name, closed } = account;
  const rename = (event) => {
    event.preventDefault();
    const to = String(new FormData(event.target).get('to'));
    return act({ type: 'rename', name, to }, t('admin-renamed', { name: to }));
  };
  const close = () => act({ type: 'close', name }, t('admin-closed-now', { name }));
  const reopen = () => act({ type: 'reopen', name }, t('admin-reopened', { name }));
  const marks = [account.program && t('admin-program'), account.staff && t('admin-staff'), closed && t('admin-closed')];
  const facts = [
    t('admin-since', { day: when(account.since) }),
    account.used && t('admin-used', { day: when(account.used) }),
    account.open_reports > 0 && t('admin-open-reports', { count: account.open_reports }),
  ];
  return h('li', { class: 'card bare', 'data-account': name },
    h('div', {}, h('h3', {}, named(name), marks.some(Boolean) && h('span', { class: 'quiet' }, `\u00a0· ${dotted(marks)}`)),
      h('p', { class: 'quiet small' }, dotted(facts))),
    h('div', { class: 'actions' },
      closed ? button(t('admin-reopen'), reopen, { 'aria-label': t('admin-reopen-named', { name }) })
        : h('details', {}, h('summary', { 'aria-label': t('admin-close-named', { name }) }, t('admin-close')),
          h('p', { class: 'small' }, t('admin-close-note')), button(t('admin-close'), close, { 'data-close': true })),
      h('details', {}, h('summary', { 'aria-label': t('admin-rename-named', { name }) }, t('admin-rename')),
        h('form', { class: 'rows', submit: rename },
          h('label', { class: 'field' }, t('admin-new-name'), h('input', { type: 'text', name: 'to', required: true, maxlength: 40, autocapitalize: 'none', spellcheck: 'false' })),
          h('div', { class: 'actions' }, h('button', {}, t('admin-rename')))))));
}

/** @returns {Part} */
function messages(act) {
  const forms = h('div', { class: 'rows', id: 'messages' });
  const form = ([tag, name], told) => {
    const submit = (event) => {
      event.preventDefault();
      const text = String(new FormData(event.target).get('text')).trim() || null;
      return act({ type: 'announce', language: tag, text }, text ? t('admin-announced') : t('admin-withdrawn'));
    };
    return h('form', { class: 'rows', submit, 'data-language': tag },
      h('label', { class: 'field' }, h('span', { lang: tag }, name), h('textarea', { name: 'text', rows: 2, maxlength: 1000, lang: tag }, told?.text ?? '')),
      h('div', { class: 'actions' }, h('button', {}, t('admin-announce'))));
  };
  const fill = async () => {
    const { announcements } = await ask('/api/announcements');
    forms.replaceChildren(...Object.entries(LANGUAGES).map((one) => form(one, announcements.find((told) => told.language === one[0]))));
  };
  return { element: section('messages-title', t('admin-messages'), h('p', { class: 'quiet small' }, t('admin-messages-note')), forms), fill };
}

// keys: admin-deed-*
/** @returns {Part} */
function log() {
  const rows = h('tbody', {});
  /** @param {{ at: number, admin?: string | null, deed: string, subject?: string | null, detail?: string | null }} entry */
  const row = ({ at, admin, deed, subject, detail }) => h('tr', {},
    h('td', {}, when(at)), h('td', {}, admin ?? t('admin-command-line')), h('td', {}, t(`admin-deed-${deed}`)),
    h('td', {}, subject ?? ''), h('td', {}, detail ?? ''));
  const fill = async () => rows.replaceChildren(...(await ask('/api/admin/audit')).entries.map(row));
  const head = ['admin-log-when', 'admin-log-who', 'admin-log-what', 'admin-log-whom', 'admin-log-more'];
  const table = h('table', { id: 'audit' }, h('thead', {}, h('tr', {}, head.map((key) => h('th', { scope: 'col' }, t(key))))), rows);
  const scrolls = h('div', { class: 'scrolls', tabindex: 0, role: 'region', 'aria-labelledby': 'log-title' }, table);
  return { element: h('div', {}, h('h2', { id: 'log-title' }, t('admin-log')), scrolls), fill };
}
