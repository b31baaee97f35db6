// The lineage page: what its charts and its table share.
import * as address from "../../frame/address.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isShown, on } from "../../frame/state.mjs";
import { brushOf, heldBy, passes } from "./brush.mjs";
import { decoded, factOf } from "./columns.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Brush} from "./brush.mjs" */
/** @import {LineageColumn, Scale, SentColumn} from "./columns.mjs" */

/** @typedef {{runs: string[], columns: SentColumn[], more: number}} SentColumns `more` counts what was left out */

/** @typedef {{name: string, share: number, low: number, high: number}} Share of the target's variance, and its interval */
/** @typedef {Share & {runs: number, groups: number, sign: number | null}} Explanation */
/** @typedef {{runs: number, found: Explanation[], constant: string[], scarce: string[], unique: string[]}} Importance */

/**
 * What runs are judged by, as pages/lineage.py says it.
 *
 * @typedef {object} Judged
 * @property {string} name the column of the lineage, or the tag
 * @property {"recorded" | "last" | "best"} of
 * @property {number} direction 1 where more is better, -1 where less is
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
 * @property {Importance} importance of the runs that pass the filter and the brushes, and have the target
 * @property {string[]} order of the axes
 * @property {Set<string>} flipped
 * @property {Map<string, Brush>} brushes
 * @property {Uint8Array | null} passing a byte a run: whether it passes the brushes; null without any
 * @property {number[]} shuffled
 * @property {Int8Array} classes
 * @property {Set<number>} best by the indices of the runs
 * @property {"parallel" | "scatter"} chart
 * @property {{x: string, y: string, colour: string, xscale: Scale | "auto", yscale: Scale | "auto"}} scatter
 */

/** @typedef {{axes: boolean}} Due whether the axes are due, too */

const BEST_SHARE = 0.03;
export const CLASSES = 8; // of runs by the target
const PARAMETERS = ["hyperparameters", "algorithm", "user", "dataset"];
const MOST_AXES = 8,
  MOST_METRICS = 2,
  MOST_LEVELS = 12; // what is drawn before anybody chooses
export const TARGET = "target";

const QUIET_MS = 200; // browsers refuse an address that changes with every move of a brush
/** @type {ReturnType<typeof setTimeout> | undefined} */
let telling;
/** @type {WeakRef<HTMLElement> | null} */
let home = null; // the page that the address was read for
/** @type {string[]} */
let usual = []; // its axes before anybody chooses

/** @type {Importance} */
const NOTHING = { runs: 0, found: [], constant: [], scarce: [], unique: [] };

/** @type {LineageState} */
export const lineage = {
  runs: [],
  columns: new Map(),
  judged: null,
  importance: NOTHING,
  order: [],
  flipped: new Set(),
  brushes: new Map(),
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

/**
 * Hear when what is drawn is due: of the `axes` too, or only of what the brushes let through.
 *
 * @param {(what: Due) => void} listener
 */
export function onDue(listener) {
  listeners.add(listener);
}

/** @param {Due} what */
function due(what) {
  for (const listener of listeners) listener(what);
}

/**
 * Payloads of the server; the rows of the table come back.
 *
 * @param {SentColumns | null} columns
 * @param {SentColumn[] | null} lives
 * @param {Judged | null} target
 * @param {Importance | null} importance
 */
export function takeColumns(columns, lives, target, importance) {
  if (!columns || !lives || !target) return [];
  lineage.importance = importance ?? NOTHING;
  const before = lineage.judged;
  lineage.runs = columns.runs;
  lineage.columns = new Map([...columns.columns, ...lives].map((column) => [column.id, decoded(column)]));
  lineage.judged = target;
  lineage.columns.set(
    TARGET,
    decoded({
      id: TARGET,
      section: "",
      title: target.short,
      kind: "number",
      scale: target.scale,
      values: target.values,
    }),
  );
  lineage.shuffled = shuffled(lineage.runs.length);
  const here = document.getElementById("lineage-chart");
  if (!before || here !== home?.deref()) open();
  else follow(before);
  home = here && new WeakRef(here);
  return rows();
}

/** Something else explains the target: of other runs. @param {Importance | null} importance */
export function takeImportance(importance) {
  if (!importance || !lineage.judged || importance === lineage.importance) return;
  lineage.importance = importance;
  stayUsual();
  due({ axes: true });
}

/** The same order every time, so that no class of runs hides another and nothing flickers. @param {number} length */
function shuffled(length) {
  const order = Array.from({ length }, (_, i) => i);
  let seed = 20;
  for (let i = length - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    const j = seed % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function rows() {
  if (!lineage.columns.size) return [];
  const shown = [...lineage.columns.values()].filter((column) => column.section !== "last");
  return lineage.runs.map((run, i) => {
    /** @type {Record<string, string | number | null>} */
    const row = { run };
    for (const column of shown) row[column.id] = factOf(column, i);
    return row;
  });
}

// --- which axes, and what the address says

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

/** Axes that nobody chose are the usual ones of the runs shown. */
function stayUsual() {
  const isUsual = same(lineage.order, usual);
  usual = usualAxes();
  if (isUsual) lineage.order = usual;
}

function usualAxes() {
  const target = judged(),
    told = lineage.importance.found.map(({ name }) => name),
    runs = counted();
  const rank = (/** @type {LineageColumn} */ { id }) => (told.includes(id) ? told.indexOf(id) : told.length);
  const all = [...lineage.columns.values()].filter((column) => varies(column, runs));
  const parameters = all.filter(
    ({ section, id, kind }) =>
      PARAMETERS.includes(section) && id !== target.name && !(section === "algorithm" && kind === "number"),
  ); // its numbers came out of the run
  const kept = [...parameters].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_AXES);
  const metrics = all.filter(
    ({ section, id }) =>
      (section === "metric" || section === "last") && id !== target.name && id !== `last:${target.name}`,
  );
  return [...parameters.filter((column) => kept.includes(column)), ...metrics.slice(0, MOST_METRICS)]
    .map(({ id }) => id)
    .concat(TARGET);
}

/** @param {string} key @param {Json} fallback @returns {Json} whatever somebody wrote there */
function parsed(key, fallback) {
  try {
    return JSON.parse(address.get(key) ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

/** @type {(one: string[], other: string[]) => boolean} */
const same = (one, other) => one.length === other.length && one.every((id, i) => id === other[i]);

/**
 * The view as it stands, less what went away; a brush on the target means its numbers, not another's.
 *
 * @param {Judged} before
 */
function follow(before) {
  const there = (/** @type {string} */ id) => lineage.columns.has(id),
    isUsual = same(lineage.order, usual);
  usual = usualAxes();
  const kept = lineage.order.filter(there);
  lineage.order = isUsual || !kept.length ? usual : kept;
  lineage.flipped = new Set([...lineage.flipped].filter(there));
  for (const [id, brush] of lineage.brushes) {
    const column = lineage.columns.get(id); // it may hold texts now, or numbers
    setOrDelete(id, column ? brushOf(column, heldBy(brush)) : null);
  }
  if (before.title !== judged().title) lineage.brushes.delete(TARGET);
  renew();
}

/** The view that the address holds, as far as its columns are there. */
function open() {
  clearTimeout(telling);
  /** @param {Json} list @returns {string[]} */
  const texts = (list) => (Array.isArray(list) ? [...new Set(list)].filter((id) => lineage.columns.has(id)) : []);
  const asked = texts(parsed("axes", []));
  usual = usualAxes();
  lineage.order = asked.length ? asked : usual;
  lineage.flipped = new Set(texts(parsed("flip", [])));
  lineage.brushes = new Map();
  const brushes = parsed("brush", {});
  for (const [id, held] of Object.entries(typeof brushes === "object" ? brushes : {})) {
    const column = lineage.columns.get(id);
    const brush = column && Array.isArray(held) ? brushOf(column, held) : null;
    if (brush) lineage.brushes.set(id, brush);
  }
  renew({ silent: true });
}

function tell() {
  address.set("axes", same(lineage.order, usual) ? null : JSON.stringify(lineage.order));
  address.set("flip", lineage.flipped.size ? JSON.stringify([...lineage.flipped]) : null);
  const brushes = [...lineage.brushes].map(([id, brush]) => [id, heldBy(brush)]);
  address.set("brush", brushes.length ? JSON.stringify(Object.fromEntries(brushes)) : null);
}

// --- brushes

/** @param {number} i */
function passesAll(i) {
  for (const [id, brush] of lineage.brushes) {
    const column = columnOf(id);
    if (!passes(brush, column, column.values[i])) return false;
  }
  return true;
}

/** @param {string} id @param {Brush | null} wanted */
function setOrDelete(id, wanted) {
  if (wanted) lineage.brushes.set(id, wanted);
  else lineage.brushes.delete(id);
}

/** Brush a column; null takes its brush away. @param {string} id @param {Brush | null} wanted */
export function setBrush(id, wanted) {
  setOrDelete(id, wanted);
  renew({ axes: false });
}

export function clearBrushes() {
  lineage.brushes.clear();
  renew({ axes: false });
}

/** Reckon again who passes, and draw. */
export function renew({ axes = true, silent = false } = {}) {
  lineage.passing = lineage.brushes.size ? Uint8Array.from(lineage.runs, (_, i) => Number(passesAll(i))) : null;
  if (!silent) {
    clearTimeout(telling);
    telling = setTimeout(() => {
      if (pageName() === "lineage") tell();
    }, QUIET_MS);
  }
  if (axes) judge();
  due({ axes });
}

/** Whether the filter lets the run at an index through. @param {number} i */
export function isShownAt(i) {
  return isShown(lineage.runs[i]);
}

/** Whether the brushes do so, too. @param {number} i */
export function isActiveAt(i) {
  return isShownAt(i) && (lineage.passing === null || lineage.passing[i] === 1);
}

/** The class of each run by its target, 0 the worst; -1 without one; the best apart. */
function judge() {
  const { values } = columnOf(TARGET),
    sign = judged().direction;
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
  lineage.best = new Set(held.filter((i) => sign * (values[i] - last) >= 0));
}

on((what) => {
  if (what !== "filter" || pageName() !== "lineage" || !lineage.judged) return;
  stayUsual();
  judge();
  due({ axes: true });
});
for (const key of ["axes", "flip", "brush"]) {
  address.read(key, () => {
    if (pageName() === "lineage" && lineage.judged) open();
  });
}
