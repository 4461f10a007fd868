// The page of who has invited somebody by a link and waits.

import { ask, messageOf, post } from '../api.js';
import { h, svg } from '../dom.js';
import { learnWords, t } from '../language.js';
import { linkOf, termsText } from '../lobby/invitations.js';
import { LiveLobby } from '../lobby/live_lobby.js';
import { go } from '../router.js';
import { share } from '../share.js';
import { button, title, toast } from '../ui.js';

/** @param {HTMLElement} box @param {{ id: string }} address */
export default async function invitation(box, { id }) {
  const [found] = await Promise.all([ask(`/api/invitations/${id}`), learnWords('online')]);
  title(t('invitation-title'));
  const waiting = new Waiting(found);
  box.append(waiting.element);
  waiting.show(found);
  return () => waiting.leave();
}

/** An invitation until somebody follows it. */
class Waiting {
  /** @param {import('wire').Invitation} found */
  constructor(found) {
    this.id = found.id;
    /** @type {LiveLobby | null} */
    this.live = null;
    this.status = h('p', { id: 'status', role: 'status', 'aria-live': 'polite', class: 'notice' });
    this.means = h('div', { class: 'rows' });
    this.element = h('div', { class: 'column' }, h('h1', {}, t('invitation-title')),
      h('p', { class: 'quiet' }, termsText(found)), this.status, this.means);
  }

  /** @param {import('wire').Invitation} found */
  show(found) {
    // keys: invitation-now-*
    this.status.textContent = t(`invitation-now-${found.state}`);
    if (found.state === 'taken') {
      this.leave();
      go(`/game/${found.game}`, { replace: true });
      return;
    }
    if (found.state !== 'open') {
      this.means.replaceChildren(h('div', { class: 'actions' }, h('a', { class: 'button main', href: '/play' }, t('play-title'))));
      return;
    }
    this.means.replaceChildren(...this.ways(), h('div', { class: 'actions' }, button(t('invitation-withdraw'), () => this.withdraw(), { class: 'danger', id: 'withdraw' })));
    this.live ??= this.listen();
  }

  listen() {
    const live = new LiveLobby();
    live.on('invitation', (told) => told.id === this.id && this.show(told));
    return live;
  }

  /** The link, to be sent, copied, or read by the camera of who sits beside. */
  ways() {
    const link = linkOf(this.id);
    if (!link) return [h('p', {}, t('invitation-elsewhere'))];
    const field = h('input', { type: 'text', readonly: true, value: link, id: 'link', 'aria-label': t('invitation-link'), focus: ({ target }) => target.select() });
    const picture = h('div', { class: 'qr' });
    drawCode(link, picture);
    return [
      h('p', {}, t('invitation-how')),
      field,
      h('div', { class: 'actions' }, button(t('invitation-share'), () => share(link), { class: 'main', id: 'share-link' })),
      picture,
    ];
  }

  async withdraw() {
    try {
      await ask(`/api/invitations/${this.id}`, { method: 'DELETE' });
      await go('/play');
    } catch (error) {
      toast(messageOf(error));
    }
  }

  leave() {
    this.live?.close();
  }
}

/** A picture is a convenience: without it the link is still there. */
async function drawCode(link, box) {
  try {
    const { size, path } = await post('/api/qr', { text: link });
    box.append(svg('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': t('invitation-code') },
      svg('rect', { width: size, height: size, class: 'qr-light' }), svg('path', { d: path, class: 'qr-dark' })));
  } catch (error) {
    console.error(error);
  }
}
