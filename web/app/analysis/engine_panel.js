// What the engine thinks: how the game stands, its best lines, and why.

import { h, mark } from '../dom.js';
import { hintSentence } from '../game/sentences.js';
import { language, t } from '../language.js';
import { redShare, standingText } from '../study/standing.js';
import { button } from '../ui.js';
import { Analyst } from './analyst.js';

const MOST_LINES = 5;

/** Asks the engine about positions. `onLines` hears the best lines, `onFollow` which moves of one somebody wants to see. */
export class EnginePanel {
  constructor({ onLines, onFollow }) {
    this.onLines = onLines;
    this.onFollow = onFollow;
    this.on = true;
    this.count = 3;
    this.analyst = new Analyst();
    const on = this.analyst.on.bind(this.analyst);
    on('lines', (lines) => this.show(lines));
    on('waiting', () => this.tell(t('engine-waiting')));
    on('refused', (refusal) => this.tell(refusal.message));
    on('returned', () => this.again());
    on('lost', () => this.on && this.tell(t('error-unreachable')));
    this.build();
  }

  build() {
    this.needle = h('div', { class: 'bar-red' });
    this.bar = h('div', { class: 'bar', role: 'img', id: 'bar' }, this.needle);
    this.verdict = h('p', { class: 'verdict serif', id: 'verdict' });
    this.lines = h('ol', { class: 'engine-lines', id: 'lines' });
    this.why = h('p', { class: 'small', id: 'why' });
    this.effort = h('p', { class: 'quiet small', id: 'effort' });
    this.switch = button('', () => this.turn(!this.on), { id: 'engine', 'aria-pressed': 'true' });
    const options = Array.from({ length: MOST_LINES }, (_, index) => h('option', { value: index + 1, selected: index + 1 === this.count }, t('engine-lines', { lines: index + 1 })));
    const choose = ({ target }) => {
      this.count = Number(target.value);
      this.makeRoom();
      this.again();
    };
    this.element = h('section', { class: 'engine sheet', 'aria-labelledby': 'engine-title' },
      h('div', { class: 'engine-head' }, h('h2', { id: 'engine-title' }, t('engine-title')), this.switch,
        h('select', { id: 'line-count', 'aria-label': t('engine-how-many'), change: choose }, options)),
      h('div', { class: 'engine-standing' }, this.bar, this.verdict),
      this.lines, this.why, this.effort);
    this.makeRoom();
    this.showSwitch();
    this.blank();
  }

  /** Lines that are not there yet have their place already. */
  makeRoom() {
    this.lines.style.setProperty('--line-count', String(this.count));
  }

  showSwitch() {
    this.switch.textContent = this.on ? t('engine-stop') : t('engine-start');
    mark(this.switch, 'aria-pressed', String(this.on));
  }

  /** Asks about a position: `at` as the server is asked for it, `position` as it answered. */
  ask(at, position) {
    this.at = at;
    this.position = position;
    this.blank();
    this.onLines([], null);
    if (position.outcome) {
      this.analyst.stop();
      return;
    }
    if (this.on) this.analyst.ask(at, this.count);
  }

  again() {
    if (this.at) this.ask(this.at, this.position);
  }

  turn(on) {
    this.on = on;
    this.showSwitch();
    if (on) this.again();
    else {
      this.analyst.stop();
      this.effort.textContent = '';
    }
  }

  /** No position, as while one is set up. */
  rest() {
    this.at = null;
    this.analyst.stop();
    this.blank();
    this.onLines([], null);
  }

  blank() {
    this.lines.replaceChildren();
    this.why.textContent = '';
    this.effort.textContent = '';
    this.showStanding(null);
  }

  tell(text) {
    this.effort.textContent = text;
  }

  /** @param {import('wire').EngineNews['lines']} news */
  show({ lines, hint, depth, nodes, ms, done }) {
    if (!lines.length) return;
    this.showStanding(lines[0].standing);
    this.showLines(lines);
    this.why.textContent = hint ? hintSentence(this.position, hint) : '';
    const number = (value) => new Intl.NumberFormat(language(), { notation: 'compact', maximumFractionDigits: 1 }).format(value);
    this.effort.textContent = t(done ? 'engine-done' : 'engine-effort', { depth, nodes: number(nodes), seconds: Math.round(ms / 1000) });
    this.onLines(lines, hint);
  }

  showStanding(standing) {
    this.needle.style.width = `${100 * (standing ? redShare(standing) : 0.5)}%`;
    this.verdict.textContent = standing ? standingText(standing) : '';
    mark(this.bar, 'aria-label', standing ? standingText(standing) : t('engine-no-verdict'));
  }

  showLines(lines) {
    const focused = this.lines.contains(document.activeElement) ? document.activeElement?.getAttribute('data-step') : null;
    this.lines.replaceChildren(...lines.map((line, index) =>
      h('li', {}, h('span', { class: 'line-standing' }, standingText(line.standing)),
        h('span', { class: 'line-moves' }, line.moves.map((move, step) =>
          button(move.from ? move.text : t('pass'), () => this.onFollow(line.moves.slice(0, step + 1)), { class: 'plain line-move', 'data-step': `${index}-${step}` }))))));
    if (focused) this.lines.querySelector(`[data-step="${focused}"]`)?.focus();
  }

  close() {
    this.analyst.close();
  }
}
