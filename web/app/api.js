// Asks the server.

import { pieceName, sideName } from './board/words.js';
import { learnWords, t } from './language.js';
import { within } from './place.js';

/** @typedef {{ reason?: string, cause?: Details, [name: string]: unknown }} Details what an error is about, by name */
/** @typedef {{ error: string, details?: Details, game?: import('wire').Game, client?: string }} ErrorBody */

/** What the server refused, or that it could not be reached. */
export class Refusal extends Error {
  /** @param {ErrorBody} body */
  constructor(body) {
    super(explain(body));
    this.code = body.error;
    this.body = body;
  }
}

/**
 * What the server refused, with the words for it, which are loaded when something is refused for the first time.
 * @param {ErrorBody} body
 */
export async function refusal(body) {
  await learnWords('errors').catch(() => {});
  return new Refusal(body);
}

// keys: error-*
/**
 * An error in words of the page's language.
 * @param {ErrorBody} body
 */
export function explain({ error, details = {} }) {
  const values = { ...spoken(details), cause: details.cause ? explainCause(details.cause) : '' };
  const keys = [details.reason && `error-${error}-${details.reason}`, `error-${error}`];
  const key = keys.find((key) => key && t(key, values) !== key);
  return key ? t(key, values) : t('error-unknown', { code: error });
}

/** What is wrong with the move, position or board within a record. */
function explainCause(cause) {
  const key = ['move', 'position', 'board'].map((kind) => `error-${kind}-${cause.reason}`).find((key) => t(key) !== key);
  return key ? t(key, spoken(cause)) : '';
}

/** Pieces and sides of an error as the page calls them. */
function spoken(details) {
  const say = ([name, value]) => {
    if (value?.number !== undefined && value.colour) return [name, pieceName(value)];
    if (name === 'side' || name === 'turn' || name === 'starter') return [name, sideName(value)];
    return [name, value ?? ''];
  };
  return Object.fromEntries(Object.entries(details).map(say));
}

/**
 * Sends a request and gives the JSON of the answer; throws a `Refusal`.
 * @param {string} path @param {{ method?: string, body?: object }} [request]
 */
async function exchange(path, { method = 'GET', body } = {}) {
  const response = await reach(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) throw await refusal(answer ?? { error: 'internal' });
  return answer;
}

/**
 * Posts an object and gives the answer as the text it is; throws a `Refusal`.
 * @param {string} path
 * @param {object} body
 * @returns {Promise<string>}
 */
export function postForText(path, body) {
  return askForText(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/**
 * Sends a request and gives the answer as the text it is; throws a `Refusal`.
 * @param {string} path
 * @param {RequestInit} [request]
 * @returns {Promise<string>}
 */
export async function askForText(path, request = {}) {
  const response = await reach(path, request);
  const text = await response.text();
  if (!response.ok) throw await refusal(text ? JSON.parse(text) : { error: 'internal' });
  return text;
}

/** Asks for something; what is answered follows from the address. @type {import('wire').Ask} */
export const ask = (/** @type {string} */ path, /** @type {{ method?: string }} */ request = {}) => exchange(path, request);

/** Posts an object; what is answered follows from the address. @type {import('wire').Post} */
export const post = (/** @type {string} */ path, /** @type {object} */ body = {}) => exchange(path, { method: 'POST', body });

async function reach(path, request) {
  try {
    return await fetch(within(path), request);
  } catch {
    throw new Refusal({ error: 'unreachable' });
  }
}

/**
 * An address with what stands after the `?`; empty values are left out.
 * @template {string} Path
 * @param {Path} path
 * @param {Record<string, string | number | boolean | null | undefined>} values
 * @returns {Path | `${Path}?${string}`}
 */
export function address(path, values) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

/**
 * What went wrong, in words.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
