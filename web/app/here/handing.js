// Games that are kept in this browser, and their way to the server.

import { ask, messageOf, post } from '../api.js';
import { h } from '../dom.js';
import { playerName } from '../game/sentences.js';
import { learnWords, t, when } from '../language.js';
import { alone } from '../place.js';
import { go, render } from '../router.js';
import { button, dotted, toast } from '../ui.js';
import { find } from './shelf.js';

/** Whether games can be kept here beside a server. */
const canKeep = () => !alone && Boolean(navigator.serviceWorker?.controller);

/** Has the server keep a game from now on. @param {string} id @returns {Promise<string | null>} its name there */
async function handOver(id) {
  try {
    const game = await post(`/api/games/${id}/hand-over`);
    toast(t('kept-on-server'));
    return game.id;
  } catch (error) {
    toast(messageOf(error));
    return null;
  }
}

/** What is said beside a game that is kept here: nothing if it is not. @param {string} id */
export async function handingNotice(id) {
  if (!canKeep() || !(await find('games', id))) return null;
  await learnWords('offline');
  const hand = async () => {
    const there = await handOver(id);
    if (there) await go(`/game/${there}`, { replace: true });
  };
  return h('div', { class: 'kept-here' }, h('p', { class: 'quiet small' }, t('kept-here')), button(t('keep-on-server'), hand, { id: 'hand-over' }));
}

// keys: variant-name-*
/**
 * The games that are kept here, for the list of games, and their names: nothing if there are none.
 * @returns {Promise<{ section: HTMLElement, names: Set<string> } | null>}
 */
export async function gamesHere() {
  if (!canKeep()) return null;
  const { games } = await ask('/api/games/here');
  if (!games.length) return null;
  await learnWords('offline');
  const entry = (game) => {
    const names = { red: playerName(game, 'red'), blue: playerName(game, 'blue') };
    const hand = async () => (await handOver(game.id)) && render({ keepFocus: true });
    return h('li', { class: 'card', 'data-here': game.id },
      h('img', { src: `/api/games/${game.id}/picture.svg`, alt: '', loading: 'lazy', width: 80, height: 80 }),
      h('div', {}, h('h3', {}, h('a', { href: `/game/${game.id}` }, t('games-names', names))),
        h('p', { class: 'quiet small' }, dotted([t('games-plies', { plies: game.ply }), t(`variant-name-${game.variant}`), when(game.changed)]))),
      h('div', { class: 'actions' }, button(t('keep-on-server'), hand, { 'aria-label': t('keep-named-on-server', names) })));
  };
  const section = h('section', { class: 'rows', 'aria-labelledby': 'games-here' },
    h('h2', { id: 'games-here' }, t('games-here')), h('p', { class: 'quiet' }, t('games-here-note')), h('ul', { class: 'list' }, games.map(entry)));
  return { section, names: new Set(games.map(({ id }) => id)) };
}
