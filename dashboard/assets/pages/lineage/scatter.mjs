// Scatter: one point a run, by two columns and coloured by a third.
import { element } from "../../frame/elements.mjs";
import { slotOf, toggleFocus } from "../../frame/focus.mjs";
import { number } from "../../frame/numbers.mjs";
import { followPress } from "../../frame/press.mjs";
import { state } from "../../frame/state.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import * as pens from "../../charts/pens.mjs";
import { nearest } from "../../charts/series.mjs";
import { Axis } from "./axis.mjs";
import { Chart } from "./chart.mjs";
import { hovered, nearestRun, pointAt } from "./hover.mjs";
import { columnOf, isShownAt, judged, lineage, renew, TARGET } from "./lineage.mjs";
import { ordered, shades } from "./order.mjs";

/** @import {Pen} from "../../charts/pens.mjs" */
/** @import {Part} from "./axis.mjs" */
/** @import {LineageColumn} from "./columns.mjs" */
/** @typedef {{x: Axis, y: Axis, third: LineageColumn, shades: string[] | null}} Laid a colour a run; null for their classes */

const LEFT = 92,
  RIGHT = 22,
  TOP = 22,
  BOTTOM = 62,
  ABSENT_PX = 20;
const REACH_PX = 14,
  STILL_PX = 4,
  RADIUS = 3.5,
  FAINT = 0.06,
  SLOTS = state.slots.length;

export class Scatter extends Chart {
  /** @param {HTMLElement} host */
  constructor(host) {
    super(host, "lineage-board scatter");
    this.dots = this.board.appendChild(element("canvas", "lines"));
    this.top = this.board.appendChild(element("canvas", "top"));
    this.key = this.board.appendChild(element("div", "scatter-key"));
    /** @type {Laid | null} */
    this.plan = null;
    this.board.addEventListener("pointerdown", (event) => this.press(event));
  }

  title() {
    return say("Scatter");
  }

  columns() {
    const { x, y, third } = this.laid;
    return [...new Set([x.column.id, y.column.id]), third.id];
  }

  /** What `lay` found last. */
  get laid() {
    return this.plan ?? this.lay();
  }

  /** The columns asked for, or those that tell most. @override @returns {Laid} */
  lay() {
    const { scatter, columns } = lineage;
    const numeric = lineage.order.filter((id) => id !== TARGET);
    const usual = { x: lineage.importance.found[0]?.name ?? numeric[0] ?? TARGET, y: TARGET, colour: TARGET };
    const chosen = (/** @type {"x" | "y" | "colour"} */ axis) =>
      columns.get(scatter[axis]) ?? columns.get(usual[axis]) ?? columnOf(TARGET);
    const { clientWidth: width, clientHeight: height } = this.host;
    this.board.style.width = "100%";
    const floor = height - BOTTOM;
    const x = new Axis(chosen("x"), { scale: scatter.xscale }).lay(LEFT, width - RIGHT, LEFT - ABSENT_PX);
    const y = new Axis(chosen("y"), { scale: scatter.yscale }).lay(floor, TOP, floor + ABSENT_PX);
    const third = chosen("colour");
    this.plan = { x, y, third, shades: third.id === TARGET ? null : this.shade(third) };
    return this.plan;
  }

  /** A colour a run by the third column: eight classes of numbers, or a colour a text. @param {LineageColumn} third */
  shade({ values, known, kind }) {
    const crowd = token("crowd"),
      ramp = shades();
    if (kind === "text") {
      return Array.from(values, (code) => (code >= 0 && code < SLOTS ? token(`run-${code}`) : crowd));
    }
    const held = [...values].filter(known).sort((a, b) => a - b);
    return Array.from(values, (v) => {
      if (!known(v)) return crowd;
      let rank = nearest(held, v);
      while (rank > 0 && held[rank - 1] === v) rank--;
      return ramp[Math.min(ramp.length - 1, Math.floor((rank * ramp.length) / held.length))];
    });
  }

  /** @override */
  paint() {
    const pen = pens.take(this.dots),
      { faint, rest, best, colour, crowd, alpha } = ordered(),
      { shades: own } = this.laid;
    this.frame(pen);
    const tint = own ? (/** @type {number} */ i) => own[i] : colour;
    pen.globalAlpha = FAINT;
    pen.fillStyle = crowd;
    for (const i of faint) this.dot(pen, i);
    pen.globalAlpha = Math.max(0.45, alpha);
    for (const i of rest) {
      pen.fillStyle = tint(i);
      this.dot(pen, i);
    }
    pen.globalAlpha = 1;
    for (const i of best) {
      pen.fillStyle = tint(i);
      this.dot(pen, i);
    }
    this.legend();
    this.over();
    super.paint();
  }

  /** @param {Pen} pen @param {number} i */
  dot(pen, i) {
    const { x, y } = this.laid;
    pen.beginPath();
    pen.arc(x.pixels[i], y.pixels[i], slotOf(lineage.runs[i]) < 0 ? RADIUS : RADIUS + 1.5, 0, 7);
    pen.fill();
  }

  /** @param {Pen} pen */
  frame(pen) {
    const { x, y } = this.laid;
    const [grid, text, strong] = ["line", "faint", "text"].map((name) => token(name));
    const floor = y.start,
      right = x.end,
      font = getComputedStyle(this.host).fontFamily;
    pen.font = `11px ${font}`;
    pen.strokeStyle = grid;
    pen.fillStyle = text;
    const mark = (/** @type {Axis} */ axis) =>
      axis.missing ? [...axis.ticks(), { at: axis.absent, text: axis.absentWord }] : axis.ticks();
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    for (const { at, text: word } of mark(y)) {
      pen.strokeRect(LEFT, Math.round(at) + 0.5, right - LEFT, 0);
      pen.fillText(word.length > 14 ? `${word.slice(0, 13)}…` : word, LEFT - ABSENT_PX - 8, at);
    }
    pen.textAlign = "center";
    pen.textBaseline = "top";
    for (const { at, text: word } of mark(x)) {
      pen.strokeRect(Math.round(at) + 0.5, TOP, 0, floor - TOP);
      pen.fillText(word.length > 14 ? `${word.slice(0, 13)}…` : word, at, floor + ABSENT_PX + 8);
    }
    pen.fillStyle = strong;
    pen.font = `600 12px ${font}`;
    pen.fillText(x.column.title, (LEFT + right) / 2, floor + ABSENT_PX + 23);
    pen.textAlign = "left";
    pen.fillText(y.column.title, 8, 3);
  }

  /** What the colours mean. */
  legend() {
    const { third, shades: own } = this.laid,
      levels = third.levels ?? [];
    /** @type {(string | HTMLElement)[]} */
    const parts = [element("b", "", third.title)];
    const chips = own
      ? levels.slice(0, SLOTS).map((level, code) => [token(`run-${code}`), level])
      : judged().direction
        ? [[token("run-1"), say("best 3 %")]]
        : [];
    if (third.kind !== "text") {
      const bar = element("i", "scatter-ramp");
      const ramp = shades();
      const better = !own && judged().direction < 0 ? [...ramp].reverse() : ramp;
      bar.style.background = `linear-gradient(90deg, ${better.join(", ")})`;
      parts.push(number(third.lowest), bar, number(third.highest));
    }
    for (const [colour, word] of chips) {
      const chip = element("span", "chip");
      chip.style.background = colour;
      parts.push(chip, word);
    }
    if (levels.length > SLOTS) parts.push(say("{count} more in grey", { count: levels.length - SLOTS }));
    this.key.replaceChildren(...parts);
  }

  /** The pixels of the brushes on both columns; a column without one is covered whole. */
  boxes() {
    const { x, y } = this.laid;
    /** @param {Axis} axis @returns {Part[]} */
    const parts = (axis) => {
      const brush = lineage.brushes.get(axis.column.id);
      return brush ? axis.covered(brush) : [[Math.min(axis.start, axis.end), Math.max(axis.start, axis.end)]];
    };
    if (![x, y].some(({ column }) => lineage.brushes.has(column.id))) return [];
    return parts(x).flatMap(([left, right]) =>
      parts(y).map(([top, bottom]) => ({ left, top, width: right - left, height: bottom - top })),
    );
  }

  over() {
    const pen = pens.take(this.top),
      accent = token("accent");
    pen.fillStyle = pen.strokeStyle = accent;
    for (const { left, top, width, height } of this.boxes()) {
      pen.globalAlpha = 0.1;
      pen.fillRect(left, top, width, height);
      pen.globalAlpha = 1;
      pen.strokeRect(left, top, width, height);
    }
    const i = hovered(),
      { x, y } = this.laid;
    if (i < 0 || !isShownAt(i)) return;
    for (const name of ["surface", "text"]) {
      pen.fillStyle = token(name);
      pen.beginPath();
      pen.arc(x.pixels[i], y.pixels[i], name === "text" ? 6 : 8, 0, 7);
      pen.fill();
    }
  }

  /** @param {PointerEvent} event */
  pixelsOf(event) {
    const box = this.board.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** By their points. @override @param {PointerEvent} event */
  point(event) {
    if (event.buttons) return;
    const [px, py] = this.pixelsOf(event),
      { x, y } = this.laid;
    const found = nearestRun(REACH_PX, (i) => Math.hypot(x.pixels[i] - px, y.pixels[i] - py));
    pointAt(found, event);
  }

  /** A drag brushes both columns; a click takes the brush away, or puts a run in focus. @param {PointerEvent} event */
  press(event) {
    if (event.button) return;
    const [x, y] = this.pixelsOf(event),
      { x: across, y: upward } = this.laid;
    let far = false;
    this.board.setPointerCapture(event.pointerId);
    followPress(
      event,
      (/** @type {PointerEvent} */ e) => {
        const [px, py] = this.pixelsOf(e);
        far ||= Math.hypot(px - x, py - y) >= STILL_PX;
        if (!far) return;
        lineage.brushes.delete(across.column.id);
        const sides = [
          { id: across.column.id, brush: across.brushed(x, px) },
          { id: upward.column.id, brush: upward.brushed(y, py) },
        ];
        for (const { id, brush } of sides)
          if (brush) lineage.brushes.set(id, brush);
          else lineage.brushes.delete(id);
        renew({ axes: false });
      },
      (/** @type {PointerEvent} */ e) => {
        if (far || e.type !== "pointerup") return;
        if (state.hover?.run !== undefined) {
          toggleFocus(state.hover.run);
          return;
        }
        for (const { column } of [across, upward]) lineage.brushes.delete(column.id);
        renew({ axes: false });
      },
    );
  }

  model() {
    const { x, y, third } = this.laid;
    return {
      axes: [x.model(), y.model()],
      colour: third.id,
      points: Object.fromEntries(lineage.runs.map((run, i) => [run, [x.pixels[i], y.pixels[i]]])),
    };
  }
}
