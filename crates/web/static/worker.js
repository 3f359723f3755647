// The worker in which is thought: for bots, for hints and for an analysis.
import init, { think } from "./thinker.js";
const ready = init({ module_or_path: new URL("./thinker_bg.wasm", import.meta.url) });
onmessage = async ({ data }) => {
  try {
    await ready;
    think(data, (text) => postMessage(text));
  } catch (bad) {
    // No text: nobody shall wait for one.
    postMessage(null);
    throw bad;
  }
};
