// The beginning of a game, as the server tells it: what the board of the start page shows by itself.

/** Moves with their ways, each with the name of what is said about it. A test plays them on the server. */
export const LINE = [
  { tip: 'step', move: 'c2d3', from: 'c2', to: 'd3', kind: 'step', way: ['c2', 'd3'] },
  { tip: 'jump', move: 'b10d8', from: 'b10', to: 'd8', kind: 'jump', way: ['b10', 'd8'] },
  { tip: 'step-jump', move: 'b1e4', from: 'b1', to: 'e4', kind: 'step-jump', way: ['b1', 'c2', 'e4'] },
  { tip: 'over', move: 'c9e7', from: 'c9', to: 'e7', kind: 'jump', way: ['c9', 'e7'] },
  { tip: 'chain', move: 'd2f4', from: 'd2', to: 'f4', kind: 'jump', way: ['d2', 'd4', 'f4'] },
  { tip: 'step', move: 'h9g8', from: 'h9', to: 'g8', kind: 'step', way: ['h9', 'g8'] },
  { tip: 'chain', move: 'g1g5', from: 'g1', to: 'g5', kind: 'jump', way: ['g1', 'e3', 'g5'] },
  { tip: 'over', move: 'd8h4', from: 'd8', to: 'h4', kind: 'jump', way: ['d8', 'f6', 'h4'] },
  { tip: 'chain', move: 'i2d5', from: 'i2', to: 'd5', kind: 'step-jump', way: ['i2', 'h3', 'h5', 'f5', 'f3', 'd5'] },
];
