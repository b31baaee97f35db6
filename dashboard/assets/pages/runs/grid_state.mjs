// The grid of runs as it stands: its own interface, its columns, the best values of the runs shown.
import { on } from "../../frame/state.mjs";

/** @import {ColumnSpec} from "./columns.mjs" */
/** @import {RunRow} from "./rows.mjs" */

/** @type {{api: GridApi<RunRow> | null, usual: string, specs: ColumnSpec[], bests: Map<string, number | null>}} */
export const held = {
  api: null, // of AG Grid
  usual: "", // the order that the server proposes: a column and its way
  specs: [], // what the server says of each column
  bests: new Map(), // column -> best value of the runs shown
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

// A grid that its page was left with would keep all its rows until somebody comes back.
on((what) => {
  if (what === "location" && !isAlive()) held.api = null;
});
