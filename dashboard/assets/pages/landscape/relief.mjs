// What of a panel is drawn as a surface: its heights are those that the contours are coloured by.
import { number } from "../../frame/numbers.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";

/** @import {LandscapePanel} from "./page.mjs" */
/** @import {Inks, Relief} from "./shapes.mjs" */

/** How many points of a path were passed at a step; all of them for null. @param {ArrayLike<number>} steps @param {number | null} step */
export function passed(steps, step) {
  if (step === null) return steps.length;
  let count = 0;
  for (let i = 0; i < steps.length; i++) if (steps[i] <= step) count = i + 1;
  return count;
}

/** Null where there is no surface. @param {LandscapePanel} panel @param {number | null} step @param {boolean} log @returns {Relief | null} */
export function reliefOf(panel, step, log) {
  const ground = panel.figure.data.find(({ type }) => type === "contour");
  if (!ground) return null;
  const height = (/** @type {number} */ loss) => (log ? (loss > 0 ? Math.log10(loss) : Number.NaN) : loss);
  const [x, y, loss, steps] = panel.path.map((part) => decode(part));
  const count = passed(steps, step);
  const bounds = /** @type {[number, number]} */ ([ground.zmin, ground.zmax]);
  const [low, high] = bounds.map((one) => number(log ? 10 ** one : one));
  const { xaxis, yaxis } = panel.figure.layout;
  const last = steps.length - 1;
  const end = panel.facts.end ?? (last >= 0 ? [x[last], y[last], loss[last]] : null);
  return {
    x: decode(ground.x),
    y: decode(ground.y),
    z: decode(ground.z),
    bounds,
    colours: ground.colorscale,
    path: Array.from({ length: count }, (_, i) => [x[i], y[i], height(loss[i])]),
    end: end && [end[0], end[1], height(end[2])],
    words: { x: xaxis.title.text, y: yaxis.title.text, z: say("loss"), low, high },
  };
}

/** @param {LandscapePanel} panel @returns {Inks} */
export function inksOf({ inks }) {
  return { ...inks, faint: token("secondary"), line: token("line-strong") };
}
