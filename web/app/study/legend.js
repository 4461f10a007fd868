// What the marks on a board mean: each drawn as the board draws it.

import { body, destination, lastMove, target } from '../board/draw.js';
import { octagon } from '../board/geometry.js';
import { h, svg } from '../dom.js';
import { t } from '../language.js';

/** Marks are drawn on a space of their own, wherever the board would put them. */
const HERE = 'a1';

/** @type {Record<string, () => SVGElement[]>} */
const SAMPLES = {
  step: () => [space('white'), mark(destination({ kind: 'step', to: HERE }, 'red'))],
  jump: () => [space('white'), mark(destination({ kind: 'jump', to: HERE }, 'red'))],
  'step-jump': () => [space('white'), mark(destination({ kind: 'step-jump', to: HERE }, 'red'))],
  'no-rest': () => [space('light-blue no-rest')],
  target: () => [space('white'), mark(target(HERE, 'red', 'red'))],
  home: () => [space('white'), piece('home')],
  'last-move': () => [space('yellow'), mark(lastMove(HERE, 'red'))],
};

/** @param {string} kind */
function space(kind) {
  return svg('g', { class: `space ${kind}` }, svg('path', { class: 'ground', d: octagon() }));
}

/** @param {string} state */
function piece(state) {
  return svg('g', { class: `piece red ${state}`, transform: 'scale(0.92)' }, body({ side: 'red', number: 5 }));
}

/** @param {SVGElement} drawn */
function mark(drawn) {
  drawn.removeAttribute('transform');
  return drawn;
}

// keys: legend-*
/** The legend, folded until somebody wants it. */
export function legend() {
  const entries = Object.entries(SAMPLES).map(([name, draw]) =>
    h('li', {}, svg('svg', { class: 'legend-sample', viewBox: '-35 -35 70 70', 'aria-hidden': 'true', focusable: 'false' }, draw()), t(`legend-${name}`)));
  return h('details', { class: 'more-box legend', id: 'legend' }, h('summary', {}, t('legend-title')), h('ul', {}, entries));
}
