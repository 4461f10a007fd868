// A new game, or a match of several.

import { address, messageOf, post } from '../api.js';
import { boardChoices } from '../boards/own_boards.js';
import { h } from '../dom.js';
import { choicesOf, variantOf } from '../game/kinds.js';
import { paceText } from '../game/terms.js';
import { Beginner } from '../games/beginner.js';
import { learnWords, t } from '../language.js';
import { alone } from '../place.js';
import { go } from '../router.js';
import { change, setting } from '../settings.js';
import { choices, dotted, tick, title } from '../ui.js';

const CLOCKS = { none: null, '3+2': [180, 2], '5+5': [300, 5], '10+5': [600, 5], '20+10': [1200, 10], '45+15': [2700, 15] };
/** Days for each move, where the other is somewhere else. */
const DAYS = { '1d': { days: 1 }, '3d': { days: 3 }, '7d': { days: 7 }, '1d+': { days: 1, most_days: 7 }, '3d+': { days: 3, most_days: 14 } };
const LENGTHS = ['1', '2', '4', '6', '10'];
const STANDARD = {
  opponent: 'computer', level: '3', side: 'red', starter: 'you', board: 'standard', clock: 'none', games: '1',
  red: '', blue: '', colours: false, strict: false, repetition: true, rated: false,
};

export default async function play(box, { query }) {
  await learnWords('play');
  title(t('play-title'));
  const position = query.get('position');
  const board = query.get('board');
  const wish = { ...STANDARD, ...setting('newGame'), ...(board && { board }), ...(position && asThere(query)) };
  // Others are found by a server, which keeps matches, too.
  const served = !alone && !position;
  if (!served && wish.opponent === 'friend') wish.opponent = 'computer';
  const beginner = new Beginner();
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const rest = h('details', { class: 'more-box', id: 'more-choices' },
    h('summary', {}, t('play-more'), h('span', { class: 'quiet small', id: 'chosen' })),
    h('div', { class: 'rows' },
      names(wish),
      h('div', { class: 'side-by-side' },
        choices(t('your-side'), 'side', [['red', t('side-red')], ['blue', t('side-blue')], ['chance', t('chance')]], wish.side),
        position ? null : starters(wish)),
      h('div', { class: 'side-by-side' }, clocks(wish), served ? lengths(wish) : null),
      h('div', { class: 'for-friends-only', hidden: true }, tick('rated', t('rated-wish'), wish.rated)),
      variants(wish),
      position ? null : boards(wish)));
  const form = h('form', { class: 'rows', change: () => adapt(form) },
    h('div', { class: 'side-by-side' },
      choices(t('opponent'), 'opponent', [['computer', t('opponent-computer')], ['person', t('opponent-person')], ...(served ? [['friend', t('opponent-friend')]] : [])], wish.opponent,
        alone ? null : h('p', { class: 'quiet small' }, h('a', { href: '/lobby' }, t('opponent-anyone')))),
      levels(wish)),
    complaint,
    h('p', { class: 'notice', id: 'device-only', role: 'status', hidden: true }),
    h('div', { class: 'actions' }, h('button', { class: 'main large', id: 'begin' }, t('begin'))),
    rest);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    complaint.hidden = true;
    try {
      await begin(beginner, read(form), query);
    } catch (error) {
      complaint.textContent = messageOf(error);
      complaint.hidden = false;
      complaint.focus();
    }
  });
  adapt(form);
  box.append(h('div', { class: 'column new-game' }, h('h1', {}, t('play-title')),
    position && h('p', { class: 'notice' }, t('play-from-position')), form));
}

/** A game from a position is a single one, by the rules the position came with. */
function asThere(query) {
  return { games: '1', ...choicesOf(query.get('variant')) };
}

function levels(wish) {
  const shown = h('output', { for: 'level' });
  const slider = h('input', { type: 'range', id: 'level', name: 'level', min: 1, max: 10, value: wish.level, 'aria-describedby': 'level-word' });
  // keys: level-word-*
  const tell = () => {
    const level = Number(slider.value);
    shown.textContent = t('level-shown', { level, word: t(`level-word-${Math.ceil(level / 2)}`) });
  };
  slider.addEventListener('input', tell);
  tell();
  return h('fieldset', { class: 'for-computer' }, h('legend', {}, h('label', { for: 'level' }, t('level'))), slider, h('p', { id: 'level-word' }, shown));
}

function names(wish) {
  const field = (name, label) =>
    h('label', { class: 'field' }, label, h('input', { type: 'text', name, maxlength: 40, value: wish[name], autocomplete: 'off' }));
  return h('fieldset', { class: 'for-people' }, h('legend', {}, t('names')),
    h('div', { class: 'side-by-side' }, field('red', t('name-of-red')), field('blue', t('name-of-blue'))));
}

// keys: side-* variant-*
function starters(wish) {
  const options = [['you', t('starter-you')], ['other', t('starter-other')], ['chance', t('chance')]];
  return choices(t('starter'), 'starter', options, wish.starter);
}

function variants(wish) {
  return h('fieldset', {}, h('legend', {}, t('variant')),
    tick('colours', t('variant-colours'), wish.colours, t('variant-colours-note')),
    tick('strict', t('variant-strict'), wish.strict, t('variant-strict-note')),
    tick('repetition', t('house-rule'), wish.repetition, t('house-rule-note')));
}

function boards(wish) {
  const picture = (name) => h('img', { class: 'board-sample', src: address('/api/board/picture.svg', { board: name }), alt: '', width: 72, height: 72, loading: 'lazy' });
  return choices(t('board'), 'board', boardChoices(wish.board).map(([board, name]) => [board, [picture(board), name]]), wish.board,
    h('p', { class: 'quiet small' }, t('board-note'), ' ', h('a', { href: '/boards' }, t('board-make-own'))));
}

function clocks(wish) {
  const options = Object.entries(CLOCKS).map(([value, time]) =>
    h('option', { value, selected: value === wish.clock }, paceText(time && { seconds: time[0], increment: time[1] })));
  options.push(...Object.entries(DAYS).map(([value, pace]) => h('option', { value, selected: value === wish.clock, class: 'for-friends' }, paceText(pace))));
  return h('fieldset', {}, h('legend', {}, h('label', { for: 'clock' }, t('clock'))), h('select', { id: 'clock', name: 'clock' }, options));
}

function lengths(wish) {
  const options = LENGTHS.map((games) =>
    h('option', { value: games, selected: games === wish.games }, games === '1' ? t('match-single') : t('match-of', { games: Number(games) })));
  return h('fieldset', {}, h('legend', {}, h('label', { for: 'games' }, t('match-length'))),
    h('select', { id: 'games', name: 'games' }, options), h('p', { class: 'quiet small' }, t('match-note')));
}

/** Shows what matters for the chosen opponent. */
function adapt(form) {
  const opponent = form.elements.opponent.value;
  const computer = opponent === 'computer';
  const friend = opponent === 'friend';
  form.querySelector('.for-computer').hidden = !computer;
  form.querySelector('.for-people').hidden = opponent !== 'person';
  adaptToFriend(form, friend);
  for (const name of ['side', 'starter']) {
    const group = form.querySelector(`[name=${name}]`)?.closest('fieldset');
    if (group && name === 'side') group.hidden = opponent === 'person';
  }
  const [you, other] = computer ? [t('starter-you'), t('starter-other')] : friend ? [t('starter-you'), t('starter-friend')] : [t('side-red'), t('side-blue')];
  for (const [value, text] of [['you', you], ['other', other]]) {
    const label = form.querySelector(`[name=starter][value=${value}] + span`);
    if (label) label.textContent = text;
  }
  tellChosen(form, computer || friend);
}

/** A game by link has days as well, is a single one, and needs a server that others can reach. */
async function adaptToFriend(form, friend) {
  const { clock, games } = form.elements;
  for (const option of form.querySelectorAll('option.for-friends')) {
    option.hidden = !friend;
    option.disabled = !friend;
  }
  if (!friend && clock.value in DAYS) clock.value = 'none';
  if (games) games.closest('fieldset').hidden = friend;
  form.querySelector('.for-friends-only').hidden = !friend;
  const notice = form.querySelector('#device-only');
  const begin = form.querySelector('#begin');
  begin.textContent = friend ? t('make-link') : t('begin');
  notice.hidden = true;
  begin.disabled = false;
  if (!friend) return;
  const { isReachable } = await import('../lobby/invitations.js');
  const reachable = await isReachable().catch(() => true);
  if (form.elements.opponent.value !== 'friend' || reachable) return;
  notice.textContent = t('error-device-only');
  notice.hidden = false;
  begin.disabled = true;
}

/** What is chosen in the folded part, in a few words. */
function tellChosen(form, hasSide) {
  const chosen = (name) => form.querySelector(`[name=${name}]:checked + span`)?.textContent;
  const picked = (name) => form.querySelector(`[name=${name}]`)?.selectedOptions[0]?.textContent;
  const ticked = (name) => form.elements[name].checked && t(`variant-${name}`);
  const { opponent, side, starter } = form.elements;
  const others = { computer: ['you', 'computer'], friend: ['you', 'friend'], person: ['red', 'blue'] };
  const [one, other] = others[opponent.value];
  const starters = { you: one, other, chance: 'chance' };
  const parts = [
    hasSide && t('chosen-side', { side: side.value }),
    starter && t('chosen-starter', { who: starters[starter.value] }),
    picked('clock'),
    form.elements.games && opponent.value !== 'friend' && form.elements.games.value !== '1' && picked('games'),
    ticked('colours'),
    ticked('strict'),
    form.elements.board && form.elements.board.value !== 'standard' && chosen('board'),
  ];
  form.querySelector('#chosen').textContent = dotted(parts);
}

function read(form) {
  const wish = Object.fromEntries(new FormData(form));
  for (const name of ['colours', 'strict', 'repetition', 'rated']) wish[name] = form.elements[name].checked;
  change('newGame', wish);
  return { ...STANDARD, ...wish };
}

const toss = (value, one, other) => (value === 'chance' ? (Math.random() < 0.5 ? one : other) : value);

async function begin(beginner, wish, query) {
  if (wish.opponent === 'friend') return inviteFriend(wish);
  if (wish.games === '1') {
    const game = await beginner.begin(wish, () => {
      const wanted = request(wish, query);
      return (as) => post(address('/api/games', { as }), wanted);
    });
    return go(`/game/${game.id}`);
  }
  const match = await beginner.begin(wish, () => {
    const wanted = { ...request(wish, query), games: Number(wish.games) };
    return (as) => post(address('/api/matches', { as }), wanted);
  });
  return go(`/game/${match.games[match.games.length - 1].id}`);
}

/** Makes the link and shows it. */
async function inviteFriend(wish) {
  const { invite } = await import('../lobby/invitations.js');
  const time = CLOCKS[wish.clock];
  const days = DAYS[wish.clock];
  const name = setting('name').trim();
  const made = await invite({
    audience: 'link',
    variant: variantOf(wish),
    board: wish.board,
    repetition_draws: wish.repetition,
    rated: wish.rated,
    ...(wish.side !== 'chance' && { side: wish.side }),
    ...(wish.starter !== 'chance' && { begins: wish.starter === 'you' ? 'owner' : 'guest' }),
    ...(days ? { clock: days } : time ? { clock: { seconds: time[0], increment: time[1] } } : {}),
    ...(name && { name }),
  });
  return go(`/invitation/${made.id}`);
}


/** @returns {import('wire').NewGame} */
function request(wish, query) {
  const againstComputer = wish.opponent === 'computer';
  const yours = againstComputer ? toss(wish.side, 'red', 'blue') : 'red';
  /** @type {(name?: string) => import('wire').Seat} */
  const person = (name) => (name?.trim() ? { kind: 'person', name: name.trim() } : { kind: 'person' });
  /** @type {import('wire').Seat} */
  const computer = { kind: 'computer', level: Number(wish.level) };
  const seats = againstComputer
    ? { red: yours === 'red' ? person() : computer, blue: yours === 'blue' ? person() : computer }
    : { red: person(wish.red), blue: person(wish.blue) };
  const first = toss(wish.starter, 'you', 'other') === 'you';
  /** @type {import('wire').SideName} */
  const starter = first === (yours === 'red') ? 'red' : 'blue';
  const variant = variantOf(wish);
  const position = query.get('position');
  const setup = position ? { variant, position, board: query.get('board') ?? 'standard' } : { variant, board: wish.board, starter };
  const time = CLOCKS[wish.clock];
  const clock = time ? { seconds: time[0], increment: time[1] } : undefined;
  return { seats, setup, clock, repetition_draws: wish.repetition };
}
