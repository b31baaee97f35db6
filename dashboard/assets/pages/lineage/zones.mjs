// The axes of the parallel coordinates for hand and keyboard: one zone to brush, one title to move.
import { all, first } from "../../frame/elements.mjs";
import { number } from "../../frame/numbers.mjs";
import { followPress } from "../../frame/press.mjs";
import { say } from "../../frame/words.mjs";
import { judged, lineage, renew, setBrush, TARGET } from "./lineage.mjs";

/** @import {Axis} from "./axis.mjs" */
/** @import {Brush} from "./brush.mjs" */
/** @import {Parallel} from "./parallel.mjs" */

const STILL_PX = 4,
  STEP = 0.05;
/** @type {Record<string, number | undefined>} */
const ACROSS = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Record<string, number | undefined>} */
const UPRIGHT = { ArrowUp: -1, ArrowDown: 1 };

/** Zones and titles of a chart's axes; they stay while only brushes change. @param {Parallel} chart */
export function controls(chart) {
  const key = JSON.stringify([
    chart.axes.map(({ column: { id, title } }) => [id, title]),
    [...lineage.flipped],
    judged().title,
  ]);
  if (chart.controls.dataset.key !== key) {
    const active = document.activeElement,
      kept = active instanceof HTMLElement ? active.dataset.column : undefined,
      kind = active?.className;
    chart.controls.dataset.key = key;
    chart.controls.replaceChildren(...chart.axes.flatMap((_, index) => [title(chart, index), zone(chart, index)]));
    if (kept) first(chart.controls, `.${kind}[data-column="${CSS.escape(kept)}"]`, HTMLElement)?.focus();
  }
  const heads = all(chart.controls, ".axis-title", HTMLElement),
    bodies = all(chart.controls, ".axis-zone", HTMLElement);
  chart.axes.forEach((axis, index) => {
    const [head, body] = [heads[index], bodies[index]];
    head.style.maxWidth = `${chart.gap - 6}px`;
    const half = Math.ceil(head.offsetWidth / 2) + 1; // the outermost stay within the chart
    head.style.left = `${Math.max(half, Math.min(axis.x, chart.controls.clientWidth - half))}px`;
    body.style.left = `${axis.x}px`;
  });
}

/** @param {Parallel} chart @param {number} index */
function title(chart, index) {
  const { column } = chart.axes[index];
  const head = document.createElement("button");
  head.className = "axis-title";
  head.dataset.column = column.id;
  head.textContent = column.title;
  head.title = `${column.id === TARGET ? judged().title : column.id}\n${say("Drag to move, double-click to turn round")}`;
  const turned = lineage.flipped.has(column.id);
  head.classList.toggle("turned", turned);
  head.setAttribute("aria-label", say("Axis {name}: arrow keys move it, Enter turns it round", { name: column.title }));
  head.setAttribute("aria-pressed", String(turned));
  head.addEventListener("dblclick", () => flip(column.id));
  head.addEventListener("keydown", (event) => {
    const way = ACROSS[event.key];
    if (way) {
      event.preventDefault();
      move(column.id, lineage.order.indexOf(column.id) + way);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      flip(column.id);
    }
  });
  head.addEventListener("pointerdown", (event) => drag(chart, column.id, event));
  return head;
}

/** @param {Parallel} chart @param {string} id @param {PointerEvent} event */
function drag(chart, id, event) {
  if (event.button) return;
  const began = event.clientX;
  followPress(event, (/** @type {PointerEvent} */ e) => {
    // titles are made anew as they move
    const x = e.clientX - chart.board.getBoundingClientRect().left;
    if (Math.abs(e.clientX - began) < STILL_PX) return;
    const nearest = chart.axes.reduce(
      (best, axis, index) => (Math.abs(axis.x - x) < Math.abs(chart.axes[best].x - x) ? index : best),
      0,
    );
    move(id, nearest);
  });
}

/** @param {string} id */
function flip(id) {
  if (!lineage.flipped.delete(id)) lineage.flipped.add(id);
  renew();
}

/** @param {string} id @param {number} index */
function move(id, index) {
  const from = lineage.order.indexOf(id);
  if (index < 0 || index >= lineage.order.length || index === from) return;
  const order = [...lineage.order];
  order.splice(index, 0, ...order.splice(from, 1));
  lineage.order = order;
  renew();
}

/** @param {Parallel} chart @param {number} index */
function zone(chart, index) {
  const { id } = chart.axes[index].column;
  const body = document.createElement("div");
  body.className = "axis-zone";
  body.dataset.column = id;
  body.tabIndex = 0;
  body.setAttribute("role", "slider");
  body.setAttribute("aria-orientation", "vertical");
  body.setAttribute("aria-valuemin", "0");
  body.setAttribute("aria-valuemax", "100");
  body.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    const top = body.getBoundingClientRect().top,
      press = chart.press(chart.axes[index], event.clientY - top);
    let far = false;
    body.setPointerCapture(event.pointerId);
    followPress(
      event,
      (/** @type {PointerEvent} */ e) => {
        far ||= Math.abs(e.clientY - event.clientY) >= STILL_PX;
        if (far) press.move(e.clientY - top);
      },
      (/** @type {PointerEvent} */ e) => {
        if (!far && e.type === "pointerup") press.click();
      },
    );
  });
  body.addEventListener("keydown", (event) => key(chart.axes[index], event));
  return body;
}

/**
 * Arrows move a brush, with Shift they stretch it; Escape takes it away.
 *
 * @param {Axis} axis
 * @param {KeyboardEvent} event
 */
function key(axis, event) {
  const { id } = axis.column,
    held = lineage.brushes.get(id);
  if (["Escape", "Delete", "Backspace"].includes(event.key) && held) {
    event.preventDefault();
    event.stopPropagation();
    setBrush(id, null);
    return;
  }
  const up = UPRIGHT[event.key];
  if (!up) return;
  event.preventDefault();
  const top = Math.min(axis.start, axis.end),
    bottom = Math.max(axis.start, axis.end),
    height = bottom - top;
  const { column } = axis,
    step = height * (column.kind === "text" ? 1 / column.levels.length : STEP),
    wide = column.kind === "text" ? step : height / 4;
  const part = held && axis.covered(held)[0];
  if (!held || !part) {
    setBrush(id, up < 0 ? axis.brushed(top, top + wide) : axis.brushed(bottom - wide, bottom));
  } else if (event.shiftKey) {
    setBrush(id, axis.brushed(Math.max(top, part[0] - (up < 0 ? step : -step)), part[1]) ?? held);
  } else {
    const by = up < 0 ? Math.max(-step, top - part[0]) : Math.min(step, bottom - part[1]);
    setBrush(id, axis.brushed(part[0] + by, part[1] + by) ?? held);
  }
}

/** What each zone says of its brush. @param {Parallel} chart */
export function speak(chart) {
  const bodies = all(chart.controls, ".axis-zone", HTMLElement);
  chart.axes.forEach((axis, index) => {
    const body = bodies[index],
      brush = lineage.brushes.get(axis.column.id);
    const part = brush && axis.covered(brush)[0];
    const middle = part ? ((part[0] + part[1]) / 2 - axis.start) / (axis.end - axis.start) : 0.5;
    body.setAttribute("aria-valuenow", String(Math.round(100 * Math.min(1, Math.max(0, middle)))));
    body.setAttribute("aria-label", say("Brush of {name}", { name: axis.column.title }));
    body.setAttribute("aria-valuetext", brush ? words(brush) : say("no brush"));
  });
}

/** @param {Brush} brush */
function words(brush) {
  const said = brush.levels ? [...brush.levels] : [];
  if (!brush.levels && brush.from <= brush.to) {
    said.push(say("{from} to {to}", { from: number(brush.from), to: number(brush.to) }));
  }
  if (brush.missing) said.push(say("none"));
  return said.join(", ");
}
