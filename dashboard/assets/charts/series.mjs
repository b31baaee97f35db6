// What is computed from series in the browser.

/** @import {Column} from "./encoded.mjs" */

/**
 * A running mean that forgets by distance, not by count, so that it looks the same at any zoom
 * and for any spacing of points: what is a thousandth of the range away keeps sqrt(amount), and
 * the mean of `size[i]` points weighs as much as they would. A constant stays exactly what it
 * is, because each step moves by a share of the difference.
 *
 * @param {ArrayLike<number>} x
 * @param {Column} y
 * @param {number} amount
 * @param {number} range of x
 * @param {ArrayLike<number> | null} size
 */
export function smooth(x, y, amount, range, size = null) {
  if (amount <= 0 || y.length < 3) return y;
  const keep = Math.sqrt(amount);
  const out = new Float64Array(y.length);
  let mean = 0,
    weight = 0,
    at = x[0],
    before = NaN,
    kept = 1;
  for (let i = 0; i < y.length; i++) {
    if (!Number.isFinite(y[i])) {
      out[i] = NaN;
      continue;
    }
    const distance = range > 0 ? (Math.abs(x[i] - at) / range) * 1000 : 1; // x may go back
    const own = size?.[i] ?? 1;
    if (distance !== before) kept = keep ** Math.min(distance, 1000); // most steps are as long as the one before
    before = distance;
    weight = weight * kept + own;
    mean += (y[i] - mean) * (own / weight);
    at = x[i];
    out[i] = mean;
  }
  return out;
}

/** @param {ArrayLike<number>} x */
export function ascends(x) {
  for (let i = 1; i < x.length; i++) if (x[i] < x[i - 1]) return false;
  return true;
}

/** The place in `x` that is nearest to `wanted`; x that goes back is looked through whole. @param {ArrayLike<number>} x @param {number} wanted */
export function nearest(x, wanted, ordered = true) {
  if (!ordered) {
    let best = 0;
    for (let i = 1; i < x.length; i++) if (Math.abs(x[i] - wanted) < Math.abs(x[best] - wanted)) best = i;
    return best;
  }
  let low = 0,
    high = x.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (x[middle] < wanted) low = middle;
    else high = middle;
  }
  return Math.abs(x[high] - wanted) < Math.abs(x[low] - wanted) ? high : low;
}

/** @param {ArrayLike<number>} sorted @param {number} share */
export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))];
}

/** @param {ArrayLike<number>} values */
export function lastFinite(values) {
  for (let i = values.length - 1; i >= 0; i--) if (Number.isFinite(values[i])) return values[i];
  return NaN;
}

/** How many runs some lines are of: one has several where several tags are drawn. @param {{run: string}[]} lines */
export function runCount(lines) {
  return new Set(lines.map(({ run }) => run)).size;
}
