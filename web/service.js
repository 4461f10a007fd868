// The service worker: keeps the whole application for the next visit, and answers as a server does where there is none.
//
// It is handed out as one file: first VERSION, FILES and ALONE, which change with any file, then app/names.js, app/here/format.js, module.js and shelf.js, then this.
/* global VERSION, FILES, ALONE, FORMAT, Module, Breakdown, compile, find, allGames, forgetGame, keepGame, keepReview, markGame, newName, renameGame */

const root = new URL(registration.scope).pathname;
/** What is kept for this folder: others of the same host may hold another version. */
const OURS = `colorito ${root} `;
const CACHE = OURS + VERSION;
const changes = new BroadcastChannel('colorito-games');
const within = (path) => root + path.slice(1);

/** What a server has beside the pages. */
const BESIDE = /^\/(api|feeds|healthz|readyz|metrics)(\/|$)/;

/** The module with threads, which not every browser can use: it is kept from when it is first needed, also by later versions. */
const THREADED = '/module/colorito-threads.wasm';

/** What isolates pages, so that their workers may share memory; a server says it itself. */
const ISOLATION = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-resource-policy': 'same-origin' };

addEventListener('install', (event) => event.waitUntil((async () => {
  // All of a version or nothing of it: an old file beside new ones would break the page.
  const needed = await caches.match(within(THREADED));
  await Promise.all(FILES.filter(([path]) => needed || path !== THREADED).map(([path]) => keepFile(path)));
})()));

/** Keeps a file of this version, and gives it. */
async function keepFile(path) {
  const response = await fetch(within(path), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== new Map(FILES).get(path)) throw new Error(`${path} is of another version`);
  const kept = new Response(bytes, { headers: unpacked(response.headers) });
  await (await caches.open(CACHE)).put(within(path), kept.clone());
  return kept;
}

/** What was said about a file, the page's policy included, but for how it was sent. A host of files says nothing of isolation. */
function unpacked(headers) {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'etag']) kept.delete(name);
  if (ALONE) for (const [name, value] of Object.entries(ISOLATION)) kept.set(name, value);
  return kept;
}

addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    // A page that came from a server goes on with its files: those kept here may be newer. Without a server it needs answers at once.
    if (ALONE) await clients.claim();
  })());
});

// A new version waits until a page asks for it, and until that is the only one: another would go on with old files.
addEventListener('message', async (event) => {
  if (event.data !== 'take-over') return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) event.source?.postMessage({ others: pages.length - 1 });
  else skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // Pages in a folder may ask for addresses from the top: they mean their own.
  const path = `/${url.pathname.startsWith(root) ? url.pathname.slice(root.length) : url.pathname.slice(1)}`;
  if (BESIDE.test(path)) {
    const query = url.search.slice(1);
    if (ALONE) event.respondWith(answer(event, path, query));
    else if (isKnownHere(path)) event.respondWith(reach(event, path, query));
    else if (path.startsWith('/api/games')) event.respondWith(askAboutGames(event, path, query));
    else if (path.startsWith('/api/')) event.respondWith(askServer(request));
  } else if (request.mode === 'navigate') {
    event.respondWith(page(request));
  } else if (request.method === 'GET') {
    event.respondWith(file(path, request));
  }
});

/** A notice of the server, in its reader's language. */
addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json() ?? {})));

async function showNotice({ body = '', language = '', game = '', kind = '', unseen = 0 }) {
  // Not every browser has a badge for the application.
  await navigator.setAppBadge?.(unseen).catch(() => {});
  // One about the same game and of the same kind takes the place of the one before.
  const options = { body, lang: language, tag: `${kind} ${game}`, renotify: true, icon: within('/icons/192.png'), data: { game } };
  await registration.showNotification('Colorito', options);
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { game } = event.notification.data ?? {};
  event.waitUntil(visit(within(/^[0-9a-f]{16}$/.test(game) ? `/game/${game}` : '/notices')));
});

/** Shows a page: one that is open at it, or another one of the application, or a new one. */
async function visit(path) {
  const url = new URL(path, location.origin).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  if (there) return there.focus();
  const any = pages.find((page) => 'navigate' in page);
  try {
    const shown = await any?.navigate(url);
    if (shown) return shown.focus();
  } catch {
    // A page that came from the server is not led by this worker.
  }
  return clients.openWindow(url);
}

/** A browser that gets another address for its messages says so, and wants what it wanted before. */
addEventListener('pushsubscriptionchange', (event) => event.waitUntil((async () => {
  const fresh = event.newSubscription ?? (event.oldSubscription && (await registration.pushManager.subscribe(event.oldSubscription.options)));
  const response = await askServer(within('/api/notices/channels'));
  const before = response.ok ? (await response.json()).browsers.find(({ current }) => current) : null;
  if (!fresh || !before) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth, reading: before.reading, wants: before.wants });
  const told = await fetch(within('/api/notices/browsers'), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (told.ok) await fetch(within(`/api/notices/browsers/${before.id}`), { method: 'DELETE' });
})()));

/** Whether the module knows the answer as well as a server does: all that is not about somebody's games. */
const isKnownHere = (path) => /^\/api\/(position|board|rules|lessons|puzzles|analysis)\b/.test(path);

/** The newest version that was heard of. */
let heardOf = VERSION;

/** Asks the server. An answer that pages of this version would misread is not passed on; if there is a newer version, it is looked for. */
async function askServer(request) {
  const response = await fetch(request);
  const [format, version] = (response.headers.get('colorito-version') ?? '').split(' ');
  if (version && version !== heardOf) {
    heardOf = version;
    if (version !== VERSION) registration.update().catch(() => {});
  }
  return format && Number(format) !== FORMAT ? Object.assign(say(409, { error: 'other-format' }), { foreign: true }) : response;
}

const say = (status, body) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Asks the server; where there is none that is understood, the module answers. What takes thought is thought about here, if it is known here. */
async function reach(event, path, query) {
  const spare = () => ({ request: copy.clone(), clientId: event.clientId });
  const copy = event.request.clone();
  if (takesAWhile(event.request.method, path)) {
    const said = await answer(spare(), path, query);
    if (said.status !== 404) return said;
  }
  try {
    const said = await askServer(event.request);
    if (!said.foreign) return said;
  } catch (error) {
    if (path.endsWith('.png')) throw error;
  }
  return answer(spare(), path, query);
}

/** A game is this browser's, or the server's; a new one is this browser's only where there is no server. */
async function askAboutGames(event, path, query) {
  const { method } = event.request;
  if (path === '/api/games/here') return answer(event, '/api/games', query);
  const id = gameIn(path);
  const here = id ? await find('games', id) : null;
  // One that was thrown away here may have been begun on the server, too.
  if (here && (!here.deleted || path.endsWith('/restore'))) return askAboutOwn(event, path, query, here);
  if (id && /\/review(\/|$)/.test(path)) return askAboutReview(event, path, query, id);
  if (id && path.endsWith('/hint')) {
    const game = await gameOfServer(id);
    return game ? answer(event, path, query, game) : askServer(event.request);
  }
  const begins = method === 'POST' && (path === '/api/games' || path === '/api/games/import');
  return begins ? reach(event, path, query) : askServer(event.request);
}

const gameIn = (path) => /^\/api\/games\/([0-9a-f]{16})(\/|$)/.exec(path)?.[1];

/** A game of the server as browsers keep it, if it can be had. */
async function gameOfServer(id) {
  const response = await askServer(within(`/api/games/${id}/kept`));
  return response.ok ? response.json() : null;
}

/** About a game that is kept here. One that is being handed over is not changed until it is known what became of it. */
async function askAboutOwn(event, path, query, game) {
  if (path.endsWith('/hand-over')) return handOver(game);
  if (!game.handing || event.request.method === 'GET') return answer(event, path, query);
  await handOver(game);
  return (await find('games', game.id)) ? answer(event, path, query) : askServer(event.request);
}

/** Hands a game over to the server, which keeps it once however often that is tried. Then it is no longer kept here. */
async function handOver(game) {
  // Without a server nothing is begun.
  await askServer(within('/healthz'));
  if (!(await markGame(game, true))) return say(409, { error: 'changed-elsewhere' });
  const { handing: _, ...handed } = game;
  const response = await askServer(new Request(within(`/api/games/${game.id}`), {
    method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(handed),
  }));
  if (response.ok) {
    await forgetGame(game.id);
    changes.postMessage(game.id);
  } else if (['not-your-game', 'id-taken'].includes((await response.clone().json().catch(() => ({}))).error)) {
    // It arrived, but who sent it was not told their new name as a guest; or it was begun there too and was played on in both places. It is sent
    // under another name.
    const renamed = { ...handed, id: newName(), revision: 0 };
    await renameGame(game.id, renamed);
    return handOver(renamed);
  } else if (response.status < 500) {
    await markGame(game, false);
  }
  return response;
}

/** Reviews are made and kept here, unless the server has begun to make one. */
async function askAboutReview(event, path, query, id) {
  const begins = event.request.method === 'POST' && path.endsWith('/review');
  if (!(await find('reviews', id))) {
    if (!begins) return askServer(event.request);
    const known = await askServer(within(path));
    if (!known.ok || (await known.json()).state !== 'none') return askServer(event.request);
  }
  const game = await gameOfServer(id);
  return game ? answer(event, path, query, game) : askServer(event.request);
}

/** The page, whose files are found from any address. */
async function page(request) {
  const kept = await file('/index.html', request);
  const text = (await kept.text()).replaceAll('="./', `="${root}`);
  return new Response(text, { headers: kept.headers });
}

async function file(path, request) {
  const kept = await (await caches.open(CACHE)).match(within(path));
  if (kept) return kept;
  if (path === THREADED) return keepFile(path);
  const response = await fetch(request);
  return ALONE ? new Response(response.body, { status: response.status, headers: unpacked(response.headers) }) : response;
}

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;
let module = null;

async function openModule() {
  compiled ??= file('/module/colorito.wasm', within('/module/colorito.wasm')).then(compile);
  module ??= new Module(await compiled);
  return module;
}

/** Answers at once; a module that breaks down is replaced. */
async function ask(request) {
  try {
    return (await openModule()).ask(request);
  } catch (error) {
    if (!(error instanceof Breakdown)) compiled = null;
    module = null;
    console.error(error);
    return { status: 500, kind: 'application/json', body: JSON.stringify({ error: 'internal' }), keep: [], review: null };
  }
}

/** What takes a while is thought about by the page that asks, in a worker; nobody else waits for it. */
const takesAWhile = (method, path) => path.endsWith('/hint') || (method === 'POST' && path.startsWith('/api/puzzles/'));

async function askPage(client, request) {
  const page = await clients.get(client);
  if (!page) return ask(request);
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
  page.postMessage({ think: request }, [port2]);
  return (await answered) ?? ask(request);
}

/** Answers as a server does; `known` is the game a request is about if it is not kept here. */
async function answer(event, path, query, known = null) {
  const { method } = event.request;
  const body = method === 'GET' || method === 'HEAD' ? '' : await event.request.text();
  const id = gameIn(path);
  // Somebody who was overtaken by another page is answered by what the game has become.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const request = {
      method: method === 'HEAD' ? 'GET' : method, path, query, body, now: Date.now(),
      names: method === 'POST' ? namesFor(path, query) : [],
      game: known ?? (id ? await find('games', id) : null),
      review: id && path.includes('/review') ? await find('reviews', id) : null,
      games: path === '/api/games' && method === 'GET' ? await allGames() : [],
    };
    const said = takesAWhile(method, path) ? await askPage(event.clientId, request) : await ask(request);
    const overtaken = [];
    for (const game of said.keep) if (!(await keepGame(game))) overtaken.push(game);
    // One that begins and is there was begun by the same request, sent again.
    if (overtaken.some(({ revision }) => revision > 0)) continue;
    if (said.review) await keepReview(said.review);
    for (const game of said.keep) changes.postMessage(game.id);
    if ((said.review ?? request.review)?.state === 'running') (await clients.get(event.clientId))?.postMessage({ review: id });
    const headers = { 'content-type': said.kind, 'cache-control': 'no-store' };
    return new Response(said.status === 204 ? null : said.body, { status: said.status, headers });
  }
  return Response.error();
}

/** The names for what a request begins: those it has chosen, which the server may have heard of before it was out of reach, or new ones. */
function namesFor(path, query) {
  const chosen = new URLSearchParams(query).get('as');
  return chosen ? chosen.split(',') : Array.from({ length: path === '/api/games/import' ? 100 : 1 }, () => newName());
}
