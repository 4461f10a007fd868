// Which games of a list somebody wants to see.

import { actsFor, isAlone, isApart, ownSide } from '../game/sentences.js';

/**
 * @typedef {object} Wish
 * @property {string} search a part of a name
 * @property {'' | 'mine' | 'open' | 'over' | 'won' | 'lost' | 'drawn'} state
 * @property {'' | 'computer' | 'people'} opponent
 * @property {string} variant empty for all
 */

/** @type {Wish} */
export const EVERYTHING = { search: '', state: '', opponent: '', variant: '' };

/**
 * Letters without their case and accents, so that “jose” finds “José”.
 * @param {string} text
 */
function plain(text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * How a game ended for the person who played it against the computer; `null` where that is nobody or the game goes on.
 * @param {import('wire').Summary} game
 * @returns {'won' | 'lost' | 'drawn' | null}
 */
export function forYou(game) {
  if (!game.result) return null;
  if (game.result === 'draw') return 'drawn';
  if (!isAlone(game) && !isApart(game)) return null;
  return game.result === ownSide(game) ? 'won' : 'lost';
}

/**
 * Whether a game with somebody elsewhere waits for the reader.
 * @param {import('wire').Summary} game
 */
export function isWaiting(game) {
  return !game.result && isApart(game) && actsFor(game, game.turn);
}

/**
 * Whether a game fits; `names` are those the page calls its players by.
 * @param {import('wire').Summary} game
 * @param {string[]} names
 * @param {Wish} wish
 */
export function fits(game, names, { search, state, opponent, variant }) {
  const states = { '': true, open: !game.result, over: Boolean(game.result), mine: isWaiting(game) };
  return (states[state] ?? forYou(game) === state)
    && (opponent === '' || isAlone(game) === (opponent === 'computer'))
    && (variant === '' || game.variant === variant)
    && plain(search).split(/\s+/).every((word) => names.some((name) => plain(name).includes(word)));
}
