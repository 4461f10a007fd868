// What the board says to those who hear it, in four languages. They are the words of the game itself; a test holds the two against each other.

const named = (colours, name) => ({ colour, number }) => name(colours[colour], number);

const ENGLISH = {
  board: 'Colorito board', comma: ', ', chosen: 'chosen', open: 'possible destination', white: 'white space',
  turn: { red: 'Red to move', blue: 'Blue to move' }, over: 'the game is over',
  home: (piece) => `${piece}, home`,
  piece: named({ red: 'red', yellow: 'yellow', 'dark blue': 'dark blue', 'light blue': 'light blue' }, (colour, number) => `${colour} ${number}`),
  ground: { R: 'red space', Y: 'yellow space', D: 'dark blue space', L: 'light blue space' },
};

const GERMAN = {
  board: 'Colorito-Spielplan', comma: ', ', chosen: 'gewählt', open: 'mögliches Zugziel', white: 'weißes Feld',
  turn: { red: 'Rot ist am Zug', blue: 'Blau ist am Zug' }, over: 'die Partie ist zu Ende',
  home: (piece) => `${piece}, am Ziel`,
  piece: named({ red: 'Rot', yellow: 'Gelb', 'dark blue': 'Dunkelblau', 'light blue': 'Hellblau' }, (colour, number) => `${colour} ${number}`),
  ground: { R: 'rotes Feld', Y: 'gelbes Feld', D: 'dunkelblaues Feld', L: 'hellblaues Feld' },
};

const SPANISH = {
  board: 'Tablero de Colorito', comma: ', ', chosen: 'elegida', open: 'destino posible', white: 'casilla blanca',
  turn: { red: 'Le toca a Rojo', blue: 'Le toca a Azul' }, over: 'la partida ha terminado',
  home: (piece) => `${piece}, en su objetivo`,
  piece: named({ red: 'la roja', yellow: 'la amarilla', 'dark blue': 'la azul oscuro', 'light blue': 'la azul claro' }, (colour, number) => `${colour} ${number}`),
  ground: { R: 'casilla roja', Y: 'casilla amarilla', D: 'casilla azul oscuro', L: 'casilla azul claro' },
};

const JAPANESE = {
  board: 'コロリートのボード', comma: '、', chosen: '選択中', open: '移動できるマス', white: '白いマス',
  turn: { red: '赤の手番', blue: '青の手番' }, over: '対局終了',
  home: (piece) => `${piece}、ゴール済み`,
  piece: named({ red: '赤', yellow: '黄', 'dark blue': '濃青', 'light blue': '薄青' }, (colour, number) => `${colour}${number}`),
  ground: { R: '赤のマス', Y: '黄のマス', D: '濃青のマス', L: '薄青のマス' },
};

export const WORDS = { en: ENGLISH, de: GERMAN, es: SPANISH, ja: JAPANESE };

/** The words of a language by its tag, such as `de-AT`; English if there are none. */
export function wordsOf(tag) {
  return WORDS[/** @type {keyof typeof WORDS} */ (String(tag).toLowerCase().split('-')[0])] ?? ENGLISH;
}

/** All there is to say about a space in one line. */
export function describeSpace(words, { space, piece, pattern, chosen, open }) {
  const letter = pattern.split('/')[10 - Number(space.slice(1))]['abcdefghij'.indexOf(space[0])];
  const name = piece && words.piece(piece);
  const parts = [space, name && (piece.home ? words.home(name) : name), words.ground[letter] ?? words.white, chosen && words.chosen, open && words.open];
  return parts.filter(Boolean).join(words.comma);
}
