// Which columns are the axes of the lineage page before anybody chooses.
import { columnOf, isShownAt, judged, lineage, TARGET } from "./lineage.mjs";

/** @import {LineageColumn} from "./columns.mjs" */

const PARAMETERS = ["hyperparameters", "algorithm", "user", "dataset"];
const MOST_AXES = 8,
  MOST_METRICS = 2,
  MOST_LEVELS = 12;

/**
 * Whether a column has several values, of the runs shown that have the target; those of a brush stay.
 *
 * @param {LineageColumn} column
 * @param {number[]} counted
 */
function varies({ id, kind, values, known }, counted) {
  if (lineage.brushes.has(id)) return true;
  const distinct = new Set(counted.map((i) => values[i]).filter(known));
  return distinct.size > 1 && (kind === "number" || distinct.size <= MOST_LEVELS);
}

/** The runs shown that have the target; all that are shown where none has it. */
function counted() {
  const { values } = columnOf(TARGET),
    shown = lineage.runs.map((_, i) => i).filter(isShownAt);
  const judged = shown.filter((i) => Number.isFinite(values[i]));
  return judged.length ? judged : shown;
}

/**
 * Whether a text only says again what a number says: `learning_rate_schedule` beside `learning_rate`.
 *
 * @param {LineageColumn} text
 * @param {LineageColumn} number
 * @param {number[]} counted
 */
function isOf(text, number, counted) {
  if (text.kind !== "text" || number.kind !== "number" || !text.id.startsWith(`${number.id}_`)) return false;
  const pairs = new Set(counted.map((i) => `${text.values[i]} ${number.values[i]}`));
  const each = [text, number].map(({ values }) => new Set(counted.map((i) => values[i])).size);
  return each.every((count) => count === pairs.size);
}

/** What varies among the runs shown: first what explains the target, at the end the target itself. */
export function usualAxes() {
  const target = judged(),
    { found, together } = lineage.importance,
    told = [...found.map(({ name }) => name), ...together.flatMap(({ names }) => names)],
    runs = counted();
  const rank = (/** @type {LineageColumn} */ { id }) => (told.includes(id) ? told.indexOf(id) : told.length);
  const all = [...lineage.columns.values()].filter((column) => varies(column, runs));
  const parameters = all.filter(
    ({ section, id, kind }) =>
      PARAMETERS.includes(section) && id !== target.name && !(section === "algorithm" && kind === "number"),
  ); // its numbers came out of the run
  const own = parameters.filter((column) => !parameters.some((other) => isOf(column, other, runs)));
  const kept = [...own].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_AXES);
  const metrics = all.filter(
    ({ section, id }) =>
      (section === "metric" || section === "last") && id !== target.name && id !== `last:${target.name}`,
  );
  return [...own.filter((column) => kept.includes(column)), ...metrics.slice(0, MOST_METRICS)]
    .map(({ id }) => id)
    .concat(TARGET);
}
