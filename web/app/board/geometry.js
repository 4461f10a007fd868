// Where things are on the board. One unit is a sixty-fourth of a space's width.

export const SIZE = 10;
export const CELL = 64;
export const MARGIN = 48;
export const EXTENT = CELL * SIZE + 2 * MARGIN;

const COLUMNS = 'abcdefghij';

/** The name of the space in a column and row, both from 0. */
export function nameOf(column, row) {
  return `${COLUMNS[column]}${row + 1}`;
}

/** Column and row of a space, both from 0. */
export function placeOf(space) {
  return { column: COLUMNS.indexOf(space[0]), row: Number(space.slice(1)) - 1 };
}

/** The centre of a space, seen from a seat. */
export function centre(space, seat) {
  const { column, row } = placeOf(space);
  const across = seat === 'red' ? column : SIZE - 1 - column;
  const down = seat === 'red' ? SIZE - 1 - row : row;
  return { x: MARGIN + CELL / 2 + CELL * across, y: MARGIN + CELL / 2 + CELL * down };
}

/** The space at a point of the board, `null` on the frame. */
export function spaceAt({ x, y }, seat) {
  const across = Math.floor((x - MARGIN) / CELL);
  const down = Math.floor((y - MARGIN) / CELL);
  if (across < 0 || down < 0 || across >= SIZE || down >= SIZE) return null;
  return seat === 'red' ? nameOf(across, SIZE - 1 - down) : nameOf(SIZE - 1 - across, down);
}

/** The space some columns to the right and rows up on the screen, kept on the board. */
export function beside(space, right, up, seat) {
  const { column, row } = placeOf(space);
  const way = seat === 'red' ? 1 : -1;
  const within = (value) => Math.min(SIZE - 1, Math.max(0, value));
  return nameOf(within(column + way * right), within(row + way * up));
}

/** All spaces, row by row from the top as seen from a seat. */
export function rowsFromTop(seat) {
  const order = [...Array(SIZE).keys()];
  const columns = seat === 'red' ? order : [...order].reverse();
  const rows = seat === 'red' ? [...order].reverse() : order;
  return rows.map((row) => columns.map((column) => nameOf(column, row)));
}

/** The outline of an octagon that lies `inset` within a space's own. */
export function octagon(inset = 0) {
  const half = 30.6 - inset;
  const side = half - 17 + inset * (2 - Math.SQRT2);
  const cut = half - side;
  return `M${-side} ${-half}h${2 * side}l${cut} ${cut}v${2 * side}l${-cut} ${cut}h${-2 * side}l${-cut} ${-cut}v${-2 * side}z`;
}
