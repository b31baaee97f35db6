// A card of curves: each run's own x and y, at the step that the page shows.
import { clashOf, colourOf, paintChip } from "../../frame/colours.mjs";
import { setProps } from "../../frame/clientside.mjs";
import { element, inside } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { fullName, writeName } from "../../frame/names.mjs";
import { nameOf } from "../../frame/given.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { state } from "../../frame/state.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import * as axes from "../../charts/axes.mjs";
import { lengths } from "../../charts/dashes.mjs";
import { decode } from "../../charts/encoded.mjs";
import * as pens from "../../charts/pens.mjs";
import { forgetSize, watchSize } from "../../charts/sizes.mjs";
import { when } from "../../charts/when.mjs";
import { endsOf, nearestPoint } from "./geometry.mjs";
import { areaText, savePicture } from "./picture.mjs";

/** @import {Encoded, Column} from "../../charts/encoded.mjs" */
/** @import {Scale} from "../../charts/axes.mjs" */
/** @import {AxisKind} from "../../charts/ticks.mjs" */
/** @import {Pen} from "../../charts/pens.mjs" */

/** @typedef {{step: number, x: Encoded, y: Encoded}} SentPoints */
/** @typedef {SentPoints & {run: string, points: number, area: number | null, earlier?: SentPoints[]}} SentLine */
/** @typedef {{key: string, title: string, xLabel: string, yLabel: string, isSquare: boolean, isNumbered: boolean, runs: number, lines: SentLine[]}} CurveAnswer queries/curves/card.py */
/** @typedef {{x: Column, y: Column}} Points */
/** @typedef {Points & {run: string, step: number, points: number, area: number | null, earlier: Points[]}} Line */
/** @typedef {{x: AxisKind, y: AxisKind}} Scales */
/** @typedef {{line: Line, i: number, px: number, py: number, distance: number}} Near a point of a line, and how far from the pointer */

const HEIGHT_PX = 280;
const LEGEND = 12; // runs that are named
const REACH_PX = 60; // from the pointer to a point, across, that is still told of
/** How the page wants its curves; the page writes it. @type {{scale: "linear" | "x" | "y" | "both", earlier: boolean, step: number | null}} */
export const VIEW = { scale: "linear", earlier: false, step: null };

export class CurveCard {
  /** @param {HTMLElement} card @param {HTMLElement} host */
  constructor(card, host) {
    this.card = card;
    this.host = host;
    this.drawn = false;
    this.gone = false;
    /** @type {CurveAnswer | null} */
    this.payload = null;
    /** @type {Line[]} */
    this.lines = [];
    /** @type {Scale | null} */
    this.scale = null;
    this.scales = scalesOf();
    /** @type {number | null} */
    this.walked = null; // where keys stand on the first line
    host.replaceChildren();
    this.upLabel = host.appendChild(element("div", "curve-up"));
    const body = host.appendChild(element("div", "curve-body")),
      side = body.appendChild(element("div", "curve-side"));
    this.area = side.appendChild(element("div", "curve-area"));
    this.area.style.height = `${HEIGHT_PX}px`;
    this.below = this.area.appendChild(element("canvas", "below"));
    this.over = this.area.appendChild(element("canvas", "over"));
    this.acrossLabel = side.appendChild(element("div", "curve-across"));
    this.legend = body.appendChild(element("ul", "curve-legend"));
    this.foot = host.appendChild(element("div", "card-foot"));
    this.action(say("CSV"), say("Save every point of these curves"), () => this.saveTable());
    this.action(say("PNG"), say("Save what is shown as a picture"), () => savePicture(this));
    this.wire();
    watchSize(this.area, () => {
      if (this.payload) this.draw();
    });
  }

  /** @param {string} word @param {string} title @param {() => void} act */
  action(word, title, act) {
    const button = this.foot.appendChild(element("button", "button small", word));
    button.title = title;
    button.setAttribute("aria-label", `${word}: ${this.tag}`);
    button.addEventListener("click", act);
  }

  get tag() {
    return this.card.dataset.tag ?? "";
  }

  /** Nothing is zoomed into. */
  get window() {
    return null;
  }

  destroy() {
    this.gone = true;
    forgetSize(this.area);
    this.leave();
    this.host.replaceChildren();
  }

  /** @param {CurveAnswer} payload */
  take(payload) {
    this.payload = payload;
    const points = (/** @type {SentPoints} */ { x, y }) => ({ x: decode(x), y: decode(y) });
    this.lines = payload.lines.map((line) => ({
      ...points(line),
      run: line.run,
      step: line.step,
      points: line.points,
      area: line.area,
      earlier: (line.earlier ?? []).map(points),
    }));
    this.scales = scalesOf();
  }

  /** The runs in focus, in their order. */
  get focus() {
    return this.lines.filter(({ run }) => slotOf(run) >= 0).sort((one, other) => slotOf(one.run) - slotOf(other.run));
  }

  /** Those that are told of: in focus, or all where none is. */
  get told() {
    const { focus } = this;
    return focus.length ? focus : this.lines;
  }

  async draw() {
    if (this.gone || !this.payload || !this.host.isConnected) return;
    this.describe();
    const { isSquare } = this.payload,
      { width: room } = this.host.getBoundingClientRect();
    this.host.classList.toggle("square", isSquare && !this.isLog);
    await null; // the others are measured
    const width = this.area.clientWidth;
    if (room > 0 && width > 0 && !this.gone) this.paint({ width, height: this.area.clientHeight });
    this.drawn = true; // folded away: its next size draws it
  }

  get isLog() {
    return this.scales.x === "log" || this.scales.y === "log";
  }

  /** @param {import("../../charts/sizes.mjs").Size} size */
  paint(size) {
    const all = this.lines.flatMap((line) => [line, ...line.earlier]),
      isUnit = this.payload?.isSquare && !this.isLog;
    const x = isUnit
        ? { kind: this.scales.x, ends: UNIT }
        : endsOf(
            all.map((one) => one.x),
            this.scales.x,
          ),
      y = isUnit
        ? { kind: this.scales.y, ends: UNIT }
        : endsOf(
            all.map((one) => one.y),
            this.scales.y,
          );
    const { left, height } = axes.lay(size, { x, y });
    const right = isUnit ? Math.max(12, size.width - left - height) : 12; // as wide as high
    this.scale = axes.lay(size, { x, y, right });
    const pen = pens.take(this.below, size),
      { scale } = this;
    axes.frame(pen, scale);
    pens.clip(pen, scale);
    axes.grid(pen, scale);
    this.crowd(pen, scale);
    for (const line of this.focus) this.own(pen, scale, line);
    pens.take(this.over, size);
  }

  /** @param {Pen} pen @param {Scale} scale */
  crowd(pen, scale) {
    const { focus } = this,
      rest = this.lines.filter(({ run }) => slotOf(run) < 0);
    pen.strokeStyle = token("crowd");
    pen.globalAlpha = focus.length ? 0.55 : 1;
    pen.lineWidth = 1;
    for (const { x, y } of rest) pens.line(pen, scale, x, y, pens.DOT_PX);
    pen.globalAlpha = 1;
  }

  /** @param {Pen} pen @param {Scale} scale @param {Line} line */
  own(pen, scale, line) {
    pen.strokeStyle = colourOf(line.run);
    pen.lineWidth = 1;
    line.earlier.forEach(({ x, y }, i) => {
      pen.globalAlpha = 0.16 + (0.3 * (i + 1)) / line.earlier.length;
      pens.line(pen, scale, x, y, pens.DOT_PX);
    });
    pen.globalAlpha = 1;
    pen.strokeStyle = token("surface");
    pen.lineWidth = 4.5;
    pens.line(pen, scale, line.x, line.y);
    pen.strokeStyle = colourOf(line.run);
    pen.lineWidth = 2;
    pen.setLineDash(lengths(clashOf(line.run)));
    pens.line(pen, scale, line.x, line.y, pens.DOT_PX);
    pen.setLineDash([]);
  }

  // --- words

  describe() {
    const { payload } = this;
    if (!payload) return;
    const { title, xLabel, yLabel, isNumbered, runs } = payload,
      steps = new Set(this.lines.map(({ step }) => step));
    this.upLabel.textContent = yLabel || "y";
    this.acrossLabel.textContent = xLabel || "x";
    /** @type {[words: string, tone?: string][]} */
    const facts = [];
    if (title && title !== this.tag) facts.push([title]);
    if (steps.size === 1) facts.push([when([...steps][0], isNumbered)]);
    if (runs > this.lines.length)
      facts.push([
        say("{shown} of {all} runs, those in focus first", { shown: this.lines.length, all: whole(runs) }),
        "quiet",
      ]);
    const points = this.lines.reduce((sum, line) => sum + line.points, 0),
      drawn = this.lines.reduce((sum, line) => sum + line.x.length, 0);
    if (drawn < points)
      facts.push([say("{drawn} of {all} points keep the shape", { drawn: whole(drawn), all: whole(points) }), "quiet"]);
    if (!this.lines.length) facts.push([say("No run that the filter lets through has this tag")]);
    const stats = inside(this.card, ".stats", HTMLElement);
    stats.replaceChildren(
      ...facts.map(([words, tone = ""]) => Object.assign(element("span", tone, words), { title: words })),
    );
    this.card.dataset.runs = String(runs);
    this.tellLegend(steps.size > 1);
    const words = this.told
      .slice(0, LEGEND)
      .map(({ run, area }) => (area === null ? nameOf(run) : `${nameOf(run)}: ${areaText(area)}`));
    const label = [
      say("Curves of {tag}, {count} runs", { tag: this.tag, count: this.lines.length }),
      ...facts.map(([text]) => text),
      ...words,
    ];
    this.card.setAttribute("aria-label", label.join(", "));
    this.area.setAttribute("aria-label", label.join(", "));
  }

  /** @param {boolean} withSteps */
  tellLegend(withSteps) {
    const { told } = this;
    const rows = told.slice(0, LEGEND).map(({ run, area, step }) => {
      const row = element("li"),
        chip = element("span", "chip"),
        name = element("span", "run-name");
      paintChip(chip, colourOf(run), clashOf(run));
      writeName(name, run);
      row.title = fullName(run);
      row.append(chip, name);
      if (withSteps) row.append(element("span", "faint", when(step, this.payload?.isNumbered ?? false)));
      if (area !== null) row.append(element("span", "number", areaText(area)));
      return row;
    });
    const more = this.lines.length - rows.length;
    if (more > 0) rows.push(element("li", "faint", say("{count} runs more", { count: whole(more) })));
    this.legend.replaceChildren(...rows);
  }

  // --- what is pointed at

  wire() {
    const { area } = this;
    area.tabIndex = 0;
    area.setAttribute("role", "application");
    area.setAttribute("aria-roledescription", say("chart"));
    area.addEventListener("mousemove", (event) => {
      const box = area.getBoundingClientRect();
      this.point(event.clientX - box.left, event.clientY - box.top);
    });
    area.addEventListener("mouseleave", () => this.leave());
    area.addEventListener("blur", () => this.leave());
    area.addEventListener("keydown", (event) => this.press(event));
  }

  /** The points nearest to a place, the nearest first. @param {number} px @param {number} py @returns {Near[]} */
  near(px, py) {
    const { scale } = this;
    if (!scale) return [];
    return this.told
      .flatMap((line) => {
        const found = nearestPoint(scale, line, px, py);
        return found && Math.abs(found.px - px) <= REACH_PX ? [{ line, ...found }] : [];
      })
      .sort((one, other) => one.distance - other.distance);
  }

  /** @param {number} px @param {number} py */
  point(px, py) {
    const { scale } = this,
      found = this.near(px, py).slice(0, LEGEND);
    if (!scale || !found.length) {
      this.leave();
      return;
    }
    const pen = pens.take(this.over, { width: this.area.clientWidth, height: this.area.clientHeight });
    pens.clip(pen, scale);
    for (const near of found.toReversed()) {
      pen.fillStyle = token("surface");
      pen.strokeStyle = slotOf(near.line.run) < 0 ? token("text") : colourOf(near.line.run);
      pen.lineWidth = 2;
      pen.beginPath();
      pen.arc(near.px, near.py, near === found[0] ? 4.5 : 3, 0, 7);
      pen.fill();
      pen.stroke();
    }
    const box = document.getElementById("readout");
    if (!box) return;
    box.replaceChildren(...this.readout(found));
    box.hidden = false;
    const frame = this.area.getBoundingClientRect(),
      { offsetWidth: width, offsetHeight: height } = box;
    const at = frame.left + px,
      left = at + 18 + width > innerWidth ? at - 18 - width : at + 18;
    box.style.left = `${Math.max(8, left)}px`;
    box.style.top = `${Math.min(Math.max(8, frame.top + py + 14), innerHeight - height - 8)}px`;
  }

  /** @param {Near[]} found */
  readout(found) {
    const { xLabel = "", yLabel = "" } = this.payload ?? {};
    const head = element("div", "curve-read-head");
    head.append(element("span", "", `${xLabel || "x"} · ${yLabel || "y"}`));
    return [
      head,
      ...found.map(({ line, i }) => {
        const row = element("div", "curve-read"),
          side = element("span", "curve-read-run"),
          chip = element("span", "chip"),
          name = element("span", "run-name");
        paintChip(chip, colourOf(line.run), clashOf(line.run));
        writeName(name, line.run);
        side.append(chip, name);
        row.append(side, element("b", "", `${number(line.x[i])} · ${number(line.y[i])}`));
        return row;
      }),
    ];
  }

  leave() {
    this.walked = null;
    const box = document.getElementById("readout");
    if (box?.querySelector(".curve-read")) box.hidden = true;
    if (this.scale) pens.take(this.over, { width: this.area.clientWidth, height: this.area.clientHeight });
  }

  /** Left and right walk along the first line. @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [line] = this.told,
      { scale } = this;
    if (!line || !scale) return;
    if (event.key === "Escape") {
      this.leave();
      return;
    }
    const last = line.x.length - 1,
      pace = event.shiftKey ? 10 : 1,
      at = this.walked ?? -1;
    const next = { ArrowRight: at + pace, ArrowLeft: at - pace, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const i = Math.min(last, Math.max(0, next));
    const [px, py] = [scale.x(line.x[i]), scale.y(line.y[i])];
    if (Number.isFinite(px) && Number.isFinite(py)) this.point(px, py);
    this.walked = i;
  }

  // --- what is saved

  saveTable() {
    saves += 1;
    const runs = this.lines.map(({ run }) => run);
    setProps("curves-wanted", {
      data: { tag: this.tag, step: VIEW.step, runs, focus: state.slots.filter((run) => run !== null), saves },
    });
  }

  /** What is drawn, by run: for tests, and for a look from the console. @returns {Record<string, object>} */
  model() {
    return Object.fromEntries(
      this.lines.map((line) => [
        line.run,
        {
          x: Array.from(line.x),
          y: Array.from(line.y),
          step: line.step,
          area: line.area,
          earlier: line.earlier.length,
          colour: colourOf(line.run),
        },
      ]),
    );
  }
}

let saves = 0; // the same may be saved twice
/** @type {[number, number]} */
const UNIT = [-0.005, 1.005]; // so that a line along the edge is seen whole

/** @returns {Scales} */
function scalesOf() {
  const { scale } = VIEW;
  return {
    x: scale === "x" || scale === "both" ? "log" : "linear",
    y: scale === "y" || scale === "both" ? "log" : "linear",
  };
}
