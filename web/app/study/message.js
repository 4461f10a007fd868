// What the server says as a key and named values, in words.

import { pieceName, sideName } from '../board/words.js';
import { t } from '../language.js';

/** The sentence of a message. Needs the words of the message's own file. */
export function sentence({ key, values }) {
  return t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)])));
}

function word(value) {
  if (value.side) return sideName(value.side);
  if (value.colour) return pieceName(value);
  return value;
}
