// A brush on a column of the lineage page: which of its values pass, here and in the address.

/** @import {LineageColumn} from "./columns.mjs" */

/** @typedef {{from: number, to: number, missing: boolean, levels?: undefined}} NumberBrush */
/** @typedef {{levels: Set<string>, missing: boolean}} TextBrush */
/** @typedef {NumberBrush | TextBrush} Brush `missing` where runs without a value pass, too */

/**
 * A brush as the address holds it: [from, to] or texts; null stands for what is missing. None where it holds nothing
 * that the column can have.
 *
 * @param {LineageColumn} column
 * @param {Json[]} held
 * @returns {Brush | null}
 */
export function brushOf(column, held) {
  const missing = held.includes(null),
    rest = held.filter((one) => one !== null);
  if (column.kind === "text") {
    const levels = new Set(rest.filter((one) => column.levels.includes(one)));
    return levels.size || missing ? { levels, missing } : null;
  }
  if (rest.length === 0) return missing ? { from: Infinity, to: -Infinity, missing } : null;
  return rest.length === 2 && rest.every(Number.isFinite)
    ? { from: Math.min(...rest), to: Math.max(...rest), missing }
    : null;
}

/** What the address says of a brush. @param {Brush} brush @returns {(string | number | null)[]} */
export function heldBy(brush) {
  const rest = brush.levels ? [...brush.levels] : brush.from <= brush.to ? [brush.from, brush.to] : [];
  return brush.missing ? [...rest, null] : rest;
}

/** Whether a value of a column passes its brush. @param {Brush} brush @param {LineageColumn} column @param {number} value */
export function passes(brush, column, value) {
  if (!column.known(value)) return brush.missing;
  if (brush.levels) return brush.levels.has(column.levels?.[value] ?? "");
  return value >= brush.from && value <= brush.to;
}
