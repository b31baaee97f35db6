// The grid of runs as it stands: its own interface, its columns, the best values of the runs shown.

export const held = {
  api: null, // of AG Grid
  specs: [], // what the server says of each column
  bests: new Map(), // column -> best value of the runs shown
};

/** Whether the grid is that of this page; another page's visit ends it. */
export function isAlive() {
  return held.api !== null && !held.api.isDestroyed();
}

/** The interface of the grid, null without one. */
export function gridApi() {
  return isAlive() ? held.api : null;
}

export function chosenRuns() {
  return (
    gridApi()
      ?.getSelectedNodes()
      .map(({ data }) => data.run) ?? []
  );
}

export function bestOf(column) {
  return held.bests.get(column);
}
