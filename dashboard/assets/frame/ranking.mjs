// Numbers by which runs are judged: the rule of docs/best_run.md, as insight/lineage/target/ranking.py has it.

/** @typedef {number | null | undefined} Score */

/** Whether a number counts. @param {unknown} value @returns {value is number} */
export function isReal(value) {
  return Number.isFinite(value);
}

/**
 * The best of some numbers; null where none is finite, or nobody knows which way is better.
 *
 * @param {Iterable<unknown>} values
 * @param {number} direction 1 where more is better, -1 where less is
 */
export function bestNumber(values, direction) {
  /** @type {number | null} */
  let best = null;
  if (direction)
    for (const value of values)
      if (isReal(value) && (best === null || direction * value > direction * best)) best = value;
  return best;
}

/**
 * The number that deserves a star: the best one, where another is worse.
 *
 * @param {Iterable<unknown>} values
 * @param {number} direction
 */
export function winningNumber(values, direction) {
  const known = [...values].filter(isReal),
    best = bestNumber(known, direction);
  return known.some((value) => value !== best) ? best : null;
}

/**
 * The order of runs: better numbers first, of equal ones by name; runs without a number stay behind as they stand.
 *
 * Where nobody knows which way is better, larger numbers come first.
 *
 * @param {(run: string) => Score} scoreOf
 * @param {number} direction
 * @returns {(one: string, other: string) => number}
 */
export function byScore(scoreOf, direction) {
  const rank = (/** @type {string} */ run) => {
    const score = scoreOf(run);
    return isReal(score) ? (direction < 0 ? 1 : -1) * score : Infinity;
  };
  return (one, other) => {
    const [a, b] = [rank(one), rank(other)];
    if (a !== b) return a - b;
    return a === Infinity ? 0 : byCodePoint(one, other);
  };
}

/**
 * The order of texts in Python; `<` would put what is written as two units before some of one.
 *
 * @param {string} one @param {string} other
 */
function byCodePoint(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return pointOf(one.charCodeAt(at)) - pointOf(other.charCodeAt(at));
}

/** Where a unit stands among code points, 0 for a text's end: half of a pair comes after all that are whole. @param {number} unit */
function pointOf(unit) {
  if (Number.isNaN(unit)) return 0;
  return 1 + unit + (unit >= 0xd800 && unit < 0xe000 ? 0x10000 : 0);
}

/**
 * Of runs with a finite number the first in that order; null for none, or where nobody knows which way is better.
 *
 * @param {Iterable<string>} runs
 * @param {(run: string) => Score} scoreOf
 * @param {number} direction
 */
export function bestRun(runs, scoreOf, direction) {
  /** @type {string | null} */
  let best = null;
  const compare = byScore(scoreOf, direction);
  if (direction)
    for (const run of runs) if (isReal(scoreOf(run)) && (best === null || compare(run, best) < 0)) best = run;
  return best;
}
