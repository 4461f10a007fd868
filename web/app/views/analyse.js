// Any position or record: played on, set up, thought about, written down.

import { address, ask, askForText, messageOf } from '../api.js';
import { EnginePanel } from '../analysis/engine_panel.js';
import { Placing } from '../analysis/placing.js';
import * as shelf from '../analysis/shelf.js';
import { Tree } from '../analysis/tree.js';
import { TreeList } from '../analysis/tree_list.js';
import { Board } from '../board/board.js';
import { whyNot } from '../board/why.js';
import { moveSentence } from '../board/words.js';
import { h, mark } from '../dom.js';
import { resultSentence, turnSentence } from '../game/sentences.js';
import { bindKeys } from '../keys.js';
import { learnWords, t } from '../language.js';
import { shownPath, within } from '../place.js';
import { share } from '../share.js';
import { button, title, toast } from '../ui.js';

/** @typedef {import('../analysis/tree.js').Node} Node */

/**
 * @param {HTMLElement} box
 * @param {{ query: URLSearchParams }} parameters
 */
export default async function analyse(box, { query }) {
  await Promise.all(['learn', 'review', 'study'].map(learnWords));
  title(t('analyse-title'));
  const page = new AnalysisPage();
  box.append(page.element);
  try {
    const { id, tree } = await firstTree(query);
    await page.begin(id, tree);
  } catch (error) {
    page.leave();
    throw error;
  }
  return () => page.leave();
}

/**
 * The analysis that was open when somebody left this place; else what the address asks for; else the last analysis.
 * @param {URLSearchParams} query
 */
async function firstTree(query) {
  const asked = ['game', 'position', 'moves', 'variant', 'board'].some((name) => query.has(name));
  const kept = (history.state?.analysis && shelf.find(history.state.analysis)) || (asked ? null : shelf.find());
  if (kept) return { id: kept.id, tree: await shelf.restore(kept) };
  return { id: shelf.newName(), tree: await treeOf(query) };
}

/**
 * The tree an address asks for: a game, a position with moves, or the start.
 * @param {URLSearchParams} query
 */
async function treeOf(query) {
  if (query.has('game')) return shelf.read(await askForText(`/api/games/${encodeURIComponent(query.get('game') ?? '')}/record`));
  const setup = Object.fromEntries(['position', 'variant', 'board'].map((name) => [name, query.get(name) ?? undefined]));
  const moves = (query.get('moves') ?? '').split(',').filter((move) => move);
  if (!moves.length) return new Tree(setup);
  const line = moves.map((move, index) => ({ after: index ? index - 1 : null, move }));
  const tree = await shelf.read(await shelf.write({ setup, moves: line }));
  tree.here = tree.lastAfter(tree.root);
  return tree;
}

/**
 * An analysis that begins with a position.
 * @param {import('wire').Position} position
 */
function treeAt({ variant, board, pattern, position }) {
  return new Tree({ variant, board: board ?? pattern, position });
}

class AnalysisPage {
  constructor() {
    /** The name the analysis is kept under. */
    this.id = '';
    this.tree = new Tree();
    /** The position that is looked at. @type {import('wire').Position | null} */
    this.position = null;
    /** The node whose comment is in the field. @type {Node | null} */
    this.commented = null;
    /** @type {Placing | null} */
    this.placing = null;
    /** What was set up, `null` if it cannot be played. @type {import('wire').Position | null} */
    this.set = null;
    this.board = new Board({ name: t('board-of-analysis'), onPlay: (move, how) => this.play(move, how), onMiss: (from, to) => this.wonder(from, to) });
    /** Buttons: two that lead back, two that lead on. @type {HTMLButtonElement[]} */
    this.steps = [];
    this.list = new TreeList((node) => this.visit(node));
    this.engine = new EnginePanel({ onLines: (lines, hint) => this.drawLines(lines, hint), onFollow: (moves) => this.follow(moves) });
    this.build();
    this.unbind = bindKeys(this.keys());
  }

  build() {
    this.frame = h('div', { class: 'study-board' }, this.board.element);
    this.status = h('p', { class: 'analysis-status', role: 'status', 'aria-live': 'polite', id: 'status' });
    this.spoken = h('div', { class: 'unseen', role: 'log', 'aria-live': 'polite' });
    const step = (text, name, to) => button(text, () => this.step(to()), { 'aria-label': name, title: name });
    this.steps = [
      step('⇤', t('look-first'), () => this.tree.root),
      step('←', t('look-previous'), () => this.tree.here.parent ?? this.tree.root),
      step('→', t('look-next'), () => this.tree.here.next[0] ?? this.tree.here),
      step('⇥', t('look-last'), () => this.tree.lastAfter(this.tree.here)),
    ];
    this.comment = h('textarea', { id: 'comment', rows: 2, 'aria-label': t('analysis-comment'), placeholder: t('analysis-comment'), change: () => this.keepComment() });
    this.removal = button(t('analysis-remove'), () => this.remove(), { class: 'danger', id: 'remove' });
    this.promotion = button(t('analysis-promote'), () => this.promote(), { id: 'promote' });
    this.playHere = h('a', { class: 'button', id: 'play-here' }, t('play-from-here'));
    this.link = h('a', { class: 'button', id: 'link-here', click: (event) => this.shareLink(event) }, t('link-position'));
    this.placingSwitch = button(t('placing-begin'), () => this.togglePlacing(), { id: 'placing' });
    this.placingCancel = button(t('cancel'), () => this.leavePlacing(), { id: 'placing-cancel', hidden: true });
    this.anew = button(t('analysis-new'), () => this.replace(new Tree()), { id: 'new-analysis' });
    this.side = h('div', { class: 'study-side' },
      this.engine.element,
      this.list.element,
      h('div', { class: 'steps' }, this.steps),
      h('div', { class: 'comment-row' }, this.comment, h('div', { class: 'rows' }, this.promotion, this.removal)),
      h('div', { class: 'actions' }, this.placingSwitch, this.placingCancel, button(t('turn-board'), () => this.turn()), this.playHere, this.link, this.anew),
      this.papers());
    this.element = h('div', { class: 'study analysis' },
      h('h1', { class: 'unseen' }, t('analyse-title')),
      h('div', { class: 'study-left' }, this.frame, this.status, this.spoken),
      this.side);
  }

  /** Texts to bring in and to take away. */
  papers() {
    this.text = h('textarea', { id: 'paper', 'aria-label': t('papers-text'), placeholder: t('papers-text'), spellcheck: 'false' });
    this.complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
    return h('details', { class: 'more-box', id: 'papers' }, h('summary', {}, t('papers-title')),
      h('div', { class: 'rows' }, this.text, this.complaint,
        h('div', { class: 'actions' },
          button(t('papers-load'), () => this.load(), { class: 'main', id: 'load' }),
          button(t('papers-write'), () => this.write(), { id: 'write' }),
          button(t('papers-save'), () => this.save(), { id: 'save' }))));
  }

  /**
   * Shows an analysis.
   * @param {string} id
   * @param {Tree} tree
   */
  async begin(id, tree) {
    this.id = id;
    this.tree = tree;
    await this.visit(tree.here);
  }

  /** Keeps the analysis, in this browser and in the address. */
  keep() {
    shelf.keep(this.id, this.tree);
    if (shownPath() === '/analyse') history.replaceState({ analysis: this.id }, '', within(this.address()));
  }

  /** The address of what is looked at, with the moves that led there. */
  address() {
    const { variant, board, position, moves } = this.tree.moment(this.tree.here);
    const unusual = (value) => (value === 'standard' ? undefined : value);
    return address('/analyse', { variant: unusual(variant), board: unusual(board), position, moves });
  }

  leave() {
    this.left = true;
    this.engine.close();
    this.unbind();
  }

  /**
   * Looks at a node of the tree.
   * @param {Node} node
   * @param {{ way?: string[] | null }} [how]
   */
  async visit(node, { way = null } = {}) {
    const { tree } = this;
    this.keepComment();
    tree.here = node;
    const at = tree.moment(node);
    let position;
    try {
      position = await ask(address('/api/analysis/position', at));
    } catch (error) {
      if (!this.position) throw error;
      toast(messageOf(error));
      return;
    }
    if (this.left || this.tree !== tree || tree.here !== node) return;
    this.position = position;
    this.update(position);
    this.keep();
    this.engine.ask(at, position);
    await this.board.show(position, { enabled: !position.outcome, way });
  }

  /** @param {import('wire').Position} position */
  update(position) {
    const { tree } = this;
    this.list.show(tree);
    this.comment.value = tree.here.comment;
    this.commented = tree.here;
    this.removal.disabled = !tree.here.parent;
    this.promotion.disabled = !tree.variationOf(tree.here);
    this.steps.slice(0, 2).forEach((step) => (step.disabled = !tree.here.parent));
    this.steps.slice(2).forEach((step) => (step.disabled = tree.here.next.length === 0));
    this.offerPosition(position, this.address());
    this.status.textContent = position.outcome ? resultSentence(position) : turnSentence(position);
  }

  /**
   * Lets a position be played on, and linked to by an address.
   * @param {import('wire').Position | null} position as the server tells it, `null` if it cannot be played
   * @param {string} [link]
   */
  offerPosition(position, link) {
    const here = position && { position: position.position, variant: position.variant, board: position.board ?? position.pattern };
    const offer = (element, href) => {
      mark(element, 'href', href);
      mark(element, 'aria-disabled', href === null ? 'true' : null);
    };
    offer(this.playHere, here && address('/play', here));
    offer(this.link, here && (link ?? address('/analyse', here)));
  }

  /** The link is to be sent to somebody; who wants to follow it can open it in another tab. */
  async shareLink(event) {
    event.preventDefault();
    if (this.link.href) await share(this.link.href);
  }

  async play(move, how) {
    if (!this.position) return;
    const { turn, pieces } = this.position;
    const piece = pieces.find(({ space }) => space === move.from);
    this.spoken.replaceChildren(h('p', {}, moveSentence(move, piece)));
    await this.board.advance(move, how);
    await this.visit(this.tree.play(move, turn));
  }

  /** Somebody wants what is not possible and hears why it is not. */
  async wonder(from, to) {
    const { position } = this;
    if (!position) return;
    const why = await whyNot(position, from, to);
    if (why && position === this.position) this.status.textContent = why;
  }

  /** Puts a line of the engine into the tree and goes to its end. */
  async follow(moves) {
    const sides = this.position?.turn === 'red' ? ['red', 'blue'] : ['blue', 'red'];
    let node = this.tree.here;
    moves.forEach((move, index) => (node = this.tree.add(node, move, sides[index % 2])));
    const way = moves.length === 1 ? moves[0].way : null;
    await this.visit(node, { way });
  }

  /** The best lines as arrows, the pieces of the best ladder marked. */
  drawLines(lines, hint) {
    if (this.placing) return;
    const ways = lines.map(({ moves }) => moves[0]).filter((move) => move?.from);
    const arrows = ways.map((move, index) => ({ ...move, class: index === 0 ? 'best' : 'other' })).reverse();
    const ladder = new Set(hint?.ladder ?? []);
    const rungs = (this.position?.pieces ?? []).filter(({ letter }) => ladder.has(letter)).map(({ space }) => space);
    this.board.draw(arrows, { rungs });
  }

  /** What is typed belongs to the move it was typed for, wherever somebody has gone meanwhile. */
  keepComment() {
    const text = this.comment.value.trim();
    if (!this.commented || this.commented.comment === text) return;
    this.commented.comment = text;
    this.list.show(this.tree);
    shelf.keep(this.id, this.tree);
  }

  remove() {
    this.commented = null;
    this.tree.remove(this.tree.here);
    this.visit(this.tree.here);
  }

  promote() {
    this.tree.promote(this.tree.here);
    if (this.position) this.update(this.position);
    this.keep();
  }

  turn() {
    const board = this.placing?.board ?? this.board;
    board.turn(board.state.seat === 'red' ? 'blue' : 'red');
  }

  /** What keys do here. While a position is set up, arrows walk on its board only. */
  keys() {
    const to = (node) => () => {
      const wanted = this.placing ? null : node(this.tree);
      if (wanted && wanted !== this.tree.here) this.step(wanted);
    };
    return [
      { keys: ['ArrowLeft'], name: 'keys-back', act: to(({ here }) => here.parent) },
      { keys: ['ArrowRight'], name: 'keys-on', act: to(({ here }) => here.next[0]) },
      { keys: ['Home'], name: 'keys-first', act: to(({ root }) => root) },
      { keys: ['End'], name: 'keys-last', act: to((tree) => tree.lastAfter(tree.here)) },
      { keys: ['f'], name: 'keys-turn', act: () => this.turn() },
    ];
  }

  /**
   * Goes to a node; one move on, its piece is seen going.
   * @param {Node} node
   */
  step(node) {
    return this.visit(node, { way: node.parent === this.tree.here ? node.move?.way : null });
  }

  /** Begins to set up, or analyses what was set up. */
  async togglePlacing() {
    if (this.placing) {
      if (this.set) await this.replace(treeAt(this.set));
      return;
    }
    this.keepComment();
    this.engine.rest();
    this.placing = new Placing(this.position, (position) => {
      this.set = position;
      this.placingSwitch.disabled = !position;
      this.offerPosition(position);
    });
    this.side.classList.add('is-placing');
    this.side.prepend(this.placing.element);
    this.frame.replaceChildren(this.placing.board.element);
    this.placingSwitch.textContent = t('placing-end');
    this.placingCancel.hidden = false;
    this.anew.hidden = true;
    this.status.textContent = t('placing-title');
    await this.placing.begin();
  }

  /** Ends to set up and looks at what was there before. */
  async leavePlacing() {
    this.clearPlacing();
    await this.visit(this.tree.here);
    this.placingSwitch.focus();
  }

  clearPlacing() {
    if (!this.placing) return;
    this.placing.element.remove();
    this.placing = null;
    this.side.classList.remove('is-placing');
    this.frame.replaceChildren(this.board.element);
    this.placingSwitch.textContent = t('placing-begin');
    this.placingSwitch.disabled = false;
    this.placingCancel.hidden = true;
    this.anew.hidden = false;
  }

  /**
   * Shows another analysis; the way back leads to the one before.
   * @param {Tree} tree
   */
  async replace(tree) {
    this.keepComment();
    this.commented = null;
    this.clearPlacing();
    const id = shelf.newName();
    history.pushState({ analysis: id }, '', '/analyse');
    await this.begin(id, tree);
  }

  complain(error) {
    this.complaint.textContent = error ? messageOf(error) : '';
    this.complaint.hidden = !error;
  }

  /** Reads a position or a record from the field. */
  async load() {
    this.complain(null);
    const text = this.text.value.trim();
    const { variant, board = null, pattern = undefined } = this.position ?? {};
    try {
      if (/^\S+ [rb] [rb] \d+$/.test(text)) {
        const found = await ask(address('/api/analysis/position', { variant, board: board ?? pattern, position: text }));
        await this.replace(treeAt(found));
      } else {
        await this.replace(await shelf.read(text));
      }
    } catch (error) {
      this.complain(error);
    }
  }

  record() {
    this.keepComment();
    return shelf.write(this.tree.wish());
  }

  async write() {
    this.complain(null);
    try {
      this.text.value = await this.record();
    } catch (error) {
      this.complain(error);
    }
  }

  async save() {
    this.complain(null);
    try {
      const file = URL.createObjectURL(new Blob([await this.record()], { type: 'text/plain' }));
      h('a', { href: file, download: 'analysis.colorito' }).click();
      URL.revokeObjectURL(file);
    } catch (error) {
      this.complain(error);
    }
  }
}
