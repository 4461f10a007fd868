import type { Colorito, Line, Position } from './index.js';

/** `<colorito-board>`: a board that can be played on. */
export class ColoritoBoard extends HTMLElement {
  /** The position that is shown, once the rules are loaded. */
  readonly game: Position | null;
  readonly rules: Colorito | undefined;
  /** What is played on, by the attributes. */
  readonly line: Line;
  /** Plays a move as if it were made on the board. */
  play(move: string): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'colorito-board': ColoritoBoard;
  }
}
