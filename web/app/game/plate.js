// One player: who, how far, how much time.

import { h, mark, svg } from '../dom.js';
import { t } from '../language.js';
import { timeText } from './terms.js';

/** How many seconds are left when a player is warned, besides the colour of the clock. */
const WARNINGS = [30, 10];

/** The plate of a side. */
export class Plate {
  /** @param {'red' | 'blue'} side @param {(seconds: number) => void} [warn] hears when little time is left */
  constructor(side, warn = () => {}) {
    this.side = side;
    this.warn = warn;
    /** The last warning of this turn, in seconds. */
    this.warned = Infinity;
    this.name = h('span', {});
    this.who = h('div', { class: 'who' }, this.name);
    this.counts = h('div', { class: 'counts' });
    this.clock = h('div', { class: 'clock', role: 'timer', hidden: true });
    this.element = h('section', { class: 'plate', 'data-side': side }, glyph(side), this.who, this.counts, this.clock);
  }

  show(game, { name, far }) {
    const { side } = this;
    this.element.setAttribute('aria-label', name);
    this.element.classList.toggle('turn', !game.outcome && game.turn === side);
    this.element.classList.toggle('far', far);
    this.name.textContent = name;
    this.showRating(game.ratings?.[side] ?? null);
    const counts = { home: game.home[side], needed: game.needed[side] };
    // Once a game is over, the referee's count stands alone.
    this.counts.textContent = game.over ? t('plate-home', counts) : t('plate-counts', counts);
    mark(this.clock, 'hidden', !game.clock);
    if (game.clock?.running !== side) this.warned = Infinity;
    const until = game.clock?.[`${side}_holiday`];
    this.showHoliday(Boolean(until));
    this.time = game.clock ? { left: game.clock[side], runs: game.clock.running === side, since: performance.now() } : null;
    this.back = until ? { at: until, runs: game.turn === side && !game.over } : null;
    this.tick();
  }

  /** What whoever sits there is rated, and what the game has changed about it. */
  showRating(rating) {
    this.rated?.remove();
    this.rated = rating && ratingParts(rating);
    if (this.rated) this.name.after(this.rated);
  }

  /** Whether whoever sits there is at the board; `null` if that is not said. @param {boolean | null} here */
  showPresence(here) {
    if (here === this.here) return;
    this.here = here;
    this.signs?.forEach((sign) => sign.remove());
    this.signs = here === null ? [] : presenceSigns(here);
    this.who.prepend(...this.signs.slice(0, 1));
    this.who.append(...this.signs.slice(1));
  }

  /** Whether the clock stands still because whoever sits there is on holiday. @param {boolean} away */
  showHoliday(away) {
    if (away === Boolean(this.holiday)) return;
    this.holiday?.remove();
    this.holiday = away ? h('span', { class: 'presence holiday' }, t('on-holiday')) : null;
    if (this.holiday) this.who.append(this.holiday);
  }

  /** A holiday has ended by itself, which nobody tells. */
  comeBack({ runs }) {
    if (this.time) this.time = { ...this.time, runs, since: performance.now() };
    this.back = null;
    this.showHoliday(false);
  }

  /** Counts down between two answers of the server, which alone decides. */
  tick() {
    if (!this.time) return;
    if (this.back && this.back.at <= Date.now()) this.comeBack(this.back);
    const spent = this.time.runs ? performance.now() - this.time.since : 0;
    const left = Math.max(0, this.time.left - spent);
    this.clock.textContent = timeText(left);
    this.clock.classList.toggle('low', left < 20_000);
    const due = WARNINGS.findLast((seconds) => left <= seconds * 1000 && seconds < this.warned);
    if (!this.time.runs || left === 0 || due === undefined) return;
    this.warned = due;
    this.warn(due);
  }
}

/** A rating; a provisional one has a question mark, and a word for those who hear it. */
function ratingParts({ rating, provisional, change }) {
  return h('span', { class: 'rating' }, String(rating),
    provisional && h('span', { 'aria-hidden': 'true', title: t('rating-provisional') }, '?'),
    provisional && h('span', { class: 'unseen' }, ` ${t('rating-provisional')}`),
    change !== null && h('span', { class: 'change' }, signed(change)));
}

const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

/** A mark before the name, and a word after it, which is seen for who is away only. @param {boolean} here */
function presenceSigns(here) {
  return [
    h('span', { class: 'presence mark', 'aria-hidden': 'true' }, here ? '●' : '○'),
    h('span', { class: here ? 'presence unseen' : 'presence', 'data-here': String(here) }, t(here ? 'present-here' : 'present-away')),
  ];
}

/** A side's two colours in its shape. */
export function glyph(side) {
  const [dark, light] = side === 'red' ? ['red', 'yellow'] : ['dark-blue', 'light-blue'];
  const shape = (colour, x) =>
    side === 'red'
      ? svg('circle', { cx: x + 7, cy: 12, r: 7, class: 'face' })
      : svg('rect', { x, y: 5, width: 14, height: 14, rx: 3, class: 'face' });
  const piece = (colour, x) => svg('g', { class: `piece ${colour}` }, shape(colour, x));
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, piece(light, 9), piece(dark, 1));
}
