// A card of interpolations: the losses between two networks, a panel a run.
import { landscapeUrl } from "../../frame/blobs.mjs";
import { element, inside } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";
import { Panels } from "../../charts/panels.mjs";
import { tableOf } from "../../charts/tables.mjs";
import { showFacts } from "./facts.mjs";
import { saveDrawing, savePage } from "./files.mjs";
import { offer } from "./offered.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Fact, Panel} from "../../charts/panels.mjs" */
/** @import {Pair} from "./facts.mjs" */

/** @typedef {{name: string, loss: number | null, sampling: number | null}} End */
/**
 * What queries/landscape/interpolation.py says of a run; null for what is not there.
 *
 * @typedef {object} InterpolationFacts
 * @property {End} a
 * @property {End} b
 * @property {Record<string, number | null>} barriers by way
 * @property {number} points
 * @property {number} odd losses that are not finite
 * @property {number} not_positive
 * @property {number | null} distance
 * @property {number | null} distance_before
 * @property {number | null} distance_aligned
 * @property {number | null} curve_steps
 * @property {string | null} batch_norm
 * @property {number | null} samples
 * @property {number | null} parameters
 * @property {number | null} seed
 */
/** @typedef {{t: Encoded, loss: Encoded, quantities: Record<string, Encoded>}} Way values beside the loss by name */
/** @typedef {Panel & {facts: InterpolationFacts, file: string, offers: string[], ways: Record<string, Way>, shown: {what: string, there: boolean}}} InterpolationPanel */

/** @extends {Panels<InterpolationPanel>} */
export class Interpolations extends Panels {
  /** @type {WeakMap<Element, InterpolationPanel>} */
  told = new WeakMap(); // what stands below the chart of a frame

  /** @param {HTMLElement} card @param {HTMLElement} host */
  constructor(card, host) {
    super(card, host);
    this.action(say("SVG"), say("Save what is shown as a drawing"), () => saveDrawing(this));
    this.action(say("HTML"), say("Save what is shown as a page of its own"), () =>
      savePage(this, (run) => this.said(run)),
    );
  }

  /** @param {string} run @override */
  frame(run) {
    const frame = super.frame(run);
    const tools = element("div", "frame-tools");
    const npz = tools.appendChild(element("a", "button small npz", say("NPZ")));
    npz.title = say("Save the file that insight landscape wrote");
    npz.setAttribute("aria-label", `${say("NPZ")}: ${this.tag}, ${nameOf(run)}`);
    frame.append(element("dl", "landscape-facts"), tools);
    const fold = frame.appendChild(element("details", "numbers"));
    const home = element("div", "table-scroll");
    fold.append(element("summary", "", say("Numbers")), home);
    home.tabIndex = 0;
    fold.addEventListener("toggle", () => {
      if (fold.open) fill(home, this.known.get(run));
    });
    return frame;
  }

  /** @param {PlotlyLibrary} Plotly @param {Element} frame @param {InterpolationPanel} panel @override */
  paint(Plotly, frame, panel) {
    if (this.told.get(frame) !== panel) {
      this.told.set(frame, panel);
      const chart = inside(frame, ":scope > .chart", HTMLElement),
        fold = inside(frame, ":scope > .numbers", HTMLDetailsElement);
      showFacts(inside(frame, ":scope > .landscape-facts", HTMLElement), facts(panel));
      if (fold.open) fill(inside(fold, ".table-scroll", HTMLElement), panel);
      inside(frame, ".npz", HTMLAnchorElement).href = landscapeUrl(panel.run, panel.file);
      offer(panel.offers);
      chart.setAttribute("role", "img");
      chart.setAttribute(
        "aria-label",
        facts(panel)
          .map(([name, value]) => `${name} ${value}`)
          .join(", "),
      );
    }
    return super.paint(Plotly, frame, panel);
  }

  /** @param {InterpolationPanel} panel @returns {[words: string, tone?: string]} @override */
  note({ facts: { odd, not_positive: below }, figure, shown }) {
    if (!shown.there) return [say("{what}: not recorded", { what: say(shown.what.replaceAll("_", " ")) }), "warn"];
    if (shown.what !== "loss") return [""];
    if (odd) return [say("{count} not finite", { count: whole(odd) }), "bad"];
    if (below && figure.layout.yaxis.type === "log")
      return [say("{count} not above 0", { count: whole(below) }), "warn"];
    return [""];
  }

  /** The facts and the losses of a run, for a page of its own. @param {string} run */
  said(run) {
    const panel = this.known.get(run);
    if (!panel) return { facts: [], path: [] };
    return {
      facts: facts(panel).map(([name, value]) => /** @type {[string, string]} */ ([name, value])),
      path: [heads(panel), ...lines(panel).map((row) => row.map(number))],
    };
  }

  /** @override */
  describe() {
    /** @type {Fact[]} */
    const told = this.runs.length ? [] : [[say("No run that the filter lets through has this tag")]];
    this.tell(told);
    this.card.setAttribute(
      "aria-label",
      say("Interpolations {tag}, {count} runs", { tag: this.tag, count: this.runs.length }),
    );
  }

  /** @override */
  rows() {
    const held = this.runs.flatMap((run) =>
      Object.entries(this.known.get(run)?.ways ?? {}).map(([name, way]) => ({ run, name, way })),
    );
    const beside = [...new Set(held.flatMap(({ way }) => Object.keys(way.quantities)))].sort();
    /** @type {(string | number | null)[][]} */
    const rows = [["run", "way", "t", "loss", ...beside]];
    for (const { run, name, way } of held) {
      const losses = decode(way.loss),
        told = beside.map((what) => (way.quantities[what] ? decode(way.quantities[what]) : null));
      decode(way.t).forEach((at, i) => rows.push([run, name, at, losses[i], ...told.map((one) => one?.[i] ?? null)]));
    }
    return rows;
  }
}

/** @param {HTMLElement} home @param {InterpolationPanel | undefined} panel */
function fill(home, panel) {
  if (!panel) return;
  const rows = lines(panel).map((row) => row.map(number));
  home.replaceChildren(tableOf(heads(panel), rows, { className: "way-table", sides: true }));
}

/** @param {InterpolationPanel} panel */
function heads({ ways }) {
  return [say("Share of the way"), ...Object.keys(ways).map(wayWord)];
}

/** A row a point with what is shown, as all ways of a file have the same ones. @param {InterpolationPanel} panel */
function lines({ ways, shown }) {
  const values = Object.values(ways).map(({ loss, quantities }) => {
    const found = shown.what === "loss" ? loss : quantities[shown.what];
    return found ? decode(found) : [];
  });
  return Array.from(decode(ways.straight.t), (at, i) => [at, ...values.map((one) => one[i] ?? Number.NaN)]);
}

/** @param {string} way */
function wayWord(way) {
  if (way === "straight") return say("Straight line");
  if (way === "repaired") return say("Straight, channels repaired");
  return way === "aligned" ? say("Straight, channels aligned") : say("Bezier curve");
}

/** @param {InterpolationPanel} panel @returns {Pair[]} */
function facts({ facts: told }) {
  /** @type {(value: number) => string} */
  const short = (value) => number(Number(value.toPrecision(3)));
  /** @type {Pair[]} */
  const found = [];
  for (const [name, { name: end, loss, sampling }] of /** @type {[string, End][]} */ ([
    [say("From"), told.a],
    [say("To"), told.b],
  ])) {
    const error = sampling === null ? "" : ` ± ${short(sampling)}`;
    found.push([name, end || "–", say("loss") + (loss === null ? " –" : ` ${number(loss)}${error}`)]);
    if (loss !== null) found.push([say("Loss of {name}", { name: end || name }), number(loss) + error]);
  }
  for (const [way, barrier] of Object.entries(told.barriers))
    found.push([
      say("Barrier: {way}", { way: wayWord(way) }),
      barrier === null ? say("not finite") : short(barrier),
      say("The most by which a loss on the way exceeds the line between the losses of both ends"),
    ]);
  if (told.distance !== null) found.push([say("Distance"), short(told.distance)]);
  if (told.distance_before !== null && told.distance_aligned !== null)
    found.push([
      say("Distance, aligned"),
      `${short(told.distance_before)} → ${short(told.distance_aligned)}`,
      say("Of those parameters whose channels could change their order"),
    ]);
  if (told.curve_steps !== null)
    found.push([say("Curve trained for"), say("{count} steps", { count: told.curve_steps })]);
  found.push([say("Points"), whole(told.points)]);
  if (told.batch_norm) found.push([say("Batch norms"), told.batch_norm]);
  if (told.samples !== null) found.push([say("Samples"), whole(told.samples)]);
  if (told.parameters !== null) found.push([say("Parameters"), whole(told.parameters)]);
  if (told.seed !== null) found.push([say("Seed"), whole(told.seed)]);
  return found;
}
