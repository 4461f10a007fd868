// Somebody's page: ratings over time, results, and the games with others.

import { address, ask, messageOf } from '../api.js';
import { h } from '../dom.js';
import { VARIANTS } from '../game/kinds.js';
import { playerName } from '../game/sentences.js';
import { language, learnWords, t, when } from '../language.js';
import { called } from '../people/called.js';
import { ratingGraph } from '../people/rating_graph.js';
import { button, dotted, title, toast } from '../ui.js';

const PACES = /** @type {const} */ (['live', 'correspondence']);

/**
 * @param {HTMLElement} box
 * @param {{ name: string }} parameters
 */
export default async function person(box, { name }) {
  const path = /** @type {const} */ (`/api/players/${encodeURIComponent(name)}`);
  // The words first: what can go wrong is among them.
  await Promise.all([learnWords('accounts'), learnWords('games')]);
  const person = await ask(path);
  title(person.name);
  const since = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(person.since);
  box.append(h('div', { class: 'column wide people' },
    h('h1', {}, called({ name: person.name, program: Boolean(person.program_of) })),
    person.program_of && h('p', { class: 'quiet' }, h('a', { href: `/player/${encodeURIComponent(person.program_of)}` }, t('person-program-of', { name: person.program_of }))),
    h('p', { class: 'quiet' }, t('person-since', { day: since })),
    person.closed && h('p', { class: 'notice' }, t('person-closed')),
    ratings(person),
    person.variants.length > 0 && results(t('person-variants'), t('person-variant'), person.variants.map((of) => [t(`variant-name-${of.variant}`), of])),
    person.opponents.length > 0 && results(t('person-opponents'), t('person-opponent'), person.opponents.map((of) => [opponent(of), of])),
    new Games(path, person).element));
}

// keys: players-* variant-name-* person-graph-*
function ratings(person) {
  const now = PACES.map((pace) => {
    const rating = person.ratings[pace];
    const told = rating ? t('person-rating', { rating: String(rating.rating), deviation: String(rating.deviation) }) : t('person-unrated');
    return h('p', {}, h('strong', {}, `${t(`players-${pace}`)}: `), told, rating?.provisional && h('span', { class: 'quiet' }, `\u00a0· ${t('person-provisional')}`));
  });
  return h('section', {}, now, person.history.length > 0 && graph(person.history));
}

function graph(history) {
  const rows = [...history].reverse().map(({ at, pace, rating, change, game }) =>
    h('tr', {},
      h('td', {}, when(at)),
      h('td', {}, t(`players-${pace}`)),
      h('td', { class: 'number' }, String(rating)),
      h('td', { class: 'number' }, change > 0 ? `+${change}` : String(change).replace('-', '−')),
      h('td', {}, h('a', { href: `/game/${game}` }, t('person-game')))));
  const head = ['person-ended', 'person-games', 'players-rating', 'person-change', 'person-game'];
  return [
    h('h2', {}, t('person-graph')),
    ratingGraph(history),
    h('details', { class: 'more-box' }, h('summary', {}, t('person-graph-table')),
      h('div', { class: 'scrolls', tabindex: 0, role: 'region', 'aria-label': t('person-graph') },
        h('table', { id: 'rating-table' }, h('thead', {}, h('tr', {}, head.map((key) => h('th', { scope: 'col' }, t(key))))), h('tbody', {}, rows)))),
  ];
}

/**
 * Who an opponent is: an account, a guest, or nobody any more.
 * @param {{ name?: string | null, gone: boolean, program: boolean }} of
 */
function opponent({ name, gone, program }) {
  if (name) return h('a', { href: `/player/${encodeURIComponent(name)}` }, called({ name, program }));
  return gone ? t('person-gone') : t('person-guest');
}

function results(heading, of, rows) {
  const number = (count) => h('td', { class: 'number' }, String(count));
  const column = (key) => h('th', { scope: 'col', class: 'number' }, t(key));
  return h('section', {}, h('h2', {}, heading),
    h('table', { class: 'results' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, of), column('person-won'), column('person-drawn'), column('person-lost'))),
      h('tbody', {}, rows.map(([name, { won, drawn, lost }]) => h('tr', {}, h('th', { scope: 'row' }, name), number(won), number(drawn), number(lost))))));
}

/** The games of somebody with others, to be filtered. */
class Games {
  /** @param {`/api/players/${string}`} path */
  constructor(path, person) {
    this.path = path;
    /** @type {{ opponent: string, of_variant: string, result: string, rated: string }} */
    this.wish = { opponent: '', of_variant: '', result: '', rated: '' };
    /** @type {string | null | undefined} */
    this.next = null;
    this.question = 0;
    this.list = h('ul', { class: 'list', id: 'persons-games' });
    this.empty = h('p', { class: 'quiet', role: 'status', hidden: true }, t('person-no-games'));
    this.further = button(t('person-more'), () => this.more());
    this.element = h('section', { 'aria-labelledby': 'games-heading' }, h('h2', { id: 'games-heading' }, t('person-games')),
      this.filters(person), this.empty, this.list, h('div', { class: 'actions' }, this.further));
    this.show();
  }

  // keys: person-result-* person-counts-*
  filters(person) {
    const change = ({ target }) => {
      this.wish = { ...this.wish, [target.name]: target.value };
      this.show();
    };
    const select = (name, label, options) =>
      h('label', { class: 'field' }, label, h('select', { name, change }, options.map(([value, text]) => h('option', { value }, text))));
    const names = person.opponents.flatMap(({ name, program }) => (name ? [[name, called({ name, program })]] : []));
    return h('form', { class: 'filters', role: 'search', 'aria-label': t('games-filter'), submit: (event) => event.preventDefault() },
      select('opponent', t('person-opponent'), [['', t('games-opponent-all')], ...names]),
      select('result', t('person-result'), ['', 'open', 'won', 'drawn', 'lost'].map((value) => [value, t(`person-result-${value || 'all'}`)])),
      select('of_variant', t('person-variant'), [['', t('person-variant-all')], ...VARIANTS.map((name) => [name, t(`variant-name-${name}`)])]),
      select('rated', t('person-counts'), [['', t('person-counts-all')], ['true', t('person-counts-yes')], ['false', t('person-counts-no')]]));
  }

  async show() {
    this.question += 1;
    this.next = null;
    this.list.replaceChildren();
    await this.more();
  }

  async more() {
    const mine = this.question;
    try {
      const { games, next } = await ask(address(/** @type {const} */ (`${this.path}/games`), { ...this.wish, before: this.next }));
      if (mine !== this.question) return;
      this.next = next ?? undefined;
      this.list.append(...games.map(card));
    } catch (error) {
      toast(messageOf(error));
    }
    this.further.hidden = this.next === undefined || this.next === null;
    this.empty.hidden = this.list.children.length > 0;
  }
}

// keys: ending-* person-game-*
function card({ side, game }) {
  const names = t('games-names', { red: playerName(game, 'red'), blue: playerName(game, 'blue') });
  const fate = !game.result ? 'open' : game.result === 'draw' ? 'drawn' : game.result === side ? 'won' : 'lost';
  const went = game.result !== '*' && t(`person-game-${fate}`);
  const told = [went, game.ending && t(`ending-${game.ending}`)].filter((part) => part).join(t('comma'));
  const about = [t('games-plies', { plies: game.ply }), t(`variant-name-${game.variant}`), game.rated && game.result !== '*' && t('invitation-rated'), when(game.changed)];
  return h('li', { class: 'card', 'data-game': game.id },
    h('img', { src: `/api/games/${game.id}/picture.svg`, alt: '', loading: 'lazy', width: 80, height: 80 }),
    h('div', {}, h('h3', {}, h('a', { href: `/game/${game.id}` }, names)),
      h('p', { class: 'verdict-line' }, told),
      h('p', { class: 'quiet small' }, dotted(about))));
}
