// Drawing on a canvas, one kind of mark each. `scale` goes from numbers to pixels.

/** @import {Plane} from "./axes.mjs" */
/** @import {Far} from "./parts.mjs" */
/** @import {Size} from "./sizes.mjs" */
/** @typedef {CanvasRenderingContext2D} Pen */

export const DOT_PX = 3.5; // a point without a neighbour

/** The pen of a canvas. @param {HTMLCanvasElement} canvas @param {CanvasRenderingContext2DSettings} [settings] of its first pen @returns {Pen} */
export function penOf(canvas, settings) {
  const pen = canvas.getContext("2d", settings);
  if (!pen) throw new Error("This browser has no pen for one more canvas");
  return pen;
}

/** What a canvas fills. @param {HTMLCanvasElement} canvas @returns {Size} */
function sizeAround(canvas) {
  const { clientWidth: width, clientHeight: height } = canvas.parentElement ?? canvas;
  return { width, height };
}

/** A clean pen on a canvas that fills its parent, sharp on any screen; `size` is the parent's. @param {HTMLCanvasElement} canvas */
export function take(canvas, { width, height } = sizeAround(canvas)) {
  const ratio = window.devicePixelRatio || 1;
  const size = [Math.round(width * ratio), Math.round(height * ratio)];
  const pen = penOf(canvas);
  if (canvas.width === size[0] && canvas.height === size[1])
    pen.reset(); // cheaper than a new picture
  else [canvas.width, canvas.height] = size;
  pen.scale(ratio, ratio);
  pen.lineJoin = "round";
  return pen;
}

/** @param {Pen} pen @param {Plane} scale */
export function clip(pen, scale) {
  pen.beginPath();
  pen.rect(scale.left, scale.top - 4, scale.width, scale.height + 8);
  pen.clip();
}

/**
 * A line with holes where there is no place; a point between two holes is a dot of `radius`.
 *
 * @param {Pen} pen
 * @param {Plane} scale
 * @param {ArrayLike<number>} x
 * @param {ArrayLike<number>} y
 */
export function line(pen, scale, x, y, radius = pen.lineWidth) {
  /** @type {[number, number][]} */
  const alone = [];
  let length = 0,
    left = 0,
    top = 0;
  const end = () => {
    if (length === 1) alone.push([left, top]);
  };
  pen.beginPath();
  for (let i = 0; i < y.length; i++) {
    const height = scale.y(y[i]),
      across = scale.x(x[i]);
    if (!Number.isFinite(height) || !Number.isFinite(across)) {
      end();
      length = 0;
      continue;
    }
    if (length) pen.lineTo(across, height);
    else pen.moveTo(across, height);
    left = across;
    top = height;
    length += 1;
  }
  end();
  pen.stroke();
  if (alone.length) dots(pen, alone, radius);
}

/** @param {Pen} pen @param {[number, number][]} points @param {number} radius */
function dots(pen, points, radius) {
  pen.beginPath();
  for (const [left, top] of points) {
    pen.moveTo(left, top);
    pen.arc(left, top, radius, 0, 7);
  }
  pen.fillStyle = pen.strokeStyle;
  pen.fill();
}

/**
 * @param {Pen} pen
 * @param {Plane} scale
 * @param {ArrayLike<number>} x
 * @param {ArrayLike<number>} low
 * @param {ArrayLike<number>} high
 */
export function band(pen, scale, x, low, high) {
  // What a log axis has no place for lies below its floor.
  const up = (/** @type {number} */ value) => {
    const height = scale.y(value);
    return Number.isFinite(height) ? height : scale.top + scale.height + 9;
  };
  pen.beginPath();
  for (let i = 0; i < x.length; i++) {
    if (Number.isFinite(high[i])) pen.lineTo(scale.x(x[i]), up(high[i]));
  }
  for (let i = x.length - 1; i >= 0; i--) {
    if (Number.isFinite(low[i])) pen.lineTo(scale.x(x[i]), up(low[i]));
  }
  pen.fill();
}

/**
 * Where buckets reach far beyond the line: an upright through each.
 *
 * @param {Pen} pen
 * @param {Plane} scale
 * @param {ArrayLike<number>} x
 * @param {Far} far
 */
export function spikes(pen, scale, x, { at, low, high }) {
  const floor = scale.top + scale.height + 9; // what a log axis has no place for lies below it
  pen.beginPath();
  for (let i = 0; i < at.length; i++) {
    const across = scale.x(x[at[i]]),
      [top, bottom] = [scale.y(high[i]), scale.y(low[i])];
    if (!Number.isFinite(top) || !Number.isFinite(across)) continue;
    pen.moveTo(across, top);
    pen.lineTo(across, Number.isFinite(bottom) ? bottom : floor);
  }
  pen.stroke();
}
