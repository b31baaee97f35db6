// The histograms page: panels a run as the view says, and some runs at one step over each other.
import { register } from "../../frame/clientside.mjs";
import * as address from "../../frame/address.mjs";
import { colourOf } from "../../frame/colours.mjs";
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { briefName } from "../../frame/names.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, isShown, on, state } from "../../frame/state.mjs";
import { theme, token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { ask, drawCards } from "../../charts/cards.mjs";
import { decode } from "../../charts/encoded.mjs";
import { Panels } from "../../charts/panels.mjs";
import { StepSlider } from "../../charts/step_slider.mjs";
import { tableOf } from "../../charts/tables.mjs";
import { when } from "../../charts/when.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Fact, Panel, PanelsCard} from "../../charts/panels.mjs" */

/** @typedef {Panel & {recorded: number, drawn: number, odd: number, isNumbered: boolean}} HistogramPanel with how many steps there are, how many are drawn, how many values are not finite, and whether numbers stand in the place of steps */

/**
 * The numbers of a run at the step that is compared; null where nothing finite is.
 *
 * @typedef {object} ComparedRow
 * @property {string} run
 * @property {number} step
 * @property {number} count
 * @property {number | null} min
 * @property {number | null} max
 * @property {number | null} mean
 * @property {number | null} std
 * @property {number} nan
 * @property {number} up
 * @property {number} down
 * @property {number} outside
 */
/** @typedef {{figure: Panel["figure"], rows: ComparedRow[]}} Compared some runs at one step over each other */
/** @typedef {{compared?: Compared | null, isNumbered?: boolean, reasons?: {name: string, run: string, text: string}[]}} More `reasons` say what is wrong with a run; where no run has steps, numbers stand in their place */
/** @typedef {[step: number, centres: number[], values: ArrayLike<number>, half: number]} Bins the middles of those of a step, and half the width of one */

const VIEW = { view: "heat", values: "counts", scale: "linear", range: "full" };
/** @type {Partial<Record<string, () => string>>} */
const HINTS = {
  heat: () => say("Values upward, steps to the right; the stronger the colour, the more values."),
  ridge: () => say("Values to the right, one ridge a step, the newest in front."),
  front: () => say("Values to the right, one line a step, from the oldest colour to the strongest."),
  percentiles: () => say("Bands from the lowest to the highest value, read from the buckets: 5, 16, 50, 84 and 95 %."),
};
/** @type {StepSlider | null} */
let slider = null;

/** The numbers of a trace, with the length of its rows where it has two axes. @param {Encoded} encoded */
function table({ shape, ...encoded }) {
  return { values: decode(encoded), columns: shape ? Number(shape.split(",")[1]) : 1 };
}

const alongIndex = () => say("no steps, so along {value}", { value: say("Index") });

/** @extends {Panels<HistogramPanel, More>} */
class Histograms extends Panels {
  over = element("div", "chart over"); // in the chart above: some runs at one step
  numbers = element("div", "table-scroll");
  summary = element("summary", "");
  /** @type {Compared | null} */
  compared = null; // what it shows
  comparedLook = "";

  /** @param {PanelsCard<HistogramPanel> & More} payload @override */
  settle(payload) {
    const { compared, ...rest } = payload;
    super.settle(compared ? { ...rest, compared } : rest); // null: as it was
  }

  /** @override */
  look() {
    return slider?.chosen ?? "";
  }

  /** Where on the step axis the comparison above stands. */
  /** @param {Record<string, Json>} layout @param {HistogramPanel} panel @override */
  dress(layout, panel) {
    const across = VIEW.view === "heat" || VIEW.view === "percentiles";
    const chosen = slider?.chosen ?? null;
    if (!across || chosen === null) return layout;
    const steps = Array.from(decode(panel.figure.data[0].x));
    if (!steps.length) return layout;
    const at = steps.findLast((step) => step <= chosen) ?? steps[0];
    const line = { color: token("text"), width: 1, dash: "dot" };
    return { ...layout, shapes: [{ type: "line", xref: "x", yref: "paper", x0: at, x1: at, y0: 0, y1: 1, line }] };
  }

  /** @param {HistogramPanel} panel @returns {[words: string, tone?: string]} @override */
  note(panel) {
    if (panel.odd) return [say("{count} not finite", { count: whole(panel.odd) }), "bad"];
    return panel.isNumbered && !this.payload?.isNumbered ? [alongIndex(), "quiet"] : [""];
  }

  /** @override */
  title() {
    const step = slider?.step ?? "";
    return this.payload?.isNumbered ? when(step, true) : say("at step {step}", { step });
  }

  /** @param {PlotlyLibrary} Plotly @override */
  async drawAbove(Plotly) {
    const compared = this.payload?.compared;
    this.above.hidden = !compared?.rows.length;
    if (!compared?.rows.length) return;
    if (!this.above.firstChild) {
      const fold = element("details", "numbers");
      fold.append(this.summary, this.numbers);
      this.numbers.tabIndex = 0;
      this.above.append(this.over, fold);
    }
    this.summary.textContent = this.title();
    const colours = compared.rows.map(({ run }) => colourOf(run));
    const look = [theme(), this.over.clientWidth, colours, compared.rows.map(({ run }) => nameOf(run))].join();
    if (this.compared === compared && this.comparedLook === look) return;
    [this.compared, this.comparedLook] = [compared, look];
    this.fill(compared.rows);
    const traces = structuredClone(compared.figure.data).map((trace, i) => ({
      ...trace,
      name: nameOf(compared.rows[i].run),
      line: { ...trace.line, color: colours[i] },
      fillcolor: colours[i].startsWith("#") ? `${colours[i]}24` : colours[i],
    }));
    this.over.hidden = compared.rows.every(({ min }) => min === null); // nothing finite to draw
    if (!this.over.hidden) await this.plot(Plotly, this.over, traces, compared.figure.layout);
  }

  /** The table behind the chart. @param {ComparedRow[]} rows */
  fill(rows) {
    /** @type {[name: string, read: (row: ComparedRow) => string][]} */
    const columns = [
      [say("Run"), (row) => nameOf(row.run)],
      [say("Step"), (row) => whole(row.step)],
      [say("Count"), (row) => whole(row.count)],
      [say("Min"), (row) => number(row.min)],
      [say("Max"), (row) => number(row.max)],
      [say("Mean"), (row) => number(row.mean)],
      [say("Std"), (row) => number(row.std)],
      ["NaN", (row) => whole(row.nan)],
      ["+Inf", (row) => whole(row.up)],
      ["−Inf", (row) => whole(row.down)],
      [say("Out of range"), (row) => whole(row.outside)],
    ];
    const grid = tableOf(
      columns.map(([name]) => name),
      rows.map((row) => columns.map(([, read]) => read(row))),
    );
    this.numbers.replaceChildren(grid);
  }

  /** @override */
  describe() {
    /** @type {Fact[]} */
    const facts = [];
    const reasons = (this.payload?.reasons ?? []).map(({ name, run, text }) => ({
      name,
      text: text.replace("{run}", () => nameOf(run)),
      brief: text.replace("{run}", () => briefName(run)),
    }));
    /** @type {Map<string, string[]>} */
    const named = new Map();
    for (const { name, text } of reasons) named.set(name, [...(named.get(name) ?? []), text]);
    for (const [name, texts] of named) facts.push([name, "bad", texts.join("\n")]);
    if (reasons.length) facts.push([reasons[0].brief, "reason", reasons.map(({ text }) => text).join("\n")]);
    const most = Math.max(0, ...[...this.known.values()].map(({ recorded }) => recorded));
    const limit = VIEW.view === "ridge" || VIEW.view === "front" ? 24 : 96;
    if (most > limit)
      facts.push([say("{drawn} of {all} steps, evenly chosen", { drawn: limit, all: whole(most) }), "quiet"]);
    if (this.payload?.isNumbered) facts.push([alongIndex(), "quiet"]);
    if (!this.runs.length) facts.push([say("No run that the filter lets through has this tag")]);
    this.tell(facts);
    const words = [
      say("Histograms of {tag}, {count} runs", { tag: this.tag, count: this.runs.length }),
      ...facts.map(([text]) => text),
    ];
    this.card.setAttribute("aria-label", words.join(", "));
  }

  /** What is shown, as rows of a table. @override */
  rows() {
    const shares = VIEW.values === "share";
    if (VIEW.view === "percentiles") return this.percentileRows();
    /** @type {(string | number | null)[][]} */
    const rows = [["run", "step", "left", "right", shares ? "share" : "count"]];
    for (const run of this.runs) {
      const data = this.known.get(run)?.figure.data ?? [];
      for (const [step, centres, values, half] of VIEW.view === "heat" ? heatRows(data[0]) : data.map(ridgeRow)) {
        centres.forEach((centre, i) => rows.push([run, step, centre - half, centre + half, values[i]]));
      }
    }
    return rows;
  }

  percentileRows() {
    /** @type {(string | number | null)[][]} */
    const rows = [["run", "step", "min", "5 %", "16 %", "50 %", "84 %", "95 %", "max"]];
    for (const run of this.runs) {
      const lines = this.known.get(run)?.figure.data ?? [];
      if (!lines.length) continue;
      const values = lines.map(({ y }) => decode(y));
      decode(lines[0].x).forEach((step, i) => rows.push([run, step, ...values.map((line) => line[i])]));
    }
    return rows;
  }
}

/** @param {Json} heat a trace of `histogram_heat` @returns {Generator<Bins>} */
function* heatRows(heat) {
  if (!heat) return;
  const steps = decode(heat.x),
    centres = Array.from(decode(heat.y));
  const { values, columns } = table(heat.customdata ?? heat.z),
    half = centres.length > 1 ? (centres[1] - centres[0]) / 2 : 0;
  for (let s = 0; s < steps.length; s++)
    yield [steps[s], centres, centres.map((_, bin) => values[bin * columns + s]), half];
}

/** A ridge begins and ends at the edges of its outermost bins. @param {Json} ridge a trace of `histogram_ridge` @returns {Bins} */
function ridgeRow({ x, customdata, meta }) {
  const sides = Array.from(decode(x));
  return [meta.step, sides.slice(1, -1), customdata.slice(1, -1), sides[1] - sides[0]];
}

function askedStep() {
  const asked = address.get("step");
  return asked !== null && Number.isFinite(Number(asked)) ? Number(asked) : null;
}
address.read("step", () => {
  // somebody came back to an older address
  if (pageName() !== "histograms" || !slider?.host.isConnected) return;
  slider.take(slider.steps, askedStep());
  changed("view");
});

on((what) => {
  if (what === "location" && !slider?.host.isConnected) slider = null; // it would keep its page
});

drawCards("histograms", Histograms, () => ({
  ...VIEW,
  step: slider?.chosen ?? null,
  theme: theme(),
  focus: state.slots.filter((run) => run !== null),
  runs: state.matches === null && state.runs.every(isShown) ? null : state.runs.filter(isShown),
}));

register("distributions", {
  /** @param {string} view @param {string} values @param {string} scale @param {string} range */
  view(view, values, scale, range) {
    Object.assign(VIEW, { view, values, scale, range });
    changed("view");
    return HINTS[view]?.() ?? "";
  },
  /** All steps of the page; the slider begins where the address says. @param {Encoded | null} encoded */
  steps(encoded) {
    const host = document.getElementById("histogram-steps");
    if (!host || !encoded) return true;
    const steps = decode(encoded);
    if (slider?.host !== host) {
      const made = new StepSlider(
        host,
        () => {
          changed("view");
        },
        () => address.set("step", made.chosen),
      );
      slider = made;
      slider.take(steps, askedStep());
      changed("view");
    } else slider.take(steps);
    return steps.length < 1;
  },
});

/** The card that a link from another page names: in sight, and marked. */
/** @type {HTMLElement | null} */
let pointed = null;
/** @type {ResizeObserver | null} */
let settling = null;
function point() {
  const tag = address.get("tag"),
    main = document.getElementById("main");
  const card = tag && main && main !== pointed && main.querySelector(`.card[data-tag="${CSS.escape(tag)}"]`);
  if (!card) return;
  pointed = main;
  card.closest("details")?.setAttribute("open", "");
  card.classList.add("pointed");
  settling = new ResizeObserver(() => card.scrollIntoView({ block: "center" })); // cards above it grow as they are drawn
  for (const section of main.querySelectorAll(".section")) settling.observe(section);
}
for (const name of ["wheel", "pointerdown", "keydown"])
  addEventListener(name, () => settling?.disconnect(), { passive: true });
on((what) => {
  if (what !== "cards") return;
  if (pageName() === "histograms") point();
  else {
    pointed = null;
    settling?.disconnect();
  }
});

// Who is in focus comes first and is compared: the cards ask for it.
on((what) => {
  if (what === "focus" && pageName() === "histograms") ask();
});
