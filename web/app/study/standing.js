// How a game stands: in words, and as a number for bars and graphs.

import { sideName } from '../board/words.js';
import { language, t } from '../language.js';

/**
 * @typedef {{ kind: 'lead', lead: number } | { kind: 'decided', winner: string, plies: number } | { kind: 'won', winner: string } | { kind: 'drawn' }} Standing
 */

/** Leads in moves that a scale is marked with. */
export const MARKS = [1, 3, 6, 12, 24, 48];

/** A bar is full with so many moves. */
const FULL_BAR = 12;

/** From this lead on a further move counts for less and less on a scale, so that small and large ones can both be seen. */
const BEND = 1.5;

const NOTHING = 5;

/**
 * Hundredths of a move as people write them.
 * @param {number} hundredths
 */
export function decimal(hundredths) {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(hundredths / 100);
}

/**
 * How a game stands, such as “Red +1.2”. Needs the words of `review` and `learn`.
 * @param {Standing} standing
 */
export function standingText(standing) {
  switch (standing.kind) {
    case 'lead':
      if (Math.abs(standing.lead) < NOTHING) return t('review-even');
      return t('review-lead', { side: sideName(standing.lead > 0 ? 'red' : 'blue'), moves: decimal(Math.abs(standing.lead)) });
    case 'decided':
      return t('review-wins-in', { side: sideName(standing.winner), moves: Math.max(1, Math.ceil(standing.plies / 2)) });
    case 'won':
      return t('review-won', { side: sideName(standing.winner) });
    default:
      return t('review-drawn');
  }
}

/**
 * Red's lead in moves. Where the winner is known, it is what the other side needs more.
 * @param {Standing} standing
 * @param {{ red: number, blue: number }} [needed]
 */
export function leadOf(standing, needed = { red: 0, blue: 0 }) {
  switch (standing.kind) {
    case 'lead':
      return standing.lead / 100;
    case 'drawn':
      return 0;
    default: {
      const more = needed.blue - needed.red;
      return standing.winner === 'red' ? Math.max(1, more) : Math.min(-1, more);
    }
  }
}

/**
 * The mark that reaches as far as all leads do.
 * @param {number[]} leads
 */
export function reach(leads) {
  const furthest = Math.max(0, ...leads.map(Math.abs));
  return MARKS.find((mark) => mark >= 6 && mark >= furthest) ?? MARKS[MARKS.length - 1];
}

/**
 * How much of a scale that reaches so far a lead fills, from -1 to 1.
 * @param {number} lead
 * @param {number} full
 */
export function share(lead, full) {
  const curve = (moves) => Math.log1p(Math.abs(moves) / BEND);
  return Math.sign(lead) * Math.min(1, curve(lead) / curve(full));
}

/**
 * How much of a bar belongs to Red, from 0 to 1.
 * @param {Standing} standing
 */
export function redShare(standing) {
  const decided = standing.kind === 'decided' || standing.kind === 'won';
  const filled = decided ? (standing.winner === 'red' ? 1 : -1) : share(leadOf(standing), FULL_BAR);
  return (1 + filled) / 2;
}
