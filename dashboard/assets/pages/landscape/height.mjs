// The height of a surface between its nodes.

/** @import {Grid} from "./slices.mjs" */

/** Between which nodes a number lies, and how far from the first; null beside the axis. @param {ArrayLike<number>} axis @param {number} value */
function between(axis, value) {
  for (let i = 0; i + 1 < axis.length; i++) {
    const share = (value - axis[i]) / (axis[i + 1] - axis[i]);
    if (share >= 0 && share <= 1) return { index: i, share };
  }
  return null;
}

/** Linear along both axes; NaN beside the grid and beside nodes that have none. @param {Grid} grid @param {number} a @param {number} b */
export function heightAt({ x, y, z }, a, b) {
  const along = between(x, a),
    across = between(y, b);
  if (!along || !across) return Number.NaN;
  const row = (/** @type {number} */ j) => {
    const first = j * x.length + along.index;
    return along.share ? (1 - along.share) * z[first] + along.share * z[first + 1] : z[first];
  };
  const { index, share } = across;
  return share ? (1 - share) * row(index) + share * row(index + 1) : row(index);
}
