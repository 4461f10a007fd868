// What is played and how much time there is for it, in a few words.

import { t } from '../language.js';
import { dotted } from '../ui.js';
import { BOARDS } from './kinds.js';

const HOUR = 3_600_000;

/**
 * How much time each player has.
 * @param {{ seconds?: number, increment?: number, days?: number, most_days?: number } | null} [clock]
 */
export function paceText(clock) {
  if (clock?.days && clock.most_days) return t('clock-days-saved', { days: clock.days, most: clock.most_days });
  if (clock?.days) return t('clock-days', { days: clock.days });
  if (clock?.seconds) return t('clock-option', { minutes: clock.seconds / 60, seconds: clock.increment ?? 0 });
  return t('clock-none');
}

// keys: variant-name-* board-name-*
/** A board that is not the usual one, by its name if it has one. @param {string | null} [board] */
function boardText(board) {
  if (board === 'standard') return null;
  return board && BOARDS.includes(board) ? t('kind-board', { name: t(`board-name-${board}`) }) : t('invitation-board');
}

/** What is played, at which pace, and whether it counts. */
export function kindTexts({ clock, variant, board, rated }) {
  return [paceText(clock), t(`variant-name-${variant}`), boardText(board), rated ? t('invitation-rated') : null];
}

/** The same in one line. */
export const kindText = (game) => dotted(kindTexts(game));

/** A time: days and hours if there are days, else minutes and seconds, after hours if there are any; what has begun of a second counts as one. */
export function timeText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (milliseconds >= 24 * HOUR) return t('clock-left', { days: Math.floor(milliseconds / (24 * HOUR)), hours: Math.floor(milliseconds / HOUR) % 24 });
  const two = (number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
