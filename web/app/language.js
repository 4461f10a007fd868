// The language of the page.

import { formatter, parse } from './fluent.js';
import { within } from './place.js';
import { setting } from './settings.js';

/** The languages there are, each called as its speakers call it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', ja: '日本語' };

/** What is said when not even the files of words can be loaded. */
export const NOT_LOADED = {
  en: 'Colorito could not be loaded. Please reload the page.',
  de: 'Colorito konnte nicht geladen werden. Bitte lade die Seite neu.',
  es: 'No se ha podido cargar Colorito. Vuelve a cargar la página.',
  ja: 'コロリートを読み込めませんでした。ページを再読み込みしてください。',
};

/** The files of words that are loaded for every language; further pages need further ones. */
const needed = new Set(['app']);

let messages = new Map();
/** @type {(key: string, values?: object) => string} */
let say = (key) => key;
let spoken = 'en';

/**
 * A message in the language of the page.
 * @param {string} key @param {object} [values]
 */
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
  const files = await Promise.all([...needed].map((file) => read(tag, file)));
  messages = new Map(files.flatMap((file) => [...file]));
  say = formatter(messages, tag);
  spoken = tag;
  document.documentElement.lang = tag;
}

/** Loads the words of a page that is not always needed. */
export async function learnWords(file) {
  if (needed.has(file)) return;
  const words = await read(spoken, file);
  needed.add(file);
  for (const [key, pattern] of words) messages.set(key, pattern);
}

async function read(tag, file) {
  const response = await fetch(within(`/locales/${tag}/${file}.ftl`));
  if (!response.ok) throw new Error(`no words in ${tag}`);
  return parse(await response.text());
}

/** A date and time as people of the language write it. */
export function when(milliseconds) {
  return new Intl.DateTimeFormat(spoken, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}
