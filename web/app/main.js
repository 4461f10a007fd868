// Where the page begins.

import { h, part } from './dom.js';
import { listenToKeys } from './keys.js';
import { LANGUAGES, NOT_LOADED, language, learnWords, preferred, speak, t } from './language.js';
import { alone, shownPath } from './place.js';
import { followLinks, go, render, route } from './router.js';
import { APART, apply, change, setting } from './settings.js';
import { button, toast, wear } from './ui.js';

/** A view that needs the style sheet of learning and looking back, which a game does without. */
const study = (load) => async () => (await Promise.all([load(), wear('study')]))[0];

route('/', () => import('./views/start.js'));
route('/play', () => import('./views/play.js'));
route('/game/:id', () => import('./views/game.js'));
route('/games', study(() => import('./views/games.js')));
route('/match/:id', study(() => import('./views/match.js')));
route('/settings', () => import('./views/settings.js'));
route('/account', study(() => import('./views/account.js')));
route('/players', study(() => import('./views/players.js')));
route('/player/:name', study(() => import('./views/person.js')));
route('/analyse', study(() => import('./views/analyse.js')));
route('/game/:id/review', study(() => import('./views/review.js')));
route('/learn', study(() => import('./views/learn.js')));
route('/learn/:lesson', study(() => import('./views/lesson.js')));
route('/puzzles', study(() => import('./views/puzzles.js')));
route('/puzzles/:id', study(() => import('./views/puzzle.js')));
route('/boards', study(() => import('./views/boards.js')));
route('/lobby', study(() => import('./views/lobby.js')));
route('/watch', study(() => import('./views/watch.js')));
route('/invitation/:id', study(() => import('./views/invitation.js')));
route('/join', study(() => import('./views/join.js')));
route('/notices', study(() => import('./views/notices.js')));
route('/notices/settings', study(() => import('./views/channels.js')));
route('/admin', study(() => import('./views/admin.js')));
route('/mail/confirm', study(() => import('./views/confirm_mail.js')));
route('/mail/stop/:link', study(() => import('./views/stop_mail.js')));
route('/recover', study(() => import('./views/recover.js')));
route('/rules', study(() => import('./views/rules.js')));
route('/history', study(() => import('./views/history.js')));

const DOORS = [
  ['/play', 'door-play'],
  ['/learn', 'door-learn'],
  ['/puzzles', 'door-puzzles'],
  ['/analyse', 'door-analyse'],
  ['/games', 'door-games'],
  ['/rules', 'door-rules'],
];

function furnish() {
  document.querySelector('meta[name=description]')?.setAttribute('content', t('page-description'));
  document.querySelectorAll('[data-t]').forEach((element) => (element.textContent = t(element.getAttribute('data-t') ?? '')));
  const doors = part('doors');
  doors.setAttribute('aria-label', t('doors'));
  // keys: door-*
  doors.replaceChildren(...DOORS.map(([href, key]) => h('a', { href }, t(key))));
  const languages = h('select', { 'aria-label': t('language'), id: 'language', change: (event) => turnTo(event.target.value) },
    Object.entries(LANGUAGES).map(([tag, name]) => h('option', { value: tag, lang: tag, selected: tag === language() }, name)));
  part('tools').replaceChildren(h('span', { id: 'bell' }), languages, button(t('settings'), async () => (await import('./preferences.js')).openSettings(), { id: 'settings' }));
  showWhere();
  if (setting('apart')) joinOthers();
}

/** Only those who play with others have a bell, and hear what everybody is told. */
async function joinOthers() {
  const [{ hangBell }, { announce }] = await Promise.all([import('./notices/bell.js'), import('./announcement.js')]);
  await Promise.all([hangBell(), announce()]);
}

/** Marks the door one stands at. */
function showWhere() {
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.doors a'));
  for (const link of links) {
    const [here, there] = [shownPath(), shownPath(link.pathname)];
    if (here === there || here.startsWith(`${there}/`)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

async function turnTo(tag) {
  change('language', tag);
  try {
    await speak(tag);
  } catch {
    toast(t('error-unreachable'));
    return;
  }
  furnish();
  await render({ keepFocus: true });
  part('language').focus();
}

/** Tells the style sheets how much of the window the bar at the top takes. */
function measureTop() {
  const top = part('top');
  const tell = () => document.documentElement.style.setProperty('--top', `${Math.ceil(top.getBoundingClientRect().height)}px`);
  new ResizeObserver(tell).observe(top);
  tell();
}

/** How long somebody stays before the application is kept for visits without a network, if no move comes first. */
const SETTLED = 30_000;

/** Keeps the application for visits without a network, once somebody stays: a first visit is light. */
function settle() {
  if (alone || !navigator.serviceWorker) return;
  const install = async () => (await import('./here/service.js')).installService();
  const begin = () => install().catch((error) => console.warn('not kept for visits without a network:', error));
  if (navigator.serviceWorker.controller) begin();
  else {
    addEventListener('played', begin, { once: true });
    setTimeout(begin, SETTLED);
  }
}

/** In a folder of files nobody answers but the service worker, and not before it has all of them. Says whether it does. */
async function openFolder() {
  // Addresses of the page itself are those of its file, not of what it shows later.
  document.querySelectorAll('.brand, link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .forEach((link) => link.setAttribute('href', /** @type {HTMLLinkElement} */ (link).href));
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller) {
    await learnWords('offline');
    const text = t(navigator.serviceWorker ? 'folder-loading' : 'folder-not-secure');
    part('view').replaceChildren(h('p', { class: 'notice', id: 'folder', role: 'status' }, text));
  }
  if (!navigator.serviceWorker) return false;
  await (await import('./here/service.js')).installService();
  return true;
}

async function begin() {
  apply();
  await speak(preferred());
  if (alone && !(await openFolder())) return;
  furnish();
  measureTop();
  followLinks();
  listenToKeys([{ keys: ['n'], name: 'keys-new', act: () => go('/play') }]);
  part('view').addEventListener('shown', showWhere, true);
  addEventListener(APART, () => joinOthers());
  await render();
  settle();
}

begin().catch((error) => {
  console.error(error);
  part('view').replaceChildren(h('p', { class: 'notice bad', lang: preferred() }, NOT_LOADED[preferred()]));
});
