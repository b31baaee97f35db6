// Order, filters and chosen rows of the grid of runs: between the grid and the view that the address holds.
import { escaped, unescaped } from "../../frame/address_text.mjs";
import { BEST, tell, view } from "./address.mjs";
import { fillBar } from "./bar.mjs";
import { chooseFolders } from "./folder_rows.mjs";
import { chosenRuns, grid, held, isAlive, mark } from "./grid_state.mjs";

/** @import {RunRow} from "./news.mjs" */

let restores = true; // the choice of the address, once there are rows

/** Hear what somebody does with a grid that is new. @param {GridApi<RunRow>} found */
export function listen(found) {
  restores = true;
  held.isMoved = false;
  found.addEventListener("columnMoved", moved);
  found.addEventListener("sortChanged", sorted);
  found.addEventListener("selectionChanged", chosen);
  found.addEventListener("filterChanged", filtered);
}

/** @param {{source: string}} event */
function moved({ source }) {
  if (source === "uiColumnMoved") held.isMoved = true;
}

export function applyFilters() {
  const there = Object.fromEntries(Object.entries(view.where).filter(([id]) => grid().getColumn(id)));
  if (JSON.stringify(grid().getFilterModel()) !== JSON.stringify(there)) grid().setFilterModel(there);
}

function filtered() {
  // AG Grid tells late, also when its page was left; and columns on their way bring their filters.
  if (!isAlive() || !held.specs.length) return;
  view.where = grid().getFilterModel();
  tell();
  mark();
}

/** An order as the address holds it, as the grid has it. @param {string} text */
export function sortOf(text) {
  return text
    .split(",")
    .filter(Boolean)
    .map((pair, sortIndex) => {
      const cut = pair.lastIndexOf(":");
      return { colId: unescaped(pair.slice(0, cut)), sort: pair.slice(cut + 1) === "asc" ? "asc" : "desc", sortIndex };
    });
}

export function applySort() {
  const state = sortOf(view.sort === BEST ? held.usual : view.sort);
  grid().applyColumnState({ state, defaultState: { sort: null } });
}

function sorted() {
  if (!isAlive()) return;
  const by = grid()
    .getColumnState()
    .filter(({ sort }) => sort)
    .sort((one, other) => one.sortIndex - other.sortIndex);
  const order = by.map(({ colId, sort }) => `${escaped(colId)}:${sort}`).join(",") || "-";
  view.sort = order === held.usual ? BEST : order;
  if (held.specs.length) tell();
}

function chosen() {
  if (restores || !isAlive()) return;
  view.chosen = chosenRuns();
  chooseFolders();
  tell();
  fillBar();
}

/** Once, when the grid has taken its first rows: choose those that the address names. */
export function restore() {
  if (!restores || !isAlive()) return;
  restores = false;
  select();
}

export function select() {
  const wanted = new Set(view.chosen);
  /** @type {GridNode<RunRow>[]} */
  const nodes = [];
  grid().forEachNode((node) => {
    if (!node.data.folder && node.isSelected() !== wanted.has(node.data.run)) nodes.push(node);
  });
  for (const newValue of [true, false]) {
    const some = nodes.filter(({ data }) => wanted.has(data.run) === newValue);
    if (some.length) grid().setNodesSelected({ nodes: some, newValue });
  }
  chooseFolders();
  fillBar();
}
