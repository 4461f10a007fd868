// Replies that the reader plans in a game by the calendar: "if you play this, I play that". Nobody else sees them.

import { address, ask, messageOf, post } from '../api.js';
import { h, mark } from '../dom.js';
import { t } from '../language.js';
import { button, toast } from '../ui.js';

/** The planned replies beside a game. */
export class Plans {
  /** @param {import('../views/game.js').Table} table */
  constructor(table) {
    this.table = table;
    /** The line that is being planned, `null` while none is. @type {string[] | null} */
    this.line = null;
    this.list = h('ol', { class: 'plan-lines' });
    this.note = h('p', { class: 'small', role: 'status' });
    this.start = button(t('plan-reply'), () => this.begin(), { id: 'plan-reply' });
    this.done = button(t('plan-done'), () => this.finish(), { class: 'main', id: 'plan-done' });
    this.cancel = button(t('cancel'), () => this.end(), { id: 'plan-cancel' });
    this.element = h('section', { class: 'plans', 'aria-label': t('plan-title') },
      h('h2', {}, t('plan-title')), this.list, this.note, h('div', { class: 'actions' }, this.start, this.done, this.cancel));
  }

  /** The lines that are planned. @returns {string[]} */
  lines() {
    return this.table.game.plan?.split(',') ?? [];
  }

  begin() {
    this.ask([]);
  }

  /** Goes on with a line: shows the position after it, in which its next move can be played. @param {string[]} line */
  async ask(line) {
    this.line = line;
    const { game, board } = this.table;
    try {
      const { variant, position } = game;
      const shown = await ask(address('/api/analysis/position', { variant, board: game.board ?? game.pattern, position, moves: line.join(',') }));
      if (this.line !== line) return;
      await board.show(shown, { enabled: !shown.outcome, way: shown.last?.way ?? null });
    } catch (error) {
      toast(messageOf(error));
      this.end();
      return;
    }
    this.show();
  }

  /** A move was made on the board while something is planned. @param {{ move: string }} move */
  take({ move }) {
    this.ask([...(this.line ?? []), move]);
  }

  async finish() {
    const moves = this.line ?? [];
    const line = moves.slice(0, moves.length - (moves.length % 2)).join(' ');
    await this.end();
    if (line) await this.send([...this.lines(), line]);
  }

  /** Back to the game as it is. */
  async end() {
    if (!this.line) return;
    this.line = null;
    this.show();
    await this.table.board.show(this.table.game, this.table.how());
    if (!this.element.hidden) this.start.focus({ preventScroll: true });
  }

  /** @param {string[]} lines */
  async send(lines) {
    const { game, live } = this.table;
    try {
      const { plan = null } = await post(`/api/games/${game.id}/plan`, { side: game.you === 'blue' ? 'blue' : 'red', ply: game.ply, lines: lines.join(',') });
      game.plan = plan;
      live.game.plan = plan;
      toast(t('plan-kept'));
    } catch (error) {
      toast(messageOf(error));
    }
    this.show();
  }

  /** Brings the panel in line with the game. */
  show() {
    const { game } = this.table;
    const waits = !game.outcome && game.turn !== game.you;
    mark(this.element, 'hidden', !waits);
    const lines = this.lines();
    this.list.replaceChildren(...lines.map((line, index) => {
      const text = lineText(line);
      const remove = () => this.send(lines.filter((_, place) => place !== index));
      return h('li', {}, h('span', {}, text), button(t('plan-remove'), remove, { 'aria-label': t('plan-remove-named', { line: text }) }));
    }));
    const { line } = this;
    this.note.textContent = line ? t(line.length % 2 ? 'plan-yours' : line.length ? 'plan-more' : 'plan-theirs') : lines.length ? '' : t('plan-note');
    mark(this.start, 'hidden', line !== null);
    mark(this.cancel, 'hidden', line === null);
    mark(this.done, 'hidden', line === null || line.length < 2);
  }
}

/** A line in words. @param {string} line */
function lineText(line) {
  const moves = line.split(' ').map((move) => move.replace(/^([a-j]\d+)([a-j]\d+)$/, '$1–$2'));
  const pairs = [];
  for (let at = 0; at + 1 < moves.length; at += 2) pairs.push(t('plan-pair', { theirs: moves[at], reply: moves[at + 1] }));
  return pairs.join(' · ');
}
