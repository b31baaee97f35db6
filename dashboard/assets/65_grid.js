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
    insightDay: (value) => (value === null ? null : new Date(new Date(value * 1000).setHours(0, 0, 0, 0))),
    insightCell: (value) => (typeof value === "number" ? INSIGHT.number(value) : value ?? "–"),
    insightFilterPresent: () => INSIGHT.state.matches !== null,
    insightFilterPasses: (params) => INSIGHT.isShown((params.node ?? params).data.run),
  });

  components.InsightRun = ({ value }) => {
    const slot = INSIGHT.slotOf(value);
    const background = slot < 0 ? undefined : `var(--run-${slot})`;
    return element("span", { className: "run-cell" },
      element("span", { className: "chip", style: { background } }),
      element("span", { className: "run-name" }, value));
  };

  components.InsightStatus = ({ value }) => element("span", { className: "status" },
    element("span", { className: `status-dot ${value}` }), value);

  components.InsightSpark = ({ value }) => {
    const points = (value ?? []).map((y, x) => [x, y]).filter(([, y]) => y !== null);
    if (points.length < 2) return null;
    const [width, height] = [96, 22];
    const ys = points.map(([, y]) => y);
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    const place = ([x, y]) => {
      const up = high > low ? (y - low) / (high - low) : 0.5;
      return `${((x / (value.length - 1)) * width).toFixed(1)},${(height - 2 - up * (height - 4)).toFixed(1)}`;
    };
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
    if (what === "focus" || what === "runs") grid()?.refreshCells({ columns: ["run"], force: true });
  });
})();
