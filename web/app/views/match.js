// A match: several games with changing starter and a running score.

import { ask, post } from '../api.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { player, playerName } from '../game/sentences.js';
import { t } from '../language.js';
import { go } from '../router.js';
import { button, title, toast } from '../ui.js';

export default async function match(box, { id }) {
  title(t('match-title'));
  const match = await ask(`/api/matches/${id}`);
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
      toast(error.message);
    }
  };
  box.append(h('div', { class: 'column' },
    h('h1', {}, t('match-title')),
    h('p', { class: 'lead' }, t('match-standing', { red: names.red, blue: names.blue, games: match.of })),
    h('table', {},
      h('thead', {}, h('tr', {},
        h('th', { scope: 'col', class: 'number' }, t('match-game')), h('th', { scope: 'col' }, t('starter')), h('th', { scope: 'col' }, t('match-result')),
        h('th', { scope: 'col', class: 'number' }, names.red), h('th', { scope: 'col', class: 'number' }, names.blue))),
      h('tbody', {}, rows),
      h('tfoot', {}, h('tr', {}, h('th', { scope: 'row', colspan: 3 }, t('match-sum')),
        h('td', { class: 'number' }, total(match.red)), h('td', { class: 'number' }, total(match.blue))))),
    h('p', { class: 'quiet small' }, t('match-note')),
    h('div', { class: 'actions' }, match.over ? h('p', { class: 'result serif' }, verdict(match)) : button(t('match-next'), next, { class: 'main' }))));
}

// keys: ending-* won-by-*
function ending(game) {
  if (!game.result) return t('games-going-on');
  if (game.result === 'draw') return t(`ending-${game.ending}`);
  return t('games-won', { winner: t(`won-by-${game.result}`), how: t(`ending-${game.ending}`) });
}

function points(game, side) {
  if (!game.result) return '';
  if (game.result === side || game.result === 'draw' || !game.scored) return '0';
  return minus(game.score ?? { upper: null, exact: false });
}

/** A negative score, with its bounds while the referee still counts. */
function minus({ lower, upper, exact }) {
  if (upper === null) return exact ? '−' : '?';
  if (exact) return upper === 0 ? '0' : `−${upper}`;
  return `−${lower}…${upper}`;
}

const total = (tally) => minus(tally.minus);

function verdict(match) {
  const { red, blue } = match;
  const [mine, theirs] = [red.minus.upper ?? Infinity, blue.minus.upper ?? Infinity];
  const [one, other] = mine === theirs ? [blue.won, red.won] : [mine, theirs];
  if (one === other) return t('match-tied');
  return t('match-won', player(match, one < other ? 'red' : 'blue'));
}
