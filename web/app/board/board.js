// The board of the page: state, drawing, motion and hands in one.

import { h } from '../dom.js';
import { moves } from '../settings.js';
import { knock } from '../sound.js';
import { Picture } from './draw.js';
import { groundOf } from './ground.js';
import { listen } from './input.js';
import * as change from './state.js';
import { hopping, travel } from './travel.js';

/** @typedef {import('./state.js').Move} Move */
/** @typedef {import('./state.js').Position} Position */

/**
 * @typedef {object} Wishes what a page wants of its board; everything but the name can be left out
 * @property {string} name what it is called by screen readers
 * @property {string} [seat] whose seat it is seen from
 * @property {(move: Move, how: { dropped: boolean, planned?: boolean }) => void} [onPlay] called with a legal move that somebody wants
 * @property {(piece: import('./state.js').Piece | null) => void} [onChoose] called when another piece is chosen, or none
 * @property {(from: string, to: string) => void} [onMiss] called with the ends of a move that is not legal
 * @property {(plan: import('./state.js').Line | null, lost?: boolean) => void} [onPlan] called when a move is chosen ahead, given up, or turned out not to be legal
 * @property {boolean} [free] whether pieces go anywhere
 */

/** A board that shows positions of the server and asks for moves. Its `element` goes on the page. */
export class Board {
  /** @param {Wishes} wishes */
  constructor({ name, seat = 'red', onPlay = () => {}, onChoose = () => {}, onMiss = () => {}, onPlan = () => {}, free = false }) {
    this.state = { ...change.empty(), seat, focus: seat === 'red' ? 'a1' : 'j10', free };
    this.picture = new Picture(name);
    this.onPlay = onPlay;
    this.onChoose = onChoose;
    this.onMiss = onMiss;
    this.onPlan = onPlan;
    /** @type {AbortController | null} */
    this.journey = null;
    /** What is being shown at the moment, and how many things were shown: what was overtaken by another is not shown any more. */
    this.showing = Promise.resolve();
    this.shows = 0;
    // A frame of HTML: an SVG element that listens for the focus would become a tab stop itself.
    this.element = h('div', { class: 'board-box' }, this.picture.root);
    listen(this.element, this.picture.root, this);
  }

  /**
   * Shows a position; a piece that came along `way` travels it first. `planner` is the side that may choose a move
   * ahead while the board is not enabled; such a move is played as soon as it is legal.
   * @param {Position} position
   * @param {{ enabled?: boolean, way?: string[] | null, planner?: string | null }} [how]
   */
  show(position, how = {}) {
    this.journey?.abort();
    this.showing = this.present(position, how);
    return this.showing;
  }

  /** @param {Position} position @param {{ enabled?: boolean, way?: string[] | null, planner?: string | null }} how */
  async present(position, { enabled = false, way = null, planner = null }) {
    const mine = (this.shows += 1);
    const ground = await groundOf(position.pattern);
    if (mine === this.shows && way && way.length > 1 && this.state.position) await this.travel(way);
    if (mine !== this.shows) return;
    this.set(change.withPosition({ ...this.state, enabled, planner }, position, ground));
    // Measured by the tests: from here on the board can be played.
    if (enabled) performance.mark('playable');
    if (enabled && this.state.plan) this.playPlan();
  }

  /** Lets the piece at the beginning of a way travel it. */
  async travel(way) {
    const drawn = this.picture.pieceOn(way[0]);
    if (!drawn) return;
    if (!moves()) {
      knock(0.7);
      return;
    }
    const { state } = this;
    this.set({ ...state, enabled: false, chosen: state.planner ? state.chosen : null, preview: null, travelling: true });
    await this.go(drawn, way, travel);
  }

  async go(drawn, way, motion) {
    this.journey = new AbortController();
    const landed = (hop, last) => knock(hop === last ? 0.8 : 0.35);
    await motion(drawn, way, this.state.seat, { landed, signal: this.journey.signal });
  }

  /** Shows the last move once more. Where nothing shall move, the piece is set down hop by hop. */
  replay() {
    const last = this.state.position?.last;
    const drawn = last?.from && this.picture.pieceOn(last.to);
    if (!drawn) return Promise.resolve();
    this.journey?.abort();
    this.showing = this.go(drawn, last.way, moves() ? travel : hopping).then(() => this.picture.show(this.state));
    return this.showing;
  }

  /** Ends what is under way at once; the promise is fulfilled when the board can be used. */
  async settle() {
    this.journey?.abort();
    await this.showing.catch(() => {});
  }

  /**
   * Plays a move on the board before the server has answered, so that hands feel no delay; `planner` may choose the next ahead.
   * @param {Move} move @param {{ dropped?: boolean, planner?: string | null }} [how]
   */
  advance(move, { dropped = false, planner = null } = {}) {
    const mine = (this.shows += 1);
    const go = async () => {
      if (dropped) knock(0.7);
      else await this.travel(move.way);
      if (mine === this.shows) this.set({ ...change.advanced(this.state, move), planner });
    };
    this.showing = go();
    return this.showing;
  }

  /** Turns the board. */
  turn(seat) {
    this.set({ ...this.state, seat, preview: null });
  }

  /**
   * Draws moves as arrows: a hint, a line; and rings around the pieces of a ladder.
   * @param {Move[]} moves @param {{ rungs?: string[] }} [how]
   */
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

  /** No move leads to a space: it is chosen instead, shows the last move again, or somebody wonders why. */
  miss(space) {
    const { chosen, plan, position } = this.state;
    if (plan) this.unplan();
    this.choose(space === chosen ? null : space);
    if (chosen && space !== chosen && !this.state.chosen) this.onMiss(chosen, space);
    else if (!chosen && !this.state.chosen && position?.last?.to === space) this.replay();
  }

  /** Nothing is chosen any more, neither now nor ahead. */
  release() {
    if (this.state.plan) this.unplan();
    this.choose(null);
  }

  /** A dragged piece was let go over one of its destinations. */
  drop(space) {
    this.play(change.moveTo(this.state, space), { dropped: true });
  }

  play(move, { dropped = false } = {}) {
    this.set({ ...change.choose(this.state, null), focus: move.to });
    if (move.planned) this.planMove(move);
    else this.onPlay(move, { dropped });
  }

  planMove({ from, to }) {
    this.set({ ...this.state, plan: { from, to } });
    this.onPlan(this.state.plan);
  }

  /** Gives up the move that was chosen ahead. */
  unplan() {
    this.set({ ...this.state, plan: null });
    this.onPlan(null);
  }

  playPlan() {
    if (!this.state.plan) return;
    const { from, to } = this.state.plan;
    const move = change.movesFrom(this.state, from).find((legal) => legal.to === to);
    this.set({ ...this.state, plan: null });
    if (move) this.onPlay(move, { dropped: false, planned: true });
    else this.onPlan(null, true);
  }

  /** Somebody has drawn an arrow from one space to another, or a circle around one. */
  sketch(from, to) {
    this.set(change.withDrawing(this.state, { from, to }));
  }

  /** Wipes away what somebody has drawn. */
  wipe() {
    if (this.state.drawings.length) this.set({ ...this.state, drawings: [] });
  }

  /** Shows a piece at a point while it is dragged. */
  carry(space, { x, y }) {
    const drawn = this.picture.pieceOn(space);
    if (!drawn) return;
    if (drawn.nextSibling) drawn.parentNode.append(drawn);
    drawn.setAttribute('transform', `translate(${x} ${y})`);
  }
}
