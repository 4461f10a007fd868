// Explains a first game as it goes: one thing at a time, when it comes up.

import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { change, setting } from '../settings.js';
import { button } from '../ui.js';
import { ownSide } from './sentences.js';

/**
 * What there is to say, and when: each is said once, in the order of the list, as soon as it fits.
 * @type {[string, (seen: { game: import('wire').Game, chosen: import('../board/state.js').Piece | null, moved?: import('wire').Move, own: import('wire').SideName }) => boolean][]}
 */
const TIPS = [
  ['welcome', () => true],
  ['choose', ({ chosen }) => Boolean(chosen)],
  ['stay', ({ game }) => game.ply >= 1],
  ['reply', ({ game }) => game.ply >= 2],
  ['ladder', ({ game }) => game.ply >= 4],
  ['chain', ({ moved }) => (moved?.way.length ?? 0) > 3],
  ['target', ({ game }) => game.ply >= 8],
  ['hint', ({ game }) => game.ply >= 12],
  ['middle', ({ game }) => game.ply >= 24],
  ['home', ({ game, own }) => game.home[own] >= 1],
  ['order', ({ game, own }) => game.home[own] >= 5],
  ['special', ({ game }) => game.near_special.length > 0],
  ['last', ({ game, own }) => game.home[own] >= 15],
  ['over', ({ game }) => Boolean(game.outcome)],
];

/** How many moves the words of a tip stay in any case. */
const STAYS = 2;

/** The guide of a game; its `element` goes beside the board. */
export class Guide {
  /** @param {string} id the game it explains */
  constructor(id) {
    this.id = id;
    const before = setting('guide');
    /** What it has said, also before the page was loaded anew. @type {Set<string>} */
    this.said = new Set(before?.game === id ? before.said : []);
    this.since = -STAYS;
    const last = [...this.said].at(-1);
    this.text = h('p', { role: 'status' }, last ? t(`guide-${last}`) : null);
    this.element = h('section', { class: 'guide', id: 'guide', 'aria-label': t('guide-title') },
      this.text, button(t('guide-end'), () => this.end(), { class: 'plain', id: 'guide-end' }));
  }

  /** Loads its words and begins. */
  static async begin(id) {
    await learnWords('guide');
    return new Guide(id);
  }

  // keys: guide-*
  /** Looks at a game, the chosen piece and the last move of the person, and says what fits. */
  look(game, chosen = null) {
    const own = ownSide(game);
    const last = game.history.at(-1);
    const moved = game.turn !== own ? last : game.history.at(-2);
    const fits = TIPS.find(([name, when]) => !this.said.has(name) && when({ game, chosen, moved, own }));
    if (!fits) return;
    const [name] = fits;
    const urgent = name === 'over' || name === 'special' || name === 'choose';
    if (!urgent && game.ply - this.since < STAYS && this.said.size > 1) return;
    this.said.add(name);
    this.since = game.ply;
    change('guide', { game: this.id, said: [...this.said] });
    this.text.textContent = t(`guide-${name}`);
    if (name === 'over') change('guided', true);
  }

  end() {
    change('guided', true);
    this.element.remove();
  }
}
