// Forms about accounts.

import { messageOf } from '../api.js';
import { h } from '../dom.js';

/** A form that says below itself what went wrong, a part of its own if it has a heading. @param {string | null} heading */
export function form(heading, fields, yes, act, id) {
  const complaint = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    complaint.hidden = true;
    try {
      await act(new FormData(event.target));
    } catch (error) {
      complaint.textContent = messageOf(error);
      complaint.hidden = false;
    }
  };
  const all = h('form', { class: 'rows', id, submit }, fields, complaint, h('div', { class: 'actions' }, h('button', { class: 'main' }, yes)));
  return heading ? h('section', { 'aria-labelledby': `${id}-title` }, h('h2', { id: `${id}-title` }, heading), all) : all;
}

/** @param {string} label @param {string} name @param {object} attributes @param {string | null} [note] */
export function field(label, name, attributes, note = null) {
  const noteId = note && `${attributes.id}-note`;
  return h('div', { class: 'rows' },
    h('label', { class: 'field' }, label, h('input', { name, required: true, 'aria-describedby': noteId, ...attributes })),
    note && h('p', { class: 'quiet small', id: noteId }, note));
}

/** @param {string} label @param {string} name @param {string} autocomplete @param {string} id @param {string | null} [note] */
export const password = (label, name, autocomplete, id, note = null) =>
  field(label, name, { type: 'password', autocomplete, id, maxlength: 200 }, note);
