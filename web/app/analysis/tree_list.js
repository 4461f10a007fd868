// The tree of moves on the page.

import { h } from '../dom.js';
import { t } from '../language.js';
import { button } from '../ui.js';

/** A list of moves with their variations; `onVisit` is called with the node to look at. */
export class TreeList {
  constructor(onVisit) {
    this.onVisit = onVisit;
    this.list = h('div', { class: 'tree', id: 'tree' });
    this.element = h('section', { class: 'moves-box tree-box', 'aria-labelledby': 'tree-title' }, h('h2', { id: 'tree-title' }, t('moves')), this.list);
  }

  /** Shows a tree; `first` is who moves first and how many moves were made before. */
  show(tree) {
    const focused = this.list.contains(document.activeElement);
    this.tree = tree;
    const empty = tree.root.next.length === 0;
    this.list.replaceChildren(
      ...(tree.root.comment ? [h('p', { class: 'comment' }, tree.root.comment)] : []),
      empty ? h('p', { class: 'quiet small' }, t('no-moves-yet')) : this.line(tree.root, 0));
    const here = this.list.querySelector('[aria-current]');
    if (here) {
      const [box, at] = [this.list.getBoundingClientRect(), here.getBoundingClientRect()];
      if (at.top < box.top || at.bottom > box.bottom) this.list.scrollTop += at.top - box.top - box.height / 2;
      if (focused) here.focus({ preventScroll: true });
    }
  }

  /** The moves that go on from a node; what was played instead stands below the move. */
  line(parent, depth) {
    const list = h('ol', { class: 'line-of-moves' });
    let at = parent;
    while (at.next.length) {
      const [main, ...others] = at.next;
      list.append(h('li', {}, this.entry(main), main.comment && h('span', { class: 'comment' }, main.comment),
        others.length > 0 && h('ul', { class: 'variations', 'aria-label': t('analysis-variations') }, others.map((node) => h('li', {}, this.variation(node, depth + 1))))));
      at = main;
    }
    return list;
  }

  variation(node, depth) {
    const list = h('ol', { class: 'line-of-moves' });
    list.append(h('li', {}, this.entry(node), node.comment && h('span', { class: 'comment' }, node.comment)));
    if (node.next.length) list.append(...this.line(node, depth).childNodes);
    return list;
  }

  entry(node) {
    const { tree } = this;
    const text = node.move.from ? node.move.text : t('pass');
    const here = node === tree.here;
    return button([h('span', { class: `side-mark ${node.side}`, 'aria-hidden': 'true' }), text], () => this.onVisit(node), {
      class: 'move-entry', 'aria-current': here ? 'step' : null, 'data-depth': tree.depth(node),
    });
  }
}
