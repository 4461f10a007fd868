// Names of what begins here. Also a part of the service worker.

/** A name that nobody else will choose. @param {number} [bytes] */
export function newName(bytes = 8) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
