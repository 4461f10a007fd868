// What the two players of a game say to each other: phrases, and free text if both want that.

import { messageOf, post } from '../api.js';
import { h, mark } from '../dom.js';
import { t } from '../language.js';
import { toast } from '../ui.js';
import { playerName } from './sentences.js';

/** What can be said in any language, in the order in which it is offered. */
// keys: phrase-*
const PHRASES = ['hello', 'good-luck', 'have-fun', 'thanks', 'welcome', 'good-move', 'close', 'sorry', 'moment', 'back', 'must-go', 'good-game', 'again', 'goodbye'];

/** The longest text. */
const LONGEST = 200;

/** Where the panel is folded at first, as in the style sheet, and where there is little room beside the board. */
const FOLDED = '(max-height: 62rem), (max-width: 34rem), (max-width: 62rem) and (max-aspect-ratio: 6/5)';

/** The conversation beside a game. */
export class Conversation {
  /** @param {import('../views/game.js').Table} table */
  constructor(table) {
    this.table = table;
    /** The reader's side. @type {import('wire').SideName} */
    this.own = table.game.you === 'blue' ? 'blue' : 'red';
    /** The remarks by their numbers: what is told twice is shown once. @type {Map<number, import('wire').Remark>} */
    this.remarks = new Map();
    this.texts = { red: false, blue: false };
    this.unread = 0;
    /** Whether what is heard is new: the first that is told may be from long ago. */
    this.begun = false;
    this.build();
    table.live.on('conversation', (news) => this.hear(news));
  }

  build() {
    this.count = h('span', { class: 'new', hidden: true });
    this.list = h('ol', { class: 'remarks', tabindex: '0', 'aria-label': t('talk-title') });
    this.note = h('p', { class: 'quiet small', hidden: true });
    this.element = h('details', { class: 'conversation', open: !matchMedia(FOLDED).matches, toggle: () => this.read() },
      h('summary', {}, t('talk-title'), ' ', this.count),
      this.list, this.phrases(), this.writing(), this.note, this.switch());
  }

  phrases() {
    this.phrase = h('select', { 'aria-label': t('talk-phrase') }, PHRASES.map((name) => h('option', { value: name }, t(`phrase-${name}`))));
    return h('form', { class: 'say', submit: (event) => this.submit(event, () => ({ phrase: this.phrase.value })) },
      this.phrase, h('button', { id: 'say-phrase' }, t('talk-say')));
  }

  writing() {
    this.field = h('input', { type: 'text', id: 'say-text', maxlength: LONGEST, autocomplete: 'off', 'aria-label': t('talk-text'), placeholder: t('talk-text') });
    this.form = h('form', { class: 'say', hidden: true, submit: (event) => this.submit(event, () => this.written()) },
      this.field, h('button', {}, t('talk-say')));
    return this.form;
  }

  switch() {
    const { seats } = this.table.game;
    this.wanted = h('input', { type: 'checkbox', id: 'texts', change: () => this.send('texts', { on: this.wanted.checked }) });
    // Programs say phrases only.
    return seats[other(this.own)]?.kind !== 'program' && h('label', { class: 'tick' }, this.wanted,
      h('span', {}, t('talk-texts'), h('br'), h('span', { class: 'quiet small' }, t('talk-texts-note'))));
  }

  submit(event, words) {
    event.preventDefault();
    const said = words();
    if (said) this.send('say', said);
  }

  written() {
    const text = this.field.value.trim();
    this.field.value = '';
    return text && { text };
  }

  /** @param {'say' | 'texts'} what */
  async send(what, body) {
    try {
      await post(`/api/games/${this.table.game.id}/${what}`, body);
    } catch (error) {
      toast(messageOf(error));
      this.show();
    }
  }

  /** @param {import('wire').Conversation} news */
  hear({ texts, remarks }) {
    const you = this.own;
    const before = this.texts;
    const had = before.red && before.blue;
    this.texts = texts;
    for (const remark of remarks) this.remarks.set(remark.number, remark);
    const others = remarks.filter(({ side }) => side !== you);
    if (this.begun) for (const remark of others) this.table.speak(this.sentence(remark));
    if (this.begun && had && !(texts.red && texts.blue)) this.table.speak(t('talk-texts-off'));
    if (this.begun && texts[other(you)] && !before[other(you)] && !texts[you]) this.table.speak(this.asked());
    this.begun = true;
    if (!this.element.open) this.unread += others.length;
    this.show();
  }

  asked() {
    const { game } = this.table;
    return t('talk-texts-asked', { name: playerName(game, other(this.own)) });
  }

  /** @param {import('wire').Remark} remark */
  sentence({ side, phrase, text }) {
    const { game } = this.table;
    const words = text ?? t(`phrase-${phrase}`);
    return side === this.own ? t('talk-own', { words }) : t('talk-said', { name: playerName(game, side), words });
  }

  read() {
    if (!this.element.open) return;
    this.unread = 0;
    this.show();
  }

  show() {
    const you = this.own;
    const both = this.texts.red && this.texts.blue;
    const all = [...this.remarks.values()].sort((one, two) => one.number - two.number);
    this.list.replaceChildren(...(all.length ? all.map((remark) => h('li', { 'data-side': remark.side }, this.sentence(remark))) : [h('li', { class: 'quiet' }, t('talk-none'))]));
    this.list.scrollTop = this.list.scrollHeight;
    mark(this.count, 'hidden', this.unread === 0);
    this.count.textContent = t('talk-new', { count: this.unread });
    mark(this.form, 'hidden', !both);
    this.wanted.checked = this.texts[you];
    const asked = this.texts[other(you)] && !this.texts[you];
    mark(this.note, 'hidden', !asked);
    this.note.textContent = asked ? this.asked() : '';
  }
}

/** @param {import('wire').SideName} side */
const other = (side) => (side === 'red' ? 'blue' : 'red');
