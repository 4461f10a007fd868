// Rounds of what modules do for a page: games of the computer with itself to their scores, hints, an analysis, reviews, lists, records, pictures.
//
// Every round is the same to the last position, so what the first has needed is enough for all others unless something leaks.

const LEVEL = 6;
const VARIANTS = ['standard', 'colours', 'standard', 'colours', 'standard', 'colours'];

/** The longest search for a score and for a review's move, in milliseconds. */
const SCORE = 2_000;
const REVIEW = 20;

/** How long a look at the clock takes, in milliseconds: long for what would think for a second or a minute. */
const STEP = 1;
const LONG_STEP = 50;

/** Moves between two hints, and the moves of a game that are reviewed: more of them would take most of the time. */
const SELDOM = 40;

/** Somebody with a module of their own, by a clock on which each look is later: thoughts end at the same position, whatever else the machine does. */
function timed(module, step) {
  let time = 0;
  const call = (name, value) => {
    const { now } = performance;
    performance.now = () => (time += step);
    try {
      return module[name](value);
    } finally {
      performance.now = now;
    }
  };
  const ask = (method, path, values = {}) => call('ask', { method, path, now: 0, ...values });
  return { module, ask, work: (task) => call('work', task) };
}

/** As in a page: one who plays, one who answers in the service worker, and one each for hints, reviews and analyses. */
export function team(open) {
  const of = (step) => timed(open(), step);
  return { player: of(STEP), service: of(STEP), adviser: of(LONG_STEP), reviewer: of(STEP), analyst: of(LONG_STEP) };
}

/** How much memory each has, in KiB. */
export const memory = (all) => Object.fromEntries(Object.entries(all).map(([name, { module }]) => [name, module.memory.buffer.byteLength / 1024]));

/** Plays a round; gives the number of moves. */
export async function round(all) {
  let moves = 0;
  for (const [number, variant] of VARIANTS.entries()) moves += await play(all, number + 1, variant);
  all.analyst.work({ analysis: { question: JSON.stringify({ type: 'analyse', question: 1, lines: 3 }) } });
  return moves;
}

async function play({ player, service, adviser, reviewer }, number, variant) {
  const id = number.toString(16).padStart(16, '0');
  const at = `/api/games/${id}`;
  const computer = { kind: 'computer', level: LEVEL };
  const body = JSON.stringify({ seats: { red: computer, blue: computer }, setup: { variant } });
  let [game] = service.ask('POST', '/api/games', { body, names: [id] }).keep;
  for (let ply = 0; ; ply += 1) {
    const { game: after } = player.work({ move: { game, now: 0 } });
    if (!after) break;
    game = after;
    service.ask('GET', `${at}/picture.svg`, { game });
    if (ply % SELDOM === 0) adviser.ask('GET', `${at}/hint`, { game });
    // Others look at the page meanwhile.
    await new Promise((rest) => setTimeout(rest));
  }
  game = player.work({ score: { game, now: 0, most: SCORE } }).game ?? game;
  let { review } = service.ask('POST', `${at}/review`, { game, body: JSON.stringify({ time: REVIEW }) });
  for (let step = 0; step < SELDOM && review?.state === 'running'; step += 1) ({ review } = reviewer.work({ review: { game, review } }));
  for (const path of [at, `${at}/record`, `${at}/review`]) service.ask('GET', path, { game, review });
  service.ask('GET', '/api/games', { games: Array.from({ length: 50 }, () => game) });
  return game.played;
}
