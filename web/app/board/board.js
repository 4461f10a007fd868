// The board of the page: state, drawing, motion and hands in one.

import { h } from '../dom.js';
import { knock } from '../sound.js';
import { moves } from '../settings.js';
import { Picture } from './draw.js';
import { groundOf } from './ground.js';
import { listen } from './input.js';
import * as change from './state.js';
import { travel } from './travel.js';

/** A board that shows positions of the server and asks for moves. */
export class Board {
  /** `element` goes on the page. `name` is what it is called by screen readers; `onPlay` is called with a legal move that somebody wants, `onMiss` with the ends of one that is not legal. With `free` pieces go anywhere. */
  constructor({ name, seat = 'red', onPlay = () => {}, onChoose = () => {}, onMiss = () => {}, free = false }) {
    this.state = { ...change.empty(), seat, focus: seat === 'red' ? 'a1' : 'j10', free };
    this.picture = new Picture(name);
    this.onPlay = onPlay;
    this.onChoose = onChoose;
    this.onMiss = onMiss;
    this.journey = null;
    // A frame of HTML: an SVG element that listens for the focus would become a tab stop itself.
    this.element = h('div', { class: 'board-box' }, this.picture.root);
    listen(this.element, this.picture.root, this);
  }

  /** Shows a position; a piece that came along `way` travels it first. */
  async show(position, { enabled = false, way = null } = {}) {
    this.journey?.abort();
    const ground = await groundOf(position.pattern);
    if (way?.length > 1 && this.state.position) await this.travel(way);
    this.set(change.withPosition({ ...this.state, enabled }, position, ground));
    // Measured by the tests: from here on the board can be played.
    if (enabled) performance.mark('playable');
  }

  /** Lets the piece at the beginning of a way travel it. */
  async travel(way) {
    const drawn = this.picture.pieceOn(way[0]);
    if (!drawn) return;
    if (!moves()) {
      knock(0.7);
      return;
    }
    this.set({ ...this.state, enabled: false, chosen: null, preview: null });
    this.journey = new AbortController();
    const landed = (hop, last) => knock(hop === last ? 0.8 : 0.35);
    await travel(drawn, way, this.state.seat, { landed, signal: this.journey.signal });
  }

  /** Plays a move on the board before the server has answered, so that hands feel no delay. */
  async advance(move, { dropped = false } = {}) {
    if (dropped) knock(0.7);
    else await this.travel(move.way);
    this.set(change.advanced(this.state, move));
  }

  /** Turns the board. */
  turn(seat) {
    this.set({ ...this.state, seat, preview: null });
  }

  /** Draws moves as arrows: a hint, a line; and rings around the pieces of a ladder. */
  draw(moves, { rungs = [] } = {}) {
    this.set({ ...this.state, shown: moves, rungs });
  }

  /** Draws everything anew, as after a change of language. */
  refresh() {
    this.picture.show(this.state);
  }

  set(state) {
    if (state === this.state) return;
    const chosen = state.chosen !== this.state.chosen;
    this.state = state;
    this.picture.show(state);
    if (chosen) this.onChoose(state.chosen ? change.pieceAt(state, state.chosen) : null);
  }

  choose(space) {
    this.set(change.choose(this.state, space));
  }

  preview(space) {
    this.set(change.preview(this.state, space));
  }

  /** Moves the one tab stop of the grid. */
  focus(space, { move }) {
    this.set(change.preview({ ...this.state, focus: space }, space));
    if (move) this.picture.cells.get(space).focus();
  }

  /** A space was clicked, or Enter pressed on it. */
  activate(space) {
    const move = change.moveTo(this.state, space);
    this.set({ ...this.state, focus: space });
    if (move) this.play(move);
    else this.miss(space);
  }

  /** No move leads to a space: it is chosen instead, or somebody wonders why. */
  miss(space) {
    const { chosen } = this.state;
    this.choose(space === chosen ? null : space);
    if (chosen && space !== chosen && !this.state.chosen) this.onMiss(chosen, space);
  }

  /** A dragged piece was let go over one of its destinations. */
  drop(space) {
    this.play(change.moveTo(this.state, space), { dropped: true });
  }

  play(move, { dropped = false } = {}) {
    this.set({ ...change.choose(this.state, null), focus: move.to });
    this.onPlay(move, { dropped });
  }

  /** Shows a piece at a point while it is dragged. */
  carry(space, { x, y }) {
    const drawn = this.picture.pieceOn(space);
    if (!drawn) return;
    if (drawn.nextSibling) drawn.parentNode.append(drawn);
    drawn.setAttribute('transform', `translate(${x} ${y})`);
  }
}
