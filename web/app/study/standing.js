// How a game stands: in words, and as a number for bars and graphs.

import { sideName } from '../board/words.js';
import { language, t } from '../language.js';

/** A lead of so many moves fills a bar. */
export const FULL = 6;

const NOTHING = 5;

/** Hundredths of a move as people write them. */
export function decimal(hundredths) {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(hundredths / 100);
}

/** How a game stands, such as “Red +1.2”. Needs the words of `review` and `learn`. */
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

/** Red's lead in moves, from `-FULL` to `FULL`. */
export function height(standing) {
  switch (standing.kind) {
    case 'lead':
      return Math.max(-FULL, Math.min(FULL, standing.lead / 100));
    case 'drawn':
      return 0;
    default:
      return standing.winner === 'red' ? FULL : -FULL;
  }
}
