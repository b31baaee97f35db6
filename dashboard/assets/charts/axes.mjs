// The axes of a scalar card: where they lie in its host, from numbers to pixels and back, and how
// they are painted.
import { token } from "../frame/theme.mjs";
import { ticks } from "./ticks.mjs";

/** @import {Size} from "./sizes.mjs" */
/** @import {AxisKind, Ends, Tick} from "./ticks.mjs" */

/** @typedef {{kind: AxisKind, ends: Ends}} Axis */
/** @typedef {Tick & {px: number}} PlacedTick */

/**
 * Where a chart lies in its host, in pixels, and from numbers to those.
 *
 * @typedef {object} Plane
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {(v: number) => number} x
 * @property {(v: number) => number} y
 */
/** @typedef {Plane & {right: number, axes: {x: Axis, y: Axis}, unX: (px: number) => number, ticks: {x: PlacedTick[], y: PlacedTick[]}}} Scale with the margin at the right, the axes, and the way back from pixels */

const MARGIN = { left: 50, right: 12, top: 8, bottom: 28 };
const DATES_PX = 40; // below the axis, where dates stand under the times
const TICK_PX = 4,
  LINE_PX = 13;
const NEAR = { x: 45, dates: 70, y: 32 }; // pixels from tick to tick, at least
const LONELY = 4; // pixels between two labels
const LETTER_PX = 6.4,
  WIDEST_PX = 110; // of what stands at the left

/**
 * From numbers to the pixels of a box; on a log axis the ends are in decades.
 *
 * @param {{left: number, top: number, width: number, height: number}} box
 * @param {{x: Axis, y: Axis}} axes
 * @returns {Plane}
 */
export function planeOf(box, { x, y }) {
  const { left, top, width, height } = box;
  const [[x0, x1], [y0, y1]] = [x.ends, y.ends];
  const across = width / (x1 - x0),
    up = height / (y1 - y0);
  return {
    ...box,
    x: x.kind === "log" ? (v) => left + (Math.log10(v) - x0) * across : (v) => left + (v - x0) * across,
    y: y.kind === "log" ? (v) => top + height - (Math.log10(v) - y0) * up : (v) => top + height - (v - y0) * up,
  };
}

/**
 * Axes in a host of a size; `right` is the margin there.
 *
 * @param {Size} size
 * @param {{x: Axis, y: Axis, right?: number}} layout
 * @returns {Scale}
 */
export function lay(size, { x, y, right = MARGIN.right }) {
  const { top } = MARGIN;
  const height = Math.max(1, size.height - top - (x.kind === "dates" ? DATES_PX : MARGIN.bottom));
  const beside = ticks(y.kind, y.ends, Math.max(2, Math.min(10, height / NEAR.y)));
  const letters = Math.max(0, ...beside.map(({ text }) => text.length));
  const left = Math.min(WIDEST_PX, Math.max(MARGIN.left, 8 + LETTER_PX * letters));
  const width = Math.max(1, size.width - left - right);
  const [[x0, x1], [y0, y1]] = [x.ends, y.ends];
  const across = width / (x1 - x0),
    up = height / (y1 - y0);
  return {
    ...planeOf({ left, top, width, height }, { x, y }),
    right,
    axes: { x, y },
    unX(px) {
      const at = x0 + (px - left) / across;
      return x.kind === "log" ? 10 ** at : at;
    },
    ticks: {
      x: ticks(x.kind, x.ends, Math.max(2, width / (x.kind === "dates" ? NEAR.dates : NEAR.x))).map((tick) => ({
        ...tick,
        px: left + (tick.at - x0) * across,
      })),
      y: beside.map((tick) => ({ ...tick, px: top + height - (tick.at - y0) * up })),
    },
  };
}

/** Lines behind everything, at each tick of y. @param {CanvasRenderingContext2D} pen @param {Scale} scale */
export function grid(pen, { left, width, ticks }) {
  pen.strokeStyle = token("line");
  pen.lineWidth = 1;
  pen.beginPath();
  for (const { px } of ticks.y) {
    pen.moveTo(left, Math.round(px) + 0.5);
    pen.lineTo(left + width, Math.round(px) + 0.5);
  }
  pen.stroke();
}

/** The line below the chart, its ticks, and what both axes say. @param {CanvasRenderingContext2D} pen @param {Scale} scale */
export function frame(pen, { left, top, width, height, right, ticks }) {
  const floor = Math.round(top + height) + 0.5;
  pen.strokeStyle = token("line-strong");
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(left, floor);
  pen.lineTo(left + width, floor);
  for (const { px } of ticks.x) {
    pen.moveTo(Math.round(px) + 0.5, floor);
    pen.lineTo(Math.round(px) + 0.5, floor + TICK_PX);
  }
  pen.stroke();
  pen.font = `11px ${token("words")}`;
  pen.fillStyle = token("faint");
  pen.textBaseline = "middle";
  pen.textAlign = "right";
  for (const { px, text } of ticks.y) pen.fillText(text, left - 5, px, left - 7);
  pen.textBaseline = "top";
  pen.textAlign = "center";
  const edge = left + width + right;
  line(pen, ticks.x, "text", floor + TICK_PX + 3, edge);
  line(pen, ticks.x, "below", floor + TICK_PX + 3 + LINE_PX, edge);
}

/**
 * One line of words below the axis; those that would reach over another or over the edge are left out.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {PlacedTick[]} ticks
 * @param {"text" | "below"} what
 * @param {number} top
 * @param {number} edge
 */
function line(pen, ticks, what, top, edge) {
  let free = 0;
  for (const tick of ticks) {
    const words = tick[what];
    if (!words) continue;
    const half = pen.measureText(words).width / 2;
    if (tick.px - half < free || tick.px + half > edge) continue;
    pen.fillText(words, tick.px, top);
    free = tick.px + half + LONELY;
  }
}
