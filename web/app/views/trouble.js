// A view that could not be shown, and why.

import { Refusal } from '../api.js';
import { h } from '../dom.js';
import { t } from '../language.js';
import { render } from '../router.js';
import { button, title } from '../ui.js';

export default function trouble(box, { error }) {
  title(t('trouble-title'));
  const text = error instanceof Refusal ? error.message : t('error-unknown', { code: error?.name ?? 'Error' });
  if (!(error instanceof Refusal)) console.error(error);
  box.append(h('div', { class: 'column' }, h('h1', {}, t('trouble-title')), h('p', { class: 'notice bad', role: 'alert' }, text),
    h('div', { class: 'actions' },
      button(t('try-again'), () => render(), { class: 'main' }),
      h('a', { class: 'button', href: '/' }, t('to-start')))));
}
