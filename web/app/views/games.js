// All games that were played here.

import { address, ask, post } from '../api.js';
import { h } from '../dom.js';
import { playerName } from '../game/sentences.js';
import { t, when } from '../language.js';
import { go, render } from '../router.js';
import { button, title, toast } from '../ui.js';

const AT_ONCE = 30;

export default async function games(box) {
  title(t('games-title'));
  const list = h('ul', { class: 'list', id: 'games' });
  const further = button(t('games-more'), () => show());
  const empty = h('p', { class: 'quiet', hidden: true }, t('games-none'));
  let before = null;

  const show = async () => {
    const found = await ask(address('/api/games', { limit: AT_ONCE, before }));
    list.append(...found.games.map((summary) => card(summary, list)));
    before = found.next;
    further.hidden = found.next === null;
    empty.hidden = list.children.length > 0;
  };
  await show();

  box.append(h('div', { class: 'column wide' },
    h('div', { class: 'actions' }, h('h1', {}, t('games-title')), h('a', { class: 'button main', href: '/play' }, t('play-title'))),
    empty, list, h('div', { class: 'actions' }, further), imports()));
}

function card(summary, list) {
  const names = { seats: summary.seats };
  const red = playerName(names, 'red');
  const blue = playerName(names, 'blue');
  const over = summary.result !== null;
  const entry = h('li', { class: 'card', 'data-game': summary.id },
    h('img', { src: `/api/games/${summary.id}/picture.svg`, alt: '', loading: 'lazy', width: 80, height: 80 }),
    h('div', {},
      h('h2', {}, h('a', { href: `/game/${summary.id}` }, t('games-names', { red, blue }))),
      h('p', { class: 'quiet small' }, about(summary))),
    h('div', { class: 'actions' },
      h('a', { class: 'button', href: `/game/${summary.id}` }, over ? t('review-it') : t('continue-it')),
      h('a', { class: 'button', href: `/api/games/${summary.id}/record`, download: '' }, t('export-it')),
      button(t('delete-it'), () => remove(summary, entry, list), { class: 'danger', 'aria-label': t('delete-named', { red, blue }) })));
  return entry;
}

// keys: variant-name-* ending-* won-by-*
function about(summary) {
  const result = summary.result === null
    ? t('games-going-on')
    : summary.result === 'draw'
      ? t(`ending-${summary.ending}`)
      : t('games-won', { winner: t(`won-by-${summary.result}`), how: t(`ending-${summary.ending}`) });
  return [result, t('games-plies', { plies: summary.ply }), t(`variant-name-${summary.variant}`), when(summary.changed)].join(' · ');
}

async function remove(summary, entry, list) {
  const next = entry.nextSibling;
  try {
    await ask(`/api/games/${summary.id}`, { method: 'DELETE' });
  } catch (error) {
    toast(error.message);
    return;
  }
  entry.remove();
  (next?.querySelector?.('a') ?? document.getElementById('view')).focus();
  toast(t('game-deleted'), {
    action: t('undo'),
    seconds: 12,
    act: async () => {
      try {
        await post(`/api/games/${summary.id}/restore`);
        list.insertBefore(entry, next?.isConnected ? next : null);
      } catch (error) {
        toast(error.message);
      }
    },
  });
}

function imports() {
  const text = h('textarea', { id: 'record', 'aria-label': t('import-text'), placeholder: t('import-text') });
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const file = h('input', { type: 'file', accept: '.colorito,text/plain', 'aria-label': t('import-file') });
  file.addEventListener('change', async () => {
    if (file.files[0]) text.value = await file.files[0].text();
  });
  const bring = async (event) => {
    event.preventDefault();
    complaint.hidden = true;
    try {
      const { games } = await post('/api/games/import', { record: text.value });
      if (games.length === 1) await go(`/game/${games[0].id}`);
      else await render();
    } catch (error) {
      complaint.textContent = error.message;
      complaint.hidden = false;
    }
  };
  return h('details', { class: 'more-box' }, h('summary', {}, t('import-title')),
    h('form', { class: 'rows', submit: bring }, file, text, complaint, h('div', { class: 'actions' }, h('button', { class: 'main' }, t('import-it')))));
}
