// How faint many lines are drawn, so that where they lie thick shows through.

/** @import {Plane} from "./axes.mjs" */

const SAMPLE = 40; // lines that tell how much ink all of them take
const FALL = 0.46; // how opacity falls as lines come: tried from 50 to 1,000

/**
 * How many lines straight across a plot would take as much ink as these: a noisy line counts as several.
 *
 * @template Line
 * @param {Line[]} lines
 * @param {(line: Line) => {x: ArrayLike<number>, y: ArrayLike<number>}} of
 * @param {Plane} plane
 */
export function straightLines(lines, of, plane) {
  const stride = Math.max(1, Math.floor(lines.length / SAMPLE));
  let ink = 0,
    count = 0;
  for (let i = 0; i < lines.length; i += stride) {
    const { x, y } = of(lines[i]);
    ink += lengthOf(x, y, plane);
    count += 1;
  }
  return count ? Math.max(lines.length, ((ink / count) * lines.length) / plane.width) : 0;
}

/** In pixels, of what lies within a plot. @param {ArrayLike<number>} x @param {ArrayLike<number>} y @param {Plane} plane */
function lengthOf(x, y, plane) {
  const { left, top, width, height } = plane;
  let length = 0,
    before = NaN,
    beneath = NaN;
  for (let i = 0; i < y.length; i++) {
    const across = Math.min(left + width, Math.max(left, plane.x(x[i]))),
      down = Math.min(top + height, Math.max(top, plane.y(y[i])));
    const piece = across === before ? 0 : Math.hypot(across - before, down - beneath);
    if (piece > 0) length += piece; // not beside a hole
    before = across;
    beneath = down;
  }
  return length;
}

/** The opacity of each of so many lines; `ink` is that of one of a single line, `most` what none exceeds. @param {number} lines @param {{ink: number, most: number}} how */
export function faintness(lines, { ink, most }) {
  return Math.min(most, ink / Math.max(1, lines) ** FALL);
}

/** Of runs outside the focus: a band to look through, a cloud. */
export const ASIDE = { ink: 2.2, most: 0.55 };
/** Of runs where none is in focus: all there is to see. */
export const ALONE = { ink: 3, most: 0.9 };
/** Of runs behind the lines of their groups. */
export const MEMBER = { ink: 1.5, most: 0.28 };
