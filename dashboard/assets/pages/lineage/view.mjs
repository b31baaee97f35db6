// The view of the lineage page: as the address holds it, and as it stays when runs, columns or the target are others.
import * as address from "../../frame/address.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on } from "../../frame/state.mjs";
import { brushOf, heldBy } from "./brush.mjs";
import { decoded, factOf } from "./columns.mjs";
import { judgeHere } from "./judged_here.mjs";
import {
  due,
  filteredOf,
  isNarrowed,
  judge,
  judged,
  lineage,
  NOTHING,
  onDue,
  renew,
  setOrDelete,
  TARGET,
} from "./lineage.mjs";
import { usualAxes } from "./usual_axes.mjs";
import { filterOf } from "./where.mjs";

/** @import {SentColumn} from "./columns.mjs" */
/** @import {Importance, Judged, LineageState} from "./lineage.mjs" */

/** @typedef {{runs: string[], columns: SentColumn[], more: number}} SentColumns `more` counts what was left out */

const QUIET_MS = 200; // browsers refuse an address that changes with every move of a brush
/** @type {ReturnType<typeof setTimeout> | undefined} */
let telling;
/** @type {WeakRef<HTMLElement> | null} */
let home = null; // the page that the address was read for
/** @type {string[]} */
let usual = []; // its axes before anybody chooses

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
  judgeHere(target.name);
  return rows();
}

/** Something else explains the target: of other runs. @param {Importance | null} importance */
export function takeImportance(importance) {
  if (!importance || !lineage.judged || importance === lineage.importance) return;
  lineage.importance = importance;
  if (!isNarrowed()) stayUsual(); // an axis does not move away from under the hand that brushes it
  due({ axes: true, silent: true });
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

/** Axes that nobody chose are the usual ones of the runs shown. */
function stayUsual() {
  const isUsual = same(lineage.order, usual);
  usual = usualAxes();
  if (isUsual) lineage.order = usual;
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
 * The view as it stands, less what went away; a brush or a filter on the target means its numbers, not another's.
 *
 * @param {Judged} before
 */
function follow(before) {
  const there = (/** @type {string} */ id) => lineage.columns.has(id),
    isUsual = same(lineage.order, usual),
    kept = lineage.order.filter(there);
  usual = isUsual && kept.length && isNarrowed() ? kept : usualAxes(); // as in takeImportance
  lineage.order = isUsual || !kept.length ? usual : kept;
  lineage.flipped = new Set([...lineage.flipped].filter(there));
  for (const [id, brush] of lineage.brushes) {
    const column = lineage.columns.get(id); // it may hold texts now, or numbers
    setOrDelete(id, column ? brushOf(column, heldBy(brush)) : null);
  }
  lineage.where = filters(Object.fromEntries(lineage.where));
  if (before.title !== judged().title) for (const held of [lineage.brushes, lineage.where]) held.delete(TARGET);
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
  lineage.where = filters(parsed("where", {}));
  renew({ silent: true });
}

/** Of filters of columns those that the table can have now. @param {Json} asked @returns {LineageState["where"]} */
function filters(asked) {
  const held = Object.entries(asked && typeof asked === "object" ? asked : {});
  return new Map(
    held.flatMap(([id, filter]) => {
      const column = filteredOf(id),
        found = column && filterOf(column, filter);
      return found ? [[id, found]] : [];
    }),
  );
}

function tell() {
  address.set("axes", same(lineage.order, usual) ? null : JSON.stringify(lineage.order));
  address.set("flip", lineage.flipped.size ? JSON.stringify([...lineage.flipped]) : null);
  const brushes = [...lineage.brushes].map(([id, brush]) => [id, heldBy(brush)]);
  address.set("brush", brushes.length ? JSON.stringify(Object.fromEntries(brushes)) : null);
  address.set("where", lineage.where.size ? JSON.stringify(Object.fromEntries(lineage.where)) : null);
}

on((what) => {
  if (what !== "filter" || pageName() !== "lineage" || !lineage.judged) return;
  if (!isNarrowed()) stayUsual();
  judge();
  due({ axes: true, silent: true });
});
for (const key of ["axes", "flip", "brush", "where"]) {
  address.read(key, () => {
    if (pageName() === "lineage" && lineage.judged) open();
  });
}
onDue(({ silent }) => {
  if (silent) return;
  clearTimeout(telling);
  telling = setTimeout(() => {
    if (pageName() === "lineage") tell();
  }, QUIET_MS);
});
