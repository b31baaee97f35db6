// Rows and columns of a landscape: the loss along one direction, with the other held.

/** @typedef {{x: ArrayLike<number>, y: ArrayLike<number>, z: ArrayLike<number>}} Grid `z` row by row */
/** @typedef {{along: number, loss: number, step: number}} OnSlice a point of the path that lies on a slice */

/** The index of the node next to a number; of two as near, the first. @param {ArrayLike<number>} axis @param {number} value */
export function nearest(axis, value) {
  let best = 0;
  for (let i = 1; i < axis.length; i++) if (Math.abs(axis[i] - value) < Math.abs(axis[best] - value)) best = i;
  return best;
}

/** The losses of a row. @param {Grid} grid @param {number} row @returns {number[]} */
export function rowOf({ x, z }, row) {
  return Array.from({ length: x.length }, (_, i) => z[row * x.length + i]);
}

/** The losses of a column. @param {Grid} grid @param {number} column @returns {number[]} */
export function columnOf({ x, y, z }, column) {
  return Array.from({ length: y.length }, (_, j) => z[j * x.length + column]);
}

/**
 * The points of a path that are nearer to a node of `held` than to its neighbours, by where they lie along the other axis.
 *
 * @param {ArrayLike<number>} held the axis that is held
 * @param {number} index of its node
 * @param {{along: ArrayLike<number>, across: ArrayLike<number>, loss: ArrayLike<number>, step: ArrayLike<number>}} path `across` is along the held axis
 * @returns {OnSlice[]}
 */
export function pathOn(held, index, { along, across, loss, step }) {
  const gap = held.length > 1 ? Math.abs(held[held.length - 1] - held[0]) / (held.length - 1) : 0;
  /** @type {OnSlice[]} */
  const found = [];
  for (let i = 0; i < across.length; i++)
    if (Math.abs(across[i] - held[index]) <= gap / 2) found.push({ along: along[i], loss: loss[i], step: step[i] });
  return found;
}

/** Where the lowest finite number stands; -1 where there is none. @param {ArrayLike<number>} values */
export function lowestAt(values) {
  let best = -1;
  for (let i = 0; i < values.length; i++)
    if (Number.isFinite(values[i]) && (best < 0 || values[i] < values[best])) best = i;
  return best;
}
