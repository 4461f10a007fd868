/** Red and Blue, whose pieces are red and yellow, dark blue and light blue. */
export type Side = 'red' | 'blue';
export type Colour = 'red' | 'yellow' | 'dark blue' | 'light blue';
export type Variant = 'standard' | 'strict' | 'colours' | 'strict-colours';

/** A space, `a1` to `j10`, seen from Red's seat. */
export type Space = string;

/** Where to begin, and what was played from there. */
export interface Line {
  /** The first position as text; the start of the game by default. */
  position?: string;
  /** The moves from there, each as `a2a3`, separated by commas or blanks. */
  moves?: string | readonly string[];
  variant?: Variant;
  /** A built-in board (`standard`, `columns`, `tiles`, `rows`), or ten rows of ten letters from the top, separated by `/`. */
  board?: string;
  /** Whether a third repetition is a draw; it is by default. */
  houseRule?: boolean;
}

export interface Piece {
  letter: string;
  side: Side;
  colour: Colour;
  /** 1 to 20. */
  number: number;
  space: Space;
  home: boolean;
  targets: Space[];
}

export interface Move {
  /** As programs write it, `a2a3` or `pass`. */
  move: string;
  /** As people write it, with number and way. */
  text: string;
  from: Space | null;
  to: Space | null;
  kind: string;
  /** The spaces it touches, the first and the last included. */
  way: Space[];
}

export interface Outcome {
  winner: Side | null;
  [detail: string]: unknown;
}

export interface Position {
  /** The position as text. */
  position: string;
  variant: Variant;
  board: string;
  pattern: string;
  starter: Side;
  ply: number;
  turn: Side;
  pieces: Piece[];
  /** All legal moves, none if the game is over. */
  legal: Move[];
  last: Move | null;
  /** How many pieces are home. */
  home: Record<Side, number>;
  reply_pending: boolean;
  outcome: Outcome | null;
}

export interface RecordMove extends Move {
  /** Which move of the list it follows, `null` for a first one. */
  after: number | null;
  side: Side;
  comment: string;
  /** Clock and evaluation as records write them. */
  marks: string;
}

export interface GameRecord {
  variant: Variant;
  board: string;
  position: string;
  repetition_draws: boolean;
  tags: { name: string; value: string }[];
  ending: object | null;
  comment: string;
  moves: RecordMove[];
}

export interface Picture {
  position?: string;
  variant?: Variant;
  board?: string;
  /** Who sits at the bottom; Red by default. */
  seat?: Side;
  theme?: 'light' | 'dark' | 'print';
  /** The move that led here, to be marked. */
  last?: string;
}

export interface Board {
  name: string | null;
  pattern: string;
  /** The numbers printed on white spaces, in the colours of the pieces they are the targets of. */
  printed: Record<Space, { colour: Colour; number: number }>;
  [detail: string]: unknown;
}

/** Something that was asked for and cannot be. */
export class ColoritoError extends Error {
  name: 'ColoritoError';
  /** What is wrong: `position`, `move`, `record`, `board`, `request`; `unreachable` if the rules cannot be loaded; `internal` if they broke down. */
  code: string;
  /** What it is about: a reason, a place, values. */
  details: Record<string, unknown>;
}

/** The rules, once they are loaded. Everything is answered at once; nothing is kept. */
export class Colorito {
  /** Loads the rules: from beside this file, or from where the caller has them. */
  static load(source?: string | URL | ArrayBuffer | ArrayBufferView | WebAssembly.Module): Promise<Colorito>;
  /** The position after moves from a position, with all legal moves, their ways, and the ending if there is one. */
  position(line?: Line): Position;
  /** The position after one more move, as `a2a3` or as `11 a2-a3`. */
  play(line: Line, move: string): Position;
  /** A game record as a list of moves, each after the one it follows. */
  readRecord(text: string): GameRecord;
  /** The text of a game record. */
  writeRecord(record: GameRecord): string;
  /** A drawing of a position, as SVG. */
  draw(picture?: Picture): string;
  /** A board: its pattern and what is printed on it. */
  board(board?: string): Board;
}
