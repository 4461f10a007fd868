// Invitations: made on the page of new games or in the lobby, told in a few words.

import { ask, post, Refusal } from '../api.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { kindTexts } from '../game/terms.js';
import { t } from '../language.js';
import { playApart } from '../settings.js';
import { dotted } from '../ui.js';

/** Where the browser keeps the links it has made; the server has only what they hash to. */
const KEPT = 'colorito-links';
const MOST_KEPT = 30;

/** @typedef {import('wire').Invitation} Invitation */

/** Whether others can come to this server at all. */
export async function isReachable() {
  try {
    await ask('/api/invitations');
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'device-only') return false;
    throw error;
  }
}

/** What is said instead of a page that is about others. @param {string} heading */
export function deviceOnly(heading) {
  return h('div', { class: 'column' }, h('h1', {}, heading), h('p', { class: 'notice' }, t('error-device-only')),
    h('div', { class: 'actions' }, h('a', { class: 'button main', href: '/play' }, t('play-title'))));
}

/**
 * Makes an invitation and remembers its link.
 * @param {import('wire').NewInvitation} wish
 * @returns {Promise<Invitation>}
 */
export async function invite(wish) {
  const { claim, ...invitation } = await post('/api/invitations', wish);
  if (claim) keep(invitation.id, claim);
  playApart();
  return invitation;
}

/** @returns {[string, string][]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}

function keep(id, claim) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([[id, claim], ...kept()].slice(0, MOST_KEPT)));
  } catch {
    // Without storage the link is shown as long as the page is open.
  }
  known.set(id, claim);
}

/** Links made since the page was loaded. @type {Map<string, string>} */
const known = new Map();

/** The link of an invitation, if this browser has made it. @param {string} id */
export function linkOf(id) {
  const claim = known.get(id) ?? kept().find(([other]) => other === id)?.[1];
  return claim ? new URL(`/join#${claim}`, location.href).href : null;
}

// keys: invitation-side-* invitation-begins-* board-name-*
/**
 * What is to be played, in a few words, for its owner or somebody else.
 * @param {Invitation} invitation
 */
export function termsText({ clock, variant, board, side, begins, rated, rating, within, yours }) {
  const own = side && (yours ? side : side === 'red' ? 'blue' : 'red');
  const first = begins && ((begins === 'owner') === yours ? 'you' : 'other');
  return dotted([
    ...kindTexts({ clock, variant, board, rated }),
    rating && within ? t('invitation-within', { least: String(rating - within), most: String(rating + within) }) : null,
    own ? t('invitation-side', { side: sideName(own) }) : t('invitation-side-chance'),
    first ? t(`invitation-begins-${first}`) : t('invitation-begins-chance'),
  ]);
}
