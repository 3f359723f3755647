// Starts the page; what stands in index.html is shown if that fails.
import init, { open_page } from "./web.js";
try {
  await init({ module_or_path: new URL("./web_bg.wasm", import.meta.url) });
  await open_page();
} finally {
  const opening = document.getElementById("opening");
  if (opening) opening.hidden = false;
}
