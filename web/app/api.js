// Asks the server.

import { t } from './language.js';

/** What the server refused, or that it could not be reached. */
export class Refusal extends Error {
  constructor(body) {
    super(explain(body));
    this.code = body.error;
    this.body = body;
  }
}

// keys: error-*
/** An error in words of the page's language. */
export function explain({ error, details = {}, message = '' }) {
  const reason = details.reason ? t(`error-${error}-${details.reason}`, details) : null;
  if (reason && reason !== `error-${error}-${details.reason}`) return reason;
  const sentence = t(`error-${error}`, { ...details, message });
  return sentence === `error-${error}` ? t('error-unknown', { message: message || error }) : sentence;
}

/** Sends a request and gives the JSON of the answer; throws a `Refusal`. */
export async function ask(path, { method = 'GET', body } = {}) {
  const response = await reach(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) throw new Refusal(answer ?? { error: 'internal' });
  return answer;
}

/** Posts an object. */
export function post(path, body = {}) {
  return ask(path, { method: 'POST', body });
}

async function reach(path, request) {
  try {
    return await fetch(path, request);
  } catch {
    throw new Refusal({ error: 'unreachable' });
  }
}

/** An address with what stands after the `?`; empty values are left out. */
export function address(path, values) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, value);
  }
  return query.size ? `${path}?${query}` : path;
}
