// The histograms page: panels a run as the view says, and some runs at one step over each other.
import { register } from "../../frame/clientside.mjs";
import * as address from "../../frame/address.mjs";
import { colourOf } from "../../frame/colours.mjs";
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
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

const VIEW = { view: "heat", values: "counts", scale: "linear", range: "full" };
const HINTS = {
  heat: () => say("Values upward, steps to the right; the stronger the colour, the more values."),
  ridge: () => say("Values to the right, one ridge a step, the newest in front."),
  front: () => say("Values to the right, one line a step, from the oldest colour to the strongest."),
  percentiles: () => say("Bands from the lowest to the highest value, read from the buckets: 5, 16, 50, 84 and 95 %."),
};
let slider = null;

/** The numbers of a trace, with the length of its rows where it has two axes. */
function table({ shape, ...encoded }) {
  return { values: decode(encoded), columns: shape ? Number(shape.split(",")[1]) : 1 };
}

class Histograms extends Panels {
  settle(payload) {
    const { compared, ...rest } = payload;
    super.settle(compared ? { ...rest, compared } : rest); // null: as it was
  }

  look() {
    return slider?.chosen ?? "";
  }

  /** Where on the step axis the comparison above stands. */
  dress(layout, panel) {
    const across = VIEW.view === "heat" || VIEW.view === "percentiles";
    const steps = across && slider?.chosen != null ? decode(panel.figure.data[0].x) : [];
    if (!steps.length) return layout;
    const at = steps.findLast((step) => step <= slider.chosen) ?? steps[0];
    const line = { color: token("text"), width: 1, dash: "dot" };
    return { ...layout, shapes: [{ type: "line", xref: "x", yref: "paper", x0: at, x1: at, y0: 0, y1: 1, line }] };
  }

  note(panel) {
    return panel.odd ? [say("{count} not finite", { count: whole(panel.odd) }), "bad"] : [""];
  }

  title() {
    return say("at step {step}", { step: slider?.step ?? "" });
  }

  async drawAbove(Plotly) {
    const { compared } = this.payload;
    this.above.hidden = !compared?.rows.length;
    if (this.above.hidden) return;
    if (!this.over) {
      this.over = this.above.appendChild(element("div", "chart over"));
      const fold = this.above.appendChild(element("details", "numbers"));
      this.summary = fold.appendChild(element("summary", ""));
      this.numbers = fold.appendChild(element("div", "table-scroll"));
      this.numbers.tabIndex = 0;
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

  /** The table behind the chart. */
  fill(rows) {
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

  describe() {
    const facts = [],
      reasons = (this.payload.reasons ?? []).map(({ name, run, text }) => ({
        name,
        text: text.replace("{run}", () => nameOf(run)),
      }));
    const named = new Map();
    for (const { name, text } of reasons) named.set(name, [...(named.get(name) ?? []), text]);
    for (const [name, texts] of named) facts.push([name, "bad", texts.join("\n")]);
    if (reasons.length) facts.push([reasons[0].text, "reason", reasons.map(({ text }) => text).join("\n")]);
    const most = Math.max(0, ...[...this.known.values()].map(({ recorded }) => recorded));
    const limit = VIEW.view === "ridge" || VIEW.view === "front" ? 24 : 96;
    if (most > limit)
      facts.push([say("{drawn} of {all} steps, evenly chosen", { drawn: limit, all: whole(most) }), "quiet"]);
    if (!this.runs.length) facts.push([say("No run that the filter lets through has this tag")]);
    this.tell(facts);
    const words = [
      say("Histograms of {tag}, {count} runs", { tag: this.card.dataset.tag, count: this.runs.length }),
      ...facts.map(([text]) => text),
    ];
    this.card.setAttribute("aria-label", words.join(", "));
  }

  /** What is shown, as rows of a table. */
  rows() {
    const shares = VIEW.values === "share";
    if (VIEW.view === "percentiles") return this.percentileRows();
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

function* heatRows(heat) {
  if (!heat) return;
  const steps = decode(heat.x),
    centres = Array.from(decode(heat.y));
  const { values, columns } = table(heat.customdata ?? heat.z),
    half = centres.length > 1 ? (centres[1] - centres[0]) / 2 : 0;
  for (let s = 0; s < steps.length; s++)
    yield [steps[s], centres, centres.map((_, bin) => values[bin * columns + s]), half];
}

/** A ridge begins and ends at the edges of its outermost bins. */
function ridgeRow({ x, customdata, meta }) {
  const places = Array.from(decode(x));
  return [meta.step, places.slice(1, -1), customdata.slice(1, -1), places[1] - places[0]];
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

drawCards("histograms", Histograms, () => ({
  ...VIEW,
  step: slider?.chosen ?? null,
  theme: theme(),
  focus: state.slots.filter((run) => run !== null),
  runs: state.matches === null && state.runs.every(isShown) ? null : state.runs.filter(isShown),
}));

register("distributions", {
  view(view, values, scale, range) {
    Object.assign(VIEW, { view, values, scale, range });
    changed("view");
    return HINTS[view]?.() ?? "";
  },
  /** All steps of the page; the slider begins where the address says. */
  steps(encoded) {
    const host = document.getElementById("histogram-steps");
    if (!host || !encoded) return true;
    const steps = decode(encoded);
    if (slider?.host !== host) {
      slider = new StepSlider(
        host,
        () => {
          changed("view");
        },
        () => address.set("step", slider.chosen),
      );
      slider.take(steps, askedStep());
      changed("view");
    } else slider.take(steps);
    return steps.length < 1;
  },
});

/** The card that a link from another page names: in sight, and marked. */
let pointed = null,
  settling = null;
function point() {
  const tag = address.get("tag"),
    main = document.getElementById("main");
  const card = tag && main !== pointed && main.querySelector(`.card[data-tag="${CSS.escape(tag)}"]`);
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
