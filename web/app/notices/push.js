// Push messages to this browser: asked for, switched off, and read in the language of the page.

import { ask, post } from '../api.js';
import { installService } from '../here/service.js';
import { language } from '../language.js';
import { change, setting } from '../settings.js';

/** @typedef {import('wire').Wanted} Wanted */

/** Whether this browser can take push messages from this address at all. */
export const canPush = () => Boolean(isSecureContext && navigator.serviceWorker && globalThis.PushManager && globalThis.Notification);

/** How this browser reads. */
export const reading = () => ({ language: language(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC' });

/** What the browser has subscribed to, if it has. */
export async function subscribed() {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : null;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Bytes as the server writes them. @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** A subscription as the server reads it. @param {PushSubscription} subscription @param {Wanted} wants */
function described(subscription, wants) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', key: keys?.p256dh ?? '', auth: keys?.auth ?? '', reading: reading(), wants };
}

/**
 * Has push messages sent to this browser; says what became of it: `on`, or `denied` if its owner does not want that.
 * @param {string} key what the server signs with
 * @param {Wanted} wants
 */
export async function switchOn(key, wants) {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await installService();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key takes no messages of this server.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  remember(await post('/api/notices/browsers', described(subscription, wants)));
  return 'on';
}

/** Remembers how this browser was said to read. */
function remember({ browsers }) {
  const own = browsers.find(({ current }) => current);
  change('push', own ? { id: own.id, ...own.reading } : null);
}

/** Has no more messages sent to this browser. @param {string} id */
export async function switchOff(id) {
  await ask(`/api/notices/browsers/${id}`, { method: 'DELETE' });
  await (await subscribed())?.unsubscribe();
  change('push', null);
}

/** Messages follow the language and the time zone of the page. */
export async function followReading() {
  const known = setting('push');
  const now = reading();
  if (!known || (known.language === now.language && known.zone === now.zone)) return;
  await post(`/api/notices/browsers/${known.id}`, { reading: now });
  change('push', { ...known, ...now });
}
