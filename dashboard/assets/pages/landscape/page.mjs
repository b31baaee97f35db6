// The landscape page: contours of each run beside each other, their facts, and their numbers.
import { register } from "../../frame/clientside.mjs";
import { colourOf } from "../../frame/colours.mjs";
import { element, inside } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, isShown, on, state } from "../../frame/state.mjs";
import { theme } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { ask, drawCards } from "../../charts/cards.mjs";
import { decode } from "../../charts/encoded.mjs";
import { Panels } from "../../charts/panels.mjs";
import { tableOf } from "../../charts/tables.mjs";
import { showFacts } from "./facts.mjs";
import { saveDrawing, savePage } from "./files.mjs";
import { Interpolations } from "./interpolations.mjs";
import "./intervals.mjs";
import { chosenStep, takeSteps } from "./player.mjs";
import { inksOf, passed, reliefOf } from "./relief.mjs";
import { SurfaceView, viewIn } from "./surface_view.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Fact, Panel, PanelsCard} from "../../charts/panels.mjs" */

/**
 * What queries/landscape.py says of a run.
 *
 * @typedef {object} LandscapeFacts
 * @property {number} step
 * @property {number} recorded how many landscapes the run has
 * @property {string} interval
 * @property {string} decomposition
 * @property {string} form `mindspore` for a record as SummaryLandscape makes them; else empty
 * @property {string} unit
 * @property {[number, number]} size along x and y
 * @property {number | null} lowest
 * @property {number | null} highest
 * @property {number} odd values that are not finite
 * @property {number} not_positive
 * @property {number} path how many points it has
 * @property {[number, number, number] | null} end of the path: x, y and the loss
 */
/**
 * What queries/landscape/told.py found in a file of `insight landscape`; null for what is not there.
 *
 * @typedef {object} Honesty
 * @property {number[]} explained shares of the variance along both directions, or none
 * @property {number[]} eigenvalues of the Hessian along them, or none
 * @property {number | null} walk how alike to a random walk the path is
 * @property {string | null} normalize
 * @property {number | null} seed
 * @property {string | null} batch_norm
 * @property {number | null} samples
 * @property {number | null} sampling the standard error of the trained loss by the choice of the samples
 * @property {string | null} method
 * @property {number | null} computed the share of nodes that are no predictions
 * @property {number | null} error by how much a prediction may be off
 * @property {number | null} off_plane what the plane leaves of the way to a checkpoint, at most
 * @property {number | null} beside how far the true loss of a checkpoint lies from the plane's, at most
 * @property {Encoded} true the losses of the checkpoints themselves
 */
/** @typedef {Panel & {honesty: Honesty | null, facts: LandscapeFacts, every: [number, number], surface: {x: Encoded, y: Encoded, z: Encoded}, path: Encoded[], inks: {ink: string, paper: string, star: string}}} LandscapePanel `path` has x, y, the loss and the step of each point, `surface` the losses row by row */
/** @typedef {{overlaid?: Panel["figure"] | null}} More the paths of runs over each other, where that is asked for */

const VIEW = { colour: "linear", scale: "own", view: "both", layout: "tiled", lines: "18" };
const MOST_IN_TABLE = 64; // rows and columns of a surface; the CSV has all

/** @type {Set<Landscapes>} */
const present = new Set(); // the cards of the page

/** @extends {Panels<LandscapePanel, More>} */
class Landscapes extends Panels {
  /** @type {WeakMap<Element, LandscapePanel>} */
  told = new WeakMap(); // what stands below the chart of a frame
  /** @type {WeakMap<Element, string>} */
  turned = new WeakMap(); // what the surface of a frame shows
  over = element("div", "chart over"); // in the chart above: the paths of all runs
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
    frame.append(element("dl", "landscape-facts"));
    const fold = frame.appendChild(element("details", "numbers"));
    const home = element("div", "table-scroll");
    fold.append(element("summary", "", say("Numbers")), home);
    home.tabIndex = 0;
    fold.addEventListener("toggle", () => {
      if (fold.open) this.fill(home, this.known.get(run));
    });
    return frame;
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
    }
    this.turn(frame, panel);
    return super.paint(Plotly, frame, panel);
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
    view.show(reliefOf(panel, chosenStep(), VIEW.colour === "log"), inksOf(panel), label(panel));
  }

  /** @override */
  look() {
    return `${chosenStep()} ${VIEW.view}`;
  }

  /** Paths end where the player stands. @param {PlotlyLibrary} Plotly @param {HTMLElement} chart @param {Json[]} data @param {Record<string, Json>} layout @override */
  plot(Plotly, chart, data, layout) {
    if (!chart.clientWidth) return Promise.resolve(chart); // only surfaces are shown
    const step = chosenStep();
    if (step === null || chart === this.over) return super.plot(Plotly, chart, data, layout);
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
    parts.push(tableOf([say("loss"), ...columns.map(number)], rows, { className: "surface-table", sides: true }));
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
        across.forEach((along, c) => rows.push([run, "surface", "", along, at, loss[r * across.length + c]])),
      );
    }
    return rows;
  }
}

/** The losses of the checkpoints themselves, where they are known. @param {LandscapePanel} panel */
function trueLoss({ honesty, path }) {
  const found = honesty ? decode(honesty.true) : [];
  return found.length && found.length === decode(path[3]).length ? [found] : [];
}

/** @param {LandscapePanel} panel */
function pathHeads(panel) {
  const more = trueLoss(panel).map(() => say("loss of the checkpoint"));
  return [unit(panel), say("direction 1"), say("direction 2"), say("loss"), ...more];
}

/** @param {LandscapePanel} panel */
function unit({ facts: { unit: word } }) {
  return word === "epoch" ? say("Epoch") : say("Step");
}

/** How far it can be trusted. @param {Honesty} told @returns {[name: string, value: string, title?: string][]} */
function honest(told) {
  const share = (/** @type {number} */ value) => `${number(Number((100 * value).toPrecision(3)))} %`;
  /** @type {[name: string, value: string, title?: string][]} */
  const found = [];
  const { explained, eigenvalues } = told;
  if (explained.length) {
    const both = explained.map(share).join(" + ");
    found.push([say("Variance explained"), both, say("Shares of the checkpoints' variance along each direction")]);
  }
  if (told.off_plane !== null)
    found.push([
      say("Off the plane"),
      `≤ ${share(told.off_plane)}`,
      say("What the plane leaves of the way from the end to a checkpoint"),
    ]);
  if (told.beside !== null)
    found.push([
      say("Loss beside the plane's"),
      `≤ ${number(told.beside)}`,
      say("How far the true loss of a checkpoint lies from the loss at its point of the plane"),
    ]);
  if (told.walk !== null)
    found.push([
      say("Like a random walk"),
      number(Number(told.walk.toPrecision(3))),
      say("1: a random walk would give the same curves, so the shape of the path proves nothing"),
    ]);
  if (eigenvalues.length) found.push([say("Eigenvalues"), eigenvalues.map(number).join(", ")]);
  if (told.normalize) found.push([say("Normalised"), told.normalize]);
  if (told.seed !== null) found.push([say("Seed"), whole(told.seed)]);
  if (told.batch_norm) found.push([say("Batch norms"), told.batch_norm]);
  if (told.samples !== null) found.push([say("Samples"), whole(told.samples)]);
  if (told.sampling !== null)
    found.push([
      say("Sampling error"),
      `± ${number(Number(told.sampling.toPrecision(2)))}`,
      say("The standard error of the trained network's loss: other samples would give another"),
    ]);
  if (told.method === "adaptive" && told.computed !== null && told.error !== null)
    found.push([
      say("Computed"),
      share(told.computed),
      say("The other losses are predicted, and may be off by {error}", { error: number(told.error) }),
    ]);
  return found;
}

/** By which rules it was drawn. @param {string} form @returns {[words: string, title?: string]} */
function formOf(form) {
  if (form === "insight") {
    return [
      "Insight",
      say(
        "Drawn by insight landscape: principal axes as they are, or random ones normalised as said here; an odd grid.",
      ),
    ];
  }
  if (form !== "mindspore") return [say("not recorded")];
  return [
    say("MindSpore's record"),
    say(
      "The record says no more. MindSpore computes losses in training mode and rescales axes tensor by tensor, so they are neither principal nor orthogonal.",
    ),
  ];
}

/** What a screen reader says of a picture. @param {LandscapePanel} panel */
function label(panel) {
  return facts(panel)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

/** The steps of all paths on the page. */
function knownSteps() {
  /** @type {Set<number>} */
  const found = new Set();
  for (const card of present)
    for (const panel of card.known.values()) for (const step of decode(panel.path[3])) found.add(step);
  return [...found].sort((one, other) => one - other);
}

/** @param {LandscapePanel} panel @returns {[name: string, value: string, title?: string][]} */
function facts(panel) {
  const { interval, decomposition, form, size, lowest, highest, path, end } = panel.facts;
  /** @type {[name: string, value: string, title?: string][]} */
  const found = [
    [say("Interval"), interval === "final" ? say("final") : interval],
    [say("Directions"), decomposition || "–"],
    [say("Form"), ...formOf(panel.honesty ? "insight" : form)],
    [say("Unit"), unit(panel)],
    [say("Points"), `${whole(size[0])} × ${whole(size[1])}`],
    [say("Lowest loss"), number(lowest)],
    [say("Highest loss"), number(highest)],
  ];
  if (panel.honesty) found.push(...honest(panel.honesty));
  if (path) found.push([say("Path"), say("{count} points", { count: whole(path) })]);
  if (end) found.push([say("Loss at the end"), number(end[2])]);
  return found;
}

drawCards(
  "landscape",
  Landscapes,
  () => ({
    colour: VIEW.colour,
    scale: VIEW.scale,
    layout: VIEW.layout,
    lines: VIEW.lines,
    focus: state.slots.filter((run) => run !== null),
    runs: state.matches === null && state.runs.every(isShown) ? null : state.runs.filter(isShown),
  }),
  { interpolation: Interpolations },
);
on((what) => {
  if (what === "focus" && pageName() === "landscape") ask();
});

register("landscape", {
  /** @param {string} colour @param {string} scale @param {string} view @param {string} layout @param {string} lines */
  view(colour, scale, view, layout, lines) {
    Object.assign(VIEW, { colour, scale, view, layout, lines });
    const sections = document.getElementById("landscape-sections");
    if (sections) sections.dataset.view = view;
    changed("view");
    return "";
  },
});
