// Ranges of a card's axes.
import { quantile, runCount } from "./series.mjs";

/** @import {Far} from "./parts.mjs" */
/** @import {Ends} from "./ticks.mjs" */
/** @typedef {{run: string, x: ArrayLike<number>, y: ArrayLike<number>, far?: Far | null, isOdd?: boolean}} Line `isOdd` says that some of its values are no numbers */
/** @typedef {{ends: Ends, first: number, last: number, isOdd: boolean}} Reach of a line's values, in units of the axis: decades on a log axis */
/** @typedef {Reach & {run: string}} Span of a line's values */

const MANY = 20; // runs, from which on a far tail may be cut, whichever runs it is of
const ROOM = 0.06; // of what is shown, above and below it
const LEFT = 4; // times what the other runs span: so far one of few must have left them to be cut
const SAMPLE = 40_000; // points to take quantiles of

/** From the lowest to the highest x of any line; on a log axis, of those above 0. @param {ArrayLike<number>[]} lines @returns {Ends} */
export function xRange(lines, { log = false, ordered = false } = {}) {
  let low = Infinity,
    high = -Infinity;
  for (const x of lines) {
    const stride = ordered && !log ? Math.max(1, x.length - 1) : 1; // its ends say it all
    for (let i = 0; i < x.length; i += stride) {
      if (!Number.isFinite(x[i])) continue;
      if (x[i] < low && (!log || x[i] > 0)) low = x[i];
      if (x[i] > high) high = x[i];
    }
  }
  if (low > high) return log ? [1, 10] : [0, 1];
  if (low < high) return [low, high];
  const room = Math.max(0.5, Math.abs(low) * 1e-6); // a number may be too large to be told from the next
  return log ? [low / 2, high * 2] : [low - room, high + room];
}

/**
 * Where a line is at `at` between two of its points: straight as it is drawn, so on a log axis in decades.
 *
 * @param {number} at
 * @param {[number, number]} before
 * @param {[number, number]} after
 * @param {{logX: boolean, log: boolean}} axes
 */
function passing(at, [x0, y0], [x1, y1], { logX, log }) {
  const [onX, onY] = [logX ? Math.log10 : Number, log ? Math.log10 : Number];
  const share = (onX(at) - onX(x0)) / (onX(x1) - onX(x0)),
    y = onY(y0) + share * (onY(y1) - onY(y0));
  return log ? 10 ** y : y;
}

/**
 * Where few runs are cut on one side: those that were among the others, or end in what is no number, and went beyond
 * them by several times what the others span. They are half of the runs at most; so one that is merely different stays.
 * Where nobody knows which side is good, one that ends out there stays, too: it may have won.
 *
 * @param {Reach[]} spans
 * @param {1 | -1} side 1 for above
 * @param {{isBad: boolean, log: boolean}} how whether the side is known to be the bad one; on a log axis constants span a decade
 * @returns {number | null} what the others reach
 */
function reachOfMost(spans, side, { isBad, log }) {
  /** @param {Reach} span */
  const out = ({ ends }) => (side > 0 ? ends[1] : -ends[0]);
  const furthest = [...spans].sort((one, other) => out(other) - out(one));
  for (let count = Math.floor(spans.length / 2); count > 0; count--) {
    const rest = furthest.slice(count),
      low = Math.min(...rest.map(({ ends }) => ends[0])),
      high = Math.max(...rest.map(({ ends }) => ends[1])),
      reach = high - low || (log ? 1 : Math.abs(high) || 1);
    const left = furthest.slice(0, count);
    const isFar = out(left[count - 1]) - out(rest[0]) > LEFT * reach;
    /** @param {number} value */
    const isAmong = (value) => value >= low - reach && value <= high + reach;
    if (isFar && left.every(({ first, last, isOdd }) => isOdd || (isAmong(first) && (isBad || isAmong(last)))))
      return side > 0 ? high : low;
  }
  return null;
}

/**
 * Room for every line within `zoom`, those of runs: those of groups lie between them, and their bands
 * take what room there is. Of many runs a far tail is cut on either side, and `beyond`
 * counts the runs that leave the axis. On the good side the tail must be as long again as what most
 * values span, and the best end of a run stays: a winner is never cut. Of few runs those are cut that
 * left the others: see `reachOfMost`. `outliers` is "auto", "clip" (whatever the runs and the side) or
 * "show". On a log axis the range is in decades.
 *
 * @param {Line[]} lines
 * @param {Ends} zoom
 * @param {{log?: boolean, logX?: boolean, direction?: number, outliers?: "auto" | "clip" | "show"}} how
 * @returns {{range: Ends, beyond: number}}
 */
export function yRange(lines, zoom, { log = false, logX = false, direction = 0, outliers = "auto" }) {
  /** @type {Span[]} */
  const spans = [];
  const total = lines.reduce((sum, { y }) => sum + y.length, 0);
  const stride = Math.max(1, Math.floor(total / SAMPLE));
  const sample = new Float64Array(Math.ceil(total / stride) + lines.length);
  let taken = 0,
    highest = -Infinity,
    lowest = Infinity; // of where runs end
  for (const { run, x, y, far, isOdd = false } of lines) {
    let top = -Infinity,
      bottom = Infinity,
      before = -1,
      after = -1,
      first = NaN,
      end = NaN;
    for (let i = 0; i < y.length; i++) {
      const v = y[i];
      if (x[i] < zoom[0] && Number.isFinite(v)) before = i;
      if (x[i] > zoom[1] && Number.isFinite(v) && after < 0) after = i;
      if (x[i] >= zoom[0] && x[i] <= zoom[1]) end = v;
      if (x[i] < zoom[0] || x[i] > zoom[1] || !Number.isFinite(v) || (log && v <= 0)) continue;
      if (v > top) top = v;
      if (v < bottom) bottom = v;
      if (Number.isNaN(first)) first = v;
      if (i % stride === 0) sample[taken++] = v;
    }
    far?.at.forEach((index, i) => {
      if (x[index] < zoom[0] || x[index] > zoom[1]) return;
      if (!log || far.high[i] > 0) top = Math.max(top, far.high[i]);
      if (!log || far.low[i] > 0) bottom = Math.min(bottom, far.low[i]);
    });
    if (Number.isFinite(end)) {
      highest = Math.max(highest, end);
      lowest = Math.min(lowest, end);
    }
    if (top >= bottom) spans.push({ run, ends: [bottom, top], first, last: end, isOdd });
    else if (before >= 0 && after === before + 1) {
      const [from, to] = zoom.map((at) => passing(at, [x[before], y[before]], [x[after], y[after]], { logX, log }));
      if ([from, to].every((v) => Number.isFinite(v) && (!log || v > 0)))
        spans.push({ run, ends: [Math.min(from, to), Math.max(from, to)], first: from, last: to, isOdd });
    }
  }
  if (!spans.length) return { range: log ? [-1, 1] : [0, 1], beyond: 0 };
  let low = Math.min(...spans.map(({ ends }) => ends[0])),
    high = Math.max(...spans.map(({ ends }) => ends[1]));
  const clips = outliers === "clip";
  if ((clips || (outliers === "auto" && runCount(spans) > MANY)) && taken) {
    const values = sample.subarray(0, taken).sort();
    const [q0, q1] = [quantile(values, clips ? 0.025 : 0.005), quantile(values, clips ? 0.975 : 0.985)];
    const span = q1 - q0;
    /** @type {(isGood: boolean) => number} */
    const worth = (isGood) => (isGood && !clips ? 1 : 0.3) * span || (clips ? 0 : Infinity); // what a tail must be longer than
    const roof = direction > 0 && !clips ? Math.max(q1, highest) : q1,
      floor = direction < 0 && !clips ? Math.min(q0, lowest) : q0;
    const [most, least] = [roof + worth(direction > 0), floor - worth(direction < 0)];
    if (high > most) high = clips ? roof + 0.05 * span : Math.max(roof, values.findLast((v) => v <= most) ?? roof);
    if (low < least && !log)
      low = clips ? floor - 0.05 * span : Math.min(floor, values.find((v) => v >= least) ?? floor);
  }
  const onAxis = log ? Math.log10 : Number;
  let [bottom, top] = [onAxis(low), onAxis(high)];
  // Several tags of a run are merely different.
  if (outliers === "auto" && spans.length <= MANY && runCount(spans) === spans.length) {
    const reaches = spans.map(({ ends: [least, most], first, last, isOdd }) => {
      /** @type {Ends} */
      const ends = [onAxis(least), onAxis(most)];
      return { ends, first: onAxis(first), last: onAxis(last), isOdd };
    });
    if (direction >= 0) bottom = reachOfMost(reaches, -1, { isBad: direction > 0, log }) ?? bottom;
    if (direction <= 0) top = reachOfMost(reaches, 1, { isBad: direction < 0, log }) ?? top;
  }
  const room = top > bottom ? (top - bottom) * ROOM : Math.abs(top) * 0.1 || 0.5;
  /** @type {Ends} */
  const range = [bottom - room, top + room];
  const [from, to] = log ? range.map((v) => 10 ** v) : range;
  return { range, beyond: runCount(spans.filter(({ ends }) => ends[0] < from || ends[1] > to)) };
}
