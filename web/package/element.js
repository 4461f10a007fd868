// <colorito-board>: a board that can be played on, by mouse, finger and keys.

import { Colorito, ColoritoError } from './index.js';
import { describeSpace, wordsOf } from './words.js';

/** The drawing's own measures: a margin, then ten spaces. */
const [WHOLE, MARGIN] = [736, 48];
const ROWS = 10;

const STYLE = `
  :host { display: inline-block; position: relative; width: 30rem; max-width: 100%; aspect-ratio: 1; }
  svg { display: block; width: 100%; height: 100%; }
  .spaces { position: absolute; inset: ${(100 * MARGIN) / WHOLE}%; display: grid; grid-template: repeat(${ROWS}, 1fr) / repeat(${ROWS}, 1fr); }
  button { appearance: none; margin: 0; padding: 0; border: 0; background: none; border-radius: 30%; touch-action: manipulation; }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: -3px; }
  button[aria-pressed=true] { box-shadow: inset 0 0 0 4px #fff8ea, inset 0 0 0 6px #1c1410; }
  button[data-open] { background: radial-gradient(circle, #1c1410 12%, #fff8ea 13% 18%, transparent 19%); }
`;

/** @type {Promise<Colorito> | null} */
let rules = null;

/**
 * Attributes: `position`, `moves`, `variant`, `board`, `seat`, `theme`, `lang`, and `fixed` for one that cannot be played on.
 * Events: `move` before a move is made (it can be prevented), `change` after it, `error`.
 */
export class ColoritoBoard extends HTMLElement {
  static observedAttributes = ['position', 'moves', 'variant', 'board', 'seat', 'theme', 'fixed', 'lang'];

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    shadow.adoptedStyleSheets = [style];
    this.picture = document.createElement('div');
    this.picture.setAttribute('aria-hidden', 'true');
    this.spaces = document.createElement('div');
    this.spaces.className = 'spaces';
    this.spaces.setAttribute('role', 'group');
    this.spaces.append(...Array.from({ length: ROWS * ROWS }, () => document.createElement('button')));
    this.spaces.addEventListener('click', ({ target }) => this.#press(/** @type {HTMLElement} */ (target).dataset?.space));
    this.spaces.addEventListener('keydown', (event) => this.#go(event));
    shadow.append(this.picture, this.spaces);
    /** The position that is shown. */
    this.game = null;
    this.chosen = null;
    this.focused = null;
  }

  connectedCallback() {
    this.#load();
  }

  attributeChangedCallback() {
    this.chosen = null;
    if (this.rules) this.show();
  }

  async #load() {
    try {
      rules ??= Colorito.load();
      this.rules = await rules;
      this.show();
    } catch (error) {
      rules = null;
      this.#complain(error);
    }
  }

  /** What is played on, as the package's functions take it. */
  get line() {
    const value = (name) => this.getAttribute(name) ?? undefined;
    return { position: value('position'), moves: value('moves'), variant: value('variant'), board: value('board') };
  }

  /** Plays a move as if it were made on the board. */
  play(move) {
    const after = this.rules.play(this.line, move);
    const goesOn = this.dispatchEvent(new CustomEvent('move', { detail: { move: after.last, position: after }, cancelable: true, bubbles: true }));
    if (!goesOn) return;
    this.setAttribute('moves', [this.getAttribute('moves'), after.last?.move ?? move].filter(Boolean).join(','));
    this.dispatchEvent(new CustomEvent('change', { detail: { position: this.game }, bubbles: true }));
  }

  /** Brings everything in line with the attributes. */
  show() {
    try {
      this.game = this.rules.position(this.line);
    } catch (error) {
      this.#complain(error);
      return;
    }
    const { game } = this;
    const seat = this.getAttribute('seat') === 'blue' ? 'blue' : 'red';
    const svg = this.rules.draw({
      position: game.position, variant: game.variant, board: this.getAttribute('board') ?? undefined, seat,
      theme: this.getAttribute('theme') ?? undefined, last: game.last?.move,
    });
    this.picture.replaceChildren(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement);
    const words = wordsOf(this.closest('[lang]')?.getAttribute('lang') || navigator.language);
    this.spaces.setAttribute('aria-label', [words.board, game.outcome ? words.over : words.turn[game.turn]].join(words.comma));
    const pieces = new Map(game.pieces.map((piece) => [piece.space, piece]));
    const open = this.chosen ? game.legal.filter(({ from }) => from === this.chosen).map(({ to }) => to) : [];
    [...this.spaces.children].forEach((button, index) => {
      const space = spaceAt(index, seat);
      const piece = pieces.get(space);
      button.dataset.space = space;
      button.toggleAttribute('data-open', open.includes(space));
      button.tabIndex = space === (this.focused ?? 'a1') ? 0 : -1;
      button.disabled = this.hasAttribute('fixed');
      const spoken = { space, piece, pattern: game.pattern, chosen: space === this.chosen, open: open.includes(space) };
      button.setAttribute('aria-label', describeSpace(words, spoken));
      button.setAttribute('aria-pressed', String(space === this.chosen));
    });
  }

  #press(space) {
    if (!space || !this.game || this.hasAttribute('fixed')) return;
    this.focused = space;
    const move = this.game.legal.find(({ from, to }) => from === this.chosen && to === space);
    this.chosen = move || space === this.chosen || !this.game.legal.some(({ from }) => from === space) ? null : space;
    if (move) this.play(move.move);
    else this.show();
  }

  /** Arrows go from space to space. */
  #go(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROWS, ArrowDown: ROWS }[event.key];
    const buttons = [...this.spaces.children];
    const at = buttons.indexOf(event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = at + step;
    const sameRow = Math.abs(step) > 1 || Math.floor(at / ROWS) === Math.floor(next / ROWS);
    if (next < 0 || next >= buttons.length || !sameRow) return;
    this.focused = buttons[next].dataset.space;
    buttons[at].tabIndex = -1;
    buttons[next].tabIndex = 0;
    buttons[next].focus();
  }

  #complain(error) {
    if (!(error instanceof ColoritoError)) console.error(error);
    this.dispatchEvent(new CustomEvent('error', { detail: error }));
  }
}

/** Which space lies somewhere, counted from the top left as the seat sees it. */
function spaceAt(index, seat) {
  const at = seat === 'red' ? index : ROWS * ROWS - 1 - index;
  return `${'abcdefghij'[at % ROWS]}${ROWS - Math.floor(at / ROWS)}`;
}

customElements.define('colorito-board', ColoritoBoard);
