// The lobby: games with whoever comes.

import { ask, messageOf, post } from '../api.js';
import { sideName } from '../board/words.js';
import { h } from '../dom.js';
import { BOARDS, VARIANTS } from '../game/kinds.js';
import { paceText } from '../game/terms.js';
import { learnWords, t } from '../language.js';
import { deviceOnly, invite, isReachable, termsText } from '../lobby/invitations.js';
import { LiveLobby } from '../lobby/live_lobby.js';
import { called, nameOf } from '../people/called.js';
import { go } from '../router.js';
import { change, setting } from '../settings.js';
import { button, dotted, tick, title, toast } from '../ui.js';

/** What is sought most, in a click each. */
const CLOCKS = [
  { seconds: 180, increment: 2 }, { seconds: 300, increment: 5 }, { seconds: 600, increment: 5 },
  { seconds: 1200, increment: 10 }, { days: 1 }, { days: 3 }, { days: 3, most_days: 14 }, { days: 7 },
];

/** By how many points an opponent may be stronger or weaker. */
const WITHIN = [100, 200, 400];

/** @param {HTMLElement} box */
export default async function lobby(box) {
  const [reachable, account] = await Promise.all([isReachable(), ask('/api/account').catch(() => null), learnWords('online')]);
  title(t('lobby-title'));
  if (!reachable) {
    box.append(deviceOnly(t('lobby-title')));
    return () => {};
  }
  const room = new Room(nameOf(account));
  box.append(room.element);
  return () => room.live.close();
}

class Room {
  /** @param {string | null} own the name of the reader's account, which has a rating */
  constructor(own) {
    this.list = h('ul', { class: 'list', id: 'invitations' });
    this.empty = h('p', { class: 'quiet', id: 'nobody' }, t('lobby-empty'));
    this.away = h('p', { class: 'notice', role: 'status', hidden: true }, t('connection-lost'));
    /** The invitations as they were told last. @type {import('wire').Invitation[]} */
    this.shown = [];
    this.element = h('div', { class: 'column wide' },
      h('h1', {}, t('lobby-title')), h('p', { class: 'quiet' }, t('lobby-lead')), this.away,
      this.seeking(own),
      h('h2', {}, t('lobby-open')), this.empty, this.list,
      h('div', { class: 'actions' },
        h('a', { class: 'button', href: '/play', id: 'computer-at-once' }, t('lobby-computer')),
        h('a', { class: 'button', href: '/watch' }, t('watch-title')),
        h('a', { class: 'button', href: '/games' }, t('door-games'))));
    this.live = new LiveLobby();
    this.live.on('lobby', (invitations) => this.show(invitations));
    this.live.on('invitation', (invitation) => this.became(invitation));
    this.live.on('connection', (there) => (this.away.hidden = there));
  }

  /** A game is sought with a click. @param {string | null} own */
  seeking(own) {
    // keys: variant-name-* board-name-*
    const choose = (name, options) => h('select', { name }, options.map(([value, text]) => h('option', { value }, text)));
    const variant = choose('variant', VARIANTS.map((name) => [name, t(`variant-name-${name}`)]));
    const board = choose('board', BOARDS.map((name) => [name, t(`board-name-${name}`)]));
    const side = choose('side', [['', t('lobby-chance')], ['red', sideName('red')], ['blue', sideName('blue')]]);
    const within = choose('within', [['', t('lobby-within-any')], ...WITHIN.map((points) => [String(points), t('lobby-within', { points })])]);
    const name = h('input', { type: 'text', name: 'name', maxlength: 40, autocomplete: 'nickname', value: setting('name') ?? '' });
    const rated = tick('rated', t('invitation-rated-wish'), false);
    const seek = async (clock) => {
      const wanted = own ? '' : name.value.trim();
      if (!own) change('name', wanted);
      try {
        await invite({
          audience: 'lobby', clock, variant: variant.value, board: board.value, rated: rated.querySelector('input').checked,
          ...(side.value && { side: /** @type {'red' | 'blue'} */ (side.value) }), ...(within.value && { within: Number(within.value) }), ...(wanted && { name: wanted }),
        });
        this.live.introduce();
      } catch (error) {
        toast(messageOf(error));
      }
    };
    return h('section', { class: 'rows', 'aria-label': t('lobby-seek') },
      h('h2', {}, t('lobby-seek')), own && h('p', { class: 'quiet' }, t('play-as', { name: own })),
      h('div', { class: 'side-by-side' },
        own ? null : h('label', { class: 'field' }, t('your-name'), name),
        h('label', { class: 'field' }, t('variant'), variant)),
      h('details', { class: 'more-box' }, h('summary', {}, t('lobby-more')),
        h('div', { class: 'side-by-side' },
          h('label', { class: 'field' }, t('board'), board),
          h('label', { class: 'field' }, t('lobby-side'), side),
          own && h('label', { class: 'field' }, t('lobby-opponent'), within))),
      rated,
      h('div', { class: 'actions', id: 'seeks' }, CLOCKS.map((clock) => seekButton(clock, () => seek(clock)))));
  }

  show(invitations) {
    const focused = document.activeElement?.closest('[data-invitation]')?.getAttribute('data-invitation');
    this.shown = invitations;
    this.empty.hidden = invitations.length > 0;
    this.list.replaceChildren(...invitations.map((invitation) => this.card(invitation)));
    if (focused) this.list.querySelector(`[data-invitation="${focused}"] button`)?.focus();
  }

  card(invitation) {
    const name = invitation.name ? called(invitation) : t('lobby-somebody');
    const act = invitation.yours
      ? button(t('lobby-withdraw'), () => this.withdraw(invitation), { 'data-withdraw': true })
      : button(t('lobby-accept'), () => this.accept(invitation), { class: 'main', 'data-accept': true, 'aria-label': t('lobby-accept-named', { name }) });
    return h('li', { class: 'card bare', 'data-invitation': invitation.id },
      h('div', {}, h('h3', {}, invitation.yours ? t('lobby-yours') : dotted([name, invitation.rating && String(invitation.rating)])), h('p', { class: 'quiet small' }, termsText(invitation))),
      h('div', { class: 'actions' }, act));
  }

  async accept(invitation) {
    const wanted = (setting('name') ?? '').trim();
    try {
      const game = await post(`/api/invitations/${invitation.id}/accept`, wanted ? { name: wanted } : {});
      await go(`/game/${game.id}`);
    } catch (error) {
      toast(messageOf(error));
    }
  }

  async withdraw(invitation) {
    await ask(`/api/invitations/${invitation.id}`, { method: 'DELETE' }).catch((error) => toast(messageOf(error)));
  }

  /** Somebody has accepted: the page goes to the game by itself. */
  became(invitation) {
    if (invitation.state === 'taken') go(`/game/${invitation.game}`);
  }
}

/** Seeks a game with a click. Who hears the button hears what its numbers mean. */
function seekButton(clock, act) {
  const text = clock.days ? paceText(clock) : t('lobby-clock', { minutes: clock.seconds / 60, seconds: clock.increment });
  return button(text, act, { 'data-seek': `${clock.days ?? clock.seconds}${clock.most_days ? '+' : ''}`, 'aria-label': paceText(clock), title: paceText(clock) });
}
