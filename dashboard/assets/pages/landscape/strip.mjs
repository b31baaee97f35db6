// The shapes of a small curve in a square of one by one, stretched later.

/** @typedef {{shapes: [name: string, parts: Record<string, string>][], low: number | null, high: number | null, there: number | null}} Strip `there` is the loss at the marked step */

/**
 * @param {ArrayLike<number>} step
 * @param {ArrayLike<number>} loss
 * @param {[number, number]} range of the steps that are shaded
 * @param {number | null} chosen the step that is marked
 * @returns {Strip}
 */
export function stripOf(step, loss, [first, last], chosen) {
  const known = Array.from(step, (at, i) => [at, loss[i]]).filter((one) => one.every(Number.isFinite));
  if (!known.length) return { shapes: [], low: null, high: null, there: null };
  const left = Math.min(first, known[0][0]),
    right = Math.max(last, known[known.length - 1][0]);
  const losses = known.map(([, one]) => one);
  const low = Math.min(...losses),
    high = Math.max(...losses);
  const across = (/** @type {number} */ at) => short((at - left) / (right - left || 1));
  const down = (/** @type {number} */ one) => short(0.95 - (0.9 * (one - low)) / (high - low || 1));
  /** @type {Strip["shapes"]} */
  const shapes = [
    [
      "rect",
      { class: "span", x: across(first), y: "0", width: short((last - first) / (right - left || 1)), height: "1" },
    ],
    ["polyline", { class: "curve", points: known.map(([at, one]) => `${across(at)},${down(one)}`).join(" ") }],
  ];
  if (chosen === null) return { shapes, low, high, there: null };
  const [, there] = known.reduce((best, one) => (Math.abs(one[0] - chosen) < Math.abs(best[0] - chosen) ? one : best));
  shapes.push(["line", { class: "mark", x1: across(chosen), x2: across(chosen), y1: "0", y2: "1" }]);
  return { shapes, low, high, there };
}

/** @param {number} value */
function short(value) {
  return String(Number(value.toFixed(4)));
}
