// Caches one whole version of the page, so that it works without a network. `cargo xtask page` writes the first line,
// with VERSION, a digest of all files, and FILES, their addresses.
//
// An open page keeps its version: a newer worker fetches its own files beside the old ones and waits until it is asked
// to take over, or until no page is open. After that, open pages of the old version still find their files: a page
// holds a lock with the name of its version's cache, and a cache is deleted only when nobody holds its lock.
const CACHE = `portolan-${VERSION} ${registration.scope}`;
const INDEX = "./";
// The lock for filling and deleting caches: one worker at a time.
const CACHES = `caches ${registration.scope}`;
// The server's responses vary with the requested compression; cached files are not compressed.
const ANY = { ignoreVary: true };

addEventListener("install", (event) => event.waitUntil(navigator.locks.request(CACHES, fill)));

addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  // A page has started, so others may have been closed.
  if (event.data === "ready") event.waitUntil(navigator.locks.request(CACHES, tidy));
});

// A notification that this worker showed for a page, on systems where pages cannot.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  const name = url.slice(registration.scope.length).split(/[?#]/)[0];
  // Online tables are never cached, and the browser knows best how to wait for their answers.
  if (name === "api" || name.startsWith("api/")) return;
  if (mode !== "navigate") event.respondWith(found(event.request));
  else if (name === "" || name === "index.html") event.respondWith(found(INDEX, event.request));
});

// Looks in the cache of this version, in other caches (for pages of other versions), then asks the server.
async function found(wanted, asked = wanted) {
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted, ANY)) ?? (await caches.match(wanted, ANY)) ?? fetch(asked);
}

async function fill() {
  // An existing cache is incomplete, or from an earlier time when this version was served.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (name) => cache.put(name, await had(name))));
}

// A file of this version. An older version's file with the same hashed name is the same file.
async function had(name) {
  const lasting = /-[0-9a-f]{8}\.\w+$/.test(name);
  const known = lasting && (await caches.match(name, ANY));
  if (known) return known;
  const answer = await fetch(name, { cache: lasting ? "default" : "no-cache", priority: "low" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  if (name === INDEX && !(await answer.clone().text()).includes(VERSION)) {
    throw new Error("another version is served by now");
  }
  return answer;
}

async function takeOver() {
  await clients.claim();
  // Tells pages of other versions about this one.
  for (const page of await clients.matchAll()) page.postMessage(VERSION);
  await navigator.locks.request(CACHES, tidy);
}

async function tidy() {
  // Another version is being installed: its cache must stay.
  if (registration.installing || registration.waiting) return;
  // The browser may have deleted the cache.
  if (!(await caches.has(CACHE))) await fill();
  for (const name of await caches.keys()) {
    if (name !== CACHE && name.startsWith("portolan-") && name.endsWith(` ${registration.scope}`)) {
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && caches.delete(name));
    }
  }
}
