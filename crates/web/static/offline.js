// Makes the page work without a network, and tells it when another version is ready. Loaded after the page has started.
// Without service workers (an address without https, a private window) the page works all the same.
const VERSION = document.querySelector('meta[name="version"]').content;
const HOUR = 3_600_000;
const workers = navigator.serviceWorker;

// While this page holds the lock, the cached files of its version are not deleted; see service-worker.js.
const cache = `portolan-${VERSION} ${new URL("./", location.href)}`;
navigator.locks.request(cache, { mode: "shared" }, () => new Promise(() => {}));

const tell = () => dispatchEvent(new Event("new-version"));
workers.addEventListener("message", ({ data }) => data !== VERSION && tell());
const registration = await workers.register("./service-worker.js");
workers.ready.then(({ active }) => {
  active.postMessage("ready");
  document.documentElement.dataset.offline = "";
});

// Tells the page when another version waits. The very first version does not wait.
const watch = (worker) => {
  if (registration.active && worker.state === "installed") tell();
  else worker.addEventListener("statechange", () => watch(worker), { once: true });
};
if (registration.waiting) tell();
if (registration.installing) watch(registration.installing);
registration.addEventListener("updatefound", () => watch(registration.installing));

// On request, the waiting version takes over and this page reloads. Other open pages stay as they are.
addEventListener("take-new-version", () => {
  workers.addEventListener("controllerchange", () => location.reload());
  registration.waiting?.postMessage("take over");
  // Reloads even without that event: another page may have made the request before, or the browser may be slow.
  setTimeout(() => location.reload(), registration.waiting ? 3000 : 0);
});

let asked = 0;
const ask = () => {
  if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
  asked = Date.now();
  // The update fails without a network; that is no error.
  if (registration.active) registration.update().catch(() => {});
};
document.addEventListener("visibilitychange", ask);
ask();
