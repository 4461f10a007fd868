// Who is at a game between two: on the plates, below them, and for those who hear it.

import { h, mark } from '../dom.js';
import { language, t } from '../language.js';
import { player } from './sentences.js';

/** How long it has to be so before it is said aloud that somebody has left or is back. */
const SETTLED = 4000;

const SIDES = /** @type {const} */ (['red', 'blue']);

/** The company at a game. */
export class Company {
  /** @param {import('../views/game.js').Table} table */
  constructor(table) {
    this.table = table;
    /** @type {import('wire').Presence | null} */
    this.presence = null;
    /** Who was there when that was said last. */
    this.said = null;
    this.watchers = h('p', { class: 'watchers quiet small', hidden: true });
    table.live.on('presence', (presence) => this.see(presence));
  }

  leave() {
    clearTimeout(this.settling);
  }

  /** @param {import('wire').Presence} presence */
  see(presence) {
    this.presence = presence;
    this.said ??= { red: presence.red, blue: presence.blue };
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.say(), SETTLED);
    this.show();
  }

  /** Brings plates and watchers in line. */
  show() {
    const { game, plates } = this.table;
    for (const side of SIDES) plates[side].showPresence(game.you === side ? null : this.presence?.[side] ?? null);
    const { watchers = 0, names = [] } = this.presence ?? {};
    const text = t('watchers', { count: watchers });
    mark(this.watchers, 'hidden', watchers === 0);
    this.watchers.textContent = names.length ? t('watchers-named', { watchers: text, names: listed(names) }) : text;
  }

  /** Says who has left or come back, once it stays so. */
  say() {
    const { game } = this.table;
    for (const side of SIDES) {
      const here = Boolean(this.presence?.[side]);
      if (game.you === side || here === this.said[side]) continue;
      this.said[side] = here;
      this.table.speak(t(here ? 'player-back' : 'player-left', player(game, side)));
    }
  }
}

/** @param {string[]} names */
const listed = (names) => new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
