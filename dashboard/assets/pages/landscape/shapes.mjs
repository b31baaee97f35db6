// A landscape as shapes in the order in which they are painted: far ones first, the path over all.
import { farFirst, projection, rising } from "./projection.mjs";

/** @import {Camera, Spot} from "./projection.mjs" */

/**
 * What is drawn: heights as they are coloured, logarithms where the colours follow them.
 *
 * @typedef {object} Relief
 * @property {ArrayLike<number>} x
 * @property {ArrayLike<number>} y
 * @property {ArrayLike<number>} z row by row, NaN where nothing is
 * @property {[number, number]} bounds the heights at the ends of the colours
 * @property {[number, string][]} colours shares from 0 to 1, each with a colour `#rrggbb`
 * @property {[number, number, number][]} path x, y and height of its points
 * @property {[number, number, number] | null} end where the training ended
 * @property {{x: string, y: string, z: string, low: string, high: string}} words of the axes, and the losses at both ends
 */
/** @typedef {{kind: "area", spots: Spot[], fill: string}} Area */
/** @typedef {{kind: "line", spots: Spot[], stroke: string, width: number}} Line */
/** @typedef {{kind: "mark", spot: Spot, shape: "ring" | "star" | "dot", size: number, fill: string, stroke: string}} Mark */
/** @typedef {{kind: "text", spot: Spot, text: string, fill: string, align: "start" | "middle" | "end"}} Text */
/** @typedef {Area | Line | Mark | Text} Shape */
/** @typedef {{ink: string, paper: string, faint: string, line: string, star: string}} Inks */

const MOST_LINES = 101; // along each axis: finer than a picture of this size shows
const LETTER_PX = 6; // about, of 11 px letters
const LIGHT = [-0.35, -0.45, 0.82]; // from where the light falls

/**
 * @param {Relief} relief
 * @param {Camera} camera
 * @param {{width: number, height: number}} size
 * @param {Inks} inks
 * @returns {Shape[]}
 */
export function shapesOf(relief, camera, size, inks) {
  if (!relief.x.length || !relief.y.length) return [];
  const project = projection(camera, size, {
    x: [relief.x[0], relief.x[relief.x.length - 1]],
    y: [relief.y[0], relief.y[relief.y.length - 1]],
    z: relief.bounds,
  });
  const words = floor(relief, project, inks).map((shape) =>
    shape.kind === "text" ? inside(shape, size.width) : shape,
  );
  return [...words, ...ground(relief, camera, project), ...way(relief, project, inks)];
}

/** A text that a narrow picture would cut off, moved so far that it is whole. @param {Text} text @param {number} width @returns {Text} */
function inside(text, width) {
  const [across, down] = text.spot,
    room = Math.min(width, text.text.length * LETTER_PX);
  const left = { start: 0, middle: room / 2, end: room }[text.align];
  return { ...text, spot: [Math.min(width - room + left, Math.max(left, across)), down] };
}

/** @param {Relief} relief @param {(x: number, y: number, z: number) => Spot} project @param {Inks} inks @returns {Shape[]} */
function floor({ x, y, bounds: [low, high], words }, project, { line, faint }) {
  const [left, right] = [x[0], x[x.length - 1]],
    [front, back] = [y[0], y[y.length - 1]];
  /** @type {[number, number][]} */
  const corners = [
    [left, front],
    [right, front],
    [right, back],
    [left, back],
  ];
  const spots = corners.map(([a, b]) => project(a, b, low));
  const outermost = spots.reduce((best, spot, index) => (spot[0] < spots[best][0] ? index : best), 0);
  const upright = [spots[outermost], project(...corners[outermost], high)];
  const centre = spots.reduce((sum, [across]) => sum + across / 4, 0);
  /** @type {(from: number, to: number, text: string) => Text} */
  const beside = (from, to, text) => {
    const [[a, b], [c, d]] = [spots[from], spots[to]];
    const isLeft = (a + c) / 2 < centre; // outside of the floor, where no surface is
    return {
      kind: "text",
      spot: [(a + c) / 2 + (isLeft ? -12 : 12), (b + d) / 2 + 14],
      text,
      fill: faint,
      align: isLeft ? "end" : "start",
    };
  };
  const alongX = spots[0][1] + spots[1][1] > spots[2][1] + spots[3][1] ? [0, 1] : [3, 2];
  const alongY = spots[1][1] + spots[2][1] > spots[0][1] + spots[3][1] ? [1, 2] : [0, 3];
  return [
    { kind: "line", spots: [...spots, spots[0]], stroke: line, width: 1 },
    { kind: "line", spots: upright, stroke: line, width: 1 },
    beside(alongX[0], alongX[1], words.x),
    beside(alongY[0], alongY[1], words.y),
    { kind: "text", spot: [upright[0][0] - 6, upright[0][1]], text: words.low, fill: faint, align: "end" },
    { kind: "text", spot: [upright[1][0] - 6, upright[1][1] + 4], text: words.high, fill: faint, align: "end" },
    { kind: "text", spot: [upright[1][0] - 6, upright[1][1] - 11], text: words.z, fill: faint, align: "end" },
  ];
}

/** The surface: a four-sided area between neighbouring points, lighter where it faces the light. @param {Relief} relief @param {Camera} camera @param {(x: number, y: number, z: number) => Spot} project @returns {Generator<Area>} */
function* ground({ x, y, z, bounds, colours }, camera, project) {
  const [moreX, moreY] = rising(camera);
  const columns = thinned(x.length),
    rows = thinned(y.length);
  const spots = rows.map((j) => columns.map((i) => project(x[i], y[j], z[j * x.length + i])));
  const [low, high] = bounds;
  const wide = (x[x.length - 1] - x[0]) / 2 || 1,
    deep = (y[y.length - 1] - y[0]) / 2 || 1,
    tall = (high - low) / 1.24 || 1;
  for (const r of farFirst(rows.length - 1, moreY)) {
    for (const c of farFirst(columns.length - 1, moreX)) {
      const at = (/** @type {number} */ down, /** @type {number} */ along) => z[rows[down] * x.length + columns[along]];
      const heights = [at(r, c), at(r, c + 1), at(r + 1, c + 1), at(r + 1, c)];
      const mean = (heights[0] + heights[1] + heights[2] + heights[3]) / 4;
      if (!Number.isFinite(mean)) continue;
      const slopeX =
        (heights[1] - heights[0] + heights[2] - heights[3]) / 2 / tall / ((x[columns[c + 1]] - x[columns[c]]) / wide);
      const slopeY =
        (heights[3] - heights[0] + heights[2] - heights[1]) / 2 / tall / ((y[rows[r + 1]] - y[rows[r]]) / deep);
      const facing = (LIGHT[2] - LIGHT[0] * slopeX - LIGHT[1] * slopeY) / Math.hypot(slopeX, slopeY, 1);
      const corners = [spots[r][c], spots[r][c + 1], spots[r + 1][c + 1], spots[r + 1][c]];
      yield { kind: "area", spots: corners, fill: shaded(colours, (mean - low) / (high - low || 1), facing) };
    }
  }
}

/** @param {number} count @returns {number[]} */
function thinned(count) {
  const every = Math.max(1, Math.ceil((count - 1) / (MOST_LINES - 1)));
  const kept = Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
  return kept[kept.length - 1] === count - 1 ? kept : [...kept, count - 1];
}

/** @param {[number, string][]} colours @param {number} share @param {number} facing 1 where the light falls straight on it */
function shaded(colours, share, facing) {
  const inside = Math.min(1, Math.max(0, share));
  const next = Math.max(
    1,
    colours.findIndex(([at]) => at >= inside),
  );
  const [[from, one], [to, other]] = [colours[next - 1], colours[next]];
  const part = (inside - from) / (to - from || 1),
    light = 0.72 + 0.3 * Math.min(1, Math.max(0, facing));
  const mixed = [1, 3, 5].map((start) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(Math.min(255, (a + (b - a) * part) * light));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** @param {Relief} relief @param {(x: number, y: number, z: number) => Spot} project @param {Inks} inks @returns {Shape[]} */
function way({ path, end }, project, { ink, paper, star }) {
  const spots = path.filter((point) => point.every(Number.isFinite)).map((point) => project(...point));
  /** @type {Shape[]} */
  const shapes = [];
  if (spots.length > 1) {
    shapes.push({ kind: "line", spots, stroke: paper, width: 4.5 }, { kind: "line", spots, stroke: ink, width: 2 });
  }
  for (const spot of spots) shapes.push({ kind: "mark", spot, shape: "dot", size: 2.5, fill: ink, stroke: paper });
  if (spots.length) shapes.push({ kind: "mark", spot: spots[0], shape: "ring", size: 5, fill: paper, stroke: ink });
  if (end?.every(Number.isFinite))
    shapes.push({ kind: "mark", spot: project(...end), shape: "star", size: 8, fill: star, stroke: ink });
  return shapes;
}

/** The corners of a star with five points. @param {Spot} spot @param {number} size @returns {Spot[]} */
export function starSpots([across, down], size) {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2,
      radius = index % 2 ? size * 0.45 : size;
    return [across + radius * Math.cos(angle), down + radius * Math.sin(angle)];
  });
}
