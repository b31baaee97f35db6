// The table below the lineage charts: filtered by the brushes, exported, and told to other pages.
import { register } from "../../frame/clientside.mjs";
import { closest } from "../../frame/elements.mjs";
import { offerFunctions } from "../../frame/grid_functions.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { saveFile, tableText } from "../../frame/save.mjs";
import { changed, isShown, on, state } from "../../frame/state.mjs";
import { isReadyWhen } from "../../charts/cards.mjs";
import { drawSoon, isDrawn } from "./draw.mjs";
import { lineage, onDue, setWhere, TARGET, widen } from "./lineage.mjs";
import { takeColumns, takeImportance } from "./view.mjs";

/** @import {Scale} from "./columns.mjs" */
/** @import {LineageState} from "./lineage.mjs" */

const GRID = "lineage-grid",
  REST_MS = 150;
/** @type {{runs: string[] | null, of: Map<string, number>}} */
let indices = { runs: null, of: new Map() };
let isStale = false,
  isBusy = false,
  rested = 0;

function api() {
  try {
    return document.getElementById(GRID) ? window.dash_ag_grid?.getApi(GRID) : null;
  } catch {
    return null;
  }
}

/** @param {string} run */
function indexOf(run) {
  if (indices.runs !== lineage.runs)
    indices = { runs: lineage.runs, of: new Map(lineage.runs.map((name, i) => [name, i])) };
  return indices.of.get(run);
}

offerFunctions({
  lineagePresent: () => state.matches !== null || lineage.passing !== null,
  /** @param {{node?: GridNode<{run: string}>, data: {run: string}}} params */
  lineagePasses(params) {
    const { run } = (params.node ?? params).data,
      i = indexOf(run);
    return isShown(run) && (lineage.passing === null || i === undefined || lineage.passing[i] === 1);
  },
  /** A line below the target's number, as long as it is high. @param {{value: number | null}} cell */
  lineageMeter({ value }) {
    const target = lineage.columns.get(TARGET);
    if (value === null || !Number.isFinite(value)) return { "--share": "0%" };
    if (!target) return { "--share": "100%" };
    const { lowest, highest } = target;
    return { "--share": `${highest > lowest ? Math.round((100 * (value - lowest)) / (highest - lowest)) : 100}%` };
  },
});

/** The filter of the table, in at most a sixth of the time, however fast brushes move. */
export function showTable() {
  isStale = true;
  if (isBusy) return;
  isBusy = true;
  setTimeout(
    () => {
      const began = performance.now();
      isStale = false;
      requestAnimationFrame(() => {
        // only then is it known how long it took
        isBusy = false;
        rested = performance.now() + Math.max(REST_MS, 5 * (performance.now() - began));
        if (isStale) showTable();
      });
      api()?.onFilterChanged();
    },
    Math.max(0, rested - performance.now()),
  );
}

/** @type {WeakSet<GridApi>} */
const heard = new WeakSet();
let pushed = ""; // what the grid was told last: it tells of what somebody does a moment later than it does it

/** Keep the table's own filters and those of the view the same. */
async function listen() {
  const grid = api() ?? (await window.dash_ag_grid?.getApiAsync(GRID));
  if (!grid || grid.isDestroyed()) return;
  if (!heard.has(grid)) {
    heard.add(grid);
    pushed = "";
    grid.addEventListener("filterChanged", (/** @type {{source: string}} */ { source }) => {
      if (source === "columnFilter") takeFilters(grid); // else the grid was told, and may lack what comes with its columns
    });
    grid.addEventListener("gridColumnsChanged", () => showFilters(grid));
  }
  if (pushed !== spelled(Object.fromEntries(lineage.where))) showFilters(grid);
}

/** Filters of the view as far as the grid has their columns. @param {GridApi} grid */
function filtersIn(grid) {
  return Object.fromEntries([...lineage.where].filter(([id]) => grid.getColumn(id)));
}

/** The same text for the same filters in any order. @param {Record<string, unknown>} model */
const spelled = (model) =>
  JSON.stringify(
    Object.keys(model)
      .sort()
      .map((id) => [id, model[id]]),
  );

/** @param {GridApi} grid */
function showFilters(grid) {
  pushed = spelled(Object.fromEntries(lineage.where));
  const wanted = filtersIn(grid);
  if (spelled(grid.getFilterModel()) !== spelled(wanted)) grid.setFilterModel(wanted);
}

/** Somebody filtered a column. @param {GridApi} grid */
function takeFilters(grid) {
  if (pageName() !== "lineage" || grid.isDestroyed()) return;
  const found = grid.getFilterModel();
  if (spelled(found) === spelled(filtersIn(grid))) return;
  pushed = spelled(found);
  setWhere(new Map(Object.entries(found)));
}

function hasRows() {
  const grid = api();
  if (!grid || grid.isDestroyed()) return false;
  return (
    document.querySelector(`#${GRID} .ag-center-cols-container .ag-row`) !== null ||
    (lineage.runs.length > 0 && grid.getDisplayedRowCount() === 0 && isDrawn())
  );
}

/** @param {string | null} run */
function markRow(run) {
  for (const row of document.querySelectorAll(`#${GRID} .ag-row.hovered`)) row.classList.remove("hovered");
  if (run === null) return;
  for (const row of document.querySelectorAll(`#${GRID} .ag-row[row-id="${CSS.escape(run)}"]`))
    row.classList.add("hovered");
}

/** What the table shows, in its order, as CSV: every digit, whole names. */
function csv() {
  const columns = [...lineage.columns.values()].filter(({ section }) => section !== "last");
  /** @type {(string | number)[][]} */
  const rows = [["run", ...columns.map(({ id, title }) => (id === TARGET ? title : id))]];
  api()?.forEachNodeAfterFilterAndSort(({ data }) => rows.push([data.run, ...columns.map(({ id }) => data[id] ?? "")]));
  return tableText(rows);
}

document.addEventListener("click", (event) => {
  const id = closest(event.target, "button", HTMLButtonElement)?.id;
  if (id === "lineage-reset") widen();
  if (id === "lineage-export") saveFile(new Blob([csv()], { type: "text/csv" }), "lineage.csv");
});
document.addEventListener("mouseover", (event) => {
  const row = closest(event.target, `#${GRID} .ag-row`, HTMLElement);
  const run = row?.getAttribute("row-id") ?? null;
  if (
    pageName() !== "lineage" ||
    (run === null && !closest(event.target, `#${GRID}`, HTMLElement)) ||
    state.hover?.run === run
  )
    return;
  state.hover = run === null ? null : { run, tag: null };
  changed("hover");
});

register("lineage", {
  take: takeColumns,
  explain: takeImportance,
  /**
   * @param {LineageState["chart"]} chart
   * @param {string} x
   * @param {string} y
   * @param {string} colour
   * @param {Scale | "auto"} xscale
   * @param {Scale | "auto"} yscale
   */
  look(chart, x, y, colour, xscale, yscale) {
    Object.assign(lineage, { chart, scatter: { x, y, colour, xscale, yscale } });
    drawSoon({ axes: true });
    return [chart !== "scatter", chart === "scatter"];
  },
});

onDue(showTable);
onDue(listen);
isReadyWhen("lineage", () => isDrawn() && hasRows());
on((what) => {
  if (what === "hover" && pageName() === "lineage" && lineage.judged) markRow(state.hover?.run ?? null);
});
