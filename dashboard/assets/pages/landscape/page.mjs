// The landscape page: contours of each run beside each other, their facts, and their numbers.
import { register } from "../../frame/clientside.mjs";
import { element, inside } from "../../frame/elements.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, isShown, on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { ask, drawCards } from "../../charts/cards.mjs";
import { decode } from "../../charts/encoded.mjs";
import { Panels } from "../../charts/panels.mjs";
import { tableOf } from "../../charts/tables.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Fact, Panel} from "../../charts/panels.mjs" */

/**
 * What queries/landscape.py says of a run.
 *
 * @typedef {object} LandscapeFacts
 * @property {number} step
 * @property {number} recorded how many landscapes the run has
 * @property {string} interval
 * @property {string} decomposition
 * @property {string} unit
 * @property {[number, number]} size along x and y
 * @property {number | null} lowest
 * @property {number | null} highest
 * @property {number} odd values that are not finite
 * @property {number} not_positive
 * @property {number} path how many points it has
 * @property {[number, number, number] | null} end of the path: x, y and the loss
 */
/** @typedef {Panel & {facts: LandscapeFacts, every: [number, number], surface: {x: Encoded, y: Encoded, z: Encoded}, path: Encoded[]}} LandscapePanel `path` has x, y, the loss and the step of each point, `surface` the losses row by row */

const VIEW = { colour: "linear", scale: "own" };
const MOST_IN_TABLE = 64; // rows and columns of a surface; the CSV has all

/** @extends {Panels<LandscapePanel, {}>} */
class Landscapes extends Panels {
  /** @type {WeakMap<Element, LandscapePanel>} */
  told = new WeakMap(); // what stands below the chart of a frame

  /** @param {string} run @override */
  frame(run) {
    const frame = super.frame(run);
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
      inside(frame, ":scope > .landscape-facts", HTMLElement).replaceChildren(
        ...facts(panel).map(([name, value]) => {
          const pair = element("div", "");
          pair.append(element("dt", "", name), element("dd", "", value));
          return pair;
        }),
      );
      if (fold.open) this.fill(inside(fold, ".table-scroll", HTMLElement), panel);
      chart.setAttribute("role", "img");
      chart.setAttribute(
        "aria-label",
        facts(panel)
          .map((fact) => fact.join(" "))
          .join(", "),
      );
    }
    return super.paint(Plotly, frame, panel);
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
          [unit(panel), say("direction 1"), say("direction 2"), say("loss")],
          Array.from(steps, (step, i) => [whole(step), number(x[i]), number(y[i]), number(z[i])]),
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

/** @param {LandscapePanel} panel */
function unit({ facts: { unit: word } }) {
  return word === "epoch" ? say("Epoch") : say("Step");
}

/** @param {LandscapePanel} panel */
function facts(panel) {
  const { interval, decomposition, size, lowest, highest, path, end } = panel.facts;
  const found = [
    [say("Interval"), interval === "final" ? say("final") : interval],
    [say("Directions"), decomposition || "–"],
    [say("Unit"), unit(panel)],
    [say("Points"), `${whole(size[0])} × ${whole(size[1])}`],
    [say("Lowest loss"), number(lowest)],
    [say("Highest loss"), number(highest)],
  ];
  if (path) found.push([say("Path"), say("{count} points", { count: whole(path) })]);
  if (end) found.push([say("Loss at the end"), number(end[2])]);
  return found;
}

drawCards("landscape", Landscapes, () => ({
  ...VIEW,
  focus: state.slots.filter((run) => run !== null),
  runs: state.matches === null && state.runs.every(isShown) ? null : state.runs.filter(isShown),
}));
on((what) => {
  if (what === "focus" && pageName() === "landscape") ask();
});

register("landscape", {
  /** @param {string} colour @param {string} scale */
  view(colour, scale) {
    Object.assign(VIEW, { colour, scale });
    changed("view");
    return "";
  },
});
