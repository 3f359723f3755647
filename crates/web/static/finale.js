// The end of a game as an event: the map is inked once more, then the points of each line of the score sheet fly from their
// places on the board to the sheet, and at last the seal is put on it. A press or a key skips it. Loaded when a game ends.
const INK = 1100, FLIGHT = 420, STEP = 260, WHOLE = 6000, MOST_STARS = 9;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.classList.contains("no-motion");
const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

export function play(ending) {
  performance.mark("portolan-finale");
  if (isStill()) return;
  const playing = [], stars = [];
  const animate = (element, frames, delay, duration) => {
    const animation = element.animate(frames, { delay, duration, fill: "backwards", easing: "ease-out" });
    playing.push(animation);
    return animation;
  };
  const end = () => {
    removeEventListener("pointerdown", end, true);
    removeEventListener("keydown", end, true);
    playing.forEach((animation) => animation.finish());
    stars.forEach((star) => star.remove());
  };
  addEventListener("pointerdown", end, true);
  addEventListener("keydown", end, true);

  // Everything above the ground of each chart.
  for (const chart of document.querySelectorAll(".stage .chart")) {
    const parts = [...chart.querySelectorAll("g:not(:first-child) :is(path, use, rect, circle, polygon, text)")];
    parts.forEach((part, at) => animate(part, [{ opacity: 0 }, { opacity: 1 }], (INK * at) / parts.length, 240));
  }
  const rows = [...ending.querySelectorAll(".boxes tbody tr")];
  const boxes = rows.flatMap((row) => {
    const cells = [...row.querySelectorAll("td")];
    // In a table with a column for each player, a row is one step.
    return row.closest(".of-players") ? [cells] : cells.map((cell) => [cell]);
  });
  const step = Math.min(STEP, WHOLE / Math.max(1, boxes.length));
  boxes.forEach((cells, at) => {
    const start = INK + at * step;
    for (const cell of cells) {
      const box = cell.querySelector("[data-from]");
      const places = (box?.dataset.from ?? "").split(" ").filter(Boolean).map((id) => document.getElementById(id)).filter(Boolean);
      animate(cell, [{ opacity: 0, scale: 1.6 }, { opacity: 1, scale: 1 }], start + (places.length ? FLIGHT : 0), 220);
      for (const place of places.slice(0, MOST_STARS)) {
        const [[left, top], [right, bottom]] = [middle(place), middle(box)];
        const star = Object.assign(document.createElement("i"), { className: "flying-star", textContent: "★", ariaHidden: "true" });
        document.body.append(star);
        stars.push(star);
        animate(star, [
          { translate: `${left}px ${top}px`, opacity: 0, scale: 0.4 },
          { translate: `${left}px ${top}px`, opacity: 1, scale: 1.3, offset: 0.25 },
          { translate: `${right}px ${bottom}px`, opacity: 1, scale: 0.7 },
        ], start, FLIGHT).finished.then(() => star.remove(), () => {});
      }
    }
  });
  const last = INK + boxes.length * step + FLIGHT;
  for (const honour of ending.querySelectorAll(".honour")) {
    animate(honour, [{ opacity: 0 }, { opacity: 1 }], last, 300);
    const seal = honour.querySelector(".seal");
    if (seal) animate(seal, [{ scale: 2.6, rotate: "-25deg", opacity: 0 }, { scale: 1, rotate: "0deg", opacity: 1 }], last, 380);
  }
  Promise.allSettled(playing.map((animation) => animation.finished)).then(end);
}
