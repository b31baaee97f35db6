// The rows of the grid of runs: what the server sends of them, and how the grid shows them.
import { escaped, unescaped } from "../../frame/address_text.mjs";
import { nothing, register, setProps } from "../../frame/clientside.mjs";
import { givenTo, nameOf } from "../../frame/given.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { openRunMenu } from "../../frame/run_menu.mjs";
import { changed, on, state } from "../../frame/state.mjs";
import { announce } from "../../frame/toast.mjs";
import { labelTrash } from "../../frame/trash.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { decode as arrayOf } from "../../charts/encoded.mjs";
import { heed, read, recall, tell, view } from "./address.mjs";
import { fillBar } from "./bar.mjs";
import { columnsOf } from "./columns.mjs";
import { chosenRuns, held, isAlive } from "./grid_state.mjs";
import { showVisit } from "./visit.mjs";

const PATIENCE_MS = 15_000,
  DEAF_MS = 10;
const NUMBERS = ["started", "updated", "duration", "last_step", "points", "problems", "bytes", "files"];
const rows = new Map(); // run -> row of the grid
let key = null,
  since = -1,
  waiting = null,
  serial = 0,
  wish = "",
  drawn = false,
  restores = true;
let lastChange = null; // how many rows came, changed and went last

function applyFilters() {
  const there = Object.fromEntries(Object.entries(view.where).filter(([id]) => held.api.getColumn(id)));
  if (JSON.stringify(held.api.getFilterModel()) !== JSON.stringify(there)) held.api.setFilterModel(there);
}

function filtered() {
  if (!held.specs.length) return; // the columns are on their way, and their filters with them
  view.where = held.api.getFilterModel();
  tell();
  mark();
}

/** Somebody came back to an older address. */
function reread() {
  if (pageName() !== "runs" || !isAlive() || !held.specs.length) return;
  read();
  applySort();
  applyFilters();
  select();
  ask();
}

async function begin(id) {
  if (!id) return;
  held.api = drawn = key = null;
  [waiting, since, wish, restores] = [null, -1, "", true];
  rows.clear();
  const found = await window.dash_ag_grid.getApiAsync(id);
  if (!document.getElementById(id)) return;
  held.api = found;
  held.api.setGridOption("postSortRows", ({ nodes }) => pinnedFirst(nodes));
  held.api.setGridOption("getRowClass", ({ data }) => (givenTo(data.run).pinned ? "pinned-row" : ""));
  recall();
  showVisit();
  labelTrash();
  held.api.addEventListener("sortChanged", sorted);
  held.api.addEventListener("selectionChanged", chosen);
  // Dash's grid chooses anew whenever rows came, and is deaf for a moment after.
  held.api.addEventListener("rowDataUpdated", () => setTimeout(restore, DEAF_MS));
  held.api.addEventListener("filterChanged", filtered);
  held.api.addEventListener("cellKeyDown", ({ event, column, data }) => {
    if (event.key === "Enter" && column.getColId() === "run") openRunMenu([data.run], event.target);
  });
  held.api.addEventListener("firstDataRendered", () => settle());
  held.api.addEventListener("modelUpdated", () => settle());
  ask();
}

function pinnedFirst(nodes) {
  const pinned = nodes.filter(({ data }) => givenTo(data.run).pinned);
  if (!pinned.length) return;
  const rest = nodes.filter(({ data }) => !givenTo(data.run).pinned);
  [...pinned, ...rest].forEach((node, place) => {
    nodes[place] = node;
  });
}

function ask() {
  if (!isAlive() || pageName() !== "runs") return;
  const wanted = JSON.stringify([state.version, view.show, view.hide, view.hows]);
  if (wanted === wish || (waiting && performance.now() - waiting.since < PATIENCE_MS)) return;
  waiting = { serial: ++serial, since: performance.now(), wanted };
  setProps("runs-request", {
    data: { serial, since, key, show: view.show, hide: view.hide, hows: view.hows },
  });
}

function take(answer) {
  if (!answer || !isAlive() || answer.serial !== waiting?.serial) return;
  wish = waiting.wanted;
  waiting = null;
  [key, since] = [answer.key, answer.version];
  if (answer.columns) {
    held.specs = answer.columns;
    held.bests.clear();
    held.api.setGridOption("columnDefs", columnsOf(held.specs));
    held.api.refreshHeader();
    applySort();
    applyFilters();
  }
  apply(answer);
  drawn = true;
  if (answer.columns) changed("columns");
  mark();
  settle();
  ask();
}

/** Put what came into the grid: rows that are new, others than before, or gone. */
function apply({ rows: news, gone, whole }) {
  const fresh = decode(news);
  const change = { add: [], update: [], remove: [] };
  for (const row of fresh) (rows.has(row.run) ? change.update : change.add).push(row);
  const lost = whole ? [...rows.keys()].filter((run) => !fresh.some((row) => row.run === run)) : gone;
  for (const run of lost) if (rows.has(run)) change.remove.push(rows.get(run));
  for (const row of fresh) rows.set(row.run, row);
  for (const run of lost) rows.delete(run);
  if (change.add.length + change.update.length + change.remove.length) held.api.applyTransaction(change);
  lastChange = { add: change.add.length, update: change.update.length, remove: change.remove.length };
}

function decode(news) {
  const columns = Object.fromEntries(NUMBERS.map((name) => [name, arrayOf(news[name])]));
  const sparks = arrayOf(news.spark),
    width = news.runs.length ? sparks.length / news.runs.length : 0;
  const made = news.runs.map((run, i) => {
    const row = {
      run,
      status: news.status[i],
      source: news.source[i],
      nan: news.nan[i],
      spark: sparks.subarray(i * width, (i + 1) * width),
    };
    for (const name of NUMBERS) row[name] = Number.isNaN(columns[name][i]) ? null : columns[name][i];
    return row;
  });
  for (const [id, { v, s, no }] of Object.entries(news.metrics)) {
    const [values, steps, lacks] = [arrayOf(v), arrayOf(s), new Set(no)];
    made.forEach((row, i) => {
      row[id] = lacks.has(i) ? null : values[i];
      row[`${id}@`] = lacks.has(i) ? null : steps[i];
    });
  }
  for (const [id, values] of Object.entries(news.facts))
    made.forEach((row, i) => {
      row[id] = values[i];
    });
  return made;
}

/** Find the best value of each column among the runs shown, and mark it anew where it changed. */
function mark() {
  if (!isAlive()) return;
  const changed = [];
  const shown = [];
  held.api.forEachNodeAfterFilter(({ data }) => shown.push(data));
  for (const { id, best } of held.specs) {
    if (!best) continue;
    let found = null;
    for (const { [id]: value } of shown) {
      if (value === null || !Number.isFinite(value)) continue;
      if (found === null || best * value > best * found) found = value;
    }
    if (found !== held.bests.get(id)) changed.push(id);
    held.bests.set(id, found);
  }
  if (changed.length) held.api.refreshCells({ columns: changed, force: true });
}

function applySort() {
  const state = view.sort
    .split(",")
    .filter(Boolean)
    .map((pair, sortIndex) => {
      const cut = pair.lastIndexOf(":");
      return { colId: unescaped(pair.slice(0, cut)), sort: pair.slice(cut + 1) === "asc" ? "asc" : "desc", sortIndex };
    });
  held.api.applyColumnState({ state, defaultState: { sort: null } });
}

function sorted() {
  const by = held.api
    .getColumnState()
    .filter(({ sort }) => sort)
    .sort((one, other) => one.sortIndex - other.sortIndex);
  view.sort = by.map(({ colId, sort }) => `${escaped(colId)}:${sort}`).join(",") || "-";
  if (held.specs.length) tell();
}

function chosen() {
  if (restores) return;
  view.chosen = chosenRuns();
  tell();
  fillBar();
}

/** Once, when the grid has taken its first rows: choose those that the address names. */
function restore() {
  if (!restores || !isAlive() || !rows.size) return;
  restores = false;
  select();
}

function select() {
  const wanted = new Set(view.chosen),
    nodes = [];
  held.api.forEachNode((node) => {
    if (node.isSelected() !== wanted.has(node.data.run)) nodes.push(node);
  });
  for (const newValue of [true, false]) {
    const some = nodes.filter(({ data }) => wanted.has(data.run) === newValue);
    if (some.length) held.api.setNodesSelected({ nodes: some, newValue });
  }
  fillBar();
}

/** Other columns, or other values in them. */
export function chooseColumns(change) {
  Object.assign(view, change);
  tell({ step: true });
  ask();
}

function goTo(run) {
  const node = isAlive() ? held.api.getRowNode(run) : null;
  if (!node?.displayed) return announce(say("The filter leaves {run} out", { run: nameOf(run) }));
  held.api.ensureNodeVisible(node, "middle");
  held.api.setFocusedCell(node.rowIndex, "run");
  return held.api.flashCells({ rowNodes: [node] });
}

heed(reread);
isReadyWhen(
  "runs",
  () =>
    drawn === true &&
    isAlive() &&
    rows.size > 0 &&
    (document.querySelector("#main .ag-center-cols-container .ag-row") !== null ||
      held.api.getDisplayedRowCount() === 0),
);

on((what) => {
  if (pageName() !== "runs" || !isAlive()) return;
  if (what === "version") ask();
  if (what === "filter") mark();
  if (what === "thrown") held.api.deselectAll();
  if (what === "notes") {
    held.api.onFilterChanged();
    held.api.refreshClientSideRowModel("sort");
    held.api.redrawRows();
    mark();
  }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".run-link");
  if (link) goTo(link.dataset.run);
});

register("runs", {
  begin(id) {
    begin(id);
    return nothing();
  },
  take,
});

/** What the grid holds: for tests, and for a look from the console. */
export function model() {
  return { rows: Object.fromEntries(rows), columns: held.specs.map(({ id }) => id), view, lastChange };
}
