// Runs in the order of what they are judged by.
import { byScore, winningNumber } from "./ranking.mjs";
import { state } from "./state.mjs";

/** @param {string} run */
export function scoreOf(run) {
  return state.scores.get(run) ?? null;
}

/** Better runs first, equal ones by name, those without a score last. @param {string} one @param {string} other */
export function byTarget(one, other) {
  return byScore(scoreOf, state.target.direction)(one, other);
}

/** The score of those of some runs that have a star; null where none has. @param {string[]} runs */
export function winningScore(runs) {
  return winningNumber(runs.map(scoreOf), state.target.direction);
}

/** @param {string} run */
export function isRunning(run) {
  return state.status.get(run) === "running";
}
