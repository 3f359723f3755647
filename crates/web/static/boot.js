// Starts the page; until then index.html shows a compass rose, and what stands below it if this fails.
// The study is another module, loaded by who asks for it. What stands in the element is shown if that fails.
addEventListener("study", async ({ target }) => {
  let opened = false;
  try {
    const study = await import("./study.js");
    await study.default({ module_or_path: new URL("./study_bg.wasm", import.meta.url) });
    opened = await study.open_study(target, target.dataset.study);
  } finally {
    if (!opened && target.firstElementChild) target.firstElementChild.hidden = false;
  }
});
addEventListener("sound", async () => (await import("./sounds.js")).play(document.documentElement.dataset.sound));
try {
  // The rose first, which is there at once; in a tab behind others nothing is painted, and nothing is waited for.
  await new Promise((painted) => {
    if (document.hidden) painted();
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, 100);
  });
  const code = fetch(new URL("./web_bg.wasm", import.meta.url));
  const { default: init, open_page } = await import("./web.js");
  await init({ module_or_path: code });
  await open_page();
  // Nobody waits for this.
  if (navigator.serviceWorker && navigator.locks) import("./offline.js").catch(() => {});
} finally {
  document.getElementById("failed")?.removeAttribute("hidden");
}
