// Has the page kept for times without a network, and tells it when another version is ready. Loaded once one can play.
// Where there are no service workers (an address without https, a private window) the page works all the same.
const VERSION = document.querySelector('meta[name="version"]').content;
const HOUR = 3_600_000;
const workers = navigator.serviceWorker;

// As long as this page is open, nobody throws away the files of its version; service-worker.js says more.
const cache = `portolan-${VERSION} ${new URL("./", location.href)}`;
navigator.locks.request(cache, { mode: "shared" }, () => new Promise(() => {}));

const tell = () => dispatchEvent(new Event("new-version"));
workers.addEventListener("message", ({ data }) => data !== VERSION && tell());
const registration = await workers.register("./service-worker.js");
workers.ready.then(({ active }) => active.postMessage("ready"));

// Told when another version waits; the first of all does not wait.
const watch = (worker) => {
  if (registration.active && worker.state === "installed") tell();
  else worker.addEventListener("statechange", () => watch(worker), { once: true });
};
if (registration.waiting) tell();
if (registration.installing) watch(registration.installing);
registration.addEventListener("updatefound", () => watch(registration.installing));

// Asked for: the version that waits takes over, and this page is loaded anew. Others that are open go on as they are.
addEventListener("take-new-version", () => {
  workers.addEventListener("controllerchange", () => location.reload());
  registration.waiting?.postMessage("take over");
  // Another page may have asked before, or the browser takes its time: then the page stays what it was, or is new already.
  setTimeout(() => location.reload(), registration.waiting ? 3000 : 0);
});

let asked = 0;
const ask = () => {
  if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
  asked = Date.now();
  // Without a network there is nothing new.
  if (registration.active) registration.update().catch(() => {});
};
document.addEventListener("visibilitychange", ask);
ask();
