// The columns that the lineage page draws, as queries/lineage/parallel.py sends them: numbers, or indices of texts.
import { decode } from "../../charts/encoded.mjs";

/** @import {Column, Encoded} from "../../charts/encoded.mjs" */

/** @typedef {"linear" | "log"} Scale */
/** @typedef {{kind: "number", scale: Scale, levels?: undefined}} NumberKind */
/** @typedef {{kind: "text", levels: string[], scale?: undefined}} TextKind */
/** @typedef {NumberKind | TextKind} ColumnKind */
/** @typedef {{id: string, section: string, title: string, values: Encoded} & ColumnKind} SentColumn */

/**
 * Of a column of texts the values are indices in `levels`.
 *
 * @typedef {{
 *   id: string, section: string, title: string, values: Column, known: (value: number) => boolean,
 *   lowest: number, highest: number, distinct: Set<number>,
 * } & ColumnKind} LineageColumn
 */

/** @param {SentColumn} column @returns {LineageColumn} */
export function decoded(column) {
  const values = decode(column.values);
  const known = column.kind === "number" ? Number.isFinite : (/** @type {number} */ code) => code >= 0;
  const held = [...values].filter(known);
  return {
    ...column,
    values,
    known,
    lowest: least(held, Math.min),
    highest: least(held, Math.max),
    distinct: new Set(held),
  };
}

/** @param {number[]} values @param {(one: number, other: number) => number} pick */
function least(values, pick) {
  return values.length ? values.reduce((one, other) => pick(one, other)) : NaN;
}

/** What is known of run `i` in a column: a number, a text, or null. @param {LineageColumn} column @param {number} i */
export function factOf(column, i) {
  const value = column.values[i];
  if (column.kind === "text") return value < 0 ? null : column.levels[value];
  return Number.isNaN(value) ? null : value;
}
