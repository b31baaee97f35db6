// The columns of the grid of runs, made of what the server says of each: see queries/runs/columns.py.
import { dayOf, time } from "../../frame/dates.mjs";
import { givenTo, nameOf } from "../../frame/given.mjs";
import { bytesText, duration, number as numberText, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";

const right = {
  type: "rightAligned",
  filter: "agNumberColumnFilter",
  cellClass: "number ag-right-aligned-cell",
  sortingOrder: ["desc", "asc", null],
};

const number = (field, title, form, width) => ({
  ...right,
  field,
  headerName: title,
  width,
  comparator: compare,
  valueFormatter: ({ value }) => form(value),
});
const moment = (field, title) => ({
  ...number(field, title, time, 165),
  headerTooltip: say("Local time of this browser"),
  filter: "agDateColumnFilter",
  filterValueGetter: ({ data }) => dayOf(data[field]),
});
const text = (field, title, width) => ({
  field,
  headerName: title,
  width,
  filter: "agTextColumnFilter",
  tooltipField: field,
});

const FIXED = {
  status: () => ({
    ...text("status", say("Status"), 120),
    cellRenderer: "InsightStatus",
    tooltipField: undefined,
    filterValueGetter: ({ data }) => data.status,
  }),
  spark: () => ({
    field: "spark",
    headerName: say("Trend"),
    width: 120,
    cellRenderer: "InsightSpark",
    cellDataType: false,
    sortable: false,
    filter: false,
  }),
  tags: () => ({
    ...text("tags", say("Tags"), 150),
    tooltipField: undefined,
    cellRenderer: "InsightTags",
    valueGetter: ({ data }) => (givenTo(data.run).tags ?? []).join(", "),
  }),
  note: () => ({
    ...text("note", say("Note"), 220),
    tooltipField: undefined,
    valueGetter: ({ data }) => givenTo(data.run).note ?? "",
  }),
  started: () => moment("started", say("Started")),
  updated: () => moment("updated", say("Last record")),
  duration: () => ({
    ...number("duration", say("Duration"), duration, 115),
    headerTooltip: say("Its filter counts in seconds"),
  }),
  last_step: () => number("last_step", say("Last step"), whole, 110),
  points: () => number("points", say("Points"), whole, 110),
  problems: () => ({
    ...number("problems", say("Problems"), whole, 110),
    cellClassRules: { warn: ({ value }) => value > 0 },
  }),
  bytes: () => number("bytes", say("Size"), bytesText, 110),
  files: () => number("files", say("Files"), whole, 90),
  nan: () => ({ ...number("nan", say("Not finite"), whole, 110), cellClassRules: { bad: ({ value }) => value > 0 } }),
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

export function titleOf(id) {
  if (FIXED[id]) return FIXED[id]().headerName;
  return id.slice(id.indexOf(":") + 1).replace(/^(hyperparameters|user|algorithm)\./, "");
}

function columnOf(spec) {
  if (FIXED[spec.id]) return { colId: spec.id, ...FIXED[spec.id]() };
  const title = titleOf(spec.id);
  const width = Math.max(110, Math.min(230, 52 + 7.4 * title.length));
  if (spec.id.startsWith("metric:")) {
    return {
      ...right,
      colId: spec.id,
      field: spec.id,
      headerName: title,
      width: Math.max(130, width),
      comparator: compare,
      valueFormatter: ({ value }) => numberText(value),
      cellRenderer: "InsightMetric",
      headerComponentParams: { innerHeaderComponent: "InsightMetricHead", innerHeaderComponentParams: { spec } },
      context: spec,
      headerTooltip: `${title}\n${howWords(spec.how)}`,
    };
  }
  const shared = {
    colId: spec.id,
    field: spec.id,
    headerName: title,
    headerTooltip: spec.id.slice(5),
    width,
    comparator: compare,
    valueFormatter: ({ value }) => (typeof value === "number" ? numberText(value) : (value ?? "–")),
  };
  return spec.numeric ? { ...right, ...shared } : { ...shared, filter: "agTextColumnFilter", tooltipField: spec.id };
}

export function columnsOf(specs) {
  const run = {
    colId: "run",
    field: "run",
    headerName: say("Run"),
    pinned: "left",
    width: innerWidth < 700 ? 170 : 280,
    cellRenderer: "InsightRun",
    filter: "agTextColumnFilter",
    comparator: (one, other) => nameOf(one).localeCompare(nameOf(other), "en", { numeric: true }),
    getQuickFilterText: ({ value }) => nameOf(value),
    lockPinned: true,
    suppressMovable: true,
  };
  return [run, ...specs.map(columnOf)];
}

/** Which value of a series a column holds, in words. */
export function howWords([word, count, other]) {
  switch (word) {
    case "min":
      return say("least");
    case "max":
      return say("greatest");
    case "mean":
      return say("mean of the last {count}", { count });
    case "step":
      return say("at step {step}", { step: count });
    case "atmin":
      return say("where {tag} is least", { tag: other });
    case "atmax":
      return say("where {tag} is greatest", { tag: other });
    default:
      return say("last");
  }
}
