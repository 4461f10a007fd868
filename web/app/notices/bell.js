// The bell in the bar at the top: how much is new, there, in the tab's title and on the icon of the application.

import { ask, post } from '../api.js';
import { h, svg } from '../dom.js';
import { learnWords, t } from '../language.js';
import { LiveSocket } from '../live_socket.js';
import { shownPath } from '../place.js';
import { change, setting } from '../settings.js';
import { countInTitle } from '../ui.js';

/** After so many connections in a row that did not stand, it is asked whether anybody is known here. */
const PATIENCE = 3;

/** A bell and its clapper. */
const SHAPE = 'M12 3C8.5 3 6 5.7 6 9v4.2L4 17h16l-2-3.8V9c0-3.3-2.5-6-6-6zM9.8 18.6a2.3 2.3 0 0 0 4.4 0z';

/** Events: `notices` with what the server tells. */
class Bell extends LiveSocket {
  constructor() {
    super('/api/notices/socket');
    this.failed = 0;
    /** @type {import('wire').Notices} */
    this.news = { unseen: 0, notices: [] };
    this.look = () => this.seeHere();
    document.addEventListener('visibilitychange', this.look);
    document.getElementById('view')?.addEventListener('shown', this.look, true);
  }

  hear(news) {
    this.failed = 0;
    this.news = news;
    this.show();
    this.tell('notices', news);
    this.seeHere();
  }

  /** Whoever looks at a game sees what is told about it. */
  seeHere() {
    const game = shownPath().match(/^\/game\/([^/]+)$/)?.[1];
    const fresh = this.news.notices.some((notice) => !notice.seen && notice.game === game);
    if (game && fresh && !document.hidden) post('/api/notices/seen', { game }).catch(() => {});
  }

  lose() {
    super.lose();
    this.failed += 1;
    if (this.failed !== PATIENCE) return;
    // Signed out elsewhere, or the server is for one device now.
    ask('/api/account').then(({ kind }) => kind === 'stranger' || kind === 'device' ? this.close() : null, () => {});
  }

  close() {
    super.close();
    change('apart', false);
    this.news = { unseen: 0, notices: [] };
    this.show();
    document.removeEventListener('visibilitychange', this.look);
    document.getElementById('view')?.removeEventListener('shown', this.look, true);
    bell = null;
  }

  show() {
    const { unseen } = this.news;
    countInTitle(unseen);
    // Not every browser has a badge for the application, nor lets every page set it.
    const badge = unseen ? navigator.setAppBadge?.(unseen) : navigator.clearAppBadge?.();
    badge?.catch(() => {});
    const place = document.getElementById('bell');
    if (!place) return;
    place.replaceChildren(...(this.closed ? [] : [link(unseen)]));
  }
}

/** @param {number} unseen */
function link(unseen) {
  const name = t('notices-bell', { count: unseen });
  return h('a', { class: unseen ? 'button bell new' : 'button bell', href: '/notices', 'aria-label': name, title: name },
    svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: SHAPE })), unseen > 0 && h('span', { class: 'bell-count', 'aria-hidden': 'true' }, String(unseen)));
}

/** @type {Bell | null} */
let bell = null;

/** Hangs the bell, or shows it again in another language. */
export async function hangBell() {
  await learnWords('notices');
  bell ??= new Bell();
  bell.show();
  if (setting('push')) import('./push.js').then(({ followReading }) => followReading()).catch(() => {});
  return bell;
}
