// Where the application lies: at the top of a server's addresses, or in a folder of files somewhere.

/** Whether it is a folder of files, with no server that answers. */
export const alone = globalThis.document?.documentElement?.dataset.place === 'folder';

/** The address of the folder it lies in, `/` on a server. */
export const root = alone ? new URL('..', import.meta.url).pathname : '/';

/**
 * An address of the application as the browser needs it.
 * @param {string} path
 */
export const within = (path) => (path.startsWith('/') && !path.startsWith(root) ? root + path.slice(1) : path);

/** Which address of the application the browser shows. */
export function shownPath(pathname = location.pathname) {
  const path = `/${pathname.startsWith(root) ? pathname.slice(root.length) : pathname.slice(1)}`;
  return path === '/' ? path : path.replace(/\/(index\.html)?$/, '') || '/';
}
