// The rows of the grid of runs: what the server sends of them, and how the grid shows them.
import { get } from "../../frame/address.mjs";
import { escaped } from "../../frame/address_text.mjs";
import { Channel } from "../../frame/channel.mjs";
import { nothing, register } from "../../frame/clientside.mjs";
import { closest } from "../../frame/elements.mjs";
import { givenTo } from "../../frame/given.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { openRunMenu } from "../../frame/run_menu.mjs";
import { changed, on, state } from "../../frame/state.mjs";
import { labelTrash } from "../../frame/trash.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { BEST, heed, read, recall, tell, view } from "./address.mjs";
import { arrange } from "./arrange.mjs";
import { changeFolders, chooseInside, fold, forgetFolders, isTurnedBy, redrawFolders, toggle } from "./folder_rows.mjs";
import { grid, gridApi, held, isAlive, mark } from "./grid_state.mjs";
import { applyFilters, applySort, listen, restore, select, sortOf } from "./grid_view.mjs";
import { rowsOf } from "./news.mjs";
import { showVisit } from "./visit.mjs";

/** @import {GridView} from "./address.mjs" */
/** @import {Folder} from "./folders.mjs" */
/** @import {Answer, RunRow} from "./news.mjs" */

const DEAF_MS = 10;
const channel = new Channel("runs");
/** @type {Map<string, RunRow>} */
const rows = new Map();
/** @type {string | null} */
let key = null;
let since = -1,
  query = "",
  filters = 0, // how often other runs were shown
  drawn = false;
/** @type {{add: number, update: number, remove: number} | null} */
let lastChange = null; // how many rows came, changed and went last
/** @type {object | null} */
let begins = null; // stands for a visit whose grid is not there yet
/** @type {(() => void) | null} */
let early = null; // takes the answer that came before the grid

/** Somebody came back to an older address. */
function reread() {
  if (pageName() !== "runs" || !isAlive() || !held.specs.length) return;
  read();
  applySort();
  applyFilters();
  refold();
  select();
  ask();
}

/** @param {string | null} id */
async function begin(id) {
  if (!id) return;
  const visit = {};
  begins = visit;
  held.api = key = early = null;
  channel.drop();
  [since, query, drawn] = [-1, "", false];
  rows.clear();
  forgetFolders();
  if (!window.dash_ag_grid) throw new Error("The grid of runs is there before its library");
  /** @type {GridApi<RunRow>} */
  const found = await window.dash_ag_grid.getApiAsync(id);
  if (begins !== visit) return;
  begins = null;
  if (!document.getElementById(id)) return;
  held.api = found;
  found.setGridOption("alwaysPassFilter", (/** @type {GridNode<RunRow>} */ { data }) => Boolean(data.folder));
  found.setGridOption("postSortRows", (/** @type {{nodes: GridNode<RunRow>[]}} */ { nodes }) => fold(nodes));
  found.setGridOption("getRowClass", (/** @type {{data: RunRow}} */ { data }) =>
    data.folder ? "folder-row" : givenTo(data.run).pinned ? "pinned-row" : "",
  );
  recall();
  showVisit();
  labelTrash();
  listen(found);
  found.addEventListener("rowSelected", chooseInside);
  // Dash's grid chooses anew whenever rows came, and is deaf for a moment after.
  found.addEventListener("rowDataUpdated", () => setTimeout(() => rows.size && restore(), DEAF_MS));
  found.addEventListener("cellKeyDown", keyed);
  found.addEventListener("firstDataRendered", () => settle());
  found.addEventListener("modelUpdated", () => {
    redrawFolders();
    settle();
  });
  goOn();
}

/** With what came before the grid, if it did. */
function goOn() {
  const first = early;
  early = null;
  if (first) first();
  else ask();
}

/** Whether this page is shown, with its grid or soon with one. */
function isHere() {
  return pageName() === "runs" && (begins !== null || isAlive());
}

/** @param {{event: KeyboardEvent, column: GridColumn, data: RunRow}} pressed */
function keyed({ event, column, data }) {
  if (column.getColId() !== "run" || event.target instanceof HTMLAnchorElement) return;
  const { folder } = data;
  if (folder) {
    if (isTurnedBy(event.key, folder)) turn(folder);
  } else if (event.key === "Enter" && event.target instanceof HTMLElement) openRunMenu([data.run], event.target);
}

/** Open a folder, or shut it. @param {Folder} folder */
function turn(folder) {
  toggle(folder);
  tell();
  refold();
}

/** Folders are open or shut, or no rows at all, as the view says now. */
function refold() {
  gridApi()?.refreshClientSideRowModel("sort");
}

function ask() {
  if (!isHere() || early) return;
  const { show, hide, hows } = view,
    { judgedBy: target } = state,
    columns = asked(),
    wanted = `${state.version} ${state.givenVersion} ${columns}`; // columns stand as they tell apart who is not hidden
  if (wanted === query || channel.isWaiting) return;
  const late = () => again(columns);
  const request = { since, key, show, keep: inUse(), hide, hows, target, filter: state.filter ?? get("q") };
  channel.ask(request, (answer) => take(answer, wanted), late);
}

/** What decides which columns there are, and their order. */
function asked() {
  return JSON.stringify([view.show, view.hide, view.hows, state.judgedBy, filters]);
}

/** Columns by which somebody filters or sorts: they stay in sight, whatever the rest of the view is. */
function inUse() {
  const sorted = view.sort === BEST ? [] : sortOf(view.sort).map(({ colId }) => colId);
  return [...Object.keys(view.where), ...sorted];
}

/** The answer was lost, or takes long; others may be wanted by now. @param {string} columns that were asked for */
function again(columns) {
  if (!isHere()) return;
  if (columns === asked()) channel.repeat();
  else ask();
}

/** @param {Answer} answer @param {string} wanted what was asked for */
function take(answer, wanted) {
  early = begins && (() => take(answer, wanted));
  if (!isAlive()) return;
  query = wanted;
  [key, since] = [answer.key, answer.version];
  const isOther = arrange(answer);
  if (answer.columns) {
    held.usual = `${escaped(answer.order[0])}:${answer.order[1]}`;
    held.bests.clear();
    grid().refreshHeader();
    applySort();
    applyFilters();
  }
  apply(answer);
  drawn = true;
  if (isOther) changed("columns");
  mark();
  settle();
  ask();
}

/** Put what came into the grid: rows that are new, others than before, or gone. @param {Answer} answer */
function apply({ rows: news, gone, whole }) {
  const fresh = rowsOf(news);
  /** @type {{add: RunRow[], update: RunRow[], remove: RunRow[]}} */
  const change = { add: [], update: [], remove: [] };
  for (const row of fresh) (rows.has(row.run) ? change.update : change.add).push(row);
  const lost = whole ? [...rows.keys()].filter((run) => !fresh.some((row) => row.run === run)) : gone;
  for (const run of lost) {
    const row = rows.get(run);
    if (row) change.remove.push(row);
  }
  for (const row of fresh) rows.set(row.run, row);
  for (const run of lost) rows.delete(run);
  const folders = changeFolders([...rows.keys()]);
  if (change.add.length + change.update.length + change.remove.length)
    grid().applyTransaction({
      ...change,
      add: [...change.add, ...folders.add],
      remove: [...change.remove, ...folders.remove],
    });
  if (folders.add.length + folders.remove.length) {
    grid().refreshCells({ columns: ["run"], force: true }); // names say what folders do not
    select(); // of a link, those that were there
  }
  lastChange = { add: change.add.length, update: change.update.length, remove: change.remove.length };
}

/** Other columns, or other values in them. @param {Partial<GridView>} change */
export function chooseColumns(change) {
  Object.assign(view, change);
  tell({ step: true });
  ask();
}

heed(reread);
isReadyWhen(
  "runs",
  () =>
    drawn &&
    isAlive() &&
    rows.size > 0 &&
    (document.querySelector("#main .ag-center-cols-container .ag-row") !== null || grid().getDisplayedRowCount() === 0),
);

let wasGiven = false; // whether anybody had given any run anything

on((what) => {
  const isGiven = state.given.size > 0,
    givenChanged = what === "notes" && (isGiven || wasGiven); // ten thousand rows take 75 ms
  wasGiven = isGiven;
  if (what === "location" && begins && pageName() === "runs") {
    recall(); // from here on the address is this page's: while the grid is made, the server answers
    ask();
  }
  if (what === "filter") filters += 1;
  if (pageName() !== "runs" || !isAlive()) return;
  if (["version", "runs", "notes"].includes(what)) ask(); // runs may be judged by something else
  if (what === "filter") {
    mark();
    ask();
  }
  if (what === "thrown") grid().deselectAll();
  if (givenChanged) {
    grid().onFilterChanged();
    grid().refreshClientSideRowModel("sort");
    grid().redrawRows();
    mark();
  }
});

document.addEventListener("click", (event) => {
  const path = closest(event.target, ".folder-cell", HTMLElement)?.dataset.folder,
    folder = path === undefined ? undefined : gridApi()?.getRowNode(path)?.data.folder;
  if (folder) turn(folder);
});

register("runs", {
  /** @param {string | null} id */
  begin(id) {
    begin(id);
    return nothing();
  },
});

/** What the grid holds: for tests, and for a look from the console. */
export function model() {
  return { rows: Object.fromEntries(rows), columns: held.specs.map(({ id }) => id), view, lastChange };
}
