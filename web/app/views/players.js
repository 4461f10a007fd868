// The strongest players, by games with a clock and by correspondence.

import { ask } from '../api.js';
import { h } from '../dom.js';
import { learnWords, t } from '../language.js';
import { called } from '../people/called.js';
import { title } from '../ui.js';

/** @param {HTMLElement} box */
export default async function players(box) {
  const [leaders] = await Promise.all([ask('/api/players'), learnWords('accounts')]);
  title(t('players-title'));
  box.append(h('div', { class: 'column people' },
    h('h1', {}, t('players-title')),
    table('live', leaders.live),
    table('correspondence', leaders.correspondence),
    h('p', { class: 'quiet small' }, t('players-note')),
    h('section', {}, h('h2', {}, t('players-levels')),
      h('table', {}, h('tbody', {}, leaders.levels.map(({ level, rating }) =>
        h('tr', {}, h('th', { scope: 'row' }, t('players-level', { level })), h('td', { class: 'number' }, String(rating)))))),
      h('p', { class: 'quiet small' }, t('players-levels-note')))));
}

// keys: players-*
function table(pace, leaders) {
  const heading = h('h2', {}, t(`players-${pace}`));
  if (!leaders.length) return h('section', {}, heading, h('p', { class: 'quiet' }, t('players-none')));
  const rows = leaders.map(({ name, program, rating, deviation, games }, index) =>
    h('tr', {},
      h('td', { class: 'number' }, String(index + 1)),
      h('th', { scope: 'row' }, h('a', { href: `/player/${encodeURIComponent(name)}` }, called({ name, program }))),
      h('td', { class: 'number' }, t('person-rating', { rating: String(rating), deviation: String(deviation) })),
      h('td', { class: 'number' }, String(games))));
  const head = h('tr', {},
    h('th', { scope: 'col', class: 'number' }, t('players-rank')), h('th', { scope: 'col' }, t('players-player')),
    h('th', { scope: 'col', class: 'number' }, t('players-rating')), h('th', { scope: 'col', class: 'number' }, t('players-games')));
  return h('section', {}, heading, h('table', { id: `leaders-${pace}` }, h('thead', {}, head), h('tbody', {}, rows)));
}
