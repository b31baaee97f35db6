// What the grids call by name: forms of cells, and the filter of the top bar.
(() => {
  const functions = (window.dashAgGridFunctions = window.dashAgGridFunctions ?? {});
  const components = (window.dashAgGridComponentFunctions = window.dashAgGridComponentFunctions ?? {});
  const element = (...args) => window.React.createElement(...args);

  Object.assign(functions, {
    insightNumber: (value) => INSIGHT.number(value),
    insightWhole: (value) => INSIGHT.whole(value),
    insightDuration: (value) => INSIGHT.duration(value),
    insightTime: (value) => INSIGHT.time(value),
    insightDay: (value) => day(value),
    insightCell: (value) => (typeof value === "number" ? INSIGHT.number(value) : value ?? "–"),
    insightFilterPresent: () => INSIGHT.gridFilters(),
    insightFilterPasses: (params) => INSIGHT.gridPasses((params.node ?? params).data.run),
  });

  function day(seconds) {
    return seconds === null || !Number.isFinite(seconds) ? null : new Date(new Date(seconds * 1000).setHours(0, 0, 0, 0));
  }

  /** Hidden runs are away, but where somebody looks for them. */
  function filters() { return INSIGHT.showsHidden?.() ? INSIGHT.state.found !== null : INSIGHT.state.matches !== null; }

  function passes(run) {
    if (!INSIGHT.showsHidden?.()) return INSIGHT.isShown(run);
    return INSIGHT.state.found === null || INSIGHT.state.found.has(run);
  }

  components.InsightRun = ({ value }) => {
    const ink = INSIGHT.inkOf(value), given = INSIGHT.givenTo(value);
    const background = ink < 0 ? undefined : `var(--run-${ink})`;
    const [first, middle, last] = INSIGHT.nameParts(value);
    const label = INSIGHT.say("What to do with {run}", { run: INSIGHT.nameOf(value) });
    return element("span", { className: `run-cell${given.hidden ? " away" : ""}` },
      element("button", { className: "chip-button", "data-run-menu": value, "aria-label": label, title: label, "aria-haspopup": "menu" },
        element("span", { className: "chip", style: { background } })),
      element("span", { className: "run-name split-name", title: INSIGHT.fullName(value) },
        element("span", null, first), element("span", null, middle), element("span", null, last)),
      given.pinned && element("span", { className: "icon icon-pin", role: "img", "aria-label": INSIGHT.say("pinned") }),
      given.note && element("span", { className: "icon icon-note", role: "img", "aria-label": INSIGHT.say("has a note"), title: given.note }));
  };

  const WORDS = {
    running: () => INSIGHT.say("running"), finished: () => INSIGHT.say("finished"), stopped: () => INSIGHT.say("stopped"),
    failed: () => INSIGHT.say("failed"), diverged: () => INSIGHT.say("diverged"),
  };

  function statusWord(status) { return WORDS[status]?.() ?? status; }

  components.InsightStatus = ({ value, data }) => element("span", { className: "status" },
    element("span", { className: `status-dot ${value}` }), statusWord(value),
    data?.nan > 0 && element("b", { className: "nan-mark", title: INSIGHT.say("values not finite: {count}", { count: INSIGHT.whole(data.nan) }) }, "NaN"));

  const GAP = -1, END = -2;
  components.InsightSpark = ({ value }) => {
    const levels = [...(value ?? [])].filter((level) => level !== END);
    const points = levels.map((level, x) => [x, level]).filter(([, level]) => level !== GAP);
    if (points.length < 2) return null;
    const [width, height] = [96, 22];
    const place = ([x, level]) =>
      `${((x / (levels.length - 1)) * width).toFixed(1)},${(height - 2 - (level / 100) * (height - 4)).toFixed(1)}`;
    return element("svg", { width, height, className: "spark", "aria-hidden": true },
      element("polyline", { points: points.map(place).join(" ") }));
  };

  /** The grid on the page, if there is one that is ready for questions. */
  function grid() {
    const id = document.querySelector("#main .grid-body > [id]")?.id;
    try { return id ? window.dash_ag_grid?.getApi(id) : null; } catch { return null; }
  }

  INSIGHT.on((what) => {
    if (what === "filter") grid()?.onFilterChanged();
    if (["focus", "runs", "notes"].includes(what)) grid()?.refreshCells({ columns: ["run"], force: true });
  });

  Object.assign(INSIGHT, { gridFilters: filters, gridPasses: passes, statusWord, grid, gridDay: day });
})();
