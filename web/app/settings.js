// What this browser remembers about the person before it.

const KEY = 'colorito-settings';

const STANDARD = {
  language: null,
  theme: 'auto',
  palette: 'enamel',
  textures: false,
  wood: 'walnut',
  pieces: 'enamel',
  sound: true,
  /** From 0 to 10. */
  volume: 5,
  motion: true,
  pace: 'normal',
  confirm: false,
  /** Whether the board turns to whoever is to move where two play at one device. */
  turning: false,
  keys: true,
  /** Whether a first game was explained. */
  guided: false,
  /** The game that is being explained, and what was said already. */
  guide: null,
  lastGame: null,
  /** What somebody wants to be called where others see it. */
  name: '',
  newGame: null,
  /** Boards somebody has made: names and patterns. */
  ownBoards: [],
  /** The grades of puzzles somebody wants to see; none means all. */
  puzzleGrades: [],
  /** Whether somebody has played with others from here. */
  apart: false,
  /** The message to everybody that was read last. @type {number | null} */
  announced: null,
  /** The push messages of this browser: their name, and how they are read. */
  push: null,
  /** Whether this browser was asked to keep games even if it runs short of room. */
  insisted: false,
  solved: [],
  learned: [],
};

let settings = read();

function read() {
  try {
    return { ...STANDARD, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...STANDARD };
  }
}

/** One setting. */
export function setting(name) {
  return settings[name];
}

/** Changes a setting and keeps it. */
export function change(name, value) {
  settings = { ...settings, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
}

/** Said to the window when somebody begins to play with others. */
export const APART = 'colorito-apart';

/** Remembers that somebody plays with others, who may move while they look elsewhere. */
export function playApart() {
  if (setting('apart')) return;
  change('apart', true);
  dispatchEvent(new Event(APART));
}

/** Whether things may move. */
export function moves() {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Shows on the page what was chosen. */
export function apply() {
  const root = document.documentElement;
  const put = (name, value) => (value ? (root.dataset[name] = value) : delete root.dataset[name]);
  put('theme', settings.theme === 'auto' ? null : settings.theme);
  put('palette', settings.palette === 'clear' ? 'clear' : null);
  put('textures', settings.textures ? 'on' : null);
  put('wood', settings.wood === 'walnut' ? null : settings.wood);
  put('pieces', settings.pieces === 'enamel' ? null : settings.pieces);
}

// Another tab has changed them.
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  settings = read();
  apply();
});
