// The columns of the grid of runs, made of what the server says of each: see queries/runs/columns.py.
(() => {
  const { say } = INSIGHT;
  const element = (...args) => window.React.createElement(...args);
  const components = (window.dashAgGridComponentFunctions = window.dashAgGridComponentFunctions ?? {});
  const right = { type: "rightAligned", filter: "agNumberColumnFilter", cellClass: "number ag-right-aligned-cell", sortingOrder: ["desc", "asc", null] };

  const number = (field, title, form, width) => ({
    ...right, field, headerName: title, width, comparator: compare, valueFormatter: ({ value }) => form(value),
  });
  const moment = (field, title) => ({
    ...number(field, title, INSIGHT.time, 165), headerTooltip: say("Local time of this browser"),
    filter: "agDateColumnFilter", filterValueGetter: ({ data }) => INSIGHT.gridDay(data[field]),
  });
  const text = (field, title, width) => ({ field, headerName: title, width, filter: "agTextColumnFilter", tooltipField: field });

  const FIXED = {
    status: () => ({ ...text("status", say("Status"), 120), cellRenderer: "InsightStatus", tooltipField: undefined, filterValueGetter: ({ data }) => data.status }),
    spark: () => ({ field: "spark", headerName: say("Trend"), width: 120, cellRenderer: "InsightSpark", cellDataType: false, sortable: false, filter: false }),
    tags: () => ({ ...text("tags", say("Tags"), 150), tooltipField: undefined, cellRenderer: "InsightTags", valueGetter: ({ data }) => (INSIGHT.givenTo(data.run).tags ?? []).join(", ") }),
    note: () => ({ ...text("note", say("Note"), 220), tooltipField: undefined, valueGetter: ({ data }) => INSIGHT.givenTo(data.run).note ?? "" }),
    started: () => moment("started", say("Started")),
    updated: () => moment("updated", say("Last record")),
    duration: () => ({ ...number("duration", say("Duration"), INSIGHT.duration, 115), headerTooltip: say("Its filter counts in seconds") }),
    last_step: () => number("last_step", say("Last step"), INSIGHT.whole, 110),
    points: () => number("points", say("Points"), INSIGHT.whole, 110),
    problems: () => ({ ...number("problems", say("Problems"), INSIGHT.whole, 110), cellClassRules: { warn: ({ value }) => value > 0 } }),
    bytes: () => number("bytes", say("Size"), INSIGHT.size, 110),
    files: () => number("files", say("Files"), INSIGHT.whole, 90),
    nan: () => ({ ...number("nan", say("Not finite"), INSIGHT.whole, 110), cellClassRules: { bad: ({ value }) => value > 0 } }),
    source: () => text("source", say("Source"), 120),
  };

  /** Numbers by size, texts by alphabet; what is not there or not finite comes last, either way. */
  function compare(one, other, _a, _b, descending) {
    const [first, second] = [rank(one), rank(other)];
    if (first || second) return (first - second) * (descending ? -1 : 1);
    if (typeof one === "number" && typeof other === "number") return one - other;
    return String(one).localeCompare(String(other), "en", { numeric: true });
  }

  function rank(value) {
    if (value === null || value === undefined || value === "") return 2;
    return typeof value === "number" && Number.isNaN(value) ? 1 : 0;
  }

  function titleOf(id) {
    if (FIXED[id]) return FIXED[id]().headerName;
    return id.slice(id.indexOf(":") + 1).replace(/^(hyperparameters|user|algorithm)\./, "");
  }

  function columnOf(spec) {
    if (FIXED[spec.id]) return { colId: spec.id, ...FIXED[spec.id]() };
    const title = titleOf(spec.id);
    const width = Math.max(110, Math.min(230, 52 + 7.4 * title.length));
    if (spec.id.startsWith("metric:")) {
      return {
        ...right, colId: spec.id, field: spec.id, headerName: title, width: Math.max(130, width), comparator: compare,
        valueFormatter: ({ value }) => INSIGHT.number(value), cellRenderer: "InsightMetric",
        headerComponentParams: { innerHeaderComponent: "InsightMetricHead", innerHeaderComponentParams: { spec } },
        context: spec, headerTooltip: `${title}\n${howWords(spec.how)}`,
      };
    }
    const shared = {
      colId: spec.id, field: spec.id, headerName: title, headerTooltip: spec.id.slice(5), width, comparator: compare,
      valueFormatter: ({ value }) => (typeof value === "number" ? INSIGHT.number(value) : value ?? "–"),
    };
    return spec.numeric ? { ...right, ...shared } : { ...shared, filter: "agTextColumnFilter", tooltipField: spec.id };
  }

  function columnsOf(specs) {
    const run = {
      colId: "run", field: "run", headerName: say("Run"), pinned: "left", width: innerWidth < 700 ? 170 : 280, cellRenderer: "InsightRun",
      filter: "agTextColumnFilter", comparator: (one, other) => INSIGHT.nameOf(one).localeCompare(INSIGHT.nameOf(other), "en", { numeric: true }),
      getQuickFilterText: ({ value }) => INSIGHT.nameOf(value), lockPinned: true, suppressMovable: true,
    };
    return [run, ...specs.map(columnOf)];
  }

  /** Which value of a series a column holds, in words. */
  function howWords([word, count, other]) {
    switch (word) {
      case "min": return say("least");
      case "max": return say("greatest");
      case "mean": return say("mean of the last {count}", { count });
      case "step": return say("at step {step}", { step: count });
      case "atmin": return say("where {tag} is least", { tag: other });
      case "atmax": return say("where {tag} is greatest", { tag: other });
      default: return say("last");
    }
  }

  components.InsightMetricHead = ({ displayName, spec, innerHeaderComponentParams }) => {
    const { id, how } = spec ?? innerHeaderComponentParams.spec;
    const words = howWords(how);
    // The element's own: the grid, which sorts, hears the click before React would. One, however often it is drawn.
    const listen = (button) => {
      if (button) button.onclick = (event) => { event.stopPropagation(); INSIGHT.chooseHow(id.slice(7), how); };
    };
    return element("span", { className: "metric-head" },
      element("span", { className: "metric-name" }, displayName),
      element("button", { className: "how", ref: listen, "aria-haspopup": "dialog", title: say("Which value of {tag}: {how}", { tag: displayName, how: words }) },
        `${words} ▾`));
  };

  components.InsightMetric = ({ value, data, colDef }) => {
    if (value === null || value === undefined) return "–";
    const { id, how, best } = colDef.context;
    const isBest = best !== 0 && value === INSIGHT.bestOf(id);
    const step = INSIGHT.whole(data[`${id}@`]);
    const place = how[0] === "mean" ? say("mean of the last {count}, up to step {step}", { count: how[1], step }) : say("step {step}", { step });
    return element("span", {
      className: `${isBest ? "best" : ""} ${Number.isFinite(value) ? "" : "bad"}`, title: isBest ? `${place}\n${say("best of the runs shown")}` : place,
    }, INSIGHT.number(value));
  };

  components.InsightTags = ({ value }) => element("span", { className: "tag-list" },
    ...(value ? value.split(", ") : []).map((tag) => element("span", { className: "tag", key: tag, title: tag }, tag)));

  function size(bytes) {
    if (!Number.isFinite(bytes)) return "–";
    const units = ["B", "kB", "MB", "GB", "TB"];
    let place = 0, left = bytes;
    while (left >= 1000 && place < units.length - 1) { left /= 1000; place++; }
    return `${place && left < 100 ? left.toFixed(1) : Math.round(left)} ${units[place]}`;
  }

  Object.assign(INSIGHT, { columnsOf, columnTitle: titleOf, size });
})();
