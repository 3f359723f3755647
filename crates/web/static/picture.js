// Paints a chart with its title, the points and the date below it, as PNG, and hands it to the system or saves it. Loaded when
// somebody sends a map.
const WIDTH = 1600, MARGIN = 60;

// The chart as a file of its own: with the symbols that it refers to, and the style of charts.
function standalone(chart, width, height) {
  const copy = chart.cloneNode(true), symbols = [...document.querySelectorAll("svg defs")].map((defs) => defs.outerHTML).join("");
  const style = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).filter((rule) => /\.c-|:root|^@keyframes c-/.test(rule));
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const { name, value } of document.documentElement.attributes) if (name.startsWith("data-")) copy.setAttribute(name, value);
  copy.classList.add("no-motion");
  copy.insertAdjacentHTML("afterbegin", symbols);
  copy.append(Object.assign(document.createElementNS("http://www.w3.org/2000/svg", "style"), { textContent: style.join("\n") }));
  return new XMLSerializer().serializeToString(copy);
}

async function paint(chart, { title, verdict, totals, link }) {
  const [, , wide, high] = chart.getAttribute("viewBox").split(" ").map(Number);
  const map = WIDTH - 2 * MARGIN, tall = Math.round((map * high) / wide);
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(standalone(chart, map, tall));
  await image.decode();
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format();
  const lines = [[64, title], [48, verdict], [40, totals], [32, [day, link && new URL(link).host].filter(Boolean).join(" · ")]].filter(([, text]) => text);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, tall + 3 * MARGIN + lines.reduce((sum, [size]) => sum + size * 1.4, 0)];
  const context = canvas.getContext("2d"), colours = getComputedStyle(document.documentElement);
  context.fillStyle = colours.getPropertyValue("--sheet");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, MARGIN, MARGIN, map, tall);
  context.fillStyle = colours.getPropertyValue("--ink");
  context.textAlign = "center";
  let at = tall + 2 * MARGIN;
  for (const [size, text] of lines) {
    at += size * 1.2;
    context.font = `${size > 40 ? "bold " : ""}${size}px ${getComputedStyle(document.body).fontFamily}`;
    context.fillText(text, WIDTH / 2, at, WIDTH - 2 * MARGIN);
    at += size * 0.2;
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

export async function send(ending) {
  const chart = [...document.querySelectorAll(".stage .chart")].pop();
  if (!chart) return;
  // Who played alone has a title instead.
  const dataset = { verdict: ending.querySelector(".honour strong")?.textContent, ...ending.dataset };
  const blob = await paint(chart, dataset);
  const name = `${dataset.title} ${new Date().toISOString().slice(0, 10)}.png`.replace(/[^\p{L}\p{N}.-]+/gu, "-").toLowerCase();
  const file = new File([blob], name, { type: "image/png" });
  const shared = { files: [file], title: dataset.title, text: dataset.verdict ?? dataset.totals, url: dataset.link };
  if (navigator.canShare?.(shared)) return navigator.share(shared).catch(() => {});
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
