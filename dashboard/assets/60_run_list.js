// The list of runs beside the charts: colour, name, status, main metric; a click is focus.
(() => {
  const { state } = INSIGHT;
  let order = "newest";

  function sorted() {
    const runs = state.runs.filter(INSIGHT.isShown);
    if (order === "name") return runs.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    if (order === "metric") {
      const sign = state.direction > 0 ? -1 : 1;
      const place = (run) => { const last = state.last.get(run); return last == null ? Infinity : sign * last; };
      return runs.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
    }
    return runs;
  }

  function fill() {
    const list = document.getElementById("run-list");
    if (!list) return;
    const runs = sorted();
    const values = runs.map((run) => state.last.get(run)).filter((v) => v !== null && v !== undefined);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const old = new Map([...list.children].map((row) => [row.dataset.run, row]));
    list.replaceChildren(...runs.map((run) => paint(old.get(run) ?? build(run), run, low, high)));
    const focused = state.slots.filter((run) => run !== null).length;
    document.getElementById("run-count").textContent = INSIGHT.whole(runs.length);
    document.getElementById("focus-count").textContent = focused ? `${focused} in focus` : "";
    document.getElementById("sort-metric").textContent = state.metric ?? "";
    document.getElementById("sort-metric").title = state.metric ? `Sort by ${state.metric}` : "";
    for (const name of ["name", "metric"]) {
      document.getElementById(`sort-${name}`).setAttribute("aria-pressed", String(order === name));
    }
  }

  function build(run) {
    const row = document.createElement("button");
    row.className = "run-row";
    row.dataset.run = run;
    for (const name of ["chip", "run-name", "run-warn", "status-dot", "run-value"]) {
      row.appendChild(document.createElement("span")).className = name;
    }
    row.children[1].textContent = run;
    row.children[4].append(document.createElement("b"), document.createElement("i"));
    return row;
  }

  function paint(row, run, low, high) {
    const [chip, , warn, dot, value] = row.children;
    const slot = INSIGHT.slotOf(run), last = state.last.get(run);
    const status = state.status.get(run);
    row.setAttribute("aria-pressed", String(slot >= 0));
    chip.style.background = slot < 0 ? "" : `var(--run-${slot})`;
    const problems = state.problems.get(run) ?? 0;
    warn.textContent = problems ? "!" : "";
    row.title = problems ? `${run}\n${INSIGHT.whole(problems)} problems in its files: see Runs` : run;
    dot.className = `status-dot ${status}`;
    dot.title = status;
    value.firstChild.textContent = last === undefined || last === null ? "–" : INSIGHT.number(last);
    const share = high > low && last !== null && last !== undefined ? (last - low) / (high - low) : 0;
    value.lastChild.style.width = `${Math.round(100 * share)}%`;
    return row;
  }

  document.addEventListener("click", (event) => {
    const row = event.target.closest?.(".run-row");
    if (row) INSIGHT.toggleFocus(row.dataset.run);
    const id = event.target.closest?.("button")?.id;
    if (id === "focus-count") INSIGHT.clearFocus();
    if (id === "sort-name" || id === "sort-metric") {
      const wanted = id.slice(5);
      order = order === wanted ? "newest" : wanted;
      fill();
    }
    if (id === "panel-open" || id === "panel-close") {
      document.getElementById("run-panel").classList.toggle("open", id === "panel-open");
    }
    if (id === "reset-zoom") { state.zoom = null; INSIGHT.changed("view"); }
  });

  INSIGHT.on((what) => ["runs", "focus", "filter"].includes(what) && fill());
  INSIGHT.fillRunList = fill;
})();
