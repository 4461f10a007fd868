// A match: several games with changing starter and a running score.

import { ask, messageOf, post } from '../api.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { player, playerName } from '../game/sentences.js';
import { leader, standing } from '../games/match_score.js';
import { learnWords, t } from '../language.js';
import { go } from '../router.js';
import { button, title, toast } from '../ui.js';

/**
 * @param {HTMLElement} box
 * @param {{ id: string }} parameters
 */
export default async function match(box, { id }) {
  const [match] = await Promise.all([ask(`/api/matches/${id}`), learnWords('games')]);
  title(t('match-title'));
  const names = { red: playerName(match, 'red'), blue: playerName(match, 'blue') };
  const rows = match.games.map((game, index) =>
    h('tr', {},
      h('td', { class: 'number' }, String(index + 1)),
      h('td', {}, sideName(game.starter)),
      h('td', {}, h('a', { href: `/game/${game.id}` }, ending(game))),
      h('td', { class: 'number' }, points(game, 'red')),
      h('td', { class: 'number' }, points(game, 'blue'))));
  const next = async () => {
    try {
      const game = await post(`/api/matches/${id}/next`);
      await go(`/game/${game.id}`);
    } catch (error) {
      toast(messageOf(error));
    }
  };
  box.append(h('div', { class: 'column' },
    h('h1', {}, t('match-title')),
    h('p', { class: 'lead' }, t('match-standing', { red: names.red, blue: names.blue, games: match.of })),
    h('table', { class: 'match-table' },
      h('thead', {}, h('tr', {},
        h('th', { scope: 'col', class: 'number' }, h('span', { class: 'unseen' }, t('match-game'))), h('th', { scope: 'col' }, t('starter')), h('th', { scope: 'col' }, t('match-result')),
        h('th', { scope: 'col', class: 'number name' }, names.red), h('th', { scope: 'col', class: 'number name' }, names.blue))),
      h('tbody', {}, rows),
      h('tfoot', {}, sums(match))),
    h('p', { class: 'quiet small' }, t('match-rule')),
    h('div', { class: 'actions' }, match.over ? h('p', { class: 'result serif', id: 'match-verdict' }, verdict(match)) : button(t(match.games.some(({ result }) => !result) ? 'match-continue' : 'match-next'), next, { class: 'main' }))));
}

// keys: ending-*
function ending(game) {
  if (!game.result) return t('games-going-on');
  if (game.result === 'draw' || game.result === '*') return t(`ending-${game.ending}`);
  return [t('games-winner', player(game, game.result)), t(`ending-${game.ending}`)].join(t('comma'));
}

/** Wins, and below them minus points. */
function sums(match) {
  const [red, blue] = [standing(match, 'red'), standing(match, 'blue')];
  const row = (name, told) => h('tr', {}, h('th', { scope: 'row', colspan: 3 }, name), h('td', { class: 'number' }, told(red)), h('td', { class: 'number' }, told(blue)));
  const anyGivenUp = red.givenUp + blue.givenUp > 0;
  return [
    row(t('match-wins'), ({ won }) => String(won)),
    anyGivenUp && row(t('match-games-given-up'), ({ givenUp }) => String(givenUp)),
    row(t('match-minus'), (side) => minus(side.minus)),
  ].filter((part) => part);
}

function points(game, side) {
  if (!game.result) return '';
  if (game.result === side) return t('match-point');
  if (game.result === 'draw') return '0';
  if (!game.scored) return t('match-given-up');
  return minus(game.score ?? { upper: null, exact: false });
}

/** A negative score, with its bounds while the referee still counts. */
function minus({ lower, upper, exact }) {
  if (upper === null) return exact ? '−' : '?';
  if (exact) return upper === 0 ? '0' : `−${upper}`;
  return `−${lower}…${upper}`;
}

function verdict(match) {
  const ahead = leader(match);
  if (ahead === undefined) return t('match-counting');
  return ahead ? t('match-won', player(match, ahead)) : t('match-tied');
}
