// The grid of runs as it stands: its own interface, its columns, the best values of the runs shown.
import { winningNumber } from "../../frame/ranking.mjs";
import { on } from "../../frame/state.mjs";

/** @import {ColumnSpec} from "./columns.mjs" */
/** @import {RunRow} from "./news.mjs" */

/** @type {{api: GridApi<RunRow> | null, usual: string, all: ColumnSpec[], specs: ColumnSpec[], isMoved: boolean, bests: Map<string, number | null>}} */
export const held = {
  api: null, // of AG Grid
  usual: "", // the order that the server proposes: a column and its way
  all: [], // what the server says of each column that rows have
  specs: [], // of those that are shown, from left to right
  isMoved: false, // whether somebody moved columns
  bests: new Map(), // column -> best value of the runs shown, where another is worse
};

/** Whether the grid is that of this page; another page's visit ends it. */
export function isAlive() {
  return held.api !== null && !held.api.isDestroyed();
}

/** The interface of the grid where there is one for certain. */
export function grid() {
  if (!held.api) throw new Error("The page has no grid of runs yet");
  return held.api;
}

/** The interface of the grid, null without one. */
export function gridApi() {
  return isAlive() ? held.api : null;
}

export function chosenRuns() {
  return (
    gridApi()
      ?.getSelectedNodes()
      .filter(({ data }) => !data.folder)
      .map(({ data }) => data.run) ?? []
  );
}

/** @param {string} column */
export function bestOf(column) {
  return held.bests.get(column);
}

/** Find the best value of each column among the runs shown, and mark it anew where it changed. */
export function mark() {
  if (!isAlive()) return;
  /** @type {string[]} */
  const changed = [];
  /** @type {RunRow[]} */
  const shown = [];
  grid().forEachNodeAfterFilter(({ data }) => data.folder || shown.push(data));
  for (const { id, best } of held.specs) {
    if (!best) continue;
    const found = winningNumber(
      shown.map(({ [id]: value }) => value),
      best,
    );
    if (found !== held.bests.get(id)) changed.push(id);
    held.bests.set(id, found);
  }
  if (changed.length) grid().refreshCells({ columns: changed, force: true });
}

// A grid that its page was left with would keep all its rows until somebody comes back.
on((what) => {
  if (what === "location" && !isAlive()) held.api = null;
});
