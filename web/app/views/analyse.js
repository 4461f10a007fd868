// Any position or record: played on, set up, thought about, written down.

import { address, ask, post, Refusal } from '../api.js';
import { EnginePanel } from '../analysis/engine_panel.js';
import { Placing } from '../analysis/placing.js';
import { Tree } from '../analysis/tree.js';
import { TreeList } from '../analysis/tree_list.js';
import { Board } from '../board/board.js';
import { moveSentence } from '../board/words.js';
import { h } from '../dom.js';
import { resultSentence, turnSentence } from '../game/sentences.js';
import { learnWords, t } from '../language.js';
import { button, title, toast } from '../ui.js';

export default async function analyse(box, { query }) {
  await Promise.all(['learn', 'review', 'study'].map(learnWords));
  title(t('analyse-title'));
  const desk = new Desk();
  box.append(desk.element);
  try {
    await desk.begin(await firstTree(query));
  } catch (error) {
    desk.leave();
    throw error;
  }
  return () => desk.leave();
}

/** The tree the address asks for: a game, a position, or the start. */
async function firstTree(query) {
  if (query.has('game')) {
    const response = await fetch(`/api/games/${encodeURIComponent(query.get('game'))}/record`);
    const text = await response.text();
    if (!response.ok) throw new Refusal(JSON.parse(text));
    return Tree.read(await post('/api/analysis/read', { record: text }));
  }
  const setup = Object.fromEntries(['position', 'variant', 'board'].map((name) => [name, query.get(name) ?? undefined]));
  return new Tree(setup);
}

class Desk {
  constructor() {
    this.board = new Board({ name: t('board-of-analysis'), onPlay: (move, how) => this.play(move, how) });
    this.list = new TreeList((node) => this.visit(node));
    this.engine = new EnginePanel({ onLines: (lines, hint) => this.drawLines(lines, hint), onFollow: (moves) => this.follow(moves) });
    this.build();
    this.onKey = (event) => this.key(event);
    document.addEventListener('keydown', this.onKey);
  }

  build() {
    this.frame = h('div', { class: 'study-board' }, this.board.element);
    this.status = h('p', { class: 'analysis-status', role: 'status', 'aria-live': 'polite', id: 'status' });
    this.spoken = h('div', { class: 'unseen', role: 'log', 'aria-live': 'polite' });
    const step = (text, name, to) => button(text, () => this.visit(to()), { 'aria-label': name, title: name });
    this.steps = [
      step('⇤', t('look-first'), () => this.tree.root),
      step('←', t('look-previous'), () => this.tree.here.parent ?? this.tree.root),
      step('→', t('look-next'), () => this.tree.here.next[0] ?? this.tree.here),
      step('⇥', t('look-last'), () => this.tree.lastAfter(this.tree.here)),
    ];
    this.comment = h('textarea', { id: 'comment', rows: 2, 'aria-label': t('analysis-comment'), placeholder: t('analysis-comment'), change: () => this.keepComment() });
    this.removal = button(t('analysis-remove'), () => this.remove(), { class: 'danger', id: 'remove' });
    this.playHere = h('a', { class: 'button', id: 'play-here' }, t('play-from-here'));
    this.link = h('a', { class: 'button', id: 'link-here' }, t('link-position'));
    this.placingSwitch = button(t('placing-begin'), () => this.togglePlacing(), { id: 'placing' });
    this.side = h('div', { class: 'study-side' },
      this.engine.element,
      this.list.element,
      h('div', { class: 'steps' }, this.steps),
      h('div', { class: 'comment-row' }, this.comment, this.removal),
      h('div', { class: 'actions' }, this.placingSwitch, button(t('turn-board'), () => this.turn()), this.playHere, this.link),
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

  async begin(tree) {
    this.tree = tree;
    await this.visit(tree.here);
    const { variant, board, position, ply } = this.position;
    if (ply === 0) tree.setup = { ...tree.setup, variant, board: board ?? this.position.pattern, position };
  }

  leave() {
    this.left = true;
    this.engine.close();
    document.removeEventListener('keydown', this.onKey);
  }

  /** Looks at a node of the tree. */
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
      toast(error.message);
      return;
    }
    if (this.left || this.tree !== tree || tree.here !== node) return;
    this.position = position;
    this.update();
    this.engine.ask(at, position);
    await this.board.show(position, { enabled: !position.outcome, way });
  }

  update() {
    const { tree, position } = this;
    this.list.show(tree);
    this.comment.value = tree.here.comment;
    this.commented = tree.here;
    this.removal.disabled = !tree.here.parent;
    this.steps.slice(0, 2).forEach((step) => (step.disabled = !tree.here.parent));
    this.steps.slice(2).forEach((step) => (step.disabled = tree.here.next.length === 0));
    const here = { position: position.position, variant: position.variant, board: position.board ?? position.pattern };
    this.playHere.href = address('/play', here);
    this.link.href = address('/analyse', here);
    this.status.textContent = position.outcome ? resultSentence(position) : turnSentence(position);
  }

  async play(move, how) {
    const { turn } = this.position;
    const piece = this.position.pieces.find(({ space }) => space === move.from);
    this.spoken.replaceChildren(h('p', {}, moveSentence(move, piece)));
    await this.board.advance(move, how);
    await this.visit(this.tree.play(move, turn));
  }

  /** Puts a line of the engine into the tree and goes to its end. */
  async follow(moves) {
    const sides = [this.position.turn, this.position.turn === 'red' ? 'blue' : 'red'];
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
  }

  remove() {
    this.commented = null;
    this.tree.remove(this.tree.here);
    this.visit(this.tree.here);
  }

  turn() {
    this.board.turn(this.board.state.seat === 'red' ? 'blue' : 'red');
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || this.placing) return;
    if (event.target.closest?.('input, textarea, select, [role=grid], dialog')) return;
    const { here } = this.tree;
    const to = { ArrowLeft: here.parent, ArrowRight: here.next[0] }[event.key];
    if (!to) return;
    event.preventDefault();
    this.visit(to);
  }

  /** Begins or ends to set up. */
  async togglePlacing() {
    if (this.placing) {
      await this.endPlacing();
      return;
    }
    this.keepComment();
    this.engine.rest();
    this.placing = new Placing(this.position, (position) => {
      this.set = position;
      this.placingSwitch.disabled = !position;
    });
    this.side.classList.add('is-placing');
    this.side.prepend(this.placing.element);
    this.frame.replaceChildren(this.placing.board.element);
    this.placingSwitch.textContent = t('placing-end');
    this.status.textContent = t('placing-title');
    await this.placing.begin();
  }

  async endPlacing() {
    const { variant, board, position } = this.set;
    this.placing.element.remove();
    this.placing = null;
    this.side.classList.remove('is-placing');
    this.frame.replaceChildren(this.board.element);
    this.placingSwitch.textContent = t('placing-begin');
    await this.replace(new Tree({ variant, board, position }));
  }

  async replace(tree) {
    this.commented = null;
    this.tree = tree;
    await this.visit(tree.here);
  }

  complain(error) {
    this.complaint.textContent = error?.message ?? '';
    this.complaint.hidden = !error;
  }

  /** Reads a position or a record from the field. */
  async load() {
    this.complain(null);
    const text = this.text.value.trim();
    const { variant, board } = this.position;
    try {
      if (/^\S+ [rb] [rb] \d+$/.test(text)) {
        const found = await ask(address('/api/analysis/position', { variant, board: board ?? this.position.pattern, position: text }));
        await this.replace(new Tree({ variant: found.variant, board: found.board ?? found.pattern, position: found.position }));
      } else {
        await this.replace(Tree.read(await post('/api/analysis/read', { record: text })));
      }
    } catch (error) {
      this.complain(error);
    }
  }

  async record() {
    this.keepComment();
    const response = await fetch('/api/analysis/write', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.tree.wish()),
    }).catch(() => null);
    const text = await response?.text();
    if (!response?.ok) throw new Refusal(text ? JSON.parse(text) : { error: 'unreachable' });
    return text;
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
