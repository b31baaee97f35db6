// Where curves lie: the ends of their axes, and which point is next to the pointer.

/** @import {Axis, Plane} from "../../charts/axes.mjs" */
/** @import {AxisKind, Ends} from "../../charts/ticks.mjs" */
/** @import {Column} from "../../charts/encoded.mjs" */

const MARGIN = 0.04; // of the range, at either end

/** The axis over some columns; on a log axis the ends are in decades. @param {Column[]} columns @param {AxisKind} kind @returns {Axis} */
export function endsOf(columns, kind) {
  const isLog = kind === "log";
  let low = Infinity,
    high = -Infinity;
  for (const column of columns) {
    for (const value of column) {
      const at = isLog ? Math.log10(value) : value;
      if (!Number.isFinite(at)) continue;
      if (at < low) low = at;
      if (at > high) high = at;
    }
  }
  if (low > high) return { kind, ends: [0, 1] };
  const reach = high - low;
  // Of numbers near the largest there are, the range has none.
  const room = Number.isFinite(reach) && reach > 0 ? reach * MARGIN : Math.abs(low) * 0.1 || 0.5;
  /** @type {Ends} */
  const ends = [low - room, high + room];
  return { kind, ends };
}

/**
 * The point of a line nearest to a place, in pixels; null where it has none.
 *
 * @param {Plane} scale
 * @param {{x: Column, y: Column}} line
 * @param {number} px
 * @param {number} py
 */
export function nearestPoint(scale, { x, y }, px, py) {
  let found = null,
    least = Infinity;
  for (let i = 0; i < x.length; i++) {
    const across = scale.x(x[i]),
      height = scale.y(y[i]);
    if (!Number.isFinite(across) || !Number.isFinite(height)) continue;
    // Across counts more: of a steep curve the point above or below the pointer is meant.
    const distance = Math.hypot((across - px) * 2, height - py);
    if (distance >= least) continue;
    least = distance;
    found = { i, px: across, py: height, distance };
  }
  return found;
}
