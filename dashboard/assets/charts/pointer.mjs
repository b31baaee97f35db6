// Pointer and keys over a scalar card: what is nearest, what is zoomed into, what is said of it.
import { toggleFocus } from "../frame/focus.mjs";
import { changed, state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import { say } from "../frame/words.mjs";
import { dragZoom } from "./drag.mjs";
import * as groups from "./groups.mjs";
import { markAt } from "./odd_begins.mjs";
import * as pens from "./pens.mjs";
import { readoutText } from "./readout.mjs";
import * as scalarView from "./scalar_view.mjs";
import { nearest } from "./series.mjs";

/** @import {LineHover} from "../frame/state.mjs" */
/** @import {Scale} from "./axes.mjs" */
/** @import {Hear} from "./drag.mjs" */
/** @import {Column} from "./encoded.mjs" */
/** @import {Field} from "./field.mjs" */
/** @import {Group} from "./groups.mjs" */
/** @import {Series} from "./parts.mjs" */
/** @import {Pen} from "./pens.mjs" */

/** @typedef {{of: Group | Series, x: Column, y: Column, near: number}} Target a line, and what share of its distance counts */

const REACH_PX = 40; // how far from a line the pointer still means it
const NEARER = 0.5,
  FURTHER = 2,
  ASIDE = 0.25; // shares of the axis that a key zooms or moves by

/** Listen to a card for as long as its field is there; `host` may outlive it. @param {Field} field */
export function wire(field) {
  const {
    host,
    leaving: { signal },
  } = field;
  /** @type {Hear} */
  const hear = (name, act, more) => host.addEventListener(name, act, { signal, ...more });
  dragZoom(field, hear);
  hear("dblclick", () => scalarView.zoomTo(null));
  let pressed = [0, 0];
  hear(
    "mousedown",
    (e) => {
      pressed = [e.clientX, e.clientY];
    },
    { capture: true },
  );
  hear("mousemove", (e) => {
    if (!field.dragged) point(field, e);
  });
  hear("mouseleave", () => {
    if (state.hover?.keys) return; // a page that moves below a mouse at rest asks for nothing
    state.hover = null;
    changed("hover");
  });
  hear(
    "click",
    (e) => {
      const still = Math.hypot(e.clientX - pressed[0], e.clientY - pressed[1]) < 4;
      if (still && state.hover?.run) toggleFocus(state.hover.run);
    },
    { capture: true },
  );
  if (!host.closest(".card")) return; // a chart elsewhere has keys of its own
  host.tabIndex = 0;
  host.setAttribute("role", "application");
  host.setAttribute("aria-roledescription", say("chart"));
  hear("keydown", (e) => press(field, e));
  hear("blur", () => {
    if (state.hover?.keys) {
      state.hover = null;
      changed("hover");
    }
  });
}

/** What can be pointed at: groups before their members. @param {Field} field @returns {Target[]} */
function targets(field) {
  const whole = field.groups.map((group) => ({
    of: group,
    x: group.x,
    y: groups.smoothed(field, group).middle,
    near: 0.6,
  }));
  return [
    ...whole,
    ...field.members.map((series) => ({ of: series, x: field.x(series), y: field.y(series), near: 1 })),
  ];
}

/** @param {Field} field @param {Target} target */
const tagOf = (field, { of }) => of.tag ?? field.card.dataset.tag ?? "";

/** @param {Field} field @param {Target} target @param {number} wanted */
const nearestOf = (field, { of, x }, wanted) => (of.run === undefined ? nearest(x, wanted) : field.nearest(of, wanted));

/** @param {Field} field @param {Target} target @param {number} i @param {number} clientX @param {number} clientY @returns {LineHover} */
function hoverOf(field, target, i, clientX, clientY) {
  const { of, x } = target;
  const name = of.run === undefined ? { group: of.name } : { run: of.run, rank: of.rank };
  return { ...name, at: x[i], tag: tagOf(field, target), field, i, clientX, clientY };
}

/** @param {Field} field @param {MouseEvent} event */
function point(field, event) {
  const box = field.host.getBoundingClientRect(),
    { scale } = field;
  if (!scale) return;
  const [px, py] = [event.clientX - box.left, event.clientY - box.top];
  const wanted = scale.unX(px);
  const odd = markAt(field.odd, px, py);
  if (odd) {
    const { series, i } = odd;
    const target = { of: series, x: field.x(series), y: field.y(series), near: 1 };
    state.hover = hoverOf(field, target, i, event.clientX, event.clientY);
    changed("hover");
    return;
  }
  /** @type {LineHover | null} */
  let best = null;
  let reach = REACH_PX;
  for (const target of targets(field)) {
    const { x, y, near } = target;
    if (!x.length) continue;
    const i = nearestOf(field, target, wanted);
    const distance = near * Math.hypot((scale.x(x[i]) - px) / 2, scale.y(y[i]) - py);
    if (distance < reach) {
      reach = distance;
      best = hoverOf(field, target, i, event.clientX, event.clientY);
    }
  }
  state.hover = best;
  changed("hover");
}

/** The line and the point that are pointed at. @param {Field} field @param {Pen} pen @param {Scale} scale @param {Group | Series} of @param {number} at */
export function mark(field, pen, scale, of, at) {
  const { x, y } =
    of.run === undefined ? { x: of.x, y: groups.smoothed(field, of).middle } : { x: field.x(of), y: field.y(of) };
  const i = nearestOf(field, { of, x, y, near: 1 }, at);
  pens.clip(pen, scale);
  pen.strokeStyle = token("faint");
  pen.setLineDash([3, 3]);
  pen.beginPath();
  pen.moveTo(scale.x(x[i]), scale.top);
  pen.lineTo(scale.x(x[i]), scale.top + scale.height);
  pen.stroke();
  pen.setLineDash([]);
  const own = of.run === undefined ? groups.colour(of) : !field.isOwn(of.run) ? token("text") : field.colour(of);
  for (const { colour, width } of [
    { colour: token("surface"), width: 5 },
    { colour: own, width: 2 },
  ]) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pens.line(pen, scale, x, y, pens.DOT_PX + (width - 2) / 2);
  }
  const [px, py] = [scale.x(x[i]), scale.y(y[i])];
  if (!Number.isFinite(py)) return;
  pen.fillStyle = token("surface");
  pen.beginPath();
  pen.arc(px, py, 4, 0, 7);
  pen.fill();
  pen.stroke();
}

// --- keys

/** @type {Partial<Record<string, number>>} */
const MOVES = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Partial<Record<string, number>>} */
const LINES = { ArrowUp: -1, ArrowDown: 1 };

/** @param {Field} field @param {KeyboardEvent} event */
function press(field, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const along = MOVES[key],
    over = LINES[key];
  if (along && event.shiftKey) pan(field, along);
  else if (along) walk(field, along);
  else if (over) change(field, over);
  else if (key === "Home" || key === "End") walk(field, key === "Home" ? -Infinity : Infinity);
  else if (key === "+" || key === "=") zoom(field, NEARER);
  else if (key === "-") zoom(field, FURTHER);
  else if (key === "0") scalarView.zoomTo(null);
  else if (key === "Enter" && state.hover?.run && state.hover.keys) toggleFocus(state.hover.run);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The line that keys walk along: the one walked before, else the first in focus. @param {Field} field @param {Target[]} all @returns {Target | undefined} */
function current(field, all) {
  const { hover } = state;
  const same = (/** @type {Target} */ { of }) =>
    hover &&
    (of.run === undefined
      ? of.name === hover.group
      : of.run === hover.run && of.rank === hover.rank && (of.tag ?? hover.tag) === hover.tag);
  return all.find(same) ?? all.find(({ of }) => of.run !== undefined && field.isOwn(of.run)) ?? all[0];
}

/** @param {Field} field @param {number} by */
function walk(field, by) {
  const all = targets(field),
    line = current(field, all);
  const { scale } = field;
  if (!line || !scale) return;
  /** @type {number[]} */
  const inside = [];
  line.x.forEach((x, i) => {
    const across = scale.x(x);
    if (across >= scale.left - 1 && across <= scale.left + scale.width + 1) inside.push(i);
  });
  if (!inside.length) return;
  const here = state.hover?.keys && state.hover.tag === tagOf(field, line) ? inside.indexOf(state.hover.i) : -1;
  const next = here >= 0 || !Number.isFinite(by) ? here + by : by < 0 ? inside.length - 1 : 0;
  aim(field, line, inside[Math.min(inside.length - 1, Math.max(0, next))]);
}

/** @param {Field} field @param {number} by */
function change(field, by) {
  const all = targets(field),
    line = current(field, all);
  if (!line) return;
  const at = (state.hover?.tag == null ? null : state.hover.at) ?? line.x[0];
  const next = state.hover?.keys ? all[(all.indexOf(line) + by + all.length) % all.length] : line;
  aim(field, next, nearestOf(field, next, at));
}

/** @param {Field} field @param {Target} target @param {number} i */
function aim(field, target, i) {
  const box = field.host.getBoundingClientRect(),
    { x, y } = target,
    { scale } = field;
  if (!scale) return;
  const height = scale.y(y[i]);
  state.hover = {
    ...hoverOf(field, target, i, box.left + scale.x(x[i]), box.top + (Number.isFinite(height) ? height : scale.top)),
    keys: true,
  };
  changed("hover");
  const said = document.getElementById("scalars-said");
  if (said) said.textContent = readoutText();
}

/** Around the point that keys stand on, else around the middle. @param {Field} field @param {number} share */
function zoom({ scale, whole }, share) {
  if (!scale) return;
  const [left, right] = [scale.left, scale.left + scale.width];
  const centre = state.hover?.keys ? Math.min(right, Math.max(left, scale.x(state.hover.at))) : (left + right) / 2;
  const [low, high] = [centre + (left - centre) * share, centre + (right - centre) * share];
  const [first, last] = whole.map(scale.x);
  const sees = low <= first && high >= last; // further out there is nothing more
  scalarView.zoomTo(sees ? null : [scale.unX(low), scale.unX(high)]);
}

/** @param {Field} field @param {number} by */
function pan({ scale }, by) {
  if (!scale) return;
  const by_px = by * ASIDE * scale.width;
  scalarView.zoomTo([scale.unX(scale.left + by_px), scale.unX(scale.left + scale.width + by_px)]);
}
