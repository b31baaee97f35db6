// What groups of runs have of one number a run: the rows of a table, the best group first.
import { bestRun } from "../frame/ranking.mjs";

/**
 * @typedef {object} GroupRow
 * @property {string} name of the group
 * @property {number} runs how many are in it
 * @property {number} n how many of them have a number
 * @property {number | null} mean
 * @property {number | null} deviation of a run from the mean, n - 1 in the denominator; null for one run
 * @property {string | null} best whose number is best; null where nobody knows which way is better
 */

/**
 * @param {Iterable<[string, string]>} of the group of each run
 * @param {ReadonlyMap<string, number | null>} numbers by run
 * @param {number} direction 1 where more is better, -1 where less is, 0 where nobody knows
 * @returns {GroupRow[]}
 */
export function groupRows(of, numbers, direction) {
  /** @type {Map<string, string[]>} */
  const members = new Map();
  for (const [run, name] of of) {
    const others = members.get(name);
    if (others) others.push(run);
    else members.set(name, [run]);
  }
  const rows = [...members].map(([name, runs]) => ({ name, runs: runs.length, ...summary(runs, numbers, direction) }));
  if (!direction) return rows;
  const rank = (/** @type {GroupRow} */ { mean }) => (mean === null ? Infinity : -direction * mean);
  return rows.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** @param {string[]} runs @param {ReadonlyMap<string, number | null>} numbers @param {number} direction */
function summary(runs, numbers, direction) {
  const known = runs.flatMap((run) => {
    const value = numbers.get(run) ?? null;
    return value === null ? [] : [{ run, value }];
  });
  const n = known.length;
  if (!n) return { n, mean: null, deviation: null, best: null };
  const mean = known.reduce((sum, { value }) => sum + value / n, 0);
  const spread = known.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
  const best = bestRun(runs, (run) => numbers.get(run), direction);
  return { n, mean, deviation: n > 1 ? Math.sqrt(spread / (n - 1)) : null, best };
}
