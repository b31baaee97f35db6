// The landscape page: contours of each run beside each other, their facts, and their numbers.
import { register } from "../../frame/clientside.mjs";
import { colourOf } from "../../frame/colours.mjs";
import { element, inside } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { landscapeUrl } from "../../frame/blobs.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, isShown, on, state } from "../../frame/state.mjs";
import { theme } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { ask, drawCards } from "../../charts/cards.mjs";
import { decode } from "../../charts/encoded.mjs";
import { tellChanged } from "../../charts/more.mjs";
import { Panels } from "../../charts/panels.mjs";
import { tableOf } from "../../charts/tables.mjs";
import { against, isAgainst, setAgainst } from "./against.mjs";
import { showFacts } from "./facts.mjs";
import { saveDrawing, savePage, saveSolid } from "./files.mjs";
import { Interpolations } from "./interpolations.mjs";
import "./intervals.mjs";
import { showStrip } from "./loss_strip.mjs";
import { offer } from "./offered.mjs";
import { facts, label, pathHeads, trueLoss } from "./panel.mjs";
import { chosenStep, takeSteps } from "./player.mjs";
import { inksOf, passed, reliefOf } from "./relief.mjs";
import { Slices, word } from "./slices_view.mjs";
import { SurfaceView, viewIn } from "./surface_view.mjs";

/** @import {Fact, Panel, PanelsCard} from "../../charts/panels.mjs" */
/** @import {LandscapePanel} from "./panel.mjs" */
/** @typedef {{overlaid?: Panel["figure"] | null}} More the paths of runs over each other, where that is asked for */

const USUAL = {
  colour: "linear",
  scale: "own",
  view: "both",
  layout: "tiled",
  lines: "18",
  quantity: "loss",
  nodes: "hidden",
};
const VIEW = { ...USUAL };
/** @type {(keyof typeof USUAL)[]} */
const FOLDED = ["layout", "lines", "quantity", "nodes"]; // in the toolbar
const MOST_IN_TABLE = 64; // rows and columns of a surface; the CSV has all

/** @type {Set<Landscapes>} */
const present = new Set(); // the cards of the page

/** @extends {Panels<LandscapePanel, More>} */
class Landscapes extends Panels {
  /** @type {WeakMap<Element, LandscapePanel>} */
  told = new WeakMap(); // what stands below the chart of a frame
  /** @type {WeakMap<Element, string>} */
  turned = new WeakMap(); // what the surface of a frame shows
  /** @type {WeakMap<Element, Slices>} */
  slices = new WeakMap(); // of a frame
  over = element("div", "chart over"); // in the chart above: the paths of all runs
  /** @type {WeakSet<Element>} */
  heard = new WeakSet(); // charts whose clicks are listened to
  overLook = "";
  /** @type {Panel["figure"] | null} */
  overlaid = null; // what it shows

  /** @param {HTMLElement} card @param {HTMLElement} host */
  constructor(card, host) {
    super(card, host);
    present.add(this);
    this.action(say("SVG"), say("Save what is shown as a drawing"), () => saveDrawing(this));
    this.action(say("HTML"), say("Save what is shown as a page of its own"), () =>
      savePage(this, (run) => this.said(run)),
    );
  }

  /** @override */
  destroy() {
    present.delete(this);
    super.destroy();
  }

  /** @param {string} run @override */
  frame(run) {
    const frame = super.frame(run);
    new SurfaceView(frame.appendChild(element("div", "surface-home")));
    this.slices.set(frame, new Slices(frame.appendChild(element("div", "slices-home")), () => this.cut(frame)));
    frame.append(element("div", "loss-strip"), element("dl", "landscape-facts"), this.tools(run));
    const fold = frame.appendChild(element("details", "numbers"));
    const home = element("div", "table-scroll");
    fold.append(element("summary", "", say("Numbers")), home);
    home.tabIndex = 0;
    fold.addEventListener("toggle", () => {
      if (fold.open) this.fill(home, this.known.get(run));
    });
    return frame;
  }

  /** What can be done with one landscape. @param {string} run */
  tools(run) {
    const home = element("div", "frame-tools");
    const name = () => nameOf(run);
    const add = (/** @type {string} */ words, /** @type {string} */ title) => {
      const button = home.appendChild(element("button", "button small", words));
      button.title = title;
      button.setAttribute("aria-label", `${words}: ${this.tag}, ${name()}`);
      return button;
    };
    const less = add(say("Difference"), say("Take this landscape from all others"));
    less.classList.add("less");
    less.addEventListener("click", () => setAgainst(isAgainst(run, this.tag) ? null : [run, this.tag]));
    const npz = home.appendChild(element("a", "button small npz", say("NPZ")));
    npz.title = say("Save the file that insight landscape wrote");
    npz.setAttribute("aria-label", `${say("NPZ")}: ${this.tag}, ${name()}`);
    add(say("VTP"), say("Save what is shown for ParaView")).addEventListener("click", () => {
      const panel = this.known.get(run);
      if (panel) saveSolid(this.tag, panel);
    });
    return home;
  }

  /** Another point is cut through: its lines on the contours, and its slices. @param {Element} frame */
  async cut(frame) {
    const Plotly = window.Plotly,
      chart = inside(frame, ":scope > .chart", HTMLElement),
      slices = this.slices.get(frame);
    if (!Plotly || !slices || this.gone) return;
    if (chart.classList.contains("js-plotly-plot")) await Plotly.relayout(chart, { shapes: slices.lines() });
    await slices.draw(Plotly, VIEW.colour === "log" && !slices.panel?.shown.less);
  }

  /** @param {PlotlyLibrary} Plotly @param {Element} frame @param {LandscapePanel} panel @override */
  paint(Plotly, frame, panel) {
    const chart = inside(frame, ":scope > .chart", HTMLElement),
      fold = inside(frame, ":scope > .numbers", HTMLDetailsElement);
    if (this.told.get(frame) !== panel) {
      this.told.set(frame, panel);
      showFacts(inside(frame, ":scope > .landscape-facts", HTMLElement), facts(panel));
      if (fold.open) this.fill(inside(fold, ".table-scroll", HTMLElement), panel);
      chart.setAttribute("role", "img");
      chart.setAttribute("aria-label", label(panel));
      const npz = inside(frame, ".npz", HTMLAnchorElement);
      npz.hidden = panel.file === null;
      npz.href = panel.file === null ? "" : landscapeUrl(panel.run, panel.file);
      offer(panel.offers);
    }
    const steps = decode(panel.path[3]);
    showStrip(inside(frame, ":scope > .loss-strip", HTMLElement), panel.curve, steps, chosenStep());
    const less = inside(frame, ".less", HTMLElement);
    less.setAttribute("aria-pressed", String(isAgainst(panel.run, this.tag)));
    this.turn(frame, panel);
    const slices = this.slices.get(frame);
    slices?.take(panel);
    const drawing = super.paint(Plotly, frame, panel),
      cut = slices?.draw(Plotly, VIEW.colour === "log" && !panel.shown.less);
    return drawing && cut ? cut.then(() => drawing) : drawing;
  }

  /** The surface beside the contours. @param {Element} frame @param {LandscapePanel} panel */
  turn(frame, panel) {
    const view = viewIn(frame);
    if (!view || VIEW.view === "contour") return;
    const { clientWidth: width, clientHeight: height } = view.home;
    const look = [theme(), width, height, chosenStep(), VIEW.colour].join();
    if (this.told.get(view.home) === panel && this.turned.get(frame) === look) return;
    this.told.set(view.home, panel);
    this.turned.set(frame, look);
    view.show(reliefOf(panel, chosenStep(), VIEW.colour), inksOf(panel), label(panel));
  }

  /** @override */
  look() {
    return `${chosenStep()} ${VIEW.view} ${VIEW.nodes}`;
  }

  /** Paths end where the player stands. @param {PlotlyLibrary} Plotly @param {HTMLElement} chart @param {Json[]} data @param {Record<string, Json>} layout @override */
  plot(Plotly, chart, data, layout) {
    if (!chart.clientWidth) return Promise.resolve(chart); // only surfaces are shown
    if (chart === this.over) return super.plot(Plotly, chart, data, layout);
    const kept = data.filter(({ meta }) => VIEW.nodes === "shown" || meta?.what !== "computed");
    return this.listen(chart, this.plotTo(Plotly, chart, kept, layout));
  }

  /** A click on the picture cuts through that point. @param {HTMLElement} chart @param {Promise<HTMLElement>} drawing */
  async listen(chart, drawing) {
    await drawing;
    const slices = chart.parentElement && this.slices.get(chart.parentElement);
    if (slices && !this.heard.has(chart) && "on" in chart && typeof chart.on === "function") {
      this.heard.add(chart);
      chart.on("plotly_click", (/** @type {Json} */ { points: [spot] }) => slices.through(spot.x, spot.y));
    }
    return chart;
  }

  /** @param {PlotlyLibrary} Plotly @param {HTMLElement} chart @param {Json[]} data @param {Record<string, Json>} plain */
  plotTo(Plotly, chart, data, plain) {
    const slices = chart.parentElement && this.slices.get(chart.parentElement);
    const layout = { ...plain, shapes: slices?.lines() ?? [] };
    const step = chosenStep();
    if (step === null) return super.plot(Plotly, chart, data, layout);
    const steps = data
      .find(({ meta }) => meta?.what === "path")
      ?.customdata.map((/** @type {[number]} */ [one]) => one);
    if (!steps) return super.plot(Plotly, chart, data, layout);
    const count = passed(steps, step);
    const shown = data.map((trace) => {
      if (trace.type !== "scatter" || !trace.mode.startsWith("lines")) return trace;
      const [x, y] = [trace.x, trace.y].map((part) => Array.from(decode(part)).slice(0, count));
      const size = x.map((_, i) => (i === count - 1 ? 11 : 5));
      return { ...trace, x, y, customdata: trace.customdata?.slice(0, count), marker: { ...trace.marker, size } };
    });
    return super.plot(Plotly, chart, shown, layout);
  }

  /** @param {PanelsCard<LandscapePanel> & More} payload @override */
  settle(payload) {
    super.settle(payload);
    takeSteps(knownSteps());
  }

  /** @override */
  title() {
    return say("Paths of {count} runs, each on its own directions", { count: whole(this.runs.length) });
  }

  /** @param {PlotlyLibrary} Plotly @override */
  async drawAbove(Plotly) {
    const overlaid = this.payload?.overlaid ?? null;
    this.above.hidden = !overlaid?.data.length;
    if (!overlaid?.data.length) return;
    if (!this.above.firstChild) this.above.append(element("p", "hint"), this.over);
    inside(this.above, ".hint", HTMLElement).textContent = this.title();
    const runs = overlaid.data.map(({ meta }) => meta.run);
    const look = [theme(), this.over.clientWidth, runs.map(colourOf), runs.map(nameOf)].join();
    if (this.overlaid === overlaid && this.overLook === look) return;
    [this.overlaid, this.overLook] = [overlaid, look];
    this.over.setAttribute("role", "img");
    this.over.setAttribute("aria-label", this.title());
    const traces = structuredClone(overlaid.data).map((trace, i) => ({
      ...trace,
      name: nameOf(runs[i]),
      line: { ...trace.line, color: colourOf(runs[i]) },
      marker: { ...trace.marker, color: colourOf(runs[i]) },
    }));
    await this.plot(Plotly, this.over, traces, overlaid.layout);
  }

  /** The facts and the path of a run, for a page of its own. @param {string} run */
  said(run) {
    const panel = this.known.get(run);
    if (!panel) return { facts: [], path: [] };
    const [x, y, z, steps] = panel.path.map((part) => decode(part));
    return {
      facts: facts(panel).map(([name, value]) => /** @type {[string, string]} */ ([name, value])),
      path: [
        pathHeads(panel),
        ...Array.from(steps, (step, i) => [
          whole(step),
          ...[x, y, z, ...trueLoss(panel)].map((part) => number(part[i])),
        ]),
      ],
    };
  }

  /** @param {LandscapePanel} panel @returns {[words: string, tone?: string]} @override */
  note(panel) {
    const other = noteOf(panel);
    if (other) return other;
    const { odd, not_positive: below, recorded } = panel.facts;
    if (odd) return [say("{count} not finite", { count: whole(odd) }), "bad"];
    if (VIEW.colour === "log" && below) return [say("{count} not above 0", { count: whole(below) }), "warn"];
    if (Math.max(...panel.every) > 1) return [say("every line of {x} × {y}", { x: panel.every[0], y: panel.every[1] })];
    return [recorded > 1 ? say("the newest of {count}", { count: whole(recorded) }) : ""];
  }

  /** The path, and the surface itself: rows as they lie, the highest y first. @param {HTMLElement} home @param {LandscapePanel | undefined} panel */
  fill(home, panel) {
    if (!panel) return;
    const parts = [];
    const [x, y, z, steps] = panel.path.map((part) => decode(part));
    if (steps.length) {
      parts.push(
        tableOf(
          pathHeads(panel),
          Array.from(steps, (step, i) => [
            whole(step),
            ...[x, y, z, ...trueLoss(panel)].map((part) => number(part[i])),
          ]),
          { className: "path-table", sides: true },
        ),
      );
    }
    const across = decode(panel.surface.x),
      down = decode(panel.surface.y),
      loss = decode(panel.surface.z);
    const columns = Array.from(across).slice(0, MOST_IN_TABLE);
    const rows = Array.from(down, (at, r) => [
      number(at),
      ...columns.map((_, c) => number(loss[r * across.length + c])),
    ])
      .slice(0, MOST_IN_TABLE)
      .reverse();
    if (across.length > MOST_IN_TABLE || down.length > MOST_IN_TABLE) {
      parts.push(
        element(
          "p",
          "hint",
          say("The table shows a corner of {count} lines; the CSV has all.", { count: MOST_IN_TABLE }),
        ),
      );
    }
    parts.push(tableOf([word(panel), ...columns.map(number)], rows, { className: "surface-table", sides: true }));
    home.replaceChildren(...parts);
  }

  /** @override */
  describe() {
    /** @type {Fact[]} */
    const told = this.runs.length ? [] : [[say("No run that the filter lets through has this tag")]];
    this.tell(told);
    this.card.setAttribute(
      "aria-label",
      say("Landscapes {tag}, {count} runs", { tag: this.tag, count: this.runs.length }),
    );
  }

  /** @override */
  rows() {
    /** @type {(string | number | null)[][]} */
    const rows = [["run", "what", "step", "x", "y", "loss"]];
    for (const run of this.runs) {
      const panel = this.known.get(run);
      if (!panel) continue;
      const [x, y, z, steps] = panel.path.map((part) => decode(part));
      steps.forEach((step, i) => rows.push([run, "path", step, x[i], y[i], z[i]]));
      const across = decode(panel.surface.x),
        down = decode(panel.surface.y),
        loss = decode(panel.surface.z);
      down.forEach((at, r) =>
        across.forEach((along, c) => rows.push([run, kindOf(panel), "", along, at, loss[r * across.length + c]])),
      );
    }
    return rows;
  }
}

/** Words on what else than its losses is shown, or why it is not. @param {LandscapePanel} panel @returns {[words: string, tone?: string] | null} */
function noteOf({ shown }) {
  const run = nameOf(against()?.[0] ?? "");
  if (shown.why === "self") return [say("Others are shown less this one")];
  if (shown.why === "gone") return [say("What it is to be compared with is not there"), "warn"];
  if (shown.why === "axes") return [say("Its axes are not those of {run}: no difference", { run }), "warn"];
  if (shown.why === "missing" || !shown.there)
    return [say("{what}: not recorded", { what: say(shown.what.replaceAll("_", " ")) }), "warn"];
  if (shown.gaps) return [say("Interpolated between the computed nodes")];
  if (!shown.less) return null;
  if (shown.plane === "same") return [say("Less {run}, on the same plane", { run })];
  if (shown.plane === "other")
    return [say("Less {run}, on another plane: equal coordinates are other parameters", { run }), "warn"];
  return [say("Less {run}; no file says whether on the same plane", { run }), "warn"];
}

/** What a row of a surface is in a table: its numbers stand where losses do. @param {LandscapePanel} panel */
function kindOf({ shown }) {
  return shown.less ? "difference" : shown.what === "loss" ? "surface" : shown.what;
}

/** The steps of all paths on the page. */
function knownSteps() {
  /** @type {Set<number>} */
  const found = new Set();
  for (const card of present)
    for (const panel of card.known.values()) for (const step of decode(panel.path[3])) found.add(step);
  return [...found].sort((one, other) => one - other);
}

drawCards(
  "landscape",
  Landscapes,
  () => ({
    colour: VIEW.colour,
    scale: VIEW.scale,
    layout: VIEW.layout,
    lines: VIEW.lines,
    shown: VIEW.quantity,
    against: against(),
    focus: state.slots.filter((run) => run !== null),
    runs: state.matches === null && state.runs.every(isShown) ? null : state.runs.filter(isShown),
  }),
  { interpolation: Interpolations },
);
on((what) => {
  if (what === "focus" && pageName() === "landscape") ask();
});

register("landscape", {
  /** @param {string} colour @param {string} scale @param {string} view @param {string} layout @param {string} lines @param {string | null} quantity @param {string} nodes */
  view(colour, scale, view, layout, lines, quantity, nodes) {
    Object.assign(VIEW, { colour, scale, view, layout, lines, quantity: quantity ?? USUAL.quantity, nodes });
    tellChanged(FOLDED.filter((key) => VIEW[key] !== USUAL[key]).length);
    const sections = document.getElementById("landscape-sections");
    if (sections) sections.dataset.view = view;
    changed("view");
    return "";
  },
});
