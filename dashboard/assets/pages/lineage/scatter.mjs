// Scatter: one point a run, by two columns and coloured by a third.
import { slotOf, toggleFocus } from "../../frame/focus.mjs";
import { number } from "../../frame/numbers.mjs";
import { followPress } from "../../frame/press.mjs";
import { state } from "../../frame/state.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import * as pens from "../../charts/pens.mjs";
import { nearest } from "../../charts/series.mjs";
import { Axis } from "./axis.mjs";
import { pointAt } from "./hover.mjs";
import { isActiveAt, isShownAt, lineage, renew, shades, TARGET } from "./lineage.mjs";
import { ordered } from "./order.mjs";

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

export class Scatter {
  constructor(host) {
    this.host = host;
    host.replaceChildren();
    this.board = host.appendChild(document.createElement("div"));
    this.board.className = "lineage-board scatter";
    [this.dots, this.top] = ["lines", "top"].map((name) => {
      const canvas = this.board.appendChild(document.createElement("canvas"));
      canvas.className = name;
      return canvas;
    });
    this.key = this.board.appendChild(document.createElement("div"));
    this.key.className = "scatter-key";
    this.resize = new ResizeObserver(() => {
      this.lay();
      this.paint();
    });
    this.resize.observe(host);
    this.board.addEventListener("pointermove", (event) => this.point(event));
    this.board.addEventListener("pointerleave", (event) => pointAt(null, event));
    this.board.addEventListener("pointerdown", (event) => this.press(event));
  }

  destroy() {
    this.resize.disconnect();
    this.host.replaceChildren();
  }

  title() {
    return say("Scatter");
  }

  columns() {
    return [...new Set([this.x, this.y].filter(Boolean).map(({ column }) => column.id)), this.third.id];
  }

  /** The columns asked for, or those that tell most. */
  lay() {
    const { scatter, columns } = lineage;
    const numeric = lineage.order.filter((id) => id !== TARGET);
    const usual = { x: lineage.judged.importance.found[0]?.name ?? numeric[0] ?? TARGET, y: TARGET, colour: TARGET };
    const chosen = (axis) =>
      columns.get(columns.has(scatter[axis]) ? scatter[axis] : usual[axis]) ?? columns.get(TARGET);
    const { clientWidth: width, clientHeight: height } = this.host;
    this.board.style.width = "100%";
    const floor = height - BOTTOM;
    this.x = new Axis(chosen("x"), { scale: scatter.xscale }).lay(LEFT, width - RIGHT, LEFT - ABSENT_PX);
    this.y = new Axis(chosen("y"), { scale: scatter.yscale }).lay(floor, TOP, floor + ABSENT_PX);
    this.third = chosen("colour");
    this.shades = this.third.id === TARGET ? null : this.shade();
  }

  /** A colour a run by the third column: eight classes of numbers, or a colour a text. */
  shade() {
    const { values, known, kind } = this.third,
      crowd = token("crowd"),
      ramp = shades();
    if (kind === "text") {
      return Array.from(values, (code) => (code >= 0 && code < SLOTS ? token(`run-${code}`) : crowd));
    }
    const held = [...values].filter(known).sort((a, b) => a - b);
    return Array.from(values, (v) => {
      if (!known(v)) return crowd;
      let place = nearest(held, v);
      while (place > 0 && held[place - 1] === v) place--;
      return ramp[Math.min(ramp.length - 1, Math.floor((place * ramp.length) / held.length))];
    });
  }

  paint() {
    const pen = pens.take(this.dots),
      { faint, rest, best, colour, crowd, alpha } = ordered();
    this.frame(pen);
    const tint = this.shades ? (i) => this.shades[i] : colour;
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
    this.painted = true;
  }

  dot(pen, i) {
    pen.beginPath();
    pen.arc(this.x.pixels[i], this.y.pixels[i], slotOf(lineage.runs[i]) < 0 ? RADIUS : RADIUS + 1.5, 0, 7);
    pen.fill();
  }

  frame(pen) {
    const [grid, text, strong] = ["line", "faint", "text"].map((name) => token(name));
    const floor = this.y.start,
      right = this.x.end,
      font = getComputedStyle(this.host).fontFamily;
    pen.font = `11px ${font}`;
    pen.strokeStyle = grid;
    pen.fillStyle = text;
    const mark = (axis) =>
      axis.missing ? [...axis.ticks(), { at: axis.absent, text: axis.absentWord }] : axis.ticks();
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    for (const { at, text: word } of mark(this.y)) {
      pen.strokeRect(LEFT, Math.round(at) + 0.5, right - LEFT, 0);
      pen.fillText(word.length > 14 ? `${word.slice(0, 13)}…` : word, LEFT - ABSENT_PX - 8, at);
    }
    pen.textAlign = "center";
    pen.textBaseline = "top";
    for (const { at, text: word } of mark(this.x)) {
      pen.strokeRect(Math.round(at) + 0.5, TOP, 0, floor - TOP);
      pen.fillText(word.length > 14 ? `${word.slice(0, 13)}…` : word, at, floor + ABSENT_PX + 8);
    }
    pen.fillStyle = strong;
    pen.font = `600 12px ${font}`;
    pen.fillText(this.x.column.title, (LEFT + right) / 2, floor + ABSENT_PX + 23);
    pen.textAlign = "left";
    pen.fillText(this.y.column.title, 8, 3);
  }

  /** What the colours mean. */
  legend() {
    const { title, kind, levels } = this.third;
    const parts = [Object.assign(document.createElement("b"), { textContent: title })];
    const chips = !this.shades
      ? [[token("run-1"), say("best 3 %")]]
      : kind === "text"
        ? levels.slice(0, SLOTS).map((level, code) => [token(`run-${code}`), level])
        : [];
    if (kind !== "text") {
      const bar = Object.assign(document.createElement("i"), { className: "scatter-ramp" });
      const ramp = shades();
      const better = !this.shades && lineage.judged.direction < 0 ? [...ramp].reverse() : ramp;
      bar.style.background = `linear-gradient(90deg, ${better.join(", ")})`;
      parts.push(number(this.third.lowest), bar, number(this.third.highest));
    }
    for (const [colour, word] of chips) {
      const chip = Object.assign(document.createElement("span"), { className: "chip" });
      chip.style.background = colour;
      parts.push(chip, word);
    }
    if (kind === "text" && levels.length > SLOTS)
      parts.push(say("{count} more in grey", { count: levels.length - SLOTS }));
    this.key.replaceChildren(...parts);
  }

  /** The pixels of the brushes on both columns; a column without one is covered whole. */
  boxes() {
    const parts = (axis) => {
      const brush = lineage.brushes.get(axis.column.id);
      return brush ? axis.covered(brush) : [[Math.min(axis.start, axis.end), Math.max(axis.start, axis.end)]];
    };
    if (![this.x, this.y].some(({ column }) => lineage.brushes.has(column.id))) return [];
    return parts(this.x).flatMap(([left, right]) =>
      parts(this.y).map(([top, bottom]) => [left, top, right - left, bottom - top]),
    );
  }

  over() {
    if (!this.x) return;
    const pen = pens.take(this.top),
      accent = token("accent");
    pen.fillStyle = pen.strokeStyle = accent;
    for (const box of this.boxes()) {
      pen.globalAlpha = 0.1;
      pen.fillRect(...box);
      pen.globalAlpha = 1;
      pen.strokeRect(...box);
    }
    const i = lineage.runs.indexOf(state.hover?.run);
    if (i < 0 || !isShownAt(i)) return;
    for (const [name, radius] of [
      ["surface", 8],
      ["text", 6],
    ]) {
      pen.fillStyle = token(name);
      pen.beginPath();
      pen.arc(this.x.pixels[i], this.y.pixels[i], radius, 0, 7);
      pen.fill();
    }
  }

  place(event) {
    const box = this.board.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  point(event) {
    if (event.buttons || !this.x) return;
    const [px, py] = this.place(event);
    let found = null,
      reach = REACH_PX;
    lineage.runs.forEach((run, i) => {
      if (!isActiveAt(i)) return;
      const away = Math.hypot(this.x.pixels[i] - px, this.y.pixels[i] - py);
      if (away < reach) {
        reach = away;
        found = run;
      }
    });
    pointAt(found, event);
  }

  /** A drag brushes both columns; a click takes the brush away, or puts a run in focus. */
  press(event) {
    if (event.button) return;
    const [x, y] = this.place(event),
      { x: across, y: upward } = this;
    let far = false;
    this.board.setPointerCapture(event.pointerId);
    followPress(
      event,
      (e) => {
        const [px, py] = this.place(e);
        far ||= Math.hypot(px - x, py - y) >= STILL_PX;
        if (!far) return;
        lineage.brushes.delete(across.column.id);
        const sides = [
          [across.column.id, across.brushed(x, px)],
          [upward.column.id, upward.brushed(y, py)],
        ];
        for (const [id, brush] of sides)
          if (brush) lineage.brushes.set(id, brush);
          else lineage.brushes.delete(id);
        renew({ axes: false });
      },
      (e) => {
        if (far || e.type !== "pointerup") return;
        if (state.hover) {
          toggleFocus(state.hover.run);
          return;
        }
        for (const { column } of [across, upward]) lineage.brushes.delete(column.id);
        renew({ axes: false });
      },
    );
  }

  model() {
    return {
      axes: [this.x.model(), this.y.model()],
      colour: this.third.id,
      points: Object.fromEntries(lineage.runs.map((run, i) => [run, [this.x.pixels[i], this.y.pixels[i]]])),
    };
  }
}
