// Thousands of lines as one cloud: how many of them cross a pixel says how much ink it gets.
//
// Ten thousand strokes cannot be laid over each other: what is faint enough for their sum is less than
// one of the 255 steps that a canvas has, and comes out as a block of a wrong colour.
import { penOf } from "./pens.mjs";

/** @import {Plane} from "./axes.mjs" */
/** @import {Far} from "./parts.mjs" */
/** @import {Pen} from "./pens.mjs" */
/** @typedef {{x: ArrayLike<number>, y: ArrayLike<number>, far?: Far | null}} Line */
/** @typedef {{lines: Line[], colour: string, strongest: number}} Cloud its colour as CSS says it, and the opacity of where most lines meet */

/** So many straight lines (`straightLines` of crowd.mjs) are painted as a cloud. */
export const FROM = 2000;
const FAINTEST = 0.06; // the opacity of a single line: it must not get lost
/** The opacity of where most lines of runs outside the focus meet. */
export const ASIDE = 0.42;
/** Likewise behind the lines of their groups. */
export const BEHIND = 0.16;

/** Counts, row by row, in pixels of the screen. */
class Counts {
  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.counts = new Uint32Array(width * height);
  }

  /** One more in a column, from a height to another. @param {number} column @param {number} one @param {number} other */
  upright(column, one, other) {
    const first = Math.max(0, Math.floor(one < other ? one : other)),
      last = Math.min(this.height - 1, Math.floor(one < other ? other : one));
    for (let at = first * this.width + column; at <= last * this.width + column; at += this.width) this.counts[at] += 1;
  }

  /** One more in each column from a point up to the next, not beside a hole. @param {number} left @param {number} top @param {number} right @param {number} next */
  trace(left, top, right, next) {
    if (!Number.isFinite(left + top + right + next)) return;
    if (left > right) {
      this.trace(right, next, left, top);
      return;
    }
    const { width } = this,
      first = Math.max(0, Math.floor(left)),
      end = Math.min(width, Math.ceil(right));
    if (left === right && first === Math.floor(left) && first < width) this.upright(first, top, next);
    const slope = (next - top) / (right - left);
    for (let column = first; column < end; column++) {
      const from = column > left ? column : left,
        to = column + 1 < right ? column + 1 : right;
      this.upright(column, top + slope * (from - left), top + slope * (to - left));
    }
  }
}

/**
 * How many lines cross each pixel of a plot.
 *
 * @param {Iterable<Line>} lines
 * @param {Plane} plane
 * @param {number} ratio pixels of the screen for one of the page
 */
export function crossings(lines, plane, ratio) {
  const size = (/** @type {number} */ length) => Math.max(1, Math.round(length * ratio));
  const found = new Counts(size(plane.width), size(plane.height)),
    floor = found.height + 9; // what a log axis has no place for lies below it
  for (const { x, y, far } of lines) {
    let left = NaN,
      top = NaN;
    for (let i = 0; i < y.length; i++) {
      const right = (plane.x(x[i]) - plane.left) * ratio,
        next = (plane.y(y[i]) - plane.top) * ratio;
      found.trace(left, top, right, next);
      left = right;
      top = next;
    }
    for (let i = 0; far && i < far.at.length; i++) {
      const column = Math.floor((plane.x(x[far.at[i]]) - plane.left) * ratio),
        low = (plane.y(far.low[i]) - plane.top) * ratio;
      if (column < 0 || column >= found.width) continue;
      found.upright(column, (plane.y(far.high[i]) - plane.top) * ratio, Number.isFinite(low) ? low : floor);
    }
  }
  return found;
}

/**
 * The opacity of a pixel that so many lines cross; `most` cross the thickest, whose opacity is `strongest`.
 *
 * @param {number} count
 * @param {number} most
 * @param {number} strongest
 */
export function opacity(count, most, strongest) {
  return count ? Math.max(FAINTEST, (strongest * Math.log1p(count)) / Math.log1p(Math.max(most, 9))) : 0;
}

/** @type {HTMLCanvasElement | null} */
let ground = null; // one for all clouds: what it shows is copied at once

/** @param {Pen} pen @param {Plane} plane @param {Cloud} cloud @param {number} ratio pixels of the canvas for one of the page */
export function paint(pen, plane, { lines, colour, strongest }, ratio = window.devicePixelRatio || 1) {
  const { counts, width, height } = crossings(lines, plane, ratio);
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  ground ??= document.createElement("canvas");
  [ground.width, ground.height] = [width, height];
  const brush = penOf(ground, { willReadFrequently: true }), // `channels` reads each colour from it
    picture = brush.createImageData(width, height),
    [red, green, blue] = channels(brush, colour);
  for (let i = 0, at = 0; i < counts.length; i++, at += 4) {
    if (!counts[i]) continue;
    picture.data[at] = red;
    picture.data[at + 1] = green;
    picture.data[at + 2] = blue;
    picture.data[at + 3] = Math.round(255 * opacity(counts[i], most, strongest));
  }
  brush.putImageData(picture, 0, 0);
  pen.globalAlpha = 1;
  pen.drawImage(ground, plane.left, plane.top, plane.width, plane.height);
}

/** A colour in red, green and blue, whichever way CSS says it. @param {Pen} brush @param {string} colour */
function channels(brush, colour) {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const { data } = brush.getImageData(0, 0, 1, 1);
  brush.clearRect(0, 0, 1, 1);
  return data;
}
