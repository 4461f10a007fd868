// Gives somebody a link to send on.

import { h } from './dom.js';
import { t } from './language.js';
import { openBox, toast } from './ui.js';

/**
 * Hands a link to the device's own way of sharing, or to the clipboard, or shows it to be copied by hand.
 * @param {string} link
 */
export async function share(link) {
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch && navigator.share) {
    await navigator.share({ url: link }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    toast(t('link-copied'));
  } catch {
    showToCopy(link);
  }
}

/** @param {string} link */
function showToCopy(link) {
  const field = h('input', { type: 'text', readonly: true, value: link, 'aria-label': t('link-copy-by-hand') });
  openBox(h('dialog', { 'aria-labelledby': 'share-title' },
    h('form', { method: 'dialog' }, h('h2', { id: 'share-title' }, t('link-copy-by-hand')), field,
      h('div', { class: 'actions end' }, h('button', { class: 'main' }, t('done'))))));
  field.select();
}
