// Which view belongs to an address.

import { part } from './dom.js';
import { shownPath, within } from './place.js';

const routes = [];
let leave = () => {};
let shown = 0;

/** Names the view of an address pattern such as `/game/:id`; the view's module is loaded when it is needed. */
export function route(pattern, load) {
  const names = [];
  const source = pattern.replace(/:(\w+)/g, (_, name) => {
    names.push(name);
    return '([^/]+)';
  });
  routes.push({ test: new RegExp(`^${source}$`), names, load });
}

/** Goes to an address of the page. */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', within(path));
  else history.pushState(null, '', within(path));
  return render();
}

/** Shows the view of the present address. Each view fills a box of its own, so that a late one spoils nothing. */
export async function render({ keepFocus = false } = {}) {
  shown += 1;
  const mine = shown;
  const { load, parameters } = match(shownPath());
  const box = document.createElement('div');
  box.className = 'view';
  const ending = await fill(box, load, parameters);
  if (mine !== shown) {
    ending?.();
    return;
  }
  leave();
  leave = ending ?? (() => {});
  const main = part('view');
  main.replaceChildren(box);
  box.dispatchEvent(new CustomEvent('shown'));
  if (!keepFocus && mine > 1) {
    scrollTo(0, 0);
    main.focus({ preventScroll: true });
  }
}

async function fill(box, load, parameters) {
  const query = new URLSearchParams(location.search);
  try {
    const { default: view } = await load();
    return await view(box, { ...parameters, query });
  } catch (error) {
    box.replaceChildren();
    const { default: trouble } = await import('./views/trouble.js');
    return trouble(box, { error });
  }
}

function match(path) {
  for (const { test, names, load } of routes) {
    const found = test.exec(path);
    if (found) {
      const values = found.slice(1).map(decodeURIComponent);
      return { load, parameters: Object.fromEntries(names.map((name, index) => [name, values[index]])) };
    }
  }
  return { load: () => import('./views/nowhere.js'), parameters: {} };
}

/** Follows links within the page without loading it anew. */
export function followLinks() {
  addEventListener('popstate', () => render());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (event.target.closest('a[href]')) : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || shownPath(url.pathname).startsWith('/api')) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    go(url.pathname + url.search);
  });
}
