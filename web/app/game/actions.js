// What can be done in a game besides moving: a bar of buttons, and a box with the rest.

import { address } from '../api.js';
import { h, part } from '../dom.js';
import { language, t } from '../language.js';
import { alone } from '../place.js';
import { setting } from '../settings.js';
import { button, tick, toast } from '../ui.js';
import { actingSide, isAlone, isApart, isBetweenTwo } from './sentences.js';
import { kindText } from './terms.js';

/** Where the bar has room for the most important only, as in the style sheet. */
const NARROW = '(max-width: 34rem), (max-width: 62rem) and (max-aspect-ratio: 6/5)';

/** The actions of a game. */
export class Actions {
  /** @param {import('../views/game.js').Table} table */
  constructor(table) {
    this.table = table;
    this.bar = h('div', { class: 'game-actions', role: 'group', 'aria-label': t('actions') });
    this.rest = h('div', { class: 'more', change: ({ target }) => this.table.turnEach(target.checked) });
    this.box = h('details', { class: 'more-box' }, h('summary', {}, t('more')), this.rest);
    this.out = button(t('zen-off'), () => this.zen(), { class: 'zen-out' });
    this.narrow = matchMedia(NARROW);
    this.adapt = () => this.show();
    this.narrow.addEventListener('change', this.adapt);
  }

  leave() {
    this.narrow.removeEventListener('change', this.adapt);
    document.documentElement.removeAttribute('data-zen');
  }

  /** Shows what can be done now. */
  show() {
    const focused = document.activeElement?.getAttribute('data-action');
    const inside = this.bar.contains(document.activeElement) || this.rest.contains(document.activeElement);
    const first = this.table.game.outcome ? this.afterTheEnd() : this.during();
    const second = this.seldom();
    const more = button(t('more'), () => this.open(), { class: 'open-more', 'aria-expanded': String(this.box.open) });
    this.bar.replaceChildren(...first, ...(this.narrow.matches ? [more] : second));
    this.rest.replaceChildren(...(this.narrow.matches ? second : []), ...this.links());
    if (focused && inside) this.table.element.querySelector(`[data-action=${focused}]`)?.focus({ preventScroll: true });
  }

  /** Shows the rest, which lies further down on a narrow page. */
  open() {
    this.box.open = !this.box.open;
    this.show();
    if (this.box.open) this.box.scrollIntoView({ block: 'end' });
  }

  /** Only the board, or everything again. */
  zen() {
    const on = document.documentElement.toggleAttribute('data-zen');
    if (on) this.out.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  action(text, name, allowed, run, attributes = {}) {
    const disabled = !allowed || this.table.visiting !== null;
    return button(text, run, { disabled, 'data-action': name, ...attributes });
  }

  can(name) {
    return this.table.game.can.includes(name);
  }

  /** Whether the reader only watches two others. */
  get watches() {
    return isBetweenTwo(this.table.game) && !isApart(this.table.game);
  }

  during() {
    const { table } = this;
    if (this.watches) return [this.turn()];
    return [
      this.takeBack(),
      !isApart(table.game) && this.action(t('hint'), 'hint', this.can('hint'), () => table.askHint()),
      this.turn(),
    ].filter(Boolean);
  }

  seldom() {
    const { table } = this;
    const { game } = table;
    if (this.watches) return [];
    if (game.outcome) return isApart(game) ? [] : [this.takeBack()];
    return [
      !isApart(game) && this.action(t('redo'), 'redo', this.can('redo'), () => table.live.command('redo')),
      this.can('abort')
        ? this.action(t('abort'), 'abort', true, () => table.abort())
        : this.action(t('resign'), 'resign', this.can('resign'), () => table.resign()),
      !isAlone(game) && this.action(t('offer-draw'), 'draw', this.can('offer-draw'), () => table.live.command('offer-draw', { side: actingSide(game) })),
    ].filter(Boolean);
  }

  afterTheEnd() {
    const { table } = this;
    const { game } = table;
    if (this.watches) return game.next ? [this.next(), this.turn()] : [this.turn()];
    return [
      isApart(game) ? this.rematch() : this.action(t('play-again'), 'again', true, () => table.again(), { class: 'main' }),
      game.ply > 0 && h('a', { class: 'button', href: `/game/${game.id}/review`, 'data-action': 'review' }, t('review-it-now')),
      this.turn(),
    ].filter(Boolean);
  }

  /** To play again with who sits elsewhere. */
  rematch() {
    const { game, live } = this.table;
    if (game.next) return this.next();
    const ask = () => live.command('rematch', { side: actingSide(game) });
    return this.action(t('rematch'), 'rematch', this.can('rematch'), ask, { class: 'main' });
  }

  /** To the game the two play now. */
  next() {
    return h('a', { class: 'button main', href: `/game/${this.table.game.next}`, 'data-action': 'next' }, t('rematch-go'));
  }

  takeBack() {
    const { game, live } = this.table;
    if (isApart(game)) {
      const ask = () => live.command('ask-take-back', { side: actingSide(game) });
      return this.action(t('ask-take-back'), 'take-back', this.can('ask-take-back'), ask);
    }
    return this.action(t('take-back'), 'take-back', this.can('take-back'), () => this.table.live.command('take-back'));
  }

  turn() {
    return button(t('turn-board'), () => this.table.turn(), { 'data-action': 'turn' });
  }

  links() {
    const { table } = this;
    const { game } = table;
    const position = table.position();
    const ply = table.visiting ?? undefined;
    const picture = (kind) => address(`/api/games/${game.id}/picture.${kind}`, { ply, seat: table.board.state.seat, language: language() });
    const here = { position: position.position, variant: game.variant, board: game.board ?? game.pattern };
    return [
      isBetweenTwo(game) && h('p', { class: 'quiet small', id: 'terms' }, kindText(game)),
      h('a', { href: `/api/games/${game.id}/record`, download: '' }, t('export-record')),
      h('a', { href: picture('svg'), download: 'colorito.svg' }, t('picture-svg')),
      !alone && h('a', { href: picture('png'), download: 'colorito.png' }, t('picture-png')),
      h('a', { href: address('/analyse', here), id: 'link-position' }, t('link-position')),
      h('a', { href: address('/play', here) }, t('play-from-here')),
      ...(alone ? [] : this.pictures(picture('png'))),
      isBetweenTwo(game) && this.embedding(),
      ...(isApart(game) ? this.manners() : []),
      !isAlone(game) && game.you === 'both' && tick('turning', t('turning'), setting('turning')),
      button(t('zen'), () => this.zen(), { class: 'plain', 'data-action': 'zen' }),
      !isBetweenTwo(game) && button(t('restart'), () => table.again(), { class: 'plain', 'data-action': 'restart' }),
    ].filter(Boolean);
  }

  /** For pages of other sites: a picture that follows the game, and leads to it. */
  embedding() {
    const { game, board } = this.table;
    const picture = new URL(address(`/api/games/${game.id}/embed.svg`, { seat: board.state.seat }), location.href);
    const code = `<a href="${new URL(`/game/${game.id}`, location.href)}"><img src="${picture}" alt="Colorito" width="480"></a>`;
    const copy = async () => {
      await navigator.clipboard.writeText(code);
      toast(t('embed-copied'));
    };
    const act = () => copy().catch(() => toast(t('picture-failed')));
    return button(t('embed-copy'), act, { class: 'plain', 'data-action': 'embed' });
  }

  /** To complain about the other player, and to meet them no more. */
  manners() {
    const { id } = this.table.game;
    const use = (name) => async () => (await import('../people/manners.js'))[name](id);
    return [
      button(t('report'), use('openReport'), { class: 'plain', 'data-action': 'report' }),
      button(t('block'), use('block'), { class: 'plain', 'data-action': 'block' }),
    ];
  }

  /** The board as a picture: onto the clipboard, or to somebody, as far as the browser can. */
  pictures(url) {
    const png = () => fetch(url).then((response) => response.blob());
    const copy = async () => {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })]);
      toast(t('picture-copied'));
    };
    const share = async () => {
      const files = [new File([await png()], 'colorito.png', { type: 'image/png' })];
      const link = { title: 'Colorito', url: new URL(part('link-position').getAttribute('href') ?? '', location.href).href };
      await navigator.share(navigator.canShare?.({ files }) ? { ...link, files } : link);
    };
    const attempt = (act) => () => act().catch((error) => error.name !== 'AbortError' && toast(t('picture-failed')));
    return [
      'ClipboardItem' in window && button(t('picture-copy'), attempt(copy), { class: 'plain', 'data-action': 'copy-picture' }),
      'share' in navigator && matchMedia('(pointer: coarse)').matches && button(t('share'), attempt(share), { class: 'plain', 'data-action': 'share' }),
    ];
  }
}
