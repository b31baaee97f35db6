// Which lines are smoothed where nobody has said how much.

/** @import {Series} from "./parts.mjs" */

const LEAST_POINTS = 100; // of fewer each one is seen, and smoothing would hardly move them
const VISIBLE = 0.0025; // of what a line spans: a jitter of that size makes it look thicker than it is
const SAMPLE = 64; // values that tell what a line spans
const TAIL = 3; // of them at either end, which may be outliers
// Half of the deviations of normal noise are above this many σ: a value lies off the middle of its
// two neighbours with a variance of 1 + 1/4 + 1/4.
const HALF = 0.6745 * Math.sqrt(1.5);

/**
 * Whether a line is noisy: its jitter is at least a quarter of a percent of what it spans. Jitter is the standard
 * deviation of normal noise that would put half of all points as far from the middle of their two neighbours as they
 * are; so a slope, a bend, a staircase or a few spikes are no noise. The span leaves out the highest and the lowest
 * twentieth. A line of fewer than a hundred points, or one that is nearly constant, never is; nor is one that only
 * rises or only falls, however short its steps are.
 *
 * @param {ArrayLike<number>} y
 */
export function isNoisy(y) {
  if (y.length < LEAST_POINTS) return false;
  const far = HALF * VISIBLE * spanOf(y);
  if (!(far > 0)) return false;
  let off = 0,
    all = 0,
    rises = y[1] > y[0],
    falls = y[1] < y[0];
  for (let i = 1; i < y.length - 1; i++) {
    const away = Math.abs(y[i] - (y[i - 1] + y[i + 1]) / 2);
    if (away > far) off += 1;
    if (away >= 0) all += 1; // what is not finite is not counted
    rises ||= y[i + 1] > y[i];
    falls ||= y[i + 1] < y[i];
  }
  return all >= LEAST_POINTS - 2 && 2 * off > all && rises && falls;
}

/** From the lowest to the highest value of a line, without its tails; 0 for too few. @param {ArrayLike<number>} y */
function spanOf(y) {
  const sample = new Float64Array(SAMPLE);
  let taken = 0;
  for (let i = 0; i < SAMPLE; i++) {
    const v = y[Math.floor(((i + 0.5) * y.length) / SAMPLE)];
    if (Number.isFinite(v)) sample[taken++] = v;
  }
  if (taken <= 2 * TAIL) return 0;
  const values = sample.subarray(0, taken).sort();
  const span = values[taken - 1 - TAIL] - values[TAIL];
  return span > 1e-9 * Math.abs(values[taken >> 1]) ? span : 0; // less is rounding
}

/** The same of a run, whatever part of it is looked at closely. @param {Series} series */
export function isNoisySeries(series) {
  const whole = series.whole ?? series;
  whole.kept.noisy ??= isNoisy(whole.mean);
  return whole.kept.noisy;
}
