// Moves with variations and comments, without any drawing.

/**
 * @typedef {object} Node
 * @property {Node | null} parent
 * @property {import('wire').Move | null} move `null` for the root
 * @property {string} [side] who made it
 * @property {string} comment
 * @property {string} marks clock and evaluation as a record has them
 * @property {Node[]} next the line that goes on, then what was played instead
 */

/**
 * @typedef {object} Setup
 * @property {string} [variant]
 * @property {string} [board]
 * @property {string} [position] the first position, the start of the game by default
 * @property {boolean} [repetition_draws]
 * @property {{ name: string, value: string }[]} [tags] what a record says about its game
 * @property {object | null} [ending] how its game ended, if not by its moves
 */

/** Tags that say something about the moves, and nothing any more once there are others. */
const OF_THE_MOVES = ['Score'];

/** A tree of moves. Its root is the first position and has no move. */
export class Tree {
  /** @param {Setup} setup */
  constructor(setup = {}) {
    this.setup = setup;
    /** @type {Node} */
    this.root = { parent: null, move: null, comment: '', marks: '', next: [] };
    this.here = this.root;
    /** The main line of the record this was read from. */
    this.recorded = '';
  }

  /** A tree as the server reads it from a record. */
  static read({ comment, moves, ...setup }) {
    const tree = new Tree(setup);
    tree.root.comment = comment;
    const nodes = [];
    for (const { after, side, comment: words, marks = '', ...move } of moves) {
      const node = tree.add(after === null ? tree.root : nodes[after], move, side);
      node.comment = words;
      node.marks = marks;
      nodes.push(node);
    }
    tree.recorded = tree.pathTo(tree.lastAfter(tree.root));
    return tree;
  }

  /**
   * The move after a node, added if it is new.
   * @param {Node} parent
   */
  add(parent, move, side) {
    const known = parent.next.find((node) => node.move?.move === move.move);
    if (known) return known;
    /** @type {Node} */
    const node = { parent, move, side, comment: '', marks: '', next: [] };
    parent.next.push(node);
    return node;
  }

  /** Adds a move here and goes there. */
  play(move, side) {
    this.here = this.add(this.here, move, side);
    return this.here;
  }

  /**
   * The nodes that lead to a node, itself included, without the root.
   * @param {Node} node
   */
  lineTo(node) {
    const line = [];
    for (let at = node; at.parent; at = at.parent) line.unshift(at);
    return line;
  }

  /**
   * The moves that lead to a node, with commas between them.
   * @param {Node} node
   */
  pathTo(node) {
    return this.lineTo(node).map(({ move }) => move?.move).join(',');
  }

  /** The node at the end of a path, as far as it is there. */
  find(path) {
    let at = this.root;
    for (const wanted of path.split(',')) at = at.next.find(({ move }) => move?.move === wanted) ?? at;
    return at;
  }

  /**
   * How many moves lead to a node.
   * @param {Node} node
   */
  depth(node) {
    return this.lineTo(node).length;
  }

  /**
   * Takes a move away with all that follows it.
   * @param {Node} node
   */
  remove(node) {
    if (!node.parent) return;
    if (this.lineTo(this.here).includes(node)) this.here = node.parent;
    node.parent.next = node.parent.next.filter((other) => other !== node);
  }

  /**
   * The first move of the variation a node belongs to; `null` in the main line.
   * @param {Node} node
   */
  variationOf(node) {
    return this.lineTo(node).findLast((at) => at.parent?.next[0] !== at) ?? null;
  }

  /**
   * Lets the variation a node belongs to be the line that goes on, and what went on stand beside it.
   * @param {Node} node
   */
  promote(node) {
    const first = this.variationOf(node);
    if (first?.parent) first.parent.next = [first, ...first.parent.next.filter((other) => other !== first)];
  }

  /**
   * The last node of the line that goes on from a node.
   * @param {Node} node
   */
  lastAfter(node) {
    let last = node;
    while (last.next.length) last = last.next[0];
    return last;
  }

  /**
   * What the server needs to know about a node to show its position.
   * @param {Node} node
   */
  moment(node) {
    const { variant, board, position, repetition_draws } = this.setup;
    return { variant, board, position, repetition_draws, moves: this.pathTo(node) || undefined };
  }

  /** What the server needs to know to write a record. */
  wish() {
    const { variant, board, position, repetition_draws, tags = [], ending = null } = this.setup;
    const moves = [];
    const places = new Map();
    // First the line that goes on, then what was played instead.
    const write = (parent) => {
      for (const node of parent.next) {
        places.set(node, moves.length);
        moves.push({ after: places.get(node.parent) ?? null, move: node.move.move, comment: node.comment, marks: node.marks });
      }
      parent.next.forEach(write);
    };
    write(this.root);
    const same = this.pathTo(this.lastAfter(this.root)) === this.recorded;
    return {
      setup: { variant, board, position }, repetition_draws,
      tags: same ? tags : tags.filter(({ name }) => !OF_THE_MOVES.includes(name)),
      ending: same ? ending : null,
      comment: this.root.comment, moves,
    };
  }
}
