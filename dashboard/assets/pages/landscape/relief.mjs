// What of a panel is drawn as a surface: its heights are those that the contours are coloured by.
import { number } from "../../frame/numbers.mjs";
import { token } from "../../frame/theme.mjs";
import { decode } from "../../charts/encoded.mjs";
import { heightAt } from "./height.mjs";
import { word } from "./slices_view.mjs";

/** @import {LandscapePanel} from "./panel.mjs" */
/** @import {Inks, Relief} from "./shapes.mjs" */

/** How many points of a path were passed at a step; all of them for null. @param {ArrayLike<number>} steps @param {number | null} step */
export function passed(steps, step) {
  if (step === null) return steps.length;
  let count = 0;
  for (let i = 0; i < steps.length; i++) if (steps[i] <= step) count = i + 1;
  return count;
}

/** Null where there is no surface. @param {LandscapePanel} panel @param {number | null} step @param {string} colour @returns {Relief | null} */
export function reliefOf(panel, step, colour) {
  const ground = panel.figure.data.find(({ type }) => type === "contour");
  if (!ground) return null;
  const { shown } = panel,
    log = colour === "log" && !shown.less;
  const top = colour === "clipped" ? ground.zmax : Number.POSITIVE_INFINITY;
  const isLoss = shown.what === "loss" && !shown.less;
  const grid = { x: decode(ground.x), y: decode(ground.y), z: decode(ground.z) };
  const ofLoss = (/** @type {number} */ loss) =>
    log && !(loss > 0) ? Number.NaN : log ? Math.log10(loss) : Math.min(loss, top);
  // Of other quantities and of differences the path has the height of the surface below it.
  const height = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ loss) =>
    isLoss ? ofLoss(loss) : heightAt(grid, a, b);
  const [x, y, loss, steps] = panel.path.map((part) => decode(part));
  const count = passed(steps, step);
  const bounds = /** @type {[number, number]} */ ([ground.zmin, ground.zmax]);
  const [low, high] = bounds.map((one) => number(log ? 10 ** one : one));
  const { xaxis, yaxis } = panel.figure.layout;
  const last = steps.length - 1;
  const end = panel.facts.end ?? (last >= 0 ? [x[last], y[last], loss[last]] : null);
  return {
    ...grid,
    bounds,
    colours: ground.colorscale,
    path: Array.from({ length: count }, (_, i) => [x[i], y[i], height(x[i], y[i], loss[i])]),
    end: end && [end[0], end[1], height(end[0], end[1], end[2])],
    words: { x: xaxis.title.text, y: yaxis.title.text, z: word(panel), low, high },
  };
}

/** @param {LandscapePanel} panel @returns {Inks} */
export function inksOf({ inks }) {
  return { ...inks, faint: token("secondary"), line: token("line-strong") };
}
