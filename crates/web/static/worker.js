// The worker in which bots think: the same module as the page, entered by another door.
import init, { think } from "./web.js";
const ready = init({ module_or_path: new URL("./web_bg.wasm", import.meta.url) });
onmessage = async ({ data }) => {
  await ready;
  postMessage(think(data));
};
