// The worker that computes the moves of bots, hints and analyses.
import init, { think } from "./web_worker.js";
const ready = init({ module_or_path: new URL("./web_worker_bg.wasm", import.meta.url) });
onmessage = async ({ data }) => {
  try {
    await ready;
    think(data, (text) => postMessage(text));
  } catch (bad) {
    // Reports the failure, so that the page does not wait.
    postMessage(null);
    throw bad;
  }
};
