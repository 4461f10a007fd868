// All games that were played here, to be searched, filtered, thrown away and had back.

import { address, ask, askForText, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { VARIANTS } from '../game/kinds.js';
import { player, playerName } from '../game/sentences.js';
import { Beginner } from '../games/beginner.js';
import { EVERYTHING, fits } from '../games/filter.js';
import { learnWords, t, when } from '../language.js';
import { accountLink } from '../people/account_link.js';
import { go, render } from '../router.js';
import { day, saveText } from '../save.js';
import { button, dotted, title, toast } from '../ui.js';

/** How many games are shown at once, and how many are asked for. */
const AT_ONCE = 30;
const ASKED = 100;

/** How many games there may be in one text. */
const MOST_RECORDS = 100;

/** @param {HTMLElement} box */
export default async function games(box) {
  await learnWords('games');
  title(t('games-title'));
  const library = new Library();
  box.append(library.element);
  // Without a server there may be games all the same.
  const here = navigator.serviceWorker?.controller ? await (await import('../here/handing.js')).gamesHere() : null;
  if (here) {
    library.empty.before(here.section);
    library.elsewhere = here.names;
  }
  await library.show().catch((error) => {
    if (!here || error.code !== 'unreachable') throw error;
    library.tell(error.message);
  });
}

// keys: games-state-* games-opponent-* variant-name-*
class Library {
  constructor() {
    this.wish = { ...EVERYTHING };
    this.bin = false;
    /** Games that fit, as far as the list was read. @type {import('wire').Summary[]} */
    this.found = [];
    /** The names of games that the list shows apart: the server may have begun them, too. @type {Set<string>} */
    this.elsewhere = new Set();
    this.shown = 0;
    /** Where the list goes on: `null` from its beginning, `undefined` if there is no more. @type {string | number | null | undefined} */
    this.before = null;
    /** Counts the questions, so that a late answer to an earlier one is not shown. */
    this.question = 0;
    this.heading = h('h1', {}, t('games-title'));
    this.list = h('ul', { class: 'list', id: 'games' });
    this.further = button(t('games-more'), () => this.more(), { id: 'more-games' });
    this.empty = h('p', { class: 'quiet', id: 'no-games', role: 'status', hidden: true });
    this.binSwitch = button('', () => this.turnBin(), { id: 'bin', 'aria-pressed': 'false' });
    this.element = h('div', { class: 'column wide' },
      h('div', { class: 'actions' }, this.heading, h('a', { class: 'button main', href: '/play' }, t('play-title')), accountLink()),
      this.filters(), this.empty, this.list, h('div', { class: 'actions' }, this.further), imports());
  }

  filters() {
    const change = ({ target }) => {
      this.wish = { ...this.wish, [target.name]: target.value };
      this.show();
    };
    const select = (name, label, options) =>
      h('label', { class: 'field' }, label, h('select', { name, change }, options.map(([value, text]) => h('option', { value }, text))));
    const options = (kind, values) => values.map((value) => [value, t(`games-${kind}-${value || 'all'}`)]);
    return h('form', { class: 'filters', role: 'search', 'aria-label': t('games-filter'), submit: (event) => event.preventDefault() },
      h('label', { class: 'field' }, t('games-search'), h('input', { type: 'search', name: 'search', autocomplete: 'off', input: change })),
      select('state', t('games-state'), options('state', ['', 'mine', 'open', 'over', 'won', 'lost', 'drawn'])),
      select('opponent', t('opponent'), options('opponent', ['', 'computer', 'people'])),
      select('variant', t('variant'), [['', t('games-variant-all')], ...VARIANTS.map((name) => [name, t(`variant-name-${name}`)])]),
      this.binSwitch);
  }

  turnBin() {
    this.bin = !this.bin;
    this.show();
  }

  /** Shows the list from its beginning. */
  async show() {
    this.question += 1;
    this.before = null;
    this.found = [];
    this.shown = 0;
    this.heading.textContent = this.bin ? t('games-bin-title') : t('games-title');
    this.binSwitch.textContent = this.bin ? t('games-bin-leave') : t('games-bin');
    this.binSwitch.setAttribute('aria-pressed', String(this.bin));
    await this.more();
  }

  /** Looks through the list until there are enough more games that fit. */
  async more() {
    const mine = this.question;
    const wanted = this.shown + AT_ONCE;
    try {
      while (this.found.length < wanted && this.before !== undefined) {
        const { games, next } = await ask(address('/api/games', { limit: ASKED, before: this.before, deleted: this.bin || null }));
        if (mine !== this.question) return;
        this.found.push(...games.filter((game) => !this.elsewhere.has(game.id) && fits(game, namesOf(game), this.wish)));
        this.before = next ?? undefined;
      }
    } catch (error) {
      if (!this.list.children.length) throw error;
      toast(messageOf(error));
    }
    const fresh = this.found.slice(this.shown, wanted);
    if (this.shown === 0) this.list.replaceChildren();
    this.list.append(...fresh.map((game) => this.card(game)));
    this.shown += fresh.length;
    this.further.hidden = this.before === undefined && this.found.length <= this.shown;
    this.tellIfEmpty();
  }

  tell(text) {
    this.empty.textContent = text;
    this.empty.hidden = false;
  }

  tellIfEmpty() {
    const filtered = Object.values(this.wish).some((value) => value);
    this.empty.textContent = filtered ? t('games-none-found') : this.bin ? t('games-bin-empty') : t('games-none');
    this.empty.hidden = this.list.children.length > 0;
  }

  card(game) {
    const [red, blue] = namesOf(game);
    const open = `/game/${game.id}`;
    const name = t('games-names', { red, blue });
    const entry = h('li', { class: 'card', 'data-game': game.id });
    entry.append(
      h('img', { src: this.picture(game), alt: '', loading: 'lazy', width: 80, height: 80 }),
      h('div', {},
        h('h2', {}, this.bin ? name : h('a', { href: open }, name)),
        h('p', { class: 'verdict-line' }, verdict(game)),
        h('p', { class: 'quiet small' }, about(game))),
      h('div', { class: 'actions' }, this.bin
        ? [button(t('games-restore'), () => this.restore(game, entry), { class: 'main', 'aria-label': t('games-restore-named', { red, blue }) })]
        : [h('a', { class: 'button', href: open }, game.result ? t('review-it') : t('continue-it')),
            button(t('export-it'), () => exportGame(game), { 'data-export': true }),
            button(t('delete-it'), () => this.remove(game, entry), { class: 'danger', 'aria-label': t('delete-named', { red, blue }) })]));
    return entry;
  }

  /** What is in the bin has no picture of its own any more, and the list does not tell the pattern of a board without a name. */
  picture(game) {
    if (!this.bin) return `/api/games/${game.id}/picture.svg`;
    const { position, variant, board } = game;
    return board ? address('/api/position/picture.svg', { position, variant, board }) : '/icon.svg';
  }

  /** Takes a card away and leads whoever stood there on. */
  drop(entry) {
    const next = entry.nextSibling ?? entry.previousSibling;
    entry.remove();
    (next?.querySelector?.('a, button') ?? this.binSwitch).focus();
    this.tellIfEmpty();
  }

  async remove(game, entry) {
    try {
      await ask(`/api/games/${game.id}`, { method: 'DELETE' });
    } catch (error) {
      toast(messageOf(error));
      return;
    }
    const { nextSibling } = entry;
    this.drop(entry);
    const act = async () => {
      await post(`/api/games/${game.id}/restore`).catch((error) => toast(messageOf(error)));
      this.list.insertBefore(entry, nextSibling?.isConnected ? nextSibling : null);
      this.tellIfEmpty();
    };
    toast(t('games-binned'), { action: t('undo'), seconds: 12, act });
  }

  async restore(game, entry) {
    try {
      await post(`/api/games/${game.id}/restore`);
    } catch (error) {
      toast(messageOf(error));
      return;
    }
    this.drop(entry);
    toast(t('games-restored'), { action: t('games-open'), act: () => go(`/game/${game.id}`) });
  }
}

/** @returns {string[]} what the page calls Red and Blue */
function namesOf(game) {
  return [playerName(game, 'red'), playerName(game, 'blue')];
}

// keys: ending-*
/** How a game ended, told for whoever reads: “You won, −12”. */
function verdict(game) {
  if (!game.result) return t('games-going-on');
  if (game.result === 'draw' || game.result === '*') return t(`ending-${game.ending}`);
  const winner = t('games-winner', player(game, game.result));
  const points = game.score?.exact && game.score.upper !== null ? t('games-points', { points: game.score.upper }) : null;
  return [winner, points, t(`ending-${game.ending}`)].filter((part) => part).join(t('comma'));
}

// keys: variant-name-*
function about(game) {
  return dotted([t('games-plies', { plies: game.ply }), t(`variant-name-${game.variant}`), when(game.changed)]);
}

/** Saves the record under a name with the day and the players. */
async function exportGame(game) {
  const [red, blue] = namesOf(game);
  try {
    const record = await askForText(`/api/games/${game.id}/record`);
    saveText(`Colorito ${day(game.created)} ${t('games-names', { red, blue })}.colorito`, record);
  } catch (error) {
    toast(messageOf(error));
  }
}

function imports() {
  const text = h('textarea', { id: 'record', 'aria-label': t('import-text'), placeholder: t('import-text') });
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const file = h('input', { type: 'file', accept: '.colorito,text/plain', 'aria-label': t('import-file') });
  file.addEventListener('change', async () => {
    if (file.files[0]) text.value = await file.files[0].text();
  });
  const beginner = new Beginner();
  const bring = async (event) => {
    event.preventDefault();
    complaint.hidden = true;
    try {
      const record = text.value;
      const { games } = await beginner.begin(record, () => (as) => post(address('/api/games/import', { as }), { record }), MOST_RECORDS);
      if (games.length === 1) await go(`/game/${games[0].id}`);
      else await render();
    } catch (error) {
      complaint.textContent = messageOf(error);
      complaint.hidden = false;
    }
  };
  return h('details', { class: 'more-box' }, h('summary', {}, t('import-title')),
    h('form', { class: 'rows', submit: bring }, file, text, complaint, h('div', { class: 'actions' }, h('button', { class: 'main' }, t('import-it')))));
}
