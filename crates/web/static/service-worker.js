// Keeps one whole version of the page, so that it works without a network. `cargo xtask page` writes the first line,
// with VERSION, a digest of everything, and FILES, the addresses of all of it.
//
// A page that is open keeps its version: a newer worker fetches its own files beside the old ones and waits until it is
// asked to take over, or until no page is open. Pages of the old version that are open even then still find their files:
// a page holds a lock with the name of its version's cache, and a cache goes when nobody holds its lock.
const CACHE = `portolan-${VERSION} ${registration.scope}`;
const INDEX = "./";
// Held while caches are filled and thrown away: one at a time.
const CACHES = `caches ${registration.scope}`;
// The server's answers vary with the compression asked for; what is kept is not compressed.
const ANY = { ignoreVary: true };

addEventListener("install", (event) => event.waitUntil(navigator.locks.request(CACHES, fill)));

addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  // A page is ready, so others may have gone.
  if (event.data === "ready") event.waitUntil(navigator.locks.request(CACHES, tidy));
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  const name = url.slice(registration.scope.length).split(/[?#]/)[0];
  if (mode !== "navigate") event.respondWith(found(event.request));
  else if (name === "" || name === "index.html") event.respondWith(found(INDEX, event.request));
});

// From this version, from another (for pages of that one), or else from the server.
async function found(wanted, asked = wanted) {
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted, ANY)) ?? (await caches.match(wanted, ANY)) ?? fetch(asked);
}

async function fill() {
  // What lies there already was not finished, or is from a time when this version was served before.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (name) => cache.put(name, await had(name))));
}

// A file of this version: what an older one has under the same name with its hash is the same.
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
  // Pages of another version learn that there is this one.
  for (const page of await clients.matchAll()) page.postMessage(VERSION);
  await navigator.locks.request(CACHES, tidy);
}

async function tidy() {
  // Another version is on its way, and what it has fetched is its own.
  if (registration.installing || registration.waiting) return;
  // The browser may have thrown away everything.
  if (!(await caches.has(CACHE))) await fill();
  for (const name of await caches.keys()) {
    if (name !== CACHE && name.startsWith("portolan-") && name.endsWith(` ${registration.scope}`)) {
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && caches.delete(name));
    }
  }
}
