// Starts the page. Until then index.html shows a compass rose, and an error text below it if this fails.
// Local games, online tables, and what is beside those are three modules that share most of their code, so that each visit loads
// one of them. Some screens are in all. When a page comes to an address of another module, it starts again; nobody else must see
// that address.
const MODULES = [
  { addresses: /^#\/online\/(?!new\/)/, script: "./web_online.js", code: "./web_online_bg.wasm", style: "./online.css" },
  { addresses: /^#\/(online|screen|me|fair)\b/, script: "./web_lobby.js", code: "./web_lobby_bg.wasm", style: "./online.css" },
  { addresses: /^/, script: "./web.js", code: "./web_bg.wasm" },
];
const ALL = /^#\/(settings|rules|score|share|analysis|games|about|report)\b/;
const moduleHere = () => MODULES.find(({ addresses }) => addresses.test(location.hash));
const started = moduleHere(), { script, code, style } = started;
addEventListener("hashchange", (event) => {
  if (moduleHere() === started || ALL.test(location.hash)) return;
  event.stopImmediatePropagation();
  location.reload();
});
// Fetches the script while the rose is painted. index.html cannot do it, because the script depends on the address.
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: script }));
// Online play has a style of its own. If it cannot be loaded, the page goes on without it.
const styled = style && new Promise((done) => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: style, onload: done, onerror: done }));
});
// The library is another module, loaded on demand. The element contains an error text, which is shown if that fails.
addEventListener("library", async ({ target }) => {
  let opened = false;
  try {
    const library = await import("./web_library.js");
    await library.default({ module_or_path: new URL("./web_library_bg.wasm", import.meta.url) });
    opened = await library.open_library(target, target.dataset.library);
  } finally {
    if (!opened && target.firstElementChild) target.firstElementChild.hidden = false;
  }
});
// How large the window is in letters. Large letters take the layout of a small window; media queries do not know of them.
const root = document.documentElement;
const lay = () => {
  root.dataset.layout = "";
  const { clientWidth, clientHeight } = root, letter = parseFloat(getComputedStyle(root).fontSize);
  const wide = clientWidth / letter, high = clientHeight / letter;
  const upright = clientHeight >= clientWidth && wide <= 60, across = clientWidth > clientHeight && high <= 35;
  root.dataset.layout = Object.entries({
    small: upright || across, upright, across, narrow: wide <= 46, tiny: wide <= 24, broad: wide >= 70, wide: wide > 75,
    roomy: wide > 80 && high > 50, low: high < 46,
  }).filter(([, is]) => is).map(([name]) => name).join(" ");
};
addEventListener("resize", lay);
new MutationObserver(lay).observe(root, { attributeFilter: ["data-text"] });
lay();
// The end of a game: its panel is the target.
addEventListener("finale", async ({ target }) => (await import("./finale.js")).play(target));
addEventListener("picture", async ({ target }) => (await import("./picture.js")).send(target));
addEventListener("sound", async () => (await import("./sounds.js")).play(document.documentElement.dataset.sound));
// Shows the first error, with a link to report it. The page cannot go on after it: links reload the page, and further
// errors are ignored.
const broken = ({ error, reason }) => {
  const { name, message = "" } = error ?? reason ?? {};
  const bar = document.getElementById("broken");
  if (!bar?.hidden || (name !== "RuntimeError" && !message.startsWith("panicked"))) return;
  try { sessionStorage.setItem("portolan.broken", message); } catch {}
  for (const text of bar.querySelectorAll(`p:not([lang="${document.documentElement.lang}"])`)) text.remove();
  bar.querySelector("a").hash = location.hash.replace(/^#\/table\/([^/]+).*|.*/, (_, id) => "#/report" + (id ? "/" + id : ""));
  bar.onclick = ({ target }) => target.hash && setTimeout(() => location.reload());
  bar.hidden = false;
};
addEventListener("error", broken);
addEventListener("unhandledrejection", broken);
// The browser offers to install the page; the home screen shows a button for that.
addEventListener("beforeinstallprompt", (offer) => {
  offer.preventDefault();
  document.documentElement.dataset.install = "";
  addEventListener("install", async () => {
    await offer.prompt();
    delete document.documentElement.dataset.install;
  }, { once: true });
});
if (navigator.share) document.documentElement.dataset.share = "";
try {
  // Lets the browser paint the rose first. A hidden tab paints nothing, so there is no wait.
  await new Promise((painted) => {
    if (document.hidden) painted();
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, 100);
  });
  const fetched = fetch(new URL(code, import.meta.url));
  const { default: init, open_page } = await import(script);
  await init({ module_or_path: fetched });
  await styled;
  await open_page();
  // Not needed to play, so it comes last.
  if (navigator.serviceWorker && navigator.locks) import("./offline.js").catch(() => {});
} finally {
  document.getElementById("failed")?.removeAttribute("hidden");
}
