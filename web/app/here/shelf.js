// Games and reviews that are kept in this browser. Used by pages and by the service worker.

/** @returns {Promise<IDBDatabase>} */
function openShelf() {
  return new Promise((done, fail) => {
    const request = indexedDB.open('colorito', 1);
    request.onupgradeneeded = () => ['games', 'reviews'].forEach((name) => request.result.createObjectStore(name, { keyPath: 'id' }));
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/**
 * One transaction: done when all of it is on disk.
 * @template T
 * @param {'games' | 'reviews'} name @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore, give: (value: T) => void) => void} act
 * @returns {Promise<T>}
 */
async function transact(name, mode, act) {
  opened ??= openShelf();
  const database = await opened;
  return new Promise((done, fail) => {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    /** @type {any} */
    let given;
    transaction.oncomplete = () => done(given);
    transaction.onabort = () => fail(transaction.error);
    act(transaction.objectStore(name), (value) => (given = value));
  });
}

/** @param {'games' | 'reviews'} name @param {string} id @returns {Promise<any>} */
export function find(name, id) {
  return transact(name, 'readonly', (store, give) => {
    store.get(id).onsuccess = (event) => give(/** @type {any} */ (event.target).result ?? null);
  });
}

/** @returns {Promise<any[]>} */
export function allGames() {
  return transact('games', 'readonly', (store, give) => {
    store.getAll().onsuccess = (event) => give(/** @type {any} */ (event.target).result);
  });
}

/**
 * Keeps a game if nobody else has changed it since: its revision counts the changes. Says whether it was kept.
 * @returns {Promise<boolean>}
 */
export function keepGame(game) {
  return transact('games', 'readwrite', (store, give) => {
    store.get(game.id).onsuccess = (event) => {
      const before = /** @type {any} */ (event.target).result;
      // What is being handed over stays as it is until that is done.
      const next = before?.handing ? false : before ? game.revision === before.revision + 1 : game.revision === 0;
      give(next);
      if (next) store.put(game);
    };
  });
}

/** Keeps a review. @returns {Promise<void>} */
export function keepReview(review) {
  return transact('reviews', 'readwrite', (store) => {
    store.put(review);
  });
}

/**
 * Marks a game that is being handed over, or that is not after all. Says whether it was still as it is thought to be.
 * @returns {Promise<boolean>}
 */
export function markGame(game, handing) {
  return transact('games', 'readwrite', (store, give) => {
    store.get(game.id).onsuccess = (event) => {
      const before = /** @type {any} */ (event.target).result;
      const same = before?.revision === game.revision;
      give(same);
      if (same) store.put({ ...before, handing });
    };
  });
}

/** Keeps a game under another name, at once. @param {string} id the name it had @returns {Promise<void>} */
export function renameGame(id, game) {
  return transact('games', 'readwrite', (store) => {
    store.put(game);
    store.delete(id);
  });
}

/** Forgets a game that is kept elsewhere now. @param {string} id @returns {Promise<void>} */
export function forgetGame(id) {
  return transact('games', 'readwrite', (store) => {
    store.delete(id);
  });
}
