// The compare page: which runs stand side by side, and how their facts are written.
(() => {
  const { address, state, say } = INSIGHT;
  const functions = (window.dashAgGridFunctions = window.dashAgGridFunctions ?? {});
  const components = (window.dashAgGridComponentFunctions = window.dashAgGridComponentFunctions ?? {});
  const element = (...args) => window.React.createElement(...args);
  const ODD = { NaN, Infinity, "-Infinity": -Infinity };
  const FORMS = { status: INSIGHT.statusWord, started: INSIGHT.time, duration: INSIGHT.duration, last_step: INSIGHT.whole, points: INSIGHT.whole, problems: INSIGHT.whole };
  const NARROW = matchMedia("(max-width: 900px)");
  let runs = [], untouched = true;

  const focused = () => state.slots.filter((run) => run !== null);
  const sameRuns = (one, other) => one.length === other.length && one.every((run) => other.includes(run));

  /** Without runs in the address: those in focus, once they are known. */
  function fill() {
    if (INSIGHT.page() !== "compare" || !untouched || runs.length) return;
    const wanted = (state.compared ?? focused()).filter((run) => state.status.has(run));
    if (wanted.length) window.dash_clientside.set_props("compare-runs", { value: wanted });
  }

  /** Runs that went away are no longer compared. */
  function drop() {
    const there = runs.filter((run) => state.status.has(run));
    if (INSIGHT.page() === "compare" && there.length < runs.length) window.dash_clientside.set_props("compare-runs", { value: there });
  }

  function number(value) { return typeof value === "number" ? value : typeof value === "string" && value in ODD ? ODD[value] : null; }

  function text(value, row) {
    if (value === null || value === undefined) return "–";
    const form = row.kind === "overview" ? FORMS[row.fact] : null;
    const held = row.kind === "series" ? number(value) ?? value : value;
    return form ? form(held) : typeof held === "number" ? INSIGHT.number(held) : String(held).split("\n", 1)[0];
  }

  /** How far a number is from the baseline's, absolute and as a share of it. */
  function distance(value, base, row) {
    const [one, other] = [number(value), number(base)];
    if (one === null || other === null || one === other || !Number.isFinite(one - other) || row.fact === "started") return null;
    const far = one - other, sign = far > 0 ? "+" : "−", form = (row.kind === "overview" && FORMS[row.fact]) || INSIGHT.number;
    const share = other === 0 ? "" : ` (${sign}${Number(Math.abs((100 * far) / other).toPrecision(3))} %)`;
    const tone = row.better ? (far * row.better > 0 ? "good" : "bad") : "faint";
    return element("span", { className: `distance ${tone}` }, `${sign}${form(Math.abs(far))}${share}`);
  }

  components.InsightCompared = ({ value, data, colDef }) => {
    if (data.heading) return null;
    const place = Number(colDef.field.slice(1));
    const step = data.steps?.[place];
    return element("span", { className: "compared" },
      element(data.best.includes(place) ? "b" : "span", { title: typeof value === "string" ? value : undefined }, text(value, data)),
      step === null || step === undefined ? null : element("span", { className: "faint at-step" }, `@${INSIGHT.whole(step)}`),
      place > 0 ? distance(value, data.c0, data) : null);
  };

  components.InsightFactName = ({ value, data }) => (data.heading
    ? element("b", { className: "fact-heading" }, value)
    : element("span", { className: "fact-name" }, value, data.of ? element("span", { className: "faint" }, ` ${data.of}`) : null));

  components.InsightRunHeader = ({ displayName, column }) => {
    const ink = INSIGHT.slotOf(displayName) < 0 ? -1 : INSIGHT.inkOf(displayName), first = column?.getColDef?.().field === "c0";
    return element("span", { className: "run-cell", title: displayName },
      element("span", { className: "chip", style: { background: ink < 0 ? undefined : `var(--run-${ink})` } }),
      element("span", { className: "run-name" }, INSIGHT.nameOf(displayName)),
      first ? element("span", { className: "faint baseline" }, say("baseline")) : null);
  };

  functions.compareUnfiltered = () => false; // its rows are facts, no runs
  functions.compareDiffers = ({ value, data, colDef }) => !data.heading && colDef.field !== "c0" && (value ?? null) !== (data.c0 ?? null);

  /** A run more or less here is one more or less in focus, as far as there are colours. */
  function follow(value) {
    if (value.length > state.slots.length || sameRuns(value, focused())) return;
    for (const run of focused()) if (!value.includes(run)) INSIGHT.toggleFocus(run);
    for (const run of value) if (INSIGHT.slotOf(run) < 0) INSIGHT.toggleFocus(run);
  }

  window.dash_clientside.compare = {
    opened(asked) {
      runs = asked ?? [];
      untouched = true;
      requestAnimationFrame(fill);
      return runs.length ? runs : window.dash_clientside.no_update;
    },
    chosen(value, baseline) {
      const before = runs;
      runs = value ?? [];
      if (before.length && !sameRuns(before, runs)) untouched = false;
      if (runs.length || before.length) state.compared = null;
      const base = runs.includes(baseline) ? baseline : runs[0];
      runs = [...runs].sort((one, other) => (other === base) - (one === base));
      if (!state.status.size) return window.dash_clientside.no_update; // nobody chose yet
      follow(runs);
      address.set("runs", sameRuns(runs, focused()) ? null : address.written(runs) || null);
      requestAnimationFrame(() => INSIGHT.changed("view"));
      return window.dash_clientside.no_update;
    },
  };

  function api() {
    try { return document.getElementById("compare-grid") && window.dash_ag_grid?.getApi("compare-grid"); } catch { return null; }
  }

  /** On a narrow screen what is compared takes a third of it, and two runs can be seen. */
  function fit() {
    const grid = api(), columns = grid?.getGridOption("columnDefs");
    if (!columns) return;
    const least = (field) => (NARROW.matches ? 140 : field === "c0" ? 190 : 270);
    const fitted = columns.map((column) => (column.field === "name" ? { ...column, width: NARROW.matches ? 110 : 230 }
      : { ...column, minWidth: least(column.field) }));
    const isFit = columns.every((column, i) => column.width === fitted[i].width && column.minWidth === fitted[i].minWidth);
    if (!isFit) grid.setGridOption("columnDefs", fitted);
  }
  NARROW.addEventListener("change", fit);

  INSIGHT.on((what) => {
    if (what === "cards") fit();
    if (what === "runs") drop();
    if (what === "runs" || what === "focus") fill();
    if (what === "focus") api()?.refreshHeader?.();
  });

  INSIGHT.artists.compare = { Artist: INSIGHT.Field, options: () => ({ runs }) };
  INSIGHT.readiness.compare = () => {
    if (!state.status.size || (!runs.length && untouched && focused().length)) return false;
    const cards = [...document.querySelectorAll("#main .card[data-tag]")];
    const drawn = cards.every((card) => INSIGHT.fieldOf(card.dataset.tag)?.drawn);
    const table = document.getElementById("compare-table")?.style.display;
    const filled = document.querySelector("#compare-grid .ag-center-cols-container .ag-row") !== null;
    const note = document.getElementById("compare-note")?.firstElementChild, told = note?.childElementCount > 0;
    if (Number(note?.dataset.count) !== runs.length) return false; // an answer to an earlier choice
    return drawn && (table === "none" ? told : table === "block" && filled);
  };
})();
