// What brushes mean, in the filter language: see insight/lineage/syntax.py.

/** @import {Brush} from "./brush.mjs" */
/** @import {LineageColumn} from "./columns.mjs" */

const PLAIN = /^[^\s()=!<>~"']+$/;
const MOST_DIGITS = 16;

/** @param {string} text */
export const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** A column or a tag as the language names it. @param {string} id */
export const named = (id) => (PLAIN.test(id) && !["and", "or", "not"].includes(id.toLowerCase()) ? id : quoted(id));

/**
 * A brush as a condition. An end beyond all values is not written, and the others in no more digits than it takes to let
 * the same runs through.
 *
 * @param {string[]} names by which the language knows the column: of a parameter under several headings, each
 * @param {Pick<LineageColumn, "values">} column
 * @param {Brush} brush
 */
export function conditionOf(names, column, brush) {
  const ways = [];
  if (brush.levels) for (const level of brush.levels) ways.push(...names.map((name) => `${name} = ${quoted(level)}`));
  else if (brush.from <= brush.to) ways.push(...names.map((name) => between(name, column.values, brush)));
  if (brush.missing)
    ways.push(
      joined(
        names.map((name) => (brush.levels ? `not ${name} ~ ""` : `not ${name} <= inf`)),
        "and",
      ),
    );
  return joined(ways, "or");
}

/** @param {string[]} parts @param {"and" | "or"} word */
export const joined = (parts, word) => (parts.length > 1 ? `(${parts.join(` ${word} `)})` : (parts[0] ?? ""));

/** @param {string} name @param {Iterable<number>} values @param {{from: number, to: number}} brush */
function between(name, values, { from, to }) {
  const held = [...values].filter((value) => !Number.isNaN(value));
  const ends = [];
  if (held.some((value) => value < from))
    ends.push(`${name} >= ${shortest(from, (end) => held.every((value) => value >= end === value >= from))}`);
  if (held.some((value) => value > to))
    ends.push(`${name} <= ${shortest(to, (end) => held.every((value) => value <= end === value <= to))}`);
  return ends.length ? ends.join(" and ") : `${name} <= inf`;
}

/** @param {number} end @param {(end: number) => boolean} isSame */
function shortest(end, isSame) {
  for (let digits = 2; digits < MOST_DIGITS; digits++) {
    const rounded = Number(end.toPrecision(digits));
    if (isSame(rounded)) return rounded;
  }
  return end;
}
