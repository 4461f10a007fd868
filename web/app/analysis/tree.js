// Moves with variations and comments, without any drawing.

/** A tree of moves. Its root is the first position and has no move. */
export class Tree {
  constructor(setup = {}) {
    /** `variant`, `board`, `position`, `repetition_draws`, `red`, `blue`. */
    this.setup = setup;
    this.root = { parent: null, move: null, comment: '', next: [] };
    this.here = this.root;
  }

  /** A tree as the server reads it from a record. */
  static read({ comment, moves, ...setup }) {
    const tree = new Tree(setup);
    tree.root.comment = comment;
    const nodes = [];
    for (const { after, side, comment: words, ...move } of moves) {
      const node = tree.add(after === null ? tree.root : nodes[after], move, side);
      node.comment = words;
      nodes.push(node);
    }
    return tree;
  }

  /** The move after a node, added if it is new. */
  add(parent, move, side) {
    const known = parent.next.find((node) => node.move.move === move.move);
    if (known) return known;
    const node = { parent, move, side, comment: '', next: [] };
    parent.next.push(node);
    return node;
  }

  /** Adds a move here and goes there. */
  play(move, side) {
    this.here = this.add(this.here, move, side);
    return this.here;
  }

  /** The nodes that lead to a node, itself included, without the root. */
  lineTo(node) {
    const line = [];
    for (let at = node; at.parent; at = at.parent) line.unshift(at);
    return line;
  }

  /** How many moves lead to a node. */
  depth(node) {
    return this.lineTo(node).length;
  }

  /** Takes a move away with all that follows it. */
  remove(node) {
    if (!node.parent) return;
    if (this.lineTo(this.here).includes(node)) this.here = node.parent;
    node.parent.next = node.parent.next.filter((other) => other !== node);
  }

  /** The last node of the line that goes on from a node. */
  lastAfter(node) {
    let last = node;
    while (last.next.length) last = last.next[0];
    return last;
  }

  /** What the server needs to know about a node to show its position. */
  moment(node) {
    const { variant, board, position, repetition_draws } = this.setup;
    const moves = this.lineTo(node).map(({ move }) => move.move).join(',');
    return { variant, board, position, repetition_draws, moves: moves || undefined };
  }

  /** What the server needs to know to write a record. */
  wish() {
    const { variant, board, position, repetition_draws, red, blue } = this.setup;
    const moves = [];
    const places = new Map();
    // First the line that goes on, then what was played instead.
    const write = (parent) => {
      for (const node of parent.next) {
        places.set(node, moves.length);
        moves.push({ after: places.get(node.parent) ?? null, move: node.move.move, comment: node.comment });
      }
      parent.next.forEach(write);
    };
    write(this.root);
    return { setup: { variant, board, position }, repetition_draws, red, blue, comment: this.root.comment, moves };
  }
}
