// The language of the page.

import { formatter, parse } from './fluent.js';
import { setting } from './settings.js';

/** The languages there are, each called as its speakers call it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', ja: '日本語' };

let say = (key) => key;
let spoken = 'en';

/** A message in the language of the page. */
export function t(key, values) {
  return say(key, values);
}

/** The language of the page. */
export function language() {
  return spoken;
}

/** The language to begin with: the chosen one, else the first of the browser's that there is. */
export function preferred() {
  const wished = [setting('language'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wished.find((tag) => tag in LANGUAGES) ?? 'en';
}

/** Turns the page to a language. */
export async function speak(tag) {
  const response = await fetch(`/locales/${tag}.ftl`);
  if (!response.ok) throw new Error(`no words in ${tag}`);
  say = formatter(parse(await response.text()), tag);
  spoken = tag;
  document.documentElement.lang = tag;
}

/** A date and time as people of the language write it. */
export function when(milliseconds) {
  return new Intl.DateTimeFormat(spoken, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}
