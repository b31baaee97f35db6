// What of a line lies within the axes.

/** @import {Plane} from "./axes.mjs" */
/** @import {Column} from "./encoded.mjs" */

const EDGE = 4; // pixels that lines may go beyond the axis: see `clip` of pens.mjs

/**
 * What of a line lies on the axis, holes elsewhere: one member that diverges takes the mean along, and up and down again
 * the line would be a bar. The same line where all of it does.
 *
 * @param {Plane} scale
 * @param {Column} middle
 */
export function onAxis(scale, middle) {
  const [top, bottom] = [scale.top - EDGE, scale.top + scale.height + EDGE];
  /** @param {number} value */
  const isOff = (value) => {
    const height = scale.y(value);
    return height < top || height > bottom;
  };
  return middle.some(isOff) ? middle.map((value) => (isOff(value) ? NaN : value)) : middle;
}
