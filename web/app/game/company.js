// Who is at a game between two: on the plates, below them, and for those who hear it.

import { h, mark } from '../dom.js';
import { language, t } from '../language.js';
import { button } from '../ui.js';
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
    /** When the reader may claim something from who has left, by the page's clock. @type {number | null} */
    this.claimable = null;
    this.watchers = h('p', { class: 'watchers quiet small', hidden: true });
    table.live.on('presence', (presence) => this.see(presence));
  }

  leave() {
    clearTimeout(this.settling);
    clearTimeout(this.waiting);
  }

  /** @param {import('wire').Presence} presence */
  see(presence) {
    this.presence = presence;
    this.said ??= { red: presence.red, blue: presence.blue };
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.say(), SETTLED);
    const { claim } = presence;
    const yours = claim && claim.by === this.table.game.you;
    clearTimeout(this.waiting);
    this.claimable = yours ? performance.now() + claim.wait : null;
    if (yours) this.waiting = setTimeout(() => this.table.update(), claim.wait);
    this.table.update();
  }

  /** What the reader is told, and may do, while the other is away on their own turn. */
  claimParts() {
    const { game, live } = this.table;
    const claim = this.presence?.claim;
    if (!claim || this.claimable === null || game.turn === game.you) return [];
    const absent = player(game, game.turn);
    if (performance.now() < this.claimable) return [h('p', {}, t('claim-soon', { ...absent, seconds: Math.ceil(claim.wait / 1000) }))];
    const side = game.you;
    return [
      h('p', {}, t('claim-now', absent)),
      button(t('claim-win'), () => live.command('claim-win', { side }), { class: 'main', id: 'claim-win' }),
      button(t('claim-draw'), () => live.command('claim-draw', { side }), { id: 'claim-draw' }),
    ];
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
