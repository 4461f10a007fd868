// What the server says as a key and named values, in words.

import { t } from '../language.js';

// keys: learn-piece-* learn-side-*
/** A side's name in sentences about learning. */
export function sideWord(side) {
  return t(`learn-side-${side}`);
}

/** The sentence of a message. Needs the words of `learn`, and those of the message's own file. */
export function sentence({ key, values }) {
  return t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)])));
}

function word(value) {
  if (value.side) return sideWord(value.side);
  if (value.colour) return t(`learn-piece-${value.colour}`, { number: value.number });
  return value;
}
