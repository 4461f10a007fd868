// What is said about a game and what can be answered to it.

import { h } from '../dom.js';
import { t } from '../language.js';
import { button } from '../ui.js';
import { actingSide, actsFor, hintSentence, player, resultSentence, scoreSentence, turnSentence } from './sentences.js';

/** @param {string} text @param {string | null} [kind] */
const say = (text, kind = null) => h('p', { class: kind }, text);

/**
 * The sentence under the board with its buttons.
 * @param {import('../views/game.js').Table} table
 */
export function statusParts(table) {
  const { game, live } = table;
  if (live.away) return [say(t('connection-lost'))];
  if (table.walk.under) return watchParts(table);
  if (table.visiting !== null) {
    return [say(t('looking-back', { ply: table.visiting, last: game.ply })), button(t('back-to-now'), () => table.visit(game.ply))];
  }
  if (game.outcome) return endParts(table);
  if (table.asked) return questionParts(table);
  if (game.draw_offer) return offerParts(table);
  if (game.takeback_offer) return takeBackParts(table);
  if (table.board.state.plan) {
    return [say(t('plan-made', table.board.state.plan)), button(t('cancel'), () => table.board.release(), { id: 'unplan' })];
  }
  if (table.complaint) return [say(table.complaint, 'miss')];
  if (table.hint) return [say(hintSentence(game, table.hint), 'hint-text')];
  if (game.legal.length === 1 && !game.legal[0].from && !game.computer_to_move && actsFor(game, game.turn)) {
    return [say(t('must-pass')), button(t('pass'), () => live.play('pass'), { class: 'main' })];
  }
  const claim = table.company?.claimParts() ?? [];
  if (claim.length) return claim;
  const waiting = table.waiting && !actsFor(game, game.turn);
  const begin = game.clock?.begin ?? null;
  return [say(turnSentence(game)), begin !== null && say(t('begin-within', { minutes: Math.ceil(begin / 60_000) }), 'quiet small'), waiting && h('a', { class: 'button', href: `/game/${table.waiting}`, id: 'next-waiting' }, t('next-waiting'))].filter(Boolean);
}

function endParts(table) {
  const { game, live, score } = table;
  const parts = [say(resultSentence(game), 'result')];
  const told = scoreSentence(game, score);
  if (told) parts.push(say(told, 'score'));
  if (score && !score.done) parts.push(button(t('score-stop'), () => live.command('stop-score')));
  else if (score && !score.exact) parts.push(button(t('score-go-on'), () => live.command('count-score')));
  if (score?.line?.length) parts.push(button(t('watch-line'), () => table.watch(), { id: 'watch' }));
  parts.push(...rematchParts(table));
  if (game.match) parts.push(h('a', { class: 'button main', href: `/match/${game.match.id}` }, t('to-match')));
  return parts;
}

/** Whether a move is taken back is for the other to say. */
function takeBackParts({ game, live }) {
  const by = game.takeback_offer;
  const parts = [say(t('take-back-asked', player(game, by)))];
  const side = actingSide(game);
  if (game.can.includes('answer-take-back')) {
    parts.push(button(t('take-back-accept'), () => live.command('accept-take-back', { side }), { class: 'main' }),
      button(t('take-back-decline'), () => live.command('decline-take-back', { side })));
  } else if (game.you === by) {
    parts.push(button(t('cancel'), () => live.command('decline-take-back', { side })));
  }
  return parts;
}

/** The wish to play again stands until the other comes back. */
function rematchParts({ game, live }) {
  const by = game.rematch_offer;
  if (!by) return [];
  const side = actingSide(game);
  const parts = [say(t('rematch-offered', player(game, by)))];
  if (game.you && game.you !== by) {
    parts.push(button(t('rematch-accept'), () => live.command('rematch', { side }), { class: 'main', id: 'accept-rematch' }));
  }
  if (game.you) parts.push(button(game.you === by ? t('cancel') : t('rematch-decline'), () => live.command('decline-rematch', { side }), { id: 'decline-rematch' }));
  return parts;
}

/** While the way home is watched: how far it is, and a way out. */
function watchParts(table) {
  const { at, of } = table.walk.under;
  return [say(t('watch-counter', { at, of })), button(t('watch-stop'), () => table.walk.stop(), { id: 'watch-stop', class: 'main' })];
}

function questionParts(table) {
  return [say(t('confirm-question', { move: table.asked.text })),
    button(t('play-it'), () => table.play(table.asked), { class: 'main', id: 'confirm-move' }),
    button(t('cancel'), () => table.unask())];
}

function offerParts({ game, live }) {
  const by = game.draw_offer;
  const asked = by === 'red' ? 'blue' : 'red';
  if (!game.can.includes('answer-draw')) return [say(t('draw-offered', player(game, by)))];
  return [say(t('draw-offered', player(game, by))),
    button(t('draw-accept'), () => live.command('accept-draw', { side: asked }), { class: 'main' }),
    button(t('draw-decline'), () => live.command('decline-draw', { side: asked }))];
}

/**
 * Puts parts on the page. Where only words have changed, buttons stay, so that neither a click nor the focus is lost.
 * @param {HTMLElement} box @param {HTMLElement[]} parts
 */
export function renew(box, parts) {
  const old = [...box.children];
  const shape = ({ tagName, className, id, textContent }) => (tagName === 'P' ? 'P' : `${tagName} ${className} ${id} ${textContent}`);
  if (old.length !== parts.length || old.some((part, index) => shape(part) !== shape(parts[index]))) {
    box.replaceChildren(...parts);
    return;
  }
  for (const [index, part] of old.entries()) {
    if (part.textContent !== parts[index].textContent) part.textContent = parts[index].textContent;
    part.className = parts[index].className;
  }
}
