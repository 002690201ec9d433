// Works for the site beside its pages: shows what the server pushes while none is open, and answers
// in place of a server that is out of reach.
//
// Which address is answered how:
//   a page (/, /rules/GAME ...)   the server first; the kept first page only when it does not answer,
//                                 so nobody is ever shown an old page by a server that is there
//   /assets/ (a hash in the name) what is kept first: under one name there is never anything else
//   other files of the client     the server first, then what is kept
//   texts of the games            the server first, and its answer takes the place of what was kept:
//                                 the list of games, components, rules and words, the same for everybody
//   everything else               not touched and never kept: tables, sessions, people, settings, changes
//
// The client is kept as a whole when a worker is installed, which is when it has changed: a worker of
// another build is another file. The caches of earlier builds go as soon as the new one is there. Texts
// of the games are fetched then too, and again when they are a day old. Own finished games are kept by
// the page (src/offline/kept-games.ts), which knows whose they are.
/* global self, clients, caches, fetch, URL, Request, Response, Headers */

// Both are filled in by the build (vite.config.ts); while one develops, no file is kept.
const BUILD = "development";
const FILES = [];

const CLIENTS = "ironbridge-client-";
const CLIENT = CLIENTS + BUILD;
const TEXTS = "ironbridge-texts";
const GAMES = "/api/games";
const TEXT = /^\/api\/games(\/[a-z0-9-]+(\/rules|\/words\/(en|fr))?)?$/;
/** Never a page of the client, or nothing without the server. */
const OTHERS = /^\/(api|health|metrics)(\/|$)|\.\w+$/;
const DAY_MS = 86_400_000;
/** A proxy says that the server behind it is gone. */
const GONE = [502, 503, 504];

self.addEventListener("install", (event) => event.waitUntil(keepClient()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!OTHERS.test(pathname)) event.respondWith(page(event));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(CLIENT, request).then((found) => found || fetch(request)));
  } else if (FILES.includes(pathname)) {
    event.respondWith(serverFirst(CLIENT, request, fetch(request)));
  } else if (TEXT.test(pathname) && !search) {
    event.respondWith(text(event));
  }
});

async function keepClient() {
  const cache = await caches.open(CLIENT);
  // Files with a hash may come from the browser's own cache; all others are asked for anew.
  await cache.addAll(FILES.map((path) => (path.startsWith("/assets/") ? path : new Request(path, { cache: "no-cache" }))));
  // Without them there is still more to show than nothing; the next page asks for them again.
  await keepTexts().catch(() => {});
  await self.skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(CLIENTS) && name !== CLIENT) await caches.delete(name);
  }
  // Pages need not wait until this worker has started.
  await self.registration.navigationPreload?.enable();
  await clients.claim();
}

async function page(event) {
  const answer = await serverFirst(CLIENT, "/", Promise.resolve(event.preloadResponse).then((early) => early || fetch(event.request)));
  if (answer.ok && !answer.headers.has(KEPT)) event.waitUntil(refreshTexts().catch(() => {}));
  return answer;
}

async function text(event) {
  const answer = await serverFirst(TEXTS, event.request, fetch(event.request));
  if (answer.ok && !answer.headers.has(KEPT)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(TEXTS).then((cache) => cache.put(event.request.url, copy)));
  }
  return answer;
}

/** The server's answer, or what is kept when there is none. */
async function serverFirst(cache, wanted, asked) {
  const answer = await asked.catch((fault) => fault);
  const reached = answer instanceof Response;
  if (reached && !GONE.includes(answer.status)) return answer;
  const found = await kept(cache, wanted);
  if (found) return found;
  if (reached) return answer;
  throw answer;
}

/** Tells the page that it was not the server who answered. */
const KEPT = "x-ironbridge-kept";

async function kept(name, wanted) {
  const found = await (await caches.open(name)).match(wanted, { ignoreVary: true });
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set(KEPT, "yes");
  return new Response(found.body, { status: found.status, statusText: found.statusText, headers });
}

async function refreshTexts() {
  const list = await (await caches.open(TEXTS)).match(GAMES, { ignoreVary: true });
  const age = Date.now() - Date.parse(list?.headers.get("date") || "");
  if (!(age < DAY_MS)) await keepTexts();
}

/** The texts of all games, one after the other; the list comes last, as a sign that all are there. */
async function keepTexts() {
  const cache = await caches.open(TEXTS);
  const list = await fetch(GAMES);
  if (!list.ok) return;
  for (const { name } of await list.clone().json()) {
    const game = `${GAMES}/${name}`;
    for (const path of [game, `${game}/rules`, `${game}/words/en`, `${game}/words/fr`]) await cache.add(path);
  }
  await cache.put(GAMES, list);
}

// Pushes -------------------------------------------------------------------------------------

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** One notice for each table: a later one takes the place of an earlier one. */
async function show(data) {
  let told = {};
  try {
    told = data.json();
  } catch (unreadable) {
    // The browser wants something to be shown for each push.
  }
  const table = typeof told.table === "string" ? told.table : "";
  await self.registration.showNotification(String(told.title || "Ironbridge"), {
    body: String(told.body || ""),
    tag: table,
    data: table,
    icon: "/icon-192.png",
  });
}

/** The page of the table: one that is open already, or a new one. */
async function open(table) {
  // Never another site, whatever was pushed.
  const path = /^[\w-]{1,40}$/.test(table || "") ? `/table/${table}` : "/";
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return clients.openWindow(path);
}
