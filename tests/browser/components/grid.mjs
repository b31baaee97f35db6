// Stands for AG Grid where a page only passes through its grid: it holds rows, lets through those that
// the page's own filter does, and draws no cell. What a grid shows is tried with the real one.

/** @type {Map<string, Grid>} */
const grids = new Map();
/** @type {Map<string, ((grid: object) => void)[]>} */
const awaited = new Map();

class Grid {
  #node;
  #rows = new Map();
  #listeners = new Map();
  #filters = {};
  #columns = new Set();
  #definitions = [];
  #present;
  #passes;
  #isDrawn = false;

  constructor(node, { isExternalFilterPresent, doesExternalFilterPass }) {
    const named = (option) => window.dashAgGridFunctions[option.function.split("(")[0]];
    this.#node = node;
    this.#present = () => named(isExternalFilterPresent)();
    this.#passes = (data) => named(doesExternalFilterPass)({ data });
  }

  take({ rowData, columnDefs }) {
    this.#definitions = columnDefs ?? this.#definitions;
    if (columnDefs) this.#columns = new Set(columnDefs.map(({ colId, field }) => colId ?? field));
    if (rowData) this.#rows = new Map(rowData.map((row) => [row.run, row]));
    this.#draw();
  }

  #shown() {
    const all = [...this.#rows.values()];
    return this.#present() ? all.filter((row) => row.folder || this.#passes(row)) : all;
  }

  #draw() {
    const rows = this.#shown().map(({ run }) => {
      const row = Object.assign(document.createElement("div"), { className: "ag-row" });
      row.setAttribute("row-id", run);
      return row;
    });
    const ground = Object.assign(document.createElement("div"), { className: "ag-center-cols-container" });
    ground.append(...rows);
    this.#node.replaceChildren(ground);
    if (!this.#isDrawn && rows.length) setTimeout(() => this.#tell("firstDataRendered"));
    this.#isDrawn ||= rows.length > 0;
    setTimeout(() => this.#tell("modelUpdated"));
  }

  #tell(name, told = {}) {
    for (const listener of this.#listeners.get(name) ?? []) listener(told);
  }

  #nodes(rows) {
    return rows.map((data, rowIndex) => ({ data, rowIndex, isSelected: () => false }));
  }

  #each(rows, act) {
    for (const node of this.#nodes(rows)) act(node);
  }

  addEventListener(name, listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  applyTransaction({ add, update, remove }) {
    for (const row of [...add, ...update]) this.#rows.set(row.run, row);
    for (const row of remove) this.#rows.delete(row.run);
    this.#draw();
  }

  getGridOption(name) {
    return name === "columnDefs" ? this.#definitions : undefined;
  }

  setGridOption(name, value) {
    if (name === "columnDefs") this.take({ columnDefs: value });
  }

  setFilterModel(model) {
    this.#filters = model ?? {};
    setTimeout(() => this.#tell("filterChanged", { source: "api" }));
  }

  getRowNode = (run) => this.#nodes([...this.#rows.values()].filter((row) => row.run === run))[0];
  getDisplayedRowCount = () => this.#shown().length;
  getFilterModel = () => this.#filters;
  getColumn = (id) => (this.#columns.has(id) ? { getColId: () => id } : null);
  getColumnState = () => [];
  getSelectedNodes = () => [];
  isDestroyed = () => !this.#node.isConnected;
  onFilterChanged = () => this.#draw();
  forEachNode = (act) => this.#each([...this.#rows.values()], act);
  forEachNodeAfterFilter = (act) => this.#each(this.#shown(), act);
  forEachNodeAfterFilterAndSort = (act) => this.#each(this.#shown(), act);
  refreshCells() {}
  refreshHeader() {}
  refreshClientSideRowModel() {}
  redrawRows() {}
  applyColumnState() {}
  setNodesSelected() {}
  deselectAll() {}
  ensureNodeVisible() {}
}

/** A grid and the place of it. */
export function makeGrid(node, { id, dashGridOptions, ...given }) {
  const grid = new Grid(node, dashGridOptions);
  grids.set(id, grid);
  queueMicrotask(() => {
    grid.take(given);
    for (const hear of awaited.get(id) ?? []) hear(grid);
    awaited.delete(id);
  });
  return { node, show: (changed) => grid.take(changed) };
}

window.dash_ag_grid = {
  getApi(id) {
    const grid = grids.get(id);
    if (!grid || grid.isDestroyed()) throw new Error(`no grid ${id}`);
    return grid;
  },
  getApiAsync: (id) =>
    new Promise((hear) => {
      const grid = grids.get(id);
      if (grid && !grid.isDestroyed()) hear(grid);
      else awaited.set(id, [...(awaited.get(id) ?? []), hear]);
    }),
};
