// Runs in the order of what they are judged by.
import { state } from "./state.mjs";

/** Better runs first, those without a score last. @param {string} one @param {string} other */
export function byTarget(one, other) {
  const [a, b] = [rank(one), rank(other)];
  return a === b ? 0 : a - b;
}

/** Where the name does not say which way is better, larger numbers come first. @param {string} run */
function rank(run) {
  const score = state.scores.get(run) ?? null;
  return score === null ? Infinity : (state.target.direction < 0 ? 1 : -1) * score;
}

/** The best of some runs; null where nobody can say. @param {string[]} runs */
export function bestOf(runs) {
  const judged = state.target.direction ? runs.filter((run) => (state.scores.get(run) ?? null) !== null) : [];
  return judged.length > 1 ? judged.reduce((best, run) => (byTarget(run, best) < 0 ? run : best)) : null;
}

/** @param {string} run */
export function isRunning(run) {
  return state.status.get(run) === "running";
}
