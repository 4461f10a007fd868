// The lead over a game as a graph.

import { h, svg } from '../dom.js';
import { t } from '../language.js';
import { MARKS, leadOf, reach, share } from './standing.js';

const WIDTH = 640;
const HEIGHT = 210;
const LEFT = 34;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 22;

/** A graph of the lead in moves; `onVisit` is called with the ply somebody points at. */
export class LeadGraph {
  /** @param {(ply: number) => void} onVisit */
  constructor(onVisit) {
    this.onVisit = onVisit;
    this.total = 0;
    this.full = MARKS[0];
    this.picture = svg('svg', { class: 'lead-graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', click: (event) => this.point(event) });
    this.element = h('div', { class: 'lead-graph-box' }, this.picture);
  }

  x(ply) {
    return LEFT + ((WIDTH - LEFT - RIGHT) * ply) / Math.max(1, this.total);
  }

  y(lead) {
    return TOP + ((HEIGHT - TOP - BOTTOM) * (1 - share(lead, this.full))) / 2;
  }

  point(event) {
    const matrix = this.picture.getScreenCTM();
    if (!matrix) return;
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const ply = Math.round(((x - LEFT) / (WIDTH - LEFT - RIGHT)) * this.total);
    this.onVisit(Math.max(0, Math.min(this.total, ply)));
  }

  /** Draws what was reviewed so far; `visited` is the ply looked at. */
  show({ moves, total, name, visited }) {
    this.total = total;
    const leads = moves.map(({ standing, red_needed, blue_needed }) => leadOf(standing, { red: red_needed, blue: blue_needed }));
    this.full = reach(leads);
    const points = [0, ...leads].map((lead, ply) => ({ x: this.x(ply), y: this.y(lead) }));
    const line = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    const area = `${line}L${points[points.length - 1].x.toFixed(1)} ${this.y(0)}L${this.x(0)} ${this.y(0)}Z`;
    const turns = moves.flatMap((move, index) => (move.turning_point ? [{ side: move.side, ...points[index + 1] }] : []));
    this.picture.setAttribute('aria-label', name);
    this.picture.replaceChildren(
      ...this.ground(),
      svg('clipPath', { id: 'above' }, svg('rect', { x: 0, y: 0, width: WIDTH, height: this.y(0) })),
      svg('clipPath', { id: 'below' }, svg('rect', { x: 0, y: this.y(0), width: WIDTH, height: HEIGHT })),
      svg('path', { class: 'area red', d: area, 'clip-path': 'url(#above)' }),
      svg('path', { class: 'area blue', d: area, 'clip-path': 'url(#below)' }),
      svg('path', { class: 'curve', d: line }),
      ...turns.map(({ side, x, y }) => svg('circle', { class: `turn ${side}`, cx: x, cy: y, r: 5 })),
      svg('path', { class: 'cursor', d: `M${this.x(visited)} ${TOP}V${HEIGHT - BOTTOM}` }),
    );
  }

  ground() {
    const marks = MARKS.filter((mark) => mark <= this.full);
    const leads = [...marks.map((mark) => -mark), 0, ...marks];
    const every = this.total > 120 ? 40 : this.total > 50 ? 20 : 10;
    const plies = Array.from({ length: Math.floor(this.total / every) + 1 }, (_, index) => index * every);
    return [
      ...leads.map((lead) => svg('path', { class: lead === 0 ? 'zero' : 'grid', d: `M${LEFT} ${this.y(lead)}H${WIDTH - RIGHT}` })),
      ...leads.map((lead) => svg('text', { class: 'scale', x: LEFT - 5, y: this.y(lead) + 4, 'text-anchor': 'end' }, String(Math.abs(lead)))),
      ...plies.map((ply) => svg('text', { class: 'scale', x: this.x(ply), y: HEIGHT - 6, 'text-anchor': 'middle' }, String(ply))),
      svg('text', { class: 'scale name', x: LEFT + 6, y: TOP + 14 }, t('side-red')),
      svg('text', { class: 'scale name', x: LEFT + 6, y: HEIGHT - BOTTOM - 6 }, t('side-blue')),
    ];
  }
}
