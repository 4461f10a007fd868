// The page's side of the service worker: installs it, offers a new version, and thinks for it.

import { part } from '../dom.js';
import { learnWords, t } from '../language.js';
import { alone, within } from '../place.js';
import { toast } from '../ui.js';
import { ATTEMPTS, report } from './lines.js';
import { find, keepReview } from './shelf.js';
import { Thinker } from './thinking.js';

/** How long an offer stays. */
const OFFER_SECONDS = 60;

/** @type {Promise<void> | null} */
let installed = null;

/** Done when the service worker answers for this page. */
export function installService() {
  installed ??= install();
  return installed;
}

async function install() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new Error('no service worker');
  serviceWorker.addEventListener('message', ({ data, ports }) => hear(data, ports[0]));
  serviceWorker.startMessages();
  const registration = await serviceWorker.register(within('/service.js'), { scope: within('/'), updateViaCache: 'none' });
  registration.addEventListener('updatefound', () => watch(registration));
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  if (alone && !serviceWorker.controller) await untilAnswered(registration);
}

/** Where there is no server, the page waits until the service worker answers. */
function untilAnswered(registration) {
  return new Promise((done, fail) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(null), { once: true });
    const coming = registration.installing ?? registration.waiting ?? registration.active;
    coming?.addEventListener('statechange', () => coming.state === 'redundant' && fail(new Error('the files are not all there')));
    // A page that was loaded past the worker is not its own until it claims it.
    if (registration.active) done(null);
  });
}

function watch(registration) {
  const coming = registration.installing;
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
  });
}

/** Whether somebody is in the middle of a game. */
const isPlaying = () => Boolean(document.querySelector('.game:not(.over)'));

/** A new version is there, whole. It comes when somebody wants it, or when all pages are closed; nobody is asked in the middle of a game. */
async function offer(worker) {
  await learnWords('offline');
  if (isPlaying()) {
    part('view').addEventListener('shown', () => offer(worker), { capture: true, once: true });
    return;
  }
  const take = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take-over');
  };
  toast(t('new-version'), { action: t('new-version-take'), act: take, seconds: OFFER_SECONDS });
}

/** Those this page makes. @type {Set<string>} */
const reviews = new Set();

async function hear({ think, review, others }, port) {
  if (others) {
    await learnWords('offline');
    toast(t('new-version-others'));
  }
  if (think) {
    const thinker = new Thinker();
    port.postMessage(await thinker.think({ ask: think }).catch((error) => (console.error(error), null)));
    thinker.end();
  }
  if (review && !reviews.has(review)) {
    reviews.add(review);
    await makeReview(review).catch((error) => console.error(error));
    reviews.delete(review);
  }
}

/** A game of this browser, or of the server. */
async function gameOf(id) {
  const here = await find('games', id);
  if (here || alone) return here;
  const response = await fetch(within(`/api/games/${id}/kept`));
  return response.ok ? response.json() : null;
}

/** Makes a review move by move, keeping each, until it is done or stopped. One page at a time does it. A thought that breaks down is tried again. */
function makeReview(id) {
  return navigator.locks.request(`colorito-review-${id}`, async () => {
    const thinker = new Thinker();
    const changes = new BroadcastChannel('colorito-games');
    try {
      for (let broken = 0; broken < ATTEMPTS;) {
        const [game, review] = await Promise.all([gameOf(id), find('reviews', id)]);
        if (!game || game.deleted || review?.state !== 'running') return;
        const done = await thinker.think({ work: { review: { game, review } } }).catch((error) => report(error, 'review-broke-down'));
        if (!done) {
          broken += 1;
          continue;
        }
        const now = await find('reviews', id);
        if (!done.review || now?.state !== 'running') return;
        await keepReview(done.review);
        changes.postMessage({ review: id });
      }
    } finally {
      thinker.end();
      changes.close();
    }
  });
}
