// The rows of the grid of runs: what the server sends of them, and how the grid shows them.
(() => {
  const { state } = INSIGHT;
  const { isTooMany, read, recall, tell, view } = INSIGHT.runsAddress;
  const { escaped: escape, unescaped: unescape } = INSIGHT.address;
  const PATIENCE_MS = 15_000, DEAF_MS = 10;
  const NUMBERS = ["started", "updated", "duration", "last_step", "points", "problems", "bytes", "files"];
  const rows = new Map(); // run -> row of the grid
  const bests = new Map(); // column -> best value of the runs shown
  let api = null, key = null, since = -1, specs = [], waiting = null, serial = 0, wish = "", drawn = false, restores = true;

  function applyFilters() {
    const there = Object.fromEntries(Object.entries(view.where).filter(([id]) => api.getColumn(id)));
    if (JSON.stringify(api.getFilterModel()) !== JSON.stringify(there)) api.setFilterModel(there);
  }

  function filtered() {
    if (!specs.length) return; // the columns are on their way, and their filters with them
    view.where = api.getFilterModel();
    tell();
    mark();
  }

  /** Somebody came back to an older address. */
  function reread() {
    if (INSIGHT.page() !== "runs" || !alive() || !specs.length) return;
    read();
    applySort();
    applyFilters();
    select();
    ask();
  }

  async function begin(id) {
    if (!id) return;
    api = drawn = key = null;
    [waiting, since, wish, restores] = [null, -1, "", true];
    rows.clear();
    const found = await window.dash_ag_grid.getApiAsync(id);
    if (!document.getElementById(id)) return;
    api = found;
    api.setGridOption("postSortRows", ({ nodes }) => pinnedFirst(nodes));
    api.setGridOption("getRowClass", ({ data }) => (INSIGHT.givenTo(data.run).pinned ? "pinned-row" : ""));
    recall();
    INSIGHT.showVisit();
    INSIGHT.trashLabel();
    api.addEventListener("sortChanged", sorted);
    api.addEventListener("selectionChanged", chosen);
    // Dash's grid chooses anew whenever rows came, and is deaf for a moment after.
    api.addEventListener("rowDataUpdated", () => setTimeout(restore, DEAF_MS));
    api.addEventListener("filterChanged", filtered);
    api.addEventListener("cellKeyDown", ({ event, column, data }) => {
      if (event.key === "Enter" && column.getColId() === "run") INSIGHT.runMenu([data.run], event.target);
    });
    api.addEventListener("firstDataRendered", () => INSIGHT.settle());
    api.addEventListener("modelUpdated", () => INSIGHT.settle());
    ask();
  }

  function pinnedFirst(nodes) {
    const pinned = nodes.filter(({ data }) => INSIGHT.givenTo(data.run).pinned);
    if (!pinned.length) return;
    const rest = nodes.filter(({ data }) => !INSIGHT.givenTo(data.run).pinned);
    [...pinned, ...rest].forEach((node, place) => { nodes[place] = node; });
  }

  function ask() {
    if (!alive() || INSIGHT.page() !== "runs") return;
    const wanted = JSON.stringify([state.version, view.show, view.hide, view.hows]);
    if (wanted === wish || (waiting && performance.now() - waiting.since < PATIENCE_MS)) return;
    waiting = { serial: ++serial, since: performance.now(), wanted };
    window.dash_clientside.set_props("runs-request", {
      data: { serial, since, key, show: view.show, hide: view.hide, hows: view.hows },
    });
  }

  function take(answer) {
    if (!answer || !alive() || answer.serial !== waiting?.serial) return;
    wish = waiting.wanted;
    waiting = null;
    [key, since] = [answer.key, answer.version];
    if (answer.columns) {
      specs = answer.columns;
      bests.clear();
      api.setGridOption("columnDefs", INSIGHT.columnsOf(specs));
      api.refreshHeader();
      applySort();
      applyFilters();
    }
    apply(answer);
    drawn = true;
    if (answer.columns) INSIGHT.changed("columns");
    mark();
    INSIGHT.settle();
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
    if (change.add.length + change.update.length + change.remove.length) api.applyTransaction(change);
    INSIGHT.lastRowChange = { add: change.add.length, update: change.update.length, remove: change.remove.length };
  }

  function decode(news) {
    const columns = Object.fromEntries(NUMBERS.map((name) => [name, INSIGHT.decode(news[name])]));
    const sparks = INSIGHT.decode(news.spark), width = news.runs.length ? sparks.length / news.runs.length : 0;
    const made = news.runs.map((run, i) => {
      const row = { run, status: news.status[i], source: news.source[i], nan: news.nan[i], spark: sparks.subarray(i * width, (i + 1) * width) };
      for (const name of NUMBERS) row[name] = Number.isNaN(columns[name][i]) ? null : columns[name][i];
      return row;
    });
    for (const [id, { v, s, no }] of Object.entries(news.metrics)) {
      const [values, steps, lacks] = [INSIGHT.decode(v), INSIGHT.decode(s), new Set(no)];
      made.forEach((row, i) => {
        row[id] = lacks.has(i) ? null : values[i];
        row[`${id}@`] = lacks.has(i) ? null : steps[i];
      });
    }
    for (const [id, values] of Object.entries(news.facts)) made.forEach((row, i) => { row[id] = values[i]; });
    return made;
  }

  /** Find the best value of each column among the runs shown, and mark it anew where it changed. */
  function mark() {
    if (!alive()) return;
    const changed = [];
    const shown = [];
    api.forEachNodeAfterFilter(({ data }) => shown.push(data));
    for (const { id, best } of specs) {
      if (!best) continue;
      let found = null;
      for (const { [id]: value } of shown) {
        if (value === null || !Number.isFinite(value)) continue;
        if (found === null || best * value > best * found) found = value;
      }
      if (found !== bests.get(id)) changed.push(id);
      bests.set(id, found);
    }
    if (changed.length) api.refreshCells({ columns: changed, force: true });
  }

  function applySort() {
    const state = view.sort.split(",").filter(Boolean).map((pair, sortIndex) => {
      const cut = pair.lastIndexOf(":");
      return { colId: unescape(pair.slice(0, cut)), sort: pair.slice(cut + 1) === "asc" ? "asc" : "desc", sortIndex };
    });
    api.applyColumnState({ state, defaultState: { sort: null } });
  }

  function sorted() {
    const by = api.getColumnState().filter(({ sort }) => sort).sort((one, other) => one.sortIndex - other.sortIndex);
    view.sort = by.map(({ colId, sort }) => `${escape(colId)}:${sort}`).join(",") || "-";
    if (specs.length) tell();
  }

  function chosenRuns() { return alive() ? api.getSelectedNodes().map(({ data }) => data.run) : []; }

  function chosen() {
    if (restores) return;
    view.chosen = chosenRuns();
    tell();
    INSIGHT.fillRunsBar();
  }

  /** Once, when the grid has taken its first rows: choose those that the address names. */
  function restore() {
    if (!restores || !alive() || !rows.size) return;
    restores = false;
    select();
  }

  function select() {
    const wanted = new Set(view.chosen), nodes = [];
    api.forEachNode((node) => { if (node.isSelected() !== wanted.has(node.data.run)) nodes.push(node); });
    for (const newValue of [true, false]) {
      const some = nodes.filter(({ data }) => wanted.has(data.run) === newValue);
      if (some.length) api.setNodesSelected({ nodes: some, newValue });
    }
    INSIGHT.fillRunsBar();
  }

  function choose(change) {
    Object.assign(view, change);
    tell({ step: true });
    ask();
  }

  function goTo(run) {
    const node = alive() ? api.getRowNode(run) : null;
    if (!node?.displayed) return INSIGHT.tell(INSIGHT.say("The filter leaves {run} out", { run: INSIGHT.nameOf(run) }));
    api.ensureNodeVisible(node, "middle");
    api.setFocusedCell(node.rowIndex, "run");
    return api.flashCells({ rowNodes: [node] });
  }

  /** Whether the grid is that of this page; another page's visit ends it. */
  function alive() { return api !== null && !api.isDestroyed(); }

  INSIGHT.runsAddress.heed(reread);
  INSIGHT.readiness.runs = () => drawn === true && alive() && rows.size > 0 &&
    (document.querySelector("#main .ag-center-cols-container .ag-row") !== null || api.getDisplayedRowCount() === 0);

  INSIGHT.on((what) => {
    if (INSIGHT.page() !== "runs" || !alive()) return;
    if (what === "version") ask();
    if (what === "filter") mark();
    if (what === "notes") {
      api.onFilterChanged();
      api.refreshClientSideRowModel("sort");
      api.redrawRows();
      mark();
    }
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".run-link");
    if (link) goTo(link.dataset.run);
  });

  window.dash_clientside = window.dash_clientside ?? {};
  window.dash_clientside.runs = {
    begin(id) { begin(id); return window.dash_clientside.no_update; },
    take,
    list(all) { if (all) INSIGHT.listColumns(all); },
  };

  const model = () => ({ rows: Object.fromEntries(rows), columns: specs.map(({ id }) => id), view });
  Object.assign(INSIGHT, {
    bestOf: (id) => bests.get(id), chosenRuns, chooseColumns: choose, runsView: view, runsModel: model, chosenTooMany: isTooMany,
    runsApi: () => (alive() ? api : null), shownColumns: () => specs,
  });
})();
