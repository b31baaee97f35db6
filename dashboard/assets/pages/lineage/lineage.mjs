// The lineage page: what its charts and its table share.
import { isShown } from "../../frame/state.mjs";
import { passes } from "./brush.mjs";
import { testOf } from "./where.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Brush} from "./brush.mjs" */
/** @import {LineageColumn, Scale} from "./columns.mjs" */
/** @import {ColumnFilter, Filtered} from "./where.mjs" */

/** @typedef {{name: string, share: number, low: number, high: number}} Share of the target's variance, and its interval */
/** @typedef {Share & {runs: number, groups: number, is_curve: boolean, is_beyond: boolean, sign: number | null}} Explanation */
/** @typedef {{names: string[], share: number, low: number, high: number, runs: number}} Together beyond what each explains alone */

/**
 * What explains the target, as insight/lineage/importance/answer.py says it: each parameter is in one of the lists.
 *
 * @typedef {object} Importance
 * @property {number} runs
 * @property {Scale} scale
 * @property {boolean} varies whether the target does
 * @property {Explanation[]} found
 * @property {Together[]} together
 * @property {number | null} left the share that none of these explains
 * @property {string[]} overlapping of those found, what varies together
 * @property {string[]} chance what is not told apart from it
 * @property {string[]} constant
 * @property {string[]} scarce
 * @property {string[]} unique
 */

/**
 * What runs are judged by, as pages/lineage.py says it.
 *
 * @typedef {object} Judged
 * @property {string} name the column of the lineage, or the tag
 * @property {"recorded" | "last" | "best"} of
 * @property {number} direction 1 where more is better, -1 where less is, 0 where nobody knows
 * @property {string} short
 * @property {string} title
 * @property {Scale} scale
 * @property {Encoded} values
 * @property {Record<string, string[]>} headings all columns of a parameter that several tools recorded, by its own here
 */

/**
 * @typedef {object} LineageState
 * @property {string[]} runs
 * @property {Map<string, LineageColumn>} columns
 * @property {Judged | null} judged
 * @property {Importance} importance of the runs that are active, and have the target
 * @property {string[]} order of the axes
 * @property {Set<string>} flipped
 * @property {Map<string, Brush>} brushes
 * @property {Map<string, ColumnFilter>} where filters of the table's columns: they count as brushes do
 * @property {Uint8Array | null} passing a byte a run: whether it passes the brushes and those; null without any
 * @property {number[]} shuffled
 * @property {Int8Array} classes
 * @property {Set<number>} best by the indices of the runs
 * @property {"parallel" | "scatter"} chart
 * @property {{x: string, y: string, colour: string, xscale: Scale | "auto", yscale: Scale | "auto"}} scatter
 */

/** @typedef {{axes: boolean, silent?: boolean}} Due whether the axes are due, too, and whether nobody chose anything */

const BEST_SHARE = 0.03;
export const CLASSES = 8; // of runs by the target
export const TARGET = "target";

/** @type {Importance} */
export const NOTHING = {
  runs: 0,
  scale: "linear",
  varies: false,
  found: [],
  together: [],
  left: null,
  overlapping: [],
  chance: [],
  constant: [],
  scarce: [],
  unique: [],
};

/** @type {LineageState} */
export const lineage = {
  runs: [],
  columns: new Map(),
  judged: null,
  importance: NOTHING,
  order: [],
  flipped: new Set(),
  brushes: new Map(),
  where: new Map(),
  passing: null,
  shuffled: [],
  classes: new Int8Array(0),
  best: new Set(),
  chart: "parallel",
  scatter: { x: "auto", y: "auto", colour: "auto", xscale: "auto", yscale: "auto" },
};

/** @type {Set<(what: Due) => void>} */
const listeners = new Set();

/** What runs are judged by, once the server said it. */
export function judged() {
  if (!lineage.judged) throw new Error("The columns of the lineage have not come yet");
  return lineage.judged;
}

/** One of the columns that there are. @param {string} id */
export function columnOf(id) {
  const column = lineage.columns.get(id);
  if (!column) throw new Error(`The lineage has no column ${id}`);
  return column;
}

/** What a filter of a column of the table is of; null without such a column. @param {string} id @returns {Filtered | null} */
export function filteredOf(id) {
  if (id === "run") return { kind: "text", levels: lineage.runs, values: Int32Array.from(lineage.runs.keys()) };
  const column = lineage.columns.get(id);
  return column && column.section !== "last" ? column : null;
}

/**
 * Hear when what is drawn is due: of the `axes` too, or only of which runs are active.
 *
 * @param {(what: Due) => void} listener
 */
export function onDue(listener) {
  listeners.add(listener);
}

/** @param {Due} what */
export function due(what) {
  for (const listener of listeners) listener(what);
}

/** A test of a run's index a brush, and one a filter of the table. */
function tests() {
  const brushed = [...lineage.brushes].map(([id, brush]) => {
    const column = columnOf(id);
    return (/** @type {number} */ i) => passes(brush, column, column.values[i]);
  });
  const filtered = [...lineage.where].flatMap(([id, filter]) => {
    const column = filteredOf(id);
    if (!column) return [];
    const test = testOf(filter, column);
    return [(/** @type {number} */ i) => test(column.values[i])];
  });
  return [...brushed, ...filtered];
}

/** Whether brushes or filters of the table leave runs out, or could. */
export function isNarrowed() {
  return lineage.brushes.size + lineage.where.size > 0;
}

/** @param {string} id @param {Brush | null} wanted */
export function setOrDelete(id, wanted) {
  if (wanted) lineage.brushes.set(id, wanted);
  else lineage.brushes.delete(id);
}

/** Brush a column; null takes its brush away. @param {string} id @param {Brush | null} wanted */
export function setBrush(id, wanted) {
  setOrDelete(id, wanted);
  renew({ axes: false });
}

/** Filter the table by columns, as the grid has it. @param {Map<string, ColumnFilter>} wanted */
export function setWhere(wanted) {
  lineage.where = wanted;
  renew({ axes: false });
}

/** All runs pass again. */
export function widen() {
  lineage.brushes.clear();
  setWhere(new Map());
}

/** Reckon again who passes, and draw. */
export function renew({ axes = true, silent = false } = {}) {
  const all = tests();
  lineage.passing = all.length ? Uint8Array.from(lineage.runs, (_, i) => Number(all.every((test) => test(i)))) : null;
  if (axes) judge();
  due({ axes, silent });
}

/** Whether the filter lets the run at an index through. @param {number} i */
export function isShownAt(i) {
  return isShown(lineage.runs[i]);
}

/** Whether the brushes and the filters of the table do so, too. @param {number} i */
export function isActiveAt(i) {
  return isShownAt(i) && (lineage.passing === null || lineage.passing[i] === 1);
}

/** The class of each run by its target, 0 the worst, or the lowest where nobody knows; -1 without one; the best apart. */
export function judge() {
  const { values } = columnOf(TARGET),
    { direction } = judged(),
    sign = direction || 1;
  const held = lineage.runs.map((_, i) => i).filter((i) => isShownAt(i) && Number.isFinite(values[i]));
  held.sort((one, other) => sign * (values[one] - values[other]));
  lineage.classes = new Int8Array(lineage.runs.length).fill(-1);
  for (let first = 0, end = 0; first < held.length; first = end) {
    // runs of one value share a class
    while (end < held.length && values[held[end]] === values[held[first]]) end++;
    const middle = (first + end - 1) / 2;
    for (const i of held.slice(first, end)) lineage.classes[i] = Math.floor((middle * CLASSES) / held.length);
  }
  const last = values[held[held.length - Math.ceil(held.length * BEST_SHARE)]];
  lineage.best = new Set(direction ? held.filter((i) => sign * (values[i] - last) >= 0) : []);
}
