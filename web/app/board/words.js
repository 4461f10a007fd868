// What the board says to those who hear it.

import { t } from '../language.js';
import { canChoose, forbidden, movesFrom, moveTo, pieceAt } from './state.js';

/** A piece's name, such as “red 3”. */
export function pieceName({ colour, number }) {
  return t('piece', { colour: code(colour), number });
}

/** A colour as messages know it. */
const code = (colour) => colour.replace(' ', '-');

// keys: kind-*
/** A kind of move. */
export function kindName(kind) {
  return t(`kind-${kind}`);
}

// keys: side-*
/** A side's name. */
export function sideName(side) {
  return t(`side-${side}`);
}

const COLOURS = { R: 'red', Y: 'yellow', D: 'dark blue', L: 'light blue' };

/** The colour of a space on a board's pattern, `null` for white. */
export function colourAt(pattern, space) {
  const row = pattern.split('/')[10 - Number(space.slice(1))];
  return COLOURS[row['abcdefghij'.indexOf(space[0])]] ?? null;
}

/** All there is to know about a space, in one line. */
export function describe(state, space) {
  const colour = colourAt(state.position.pattern, space);
  const ground = colour ? t('space-coloured', { colour: code(colour) }) : whiteGround(state, space);
  const piece = pieceAt(state, space);
  return [space, piece && pieceWords(state, piece), ground, ...notes(state, space, piece)]
    .filter(Boolean)
    .join(t('comma'));
}

function whiteGround({ ground }, space) {
  const printed = ground.printed[space];
  return printed ? t('space-target', { piece: pieceName(printed) }) : t('space-white');
}

function pieceWords(state, piece) {
  return piece.home ? t('piece-home', { piece: pieceName(piece) }) : pieceName(piece);
}

function notes(state, space, piece) {
  const move = moveTo(state, space);
  if (state.chosen === space) return [t('note-chosen')];
  if (move && state.free) return [];
  if (move?.planned) return [t('note-plan')];
  if (move) return [t('note-destination', { kind: kindName(move.kind), hops: move.way.length - 1 })];
  if (canChoose(state, space) && !state.free) return [t('note-can-move', { count: movesFrom(state, space).length })];
  if (!piece && forbidden(state)(space)) return [t('note-no-rest')];
  return [];
}

/** A move told as a sentence. */
export function moveSentence(move, piece) {
  if (!move.from) return t('moved-pass');
  return t('moved', { piece: pieceName(piece), from: move.from, to: move.to, kind: move.kind });
}
