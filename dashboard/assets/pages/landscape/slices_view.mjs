// The row and the column through a point of a landscape: a click on its contours picks the point, and so do two sliders.
import { element } from "../../frame/elements.mjs";
import { number } from "../../frame/numbers.mjs";
import { state } from "../../frame/state.mjs";
import { theme, token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";
import { columnOf, lowestAt, nearest, pathOn, rowOf } from "./slices.mjs";

/** @import {LandscapePanel} from "./panel.mjs" */
/** @import {Grid, OnSlice} from "./slices.mjs" */

const NARROW = 520, // pixels: below, one stands above the other
  HEIGHT = 190;

export class Slices {
  /** @param {HTMLElement} home @param {() => void} changed the point, or whether it is shown */
  constructor(home, changed) {
    this.changed = changed;
    /** @type {LandscapePanel | null} */
    this.panel = null;
    /** @type {[column: number, row: number] | null} */
    this.point = null;
    this.look = "";
    this.fold = home.appendChild(element("details", "slices"));
    this.fold.append(element("summary", "", say("Slices")));
    const controls = this.fold.appendChild(element("div", "slice-controls"));
    this.across = this.slider(controls, say("direction 1"));
    this.down = this.slider(controls, say("direction 2"));
    this.chart = this.fold.appendChild(element("div", "slice-chart"));
    this.chart.setAttribute("role", "img");
    this.fold.addEventListener("toggle", () => this.changed());
  }

  /** @param {HTMLElement} controls @param {string} words */
  slider(controls, words) {
    const label = controls.appendChild(element("label", "control"));
    const range = element("input", "step-range"),
      output = element("output", "number");
    range.type = "range";
    range.min = "0";
    label.append(element("span", "control-label", words), range, output);
    range.addEventListener("input", () => {
      this.point = [Number(this.across.range.value), Number(this.down.range.value)];
      this.changed();
    });
    return { range, output };
  }

  /** Whether there is something to show. */
  get isOpen() {
    return this.fold.open && this.panel !== null && this.point !== null;
  }

  /** Another landscape in the same frame: the point stays where it was. @param {LandscapePanel} panel */
  take(panel) {
    if (this.panel === panel) return;
    const before = this.panel && this.point && this.where();
    this.panel = panel;
    const { x, y } = gridOf(panel);
    this.fold.hidden = x.length < 2 || y.length < 2;
    this.across.range.max = String(x.length - 1);
    this.down.range.max = String(y.length - 1);
    const end = before ?? panel.facts.end ?? [0, 0];
    this.point = this.fold.hidden ? null : [nearest(x, end[0]), nearest(y, end[1])];
    this.look = "";
  }

  /** Show what goes through a point. @param {number} x @param {number} y */
  through(x, y) {
    if (!this.panel || this.fold.hidden) return;
    const grid = gridOf(this.panel);
    this.point = [nearest(grid.x, x), nearest(grid.y, y)];
    if (this.fold.open) this.changed();
    else this.fold.open = true; // which is told as its toggle
  }

  /** Where the point lies. @returns {[number, number]} */
  where() {
    if (!this.panel || !this.point) return [0, 0];
    const { x, y } = gridOf(this.panel);
    return [x[this.point[0]], y[this.point[1]]];
  }

  /** Lines through the point, for the contours. @returns {Json[]} */
  lines() {
    if (!this.isOpen || !this.panel) return [];
    const [x, y] = this.where();
    const { ink, paper } = this.panel.inks; // one of both is seen on any ground
    const looks = [
      { color: ink, width: 2.4 },
      { color: paper, width: 1.2 },
    ];
    return looks.flatMap((line) => [
      { type: "line", xref: "x", x0: x, x1: x, yref: "paper", y0: 0, y1: 1, line },
      { type: "line", xref: "paper", x0: 0, x1: 1, yref: "y", y0: y, y1: y, line },
    ]);
  }

  /** @param {PlotlyLibrary} Plotly @param {boolean} log */
  async draw(Plotly, log) {
    if (!this.isOpen || !this.panel || !this.point || !this.chart.clientWidth) return;
    const [column, row] = this.point,
      width = this.chart.clientWidth;
    const look = [theme(), width, column, row, log].join();
    if (look === this.look) return;
    this.look = look;
    const grid = gridOf(this.panel),
      [x, y] = this.where();
    this.across.range.value = String(column);
    this.down.range.value = String(row);
    this.across.output.textContent = number(x);
    this.down.output.textContent = number(y);
    const path = pathOf(this.panel);
    const alongRow = rowOf(grid, row),
      alongColumn = columnOf(grid, column);
    const onRow = pathOn(grid.y, row, { along: path.x, across: path.y, loss: path.loss, step: path.step });
    const onColumn = pathOn(grid.x, column, { along: path.y, across: path.x, loss: path.loss, step: path.step });
    const first = say("direction 1"),
      second = say("direction 2"),
      what = word(this.panel);
    const said = [
      told(say("Row at {name} {value}", { name: second, value: number(y) }), grid.x, alongRow, onRow),
      told(say("Column at {name} {value}", { name: first, value: number(x) }), grid.y, alongColumn, onColumn),
    ];
    this.chart.setAttribute("aria-label", said.join("; "));
    const isNarrow = width < NARROW;
    const type = log ? "log" : "linear";
    const layout = {
      template: state.templates[theme() ?? ""],
      width,
      height: isNarrow ? 2 * HEIGHT : HEIGHT,
      margin: { l: 56, r: 10, t: 8, b: 36 },
      showlegend: false,
      hovermode: "closest",
      xaxis: { domain: isNarrow ? [0, 1] : [0, 0.44], anchor: "y", title: title(first) },
      yaxis: { domain: isNarrow ? [0.6, 1] : [0, 1], anchor: "x", type, title: title(what), nticks: 5 },
      xaxis2: { domain: isNarrow ? [0, 1] : [0.56, 1], anchor: "y2", title: title(second) },
      yaxis2: { domain: isNarrow ? [0, 0.4] : [0, 1], anchor: "x2", type, nticks: 5 },
    };
    const traces = [
      ...this.traces(grid.x, alongRow, onRow, column, "x", "y"),
      ...this.traces(grid.y, alongColumn, onColumn, row, "x2", "y2"),
    ];
    await Plotly.react(this.chart, traces, layout, { displayModeBar: false, showTips: false });
  }

  /** @param {ArrayLike<number>} axis @param {number[]} loss @param {OnSlice[]} path @param {number} at @param {string} xaxis @param {string} yaxis @returns {Json[]} */
  traces(axis, loss, path, at, xaxis, yaxis) {
    const { ink, paper, star } = this.panel?.inks ?? { ink: "", paper: "", star: "" };
    const common = { type: "scatter", xaxis, yaxis };
    const points = { color: ink, line: { width: 1, color: paper } };
    return [
      {
        ...common,
        mode: "lines",
        x: Array.from(axis),
        y: loss,
        line: { color: token("accent"), width: 2 },
        hovertemplate: "%{x:.4g}: %{y:.6g}<extra></extra>",
      },
      {
        ...common,
        mode: "markers",
        x: [axis[at]],
        y: [loss[at]],
        marker: { ...points, color: star, size: 9 },
        hoverinfo: "skip",
      },
      {
        ...common,
        mode: "markers",
        x: path.map(({ along }) => along),
        y: path.map((one) => one.loss),
        customdata: path.map(({ step }) => step),
        marker: { ...points, size: 7 },
        hovertemplate: `${say("step")} %{customdata}: %{y:.6g}<extra></extra>`,
        meta: { what: "path" },
      },
    ];
  }
}

/** @param {LandscapePanel} panel @returns {Grid} */
export function gridOf({ surface }) {
  return { x: decode(surface.x), y: decode(surface.y), z: decode(surface.z) };
}

/** What the numbers of a panel are. @param {LandscapePanel} panel */
export function word({ shown }) {
  return shown.less ? say("difference") : say(shown.what.replaceAll("_", " "));
}

/** The path with its checkpoints' own losses where they are known, and none where something else is shown. @param {LandscapePanel} panel */
function pathOf({ path, honesty, shown }) {
  const [x, y, loss, step] = path.map((part) => decode(part));
  if (shown.less || shown.what !== "loss") return { x: [], y: [], loss: [], step: [] };
  const own = honesty ? decode(honesty.true) : [];
  return { x, y, loss: own.length === step.length && own.length ? own : loss, step };
}

/** @param {string} text */
function title(text) {
  return { text, standoff: 4, font: { size: 11 } };
}

/** @param {string} name @param {ArrayLike<number>} axis @param {number[]} loss @param {OnSlice[]} path */
function told(name, axis, loss, path) {
  const best = lowestAt(loss);
  const lowest = best < 0 ? "–" : say("lowest {loss} at {at}", { loss: number(loss[best]), at: number(axis[best]) });
  const points = path.length ? `, ${say("{count} points of the path", { count: path.length })}` : "";
  return `${name}: ${lowest}${points}`;
}
