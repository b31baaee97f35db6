// A filter of a column of the table below the lineage charts, as the grid has it: which values pass, and what it means
// in the filter language. The grid offers those that the language has: components/lineage_table.py.
import { conditionOf, joined, quoted } from "./condition.mjs";

/** @import {LineageColumn} from "./columns.mjs" */

/** @typedef {Pick<LineageColumn, "kind" | "levels" | "values">} Filtered */
/** @typedef {{filterType: string, type: string, filter?: Json, filterTo?: Json}} OneFilter */
/** @typedef {{filterType: string, operator: "AND" | "OR", conditions: OneFilter[]}} JoinedFilter */
/** @typedef {OneFilter | JoinedFilter} ColumnFilter */

/** @type {Record<string, [sign: string, holds: (value: number, end: number) => boolean]>} */
const SIGNS = {
  equals: ["=", (value, end) => value === end],
  notEqual: ["!=", (value, end) => value !== end],
  lessThan: ["<", (value, end) => value < end],
  lessThanOrEqual: ["<=", (value, end) => value <= end],
  greaterThan: [">", (value, end) => value > end],
  greaterThanOrEqual: [">=", (value, end) => value >= end],
};
const DENIED = new Map([
  ["notContains", "contains"],
  ["notEqual", "equals"],
  ["notBlank", "blank"],
]);
const BLANKS = ["blank", "notBlank"],
  OF_TEXTS = ["contains", "equals"];

/** A filter that somebody wrote into an address; null where the column can have none like it. @param {Filtered} column @param {Json} held @returns {ColumnFilter | null} */
export function filterOf(column, held) {
  if (!held || held.filterType !== column.kind) return null;
  if (!("operator" in held)) return isOne(held) ? held : null;
  const { operator, conditions } = held;
  const isWhole = ["AND", "OR"].includes(operator) && Array.isArray(conditions) && conditions.length > 0;
  return isWhole && conditions.every((one) => one?.filterType === column.kind && isOne(one)) ? held : null;
}

/** @param {Json} held */
function isOne({ filterType, type, filter, filterTo }) {
  if (BLANKS.includes(type)) return true;
  if (filterType === "text") return OF_TEXTS.includes(affirmed(type)) && typeof filter === "string";
  if (!Number.isFinite(filter)) return false;
  return type === "inRange" ? Number.isFinite(filterTo) : Object.hasOwn(SIGNS, type);
}

/** What a type of filter denies, or the type itself. @param {string} type */
const affirmed = (type) => DENIED.get(type) ?? type;

/**
 * Whether a value of a column passes a filter.
 *
 * @param {ColumnFilter} filter
 * @param {Filtered} column
 * @returns {(value: number) => boolean}
 */
export function testOf(filter, column) {
  if ("operator" in filter) {
    const tests = filter.conditions.map((one) => testOf(one, column));
    if (filter.operator === "AND") return (value) => tests.every((test) => test(value));
    return (value) => tests.some((test) => test(value));
  }
  if (column.kind === "number") return numberTest(filter);
  const { levels, missing } = passingLevels(filter, column);
  return (code) => (code < 0 ? missing : levels.has(column.levels?.[code] ?? ""));
}

/** @param {OneFilter} filter @returns {(value: number) => boolean} */
function numberTest({ type, filter, filterTo }) {
  if (type === "blank") return Number.isNaN;
  if (type === "notBlank") return (value) => !Number.isNaN(value);
  if (type === "inRange") return (value) => value > filter && value < filterTo;
  const [, holds] = SIGNS[type];
  return (value) => !Number.isNaN(value) && holds(value, filter);
}

/** The texts of a column that pass, and whether runs without one do. @param {OneFilter} filter @param {Filtered} column */
function passingLevels({ type, filter }, column) {
  const wanted = String(filter ?? "").toLowerCase(),
    way = affirmed(type),
    denies = way !== type;
  const holds = (/** @type {string} */ level) => {
    if (way === "blank") return level.trim() === "";
    return way === "equals" ? level.toLowerCase() === wanted : level.toLowerCase().includes(wanted);
  };
  const levels = new Set((column.levels ?? []).filter((level) => holds(level) !== denies));
  return { levels, missing: (way === "blank") !== denies };
}

/**
 * A filter as a condition.
 *
 * @param {string[]} names by which the language knows the column: of a parameter under several headings, each
 * @param {Filtered} column
 * @param {ColumnFilter} filter
 * @returns {string}
 */
export function conditionOfFilter(names, column, filter) {
  if ("operator" in filter) {
    const parts = filter.conditions.map((one) => conditionOfFilter(names, column, one));
    return joined(parts, filter.operator === "AND" ? "and" : "or");
  }
  return column.kind === "number" ? numberCondition(names, filter) : textCondition(names, column, filter);
}

/** @param {string[]} names @param {OneFilter} filter */
function numberCondition(names, { type, filter, filterTo }) {
  /** @param {(name: string) => string} condition */
  const any = (condition) => joined(names.map(condition), "or");
  if (type === "notBlank") return any((name) => `${name} <= inf`);
  if (type === "blank")
    return joined(
      names.map((name) => `not ${name} <= inf`),
      "and",
    );
  if (type === "inRange") return any((name) => `(${name} > ${filter} and ${name} < ${filterTo})`);
  return any((name) => `${name} ${SIGNS[type][0]} ${filter}`);
}

/** @param {string[]} names @param {Filtered} column @param {OneFilter} filter */
function textCondition(names, column, filter) {
  const way = affirmed(filter.type),
    wanted = String(filter.filter ?? "");
  /** @type {string} */
  let condition;
  if (way === "contains" && !wanted.includes("*"))
    condition = joined(
      names.map((name) => `${name} ~ ${quoted(wanted)}`),
      "or",
    );
  else {
    const { levels, missing } = passingLevels({ ...filter, type: way }, column);
    if (!levels.size && !missing) levels.add(wanted); // which no run has
    condition = conditionOf(names, column, { levels, missing });
  }
  return way === filter.type ? condition : `not ${condition}`;
}
