// Ranges of a card's axes.
import { runCount } from "./series.mjs";
import { areMany, withoutTails, withoutTheFew } from "./tails.mjs";

/** @import {Far} from "./parts.mjs" */
/** @import {Reach} from "./tails.mjs" */
/** @import {Ends} from "./ticks.mjs" */
/** @typedef {{run: string, x: ArrayLike<number>, y: ArrayLike<number>, far?: Far | null, isOdd?: boolean}} Line `isOdd` says that some of its values are no numbers */
/** @typedef {{lines: Line[], direction: number}} TagLines of one tag, of each run one, and 1 where more is better, -1 where less is, 0 where nobody knows */
/** @typedef {"auto" | "clip" | "show"} Outliers what becomes of values far from the others */
/** @typedef {Reach & {run: string}} Span of a line's values */
/** @typedef {{spans: Span[], sample: Float64Array, highest: number, lowest: number}} Seen of lines in sight, and between what numbers they end */

const ROOM = 0.06; // of what is shown, above and below it
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
 * What of lines is within `zoom`, looked through once: of many runs that takes its time.
 *
 * @param {Line[]} lines
 * @param {Ends} zoom
 * @param {{log: boolean, logX: boolean}} axes
 * @returns {Seen}
 */
function look(lines, zoom, { log, logX }) {
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
  return { spans, sample: sample.subarray(0, taken), highest, lowest };
}

/** @param {Reach} reach @returns {Reach} */
function inDecades({ ends: [low, high], first, last, isOdd }) {
  return { ends: [Math.log10(low), Math.log10(high)], first: Math.log10(first), last: Math.log10(last), isOdd };
}

/**
 * What of the y axis the lines of a tag take, in units of the axis. Of many runs a far tail is cut on either side.
 * On the good side the tail must be as long again as what most values span, and the best end of a run
 * stays: a winner is never cut. Of few runs those are cut that left the others: see tails.mjs.
 *
 * @param {Seen} seen something
 * @param {number} direction
 * @param {{log: boolean, outliers: Outliers}} how
 * @returns {Ends}
 */
function endsOf(seen, direction, { log, outliers }) {
  const { spans } = seen,
    clips = outliers === "clip",
    onAxis = log ? Math.log10 : Number;
  let ends = around(spans.map(({ ends }) => ends));
  if ((clips || (outliers === "auto" && areMany(spans))) && seen.sample.length)
    ends = withoutTails(seen, ends, { log, direction, clips });
  ends = [onAxis(ends[0]), onAxis(ends[1])];
  if (outliers !== "auto" || areMany(spans)) return ends;
  return withoutTheFew(log ? spans.map(inDecades) : spans, ends, { log, direction });
}

/** @param {Ends[]} ends @returns {Ends} */
const around = (ends) => [Math.min(...ends.map(([low]) => low)), Math.max(...ends.map(([, high]) => high))];

/**
 * Room for every line within `zoom`, those of runs: those of groups lie between them, and their bands
 * take what room there is. What is cut off is judged tag by tag, each with its lines and whether more
 * of it is better; `beyond` counts the runs that leave the axis. `outliers` is "auto", "clip" (whatever
 * the runs and the side) or "show". On a log axis the range is in decades.
 *
 * @param {TagLines[]} tags
 * @param {Ends} zoom
 * @param {{log?: boolean, logX?: boolean, outliers?: Outliers}} how
 * @returns {{range: Ends, beyond: number}}
 */
export function yRange(tags, zoom, { log = false, logX = false, outliers = "auto" }) {
  const found = tags
    .map(({ lines, direction }) => ({ direction, seen: look(lines, zoom, { log, logX }) }))
    .filter(({ seen }) => seen.spans.length);
  if (!found.length) return { range: log ? [-1, 1] : [0, 1], beyond: 0 };
  const [bottom, top] = around(found.map(({ seen, direction }) => endsOf(seen, direction, { log, outliers })));
  const room = top > bottom ? (top - bottom) * ROOM : Math.abs(top) * 0.1 || 0.5;
  /** @type {Ends} */
  const range = [bottom - room, top + room];
  const [from, to] = log ? range.map((v) => 10 ** v) : range;
  const spans = found.flatMap(({ seen }) => seen.spans);
  return { range, beyond: runCount(spans.filter(({ ends }) => ends[0] < from || ends[1] > to)) };
}
