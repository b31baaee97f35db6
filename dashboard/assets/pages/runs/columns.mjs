// The columns of the grid of runs, made of what the server says of each: see queries/runs/columns.py.
import { dayOf, time } from "../../frame/dates.mjs";
import { givenTo, nameOf } from "../../frame/given.mjs";
import { bytesText, duration, number as numberText, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { folderCell } from "./folder_cells.mjs";
import { isTurnedBy, insetOf } from "./folder_rows.mjs";

/** @import {RunRow} from "./news.mjs" */

/** @typedef {[word: string, number: number, other: string]} How which value of a series: see `How` of hows.py */
/** @typedef {{id: string, how: How, best: number, numeric?: undefined}} MetricSpec */
/** @typedef {{id: string, how?: undefined, best?: undefined, numeric?: boolean}} PlainSpec */
/** @typedef {MetricSpec | PlainSpec} ColumnSpec what the server says of a column */
/** @typedef {{headerName: string, [option: string]: Json}} ColumnDef as AG Grid takes it */

const right = {
  type: "rightAligned",
  filter: "agNumberColumnFilter",
  cellClass: "number ag-right-aligned-cell",
  sortingOrder: ["desc", "asc", null],
};

/** @type {(field: string, title: string, form: (value: Json) => string, width: number) => ColumnDef} */
const number = (field, title, form, width) => ({
  ...right,
  field,
  headerName: title,
  width,
  comparator: compare,
  valueFormatter: (/** @type {{value: Json}} */ { value }) => form(value),
});
/** @type {(field: string, title: string) => ColumnDef} */
const moment = (field, title) => ({
  ...number(field, title, time, 165),
  headerTooltip: say("Local time of this browser"),
  filter: "agDateColumnFilter",
  filterValueGetter: (/** @type {{data: Record<string, number | null>}} */ { data }) => dayOf(data[field]),
});
/** @type {(field: string, title: string, width: number) => ColumnDef} */
const text = (field, title, width) => ({
  field,
  headerName: title,
  width,
  filter: "agTextColumnFilter",
  tooltipField: field,
});

/** @type {Record<string, () => ColumnDef>} */
const FIXED = {
  status: () => ({
    ...text("status", say("Status"), 150),
    cellRenderer: "InsightStatus",
    tooltipField: undefined,
    filterValueGetter: (/** @type {{data: RunRow}} */ { data }) => data.status,
  }),
  spark: () => ({
    field: "spark",
    headerName: say("Trend"),
    width: 120,
    cellRenderer: "InsightSpark",
    cellDataType: false,
    sortable: false,
    filter: false,
  }),
  tags: () => ({
    ...text("tags", say("Tags"), 150),
    tooltipField: undefined,
    cellRenderer: "InsightTags",
    valueGetter: (/** @type {{data: RunRow}} */ { data }) => (givenTo(data.run).tags ?? []).join(", "),
  }),
  note: () => ({
    ...text("note", say("Note"), 220),
    tooltipField: undefined,
    valueGetter: (/** @type {{data: RunRow}} */ { data }) => givenTo(data.run).note ?? "",
  }),
  started: () => moment("started", say("Started")),
  updated: () => moment("updated", say("Last record")),
  duration: () => ({
    ...number("duration", say("Duration"), duration, 115),
    headerTooltip: say("Its filter counts in seconds"),
  }),
  last_step: () => number("last_step", say("Last step"), whole, 110),
  points: () => number("points", say("Points"), whole, 110),
  problems: () => ({
    ...number("problems", say("Problems"), whole, 110),
    cellClassRules: { warn: isPositive },
  }),
  bytes: () => number("bytes", say("Size"), bytesText, 110),
  files: () => number("files", say("Files"), whole, 90),
  nan: () => ({ ...number("nan", say("Not finite"), whole, 110), cellClassRules: { bad: isPositive } }),
  source: () => text("source", say("Source"), 120),
};

/** @param {{value: number}} cell */
function isPositive({ value }) {
  return value > 0;
}

/**
 * Numbers by size, texts by alphabet; what is not there or not finite comes last, either way.
 *
 * @type {(one: Json, other: Json, a: unknown, b: unknown, descending: boolean) => number}
 */
function compare(one, other, _a, _b, descending) {
  const [first, second] = [rank(one), rank(other)];
  if (first || second) return (first - second) * (descending ? -1 : 1);
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en", { numeric: true });
}

/** @param {unknown} value */
function rank(value) {
  if (value === null || value === undefined || value === "") return 2;
  return typeof value === "number" && Number.isNaN(value) ? 1 : 0;
}

/** @param {string} id */
export function titleOf(id) {
  if (FIXED[id]) return FIXED[id]().headerName;
  return id.slice(id.indexOf(":") + 1).replace(/^(hyperparameters|user|algorithm)\./, "");
}

/** @param {ColumnSpec} spec @returns {Record<string, Json>} */
function columnOf(spec) {
  if (FIXED[spec.id]) return { colId: spec.id, ...FIXED[spec.id]() };
  const title = titleOf(spec.id);
  const width = Math.max(110, Math.min(230, 52 + 7.4 * title.length));
  if (spec.how) {
    return {
      ...right,
      colId: spec.id,
      field: spec.id,
      headerName: title,
      width: Math.max(130, width),
      comparator: compare,
      valueFormatter: (/** @type {{value: number | null}} */ { value }) => numberText(value),
      cellRenderer: "InsightMetric",
      headerComponentParams: { innerHeaderComponent: "InsightMetricHead", innerHeaderComponentParams: { spec } },
      context: spec,
      headerTooltip: `${title}\n${howWords(spec.how)}`,
    };
  }
  const shared = {
    colId: spec.id,
    field: spec.id,
    headerName: title,
    headerTooltip: spec.id.slice(5),
    width,
    comparator: compare,
    valueFormatter: (/** @type {{value: Json}} */ { value }) =>
      typeof value === "number" ? numberText(value) : (value ?? "–"),
  };
  return spec.numeric ? { ...right, ...shared } : { ...shared, filter: "agTextColumnFilter", tooltipField: spec.id };
}

/** Whether Tab goes on to a link within a cell, and not to the next cell. @param {KeyboardEvent} event */
function entersCell({ key, shiftKey, target }) {
  const isCell = target instanceof HTMLElement && target.matches(".ag-cell");
  return isCell && key === "Tab" && !shiftKey && target.querySelector("a:not([tabindex])") !== null;
}

/** @param {ColumnSpec[]} specs @param {ColumnSpec[]} spare that rows have and nobody sees now */
export function columnsOf(specs, spare) {
  const run = {
    colId: "run",
    field: "run",
    headerName: say("Run"),
    pinned: "left",
    width: innerWidth < 700 ? 170 : 280,
    cellRenderer: "InsightRun",
    cellRendererParams: { insetOf },
    suppressKeyboardEvent: (/** @type {{event: KeyboardEvent, data?: RunRow}} */ { event, data }) =>
      data?.folder !== undefined && (isTurnedBy(event.key, data.folder) || entersCell(event)),
    filter: "agTextColumnFilter",
    comparator: (/** @type {string} */ one, /** @type {string} */ other) =>
      nameOf(one).localeCompare(nameOf(other), "en", { numeric: true }),
    getQuickFilterText: (/** @type {{value: string}} */ { value }) => nameOf(value),
    lockPinned: true,
    suppressMovable: true,
  };
  const rest = [...specs, ...spare].map((spec) => ({
    colId: spec.id,
    ...columnOf(spec),
    hide: spare.includes(spec),
  }));
  return [run, ...rest].map((column) => ({
    ...column,
    cellRendererSelector: (/** @type {{data: RunRow}} */ { data }) =>
      data.folder ? { component: folderCell(column.colId) } : undefined,
  }));
}

/** Which value of a series a column holds, in words. @param {How} how */
export function howWords([word, count, other]) {
  switch (word) {
    case "best":
      return say("best at any step");
    case "min":
      return say("least");
    case "max":
      return say("greatest");
    case "mean":
      return say("mean of the last {count}", { count });
    case "step":
      return say("at step {step}", { step: count });
    case "atmin":
      return say("where {tag} is least", { tag: other });
    case "atmax":
      return say("where {tag} is greatest", { tag: other });
    default:
      return say("last");
  }
}
