// How things stand, in a sentence.

import { pieceName, sideName } from '../board/words.js';
import { language, t } from '../language.js';

/**
 * Who a side is to the reader, as sentences about a player want to know it: `you`, the `computer`, or a `name`.
 * A position nobody plays has no seats; its sides are called by their colours.
 */
export function player(game, side) {
  const seat = game.seats?.[side] ?? {};
  if (seat.kind === 'computer') return { who: 'computer', name: t('player-computer', { level: seat.level }) };
  if (isYou(game, side)) return { who: 'you', name: t('player-you') };
  if (seat.kind === 'program') return { who: 'name', name: t('player-program', { name: seat.name }) };
  return { who: 'name', name: seat.name ? nameOf(seat.name) : sideName(side) };
}

/** What records call the computer is said in the reader's language; people are called as they are. */
function nameOf(name) {
  const level = /^Colorito, level (\d+)$/.exec(name)?.[1];
  return level ? t('player-recorded', { level: Number(level) }) : name;
}

/** What a side is called where a name stands by itself, as on its plate and in lists; sentences take a `player`. */
export function playerName(game, side) {
  return player(game, side).name;
}

/** Whether one person plays against the computer. */
export function isAlone(game) {
  return Object.values(game.seats ?? {}).some(({ kind }) => kind === 'computer');
}

/** Whether the reader plays one side, and a person somewhere else the other. */
export function isApart(game) {
  return isSide(game.you) && !isAlone(game);
}

/** Whether two people play it, each somewhere: the reader may be one of them, or watch. */
export function isBetweenTwo(game) {
  return game.you !== 'both' && !isAlone(game);
}

const isSide = (you) => you === 'red' || you === 'blue';

/** Whether the reader may act for a side. */
export function actsFor(game, side) {
  return game.you === 'both' || game.you === side;
}

/** For whom the reader does what is done for a side: their own, or whose turn it is where two are at one device. */
export function actingSide(game) {
  return isSide(game.you) ? game.you : isAlone(game) ? ownSide(game) : game.turn;
}

/** The side of the person, or Red where two play at one device or others do. */
export function ownSide(game) {
  if (isSide(game.you)) return game.you;
  return game.seats.red.kind === 'computer' && game.seats.blue.kind !== 'computer' ? 'blue' : 'red';
}

const isYou = (game, side) =>
  game.you === side || (isAlone(game) && game.you !== null && game.seats[side].kind === 'person' && !game.seats[side].name);

/** Whose turn it is and what is special about it. */
export function turnSentence(game) {
  if (game.reply_pending) return both(t('complete', player(game, game.starter)), t('reply', player(game, game.turn)));
  const turn = t('turn', player(game, game.turn));
  const near = game.near_special?.[0];
  return near ? both(turn, t('special-near', player(game, near))) : turn;
}

const both = (first, second) => t('two-sentences', { first, second });

// keys: result-*
/** Who won and why. */
export function resultSentence(game) {
  const { winner, reason } = game.outcome;
  if (!winner) return t(`result-${reason}`);
  const loser = player(game, winner === 'red' ? 'blue' : 'red');
  const champion = player(game, winner);
  const you = champion.who === 'you' ? 'won' : loser.who === 'you' ? 'lost' : 'watched';
  return both(t('won', champion), t(`result-${reason}`, { ...loser, you }));
}

/** What is known about the loser's score. */
export function scoreSentence(game, score) {
  if (!score?.loser) return '';
  const loser = player(game, score.loser);
  const lower = score.lower ?? 0;
  const { upper } = score;
  if (score.exact) return upper === null ? t('score-never', loser) : t('score-exact', { ...loser, moves: upper });
  const known = upper === null ? t('score-least', { ...loser, lower }) : t('score-between', { ...loser, lower, upper });
  return score.done ? known : both(known, t('score-counting'));
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
