// Parallel coordinates: one line a run, over axes that can be brushed, moved and turned round.
import { closest, element } from "../../frame/elements.mjs";
import { slotOf, toggleFocus } from "../../frame/focus.mjs";
import { state } from "../../frame/state.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import * as pens from "../../charts/pens.mjs";
import { Axis } from "./axis.mjs";
import { Chart } from "./chart.mjs";
import { covering, opacityFor } from "./density.mjs";
import { controls, speak } from "./zones.mjs";
import { hovered, nearestRun, pointAt } from "./hover.mjs";
import { columnOf, isShownAt, lineage, setBrush } from "./lineage.mjs";
import { ordered } from "./order.mjs";

/** @import {Pen} from "../../charts/pens.mjs" */
/** @import {Ordered} from "./order.mjs" */

const TOP = 46,
  BOTTOM = 40,
  LEFT = 84,
  RIGHT = 52,
  GAP_PX = 82,
  ABSENT_PX = 22;
const REACH_PX = 12; // from a line, for the pointer to mean it
const EDGE_PX = 6; // of a brush, to pull at
const PALE = 0.3; // how much is left of all lines that do not pass, however many lie over one another
const FAINT = 0.04 / PALE; // of one of them
const BEST_PX = 1.3,
  BEST = 0.95,
  LEAST_BEST = 0.12; // the best stay in front of the crowd

export class Parallel extends Chart {
  /** @param {HTMLElement} host */
  constructor(host) {
    super(host, "lineage-board");
    this.faint = this.board.appendChild(element("canvas", "faint"));
    this.lines = this.board.appendChild(element("canvas", "lines"));
    this.words = this.board.appendChild(element("canvas", "words"));
    this.top = this.board.appendChild(element("canvas", "top"));
    this.controls = this.board.appendChild(element("div"));
    /** @type {Axis[]} */
    this.axes = [];
    this.gap = GAP_PX;
    this.crowded = false;
    this.board.addEventListener("click", (event) => {
      if (closest(event.target, ".axis-zone, .axis-title", HTMLElement)) return;
      if (state.hover?.run !== undefined) toggleFocus(state.hover.run);
    });
  }

  title() {
    return say("Parallel coordinates");
  }

  columns() {
    return lineage.order;
  }

  /** @override */
  lay() {
    const count = lineage.order.length;
    const width = Math.max(this.host.clientWidth, LEFT + RIGHT + (count - 1) * GAP_PX);
    this.board.style.width = `${width}px`;
    const height = this.host.clientHeight,
      floor = height - BOTTOM;
    const gap = count > 1 ? (width - LEFT - RIGHT) / (count - 1) : 0;
    this.gap = gap || GAP_PX;
    this.axes = lineage.order.map((id, index) => {
      const axis = new Axis(columnOf(id), { flipped: lineage.flipped.has(id) });
      axis.x = count > 1 ? LEFT + index * gap : width / 2;
      return axis.lay(floor, TOP, floor + ABSENT_PX);
    });
    controls(this);
    this.crowded = false;
  }

  /** Every line faintly, once for all brushes. @param {Ordered} order */
  crowd({ faint, rest, best, crowd }) {
    this.faint.hidden = lineage.passing === null;
    if (this.crowded || this.faint.hidden) return;
    const pen = pens.take(this.faint);
    pen.lineWidth = 1;
    pen.strokeStyle = crowd;
    this.faint.style.opacity = String(PALE);
    const all = [...faint, ...rest, ...best];
    pen.globalAlpha = this.opacity(all, 1, FAINT);
    for (const i of all) this.line(pen, i);
    this.crowded = true;
  }

  /** @override */
  paint() {
    const pen = pens.take(this.lines),
      order = ordered(),
      { rest, best, colour, alpha } = order;
    this.crowd(order);
    pen.globalAlpha = this.opacity(rest, 1, alpha);
    for (const i of rest) {
      pen.strokeStyle = colour(i);
      pen.lineWidth = slotOf(lineage.runs[i]) < 0 ? 1 : 2;
      this.line(pen, i);
    }
    pen.globalAlpha = Math.max(LEAST_BEST, this.opacity(best, BEST_PX, BEST));
    for (const i of best) {
      pen.strokeStyle = colour(i);
      pen.lineWidth = slotOf(lineage.runs[i]) < 0 ? BEST_PX : 2.2;
      this.line(pen, i);
    }
    this.label();
    this.over();
    speak(this);
    super.paint();
  }

  /** How opaque lines are drawn. @param {number[]} lines @param {number} width @param {number} most */
  opacity(lines, width, most) {
    const heights = this.axes.map((axis) => axis.pixels);
    return opacityFor(covering(heights, lines, width), most);
  }

  /** @param {Pen} pen @param {number} i */
  line(pen, i) {
    pen.beginPath();
    this.axes.forEach((axis, k) => (k ? pen.lineTo(axis.x, axis.pixels[i]) : pen.moveTo(axis.x, axis.pixels[i])));
    if (this.axes.length === 1) {
      pen.moveTo(this.axes[0].x - 24, this.axes[0].pixels[i]);
      pen.lineTo(this.axes[0].x + 24, this.axes[0].pixels[i]);
    }
    pen.stroke();
  }

  /** Axes, words beside them, and brushes. */
  label() {
    const pen = pens.take(this.words),
      [line, text, surface, accent] = ["line-strong", "secondary", "surface", "accent"].map((name) => token(name));
    pen.font = `11px ${getComputedStyle(this.host).fontFamily}`;
    pen.textBaseline = "middle";
    pen.textAlign = "right";
    for (const axis of this.axes) {
      pen.strokeStyle = line;
      pen.lineWidth = 1;
      pen.beginPath();
      pen.moveTo(axis.x, TOP);
      pen.lineTo(axis.x, axis.absent - ABSENT_PX);
      pen.stroke();
      const marks = axis.ticks();
      if (axis.missing) marks.push({ at: axis.absent, text: axis.absentWord });
      pen.strokeStyle = surface;
      pen.lineWidth = 3.5;
      pen.fillStyle = text;
      for (const { at, text: word } of marks) {
        const shown = cut(pen, word, this.gap - 16);
        pen.globalAlpha = 0.85;
        pen.strokeText(shown, axis.x - 7, at);
        pen.globalAlpha = 1;
        pen.fillText(shown, axis.x - 7, at);
      }
      const brush = lineage.brushes.get(axis.column.id);
      for (const [from, to] of brush ? axis.covered(brush) : []) {
        pen.fillStyle = pen.strokeStyle = accent;
        pen.lineWidth = 1.5;
        pen.globalAlpha = 0.16;
        pen.fillRect(axis.x - 9, from, 18, to - from);
        pen.globalAlpha = 1;
        pen.strokeRect(axis.x - 9, from, 18, to - from);
      }
    }
  }

  over() {
    const pen = pens.take(this.top),
      i = hovered();
    if (i < 0 || !this.axes.length || !isShownAt(i)) return;
    for (const name of ["surface", "text"]) {
      pen.strokeStyle = token(name);
      pen.lineWidth = name === "text" ? 2 : 5;
      this.line(pen, i);
    }
    pen.fillStyle = token("surface");
    for (const axis of this.axes) {
      pen.beginPath();
      pen.arc(axis.x, axis.pixels[i], 3.5, 0, 7);
      pen.fill();
      pen.stroke();
    }
  }

  /** By their lines. @override @param {PointerEvent} event */
  point(event) {
    if (event.buttons || !this.axes.length) return;
    const box = this.board.getBoundingClientRect(),
      px = event.clientX - box.left,
      py = event.clientY - box.top;
    const last = this.axes.length - 1,
      next = this.axes.findIndex((axis) => axis.x >= px);
    const after = next < 0 ? last : Math.min(last, Math.max(1, next));
    const [one, other] = [this.axes[Math.max(0, after - 1)], this.axes[after]];
    const share = other.x > one.x ? Math.min(1, Math.max(0, (px - one.x) / (other.x - one.x))) : 0;
    if (px < one.x - REACH_PX || px > other.x + REACH_PX) {
      pointAt(null, event);
      return;
    }
    const found = nearestRun(REACH_PX, (i) => {
      const rise = other.pixels[i] - one.pixels[i];
      return Math.abs(one.pixels[i] + share * rise - py) / Math.hypot(1, rise / Math.max(1, other.x - one.x));
    });
    pointAt(found, event);
  }

  /**
   * What a press at a pixel of an axis does as it moves: draws, moves or stretches a brush.
   *
   * @param {Axis} axis
   * @param {number} from
   */
  press(axis, from) {
    const { id } = axis.column,
      held = lineage.brushes.get(id);
    const part = held && axis.covered(held).find(([low, high]) => from >= low - EDGE_PX && from <= high + EDGE_PX);
    const [low, high] = part ?? [from, from];
    let began = part ? null : from;
    if (part && from - low < EDGE_PX && high - low > 3 * EDGE_PX) began = high;
    if (part && high - from < EDGE_PX && high - low > 3 * EDGE_PX) began = low;
    return {
      move: (/** @type {number} */ to) =>
        setBrush(id, began === null ? axis.brushed(low + to - from, high + to - from) : axis.brushed(began, to)),
      click: () => {
        if (part) setBrush(id, null);
        else if (axis.missing && Math.abs(from - axis.absent) < 9)
          setBrush(id, axis.brushed(axis.absent - 1, axis.absent + 1));
      },
    };
  }

  /** Where each run's line crosses each axis, and what the axes' ends stand for. */
  model() {
    return {
      axes: this.axes.map((axis) => axis.model()),
      lines: Object.fromEntries(lineage.runs.map((run, i) => [run, this.axes.map((axis) => axis.pixels[i])])),
    };
  }
}

/** @param {Pen} pen @param {string} text @param {number} room */
function cut(pen, text, room) {
  if (pen.measureText(text).width <= room) return text;
  let kept = text.length;
  while (kept > 1 && pen.measureText(`${text.slice(0, kept)}…`).width > room) kept--;
  return `${text.slice(0, kept)}…`;
}
