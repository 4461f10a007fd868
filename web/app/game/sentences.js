// How things stand, in a sentence.

import { pieceName, sideName } from '../board/words.js';
import { language, t } from '../language.js';

/** What a side is called: you, a name, the computer, or its colour. */
export function playerName(game, side) {
  const seat = game.seats[side];
  if (seat.kind === 'computer') return t('player-computer', { level: seat.level });
  if (seat.name) return seat.name;
  return isAlone(game) ? t('player-you') : sideName(side);
}

/** Whether one person plays against the computer. */
export function isAlone(game) {
  return game.seats.red.kind === 'computer' || game.seats.blue.kind === 'computer';
}

/** The side of the person, or Red where two play. */
export function ownSide(game) {
  return game.seats.red.kind === 'computer' && game.seats.blue.kind !== 'computer' ? 'blue' : 'red';
}

const isYou = (game, side) => isAlone(game) && game.seats[side].kind === 'person' && !game.seats[side].name;

/** Whose turn it is and what is special about it. */
export function turnSentence(game) {
  const who = playerName(game, game.turn);
  const you = isYou(game, game.turn);
  if (game.reply_pending) {
    return you ? t('reply-you') : t('reply-other', { who, complete: playerName(game, game.starter) });
  }
  const turn = game.computer_to_move ? t('turn-computer') : you ? t('turn-you') : t('turn-other', { who });
  const near = game.near_special?.[0];
  if (!near) return turn;
  const warning = isYou(game, near) ? t('special-near-you') : t('special-near-other', { who: playerName(game, near) });
  return t('two-sentences', { first: turn, second: warning });
}

// keys: result-*
/** Who won and why. */
export function resultSentence(game) {
  const { winner, reason } = game.outcome;
  if (!winner) return t(`result-${reason}`);
  const loser = winner === 'red' ? 'blue' : 'red';
  const values = { winner: playerName(game, winner), loser: playerName(game, loser) };
  if (isYou(game, winner)) return t(`result-${reason}-you-win`, values);
  if (isYou(game, loser)) return t(`result-${reason}-you-lose`, values);
  return t(`result-${reason}`, values);
}

/** What the referee knows about the loser's score. */
export function scoreSentence(game, score) {
  if (!score?.loser) return '';
  const who = playerName(game, score.loser);
  const you = isYou(game, score.loser);
  const say = (key, values = {}) => (you ? t(`${key}-you`, values) : t(key, { who, ...values }));
  // keys: score-*
  if (score.exact && score.upper !== null) return say('score-exact', { moves: score.upper });
  if (score.exact) return say('score-never');
  const bounds = { lower: score.lower ?? 0, upper: score.upper ?? 0 };
  const known = score.upper === null ? say('score-least', bounds) : say('score-between', bounds);
  return score.done ? known : t('two-sentences', { first: known, second: t('score-counting') });
}

// keys: hint-reason-*
/** A hint with its reason. */
export function hintSentence(game, hint) {
  const named = (letter) => pieceName(game.pieces.find((piece) => piece.letter === letter));
  const first = hint.best.from ? t('hint-move', { move: hint.best.text }) : t('hint-pass');
  const over = hint.ladder.length ? t('hint-over', { pieces: list(hint.ladder.map(named)), count: hint.ladder.length }) : '';
  const why = t(`hint-reason-${hint.reason}`, { piece: hint.piece ? named(hint.piece) : '', rows: hint.rows ?? 0 });
  return over ? t('hint-with-ladder', { move: first, over, why }) : t('hint-plain', { move: first, why });
}

function list(words) {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}
