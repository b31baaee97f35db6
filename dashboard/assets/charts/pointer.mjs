// Pointer and keys over a scalar card: what is nearest, what is zoomed into, what is said of it.
import { slotOf, toggleFocus } from "../frame/focus.mjs";
import { changed, state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import { say } from "../frame/words.mjs";
import { dragZoom } from "./drag.mjs";
import * as groups from "./groups.mjs";
import * as pens from "./pens.mjs";
import { readoutText } from "./readout.mjs";
import * as scalarView from "./scalar_view.mjs";
import { nearest } from "./series.mjs";

const REACH_PX = 40; // how far from a line the pointer still means it
const NEARER = 0.5,
  FURTHER = 2,
  ASIDE = 0.25; // shares of the axis that a key zooms or moves by

/** Listen to a card for as long as its field is there; `host` may outlive it. */
export function wire(field) {
  const {
    host,
    leaving: { signal },
  } = field;
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
    if (state.hover?.keys) return; // a page that moves below a mouse at rest is no wish
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

/** What can be pointed at: groups before their members. */
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

function hoverOf(field, of, i, x) {
  const name = of.run === undefined ? { group: of.name } : { run: of.run };
  return { ...name, at: x[i], tag: of.tag ?? field.card.dataset.tag, field, i };
}

function point(field, event) {
  const box = field.host.getBoundingClientRect(),
    scale = field.scale;
  const [px, py] = [event.clientX - box.left, event.clientY - box.top];
  const wanted = scale.unX(px);
  let best = null,
    reach = REACH_PX;
  for (const { of, x, y, near } of targets(field)) {
    if (!x.length) continue;
    const i = of.run === undefined ? nearest(x, wanted) : field.nearest(of, wanted);
    const distance = near * Math.hypot((scale.x(x[i]) - px) / 2, scale.y(y[i]) - py);
    if (distance < reach) {
      reach = distance;
      best = hoverOf(field, of, i, x);
    }
  }
  state.hover = best && { ...best, clientX: event.clientX, clientY: event.clientY };
  changed("hover");
}

/** The line and the point that are pointed at. */
export function mark(field, pen, of) {
  const scale = field.scale,
    group = of.run === undefined;
  const x = group ? of.x : field.x(of),
    y = group ? groups.smoothed(field, of).middle : field.y(of);
  const i = group ? nearest(x, state.hover.at) : field.nearest(of, state.hover.at);
  pens.clip(pen, scale);
  pen.strokeStyle = token("faint");
  pen.setLineDash([3, 3]);
  pen.beginPath();
  pen.moveTo(scale.x(x[i]), scale.top);
  pen.lineTo(scale.x(x[i]), scale.top + scale.height);
  pen.stroke();
  pen.setLineDash([]);
  const own = group ? groups.colour(of) : slotOf(of.run) < 0 ? token("text") : field.colour(of);
  for (const [colour, width] of [
    [token("surface"), 5],
    [own, 2],
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

function press(field, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const moves = { ArrowLeft: -1, ArrowRight: 1 },
    lines = { ArrowUp: -1, ArrowDown: 1 };
  if (key in moves && event.shiftKey) pan(field, moves[key]);
  else if (key in moves) walk(field, moves[key]);
  else if (key in lines) change(field, lines[key]);
  else if (key === "Home" || key === "End") walk(field, key === "Home" ? -Infinity : Infinity);
  else if (key === "+" || key === "=") zoom(field, NEARER);
  else if (key === "-") zoom(field, FURTHER);
  else if (key === "0") scalarView.zoomTo(null);
  else if (key === "Enter" && state.hover?.run && state.hover.keys) toggleFocus(state.hover.run);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The line that keys walk along: the one walked before, else the first in focus. */
function current(all) {
  const { hover } = state;
  const same = ({ of }) =>
    hover &&
    (of.run === undefined ? of.name === hover.group : of.run === hover.run && (of.tag ?? hover.tag) === hover.tag);
  return all.find(same) ?? all.find(({ of }) => of.run !== undefined && slotOf(of.run) >= 0) ?? all[0];
}

function walk(field, by) {
  const all = targets(field),
    line = current(all);
  if (!line) return;
  const scale = field.scale,
    inside = [];
  line.x.forEach((x, i) => {
    const across = scale.x(x);
    if (across >= scale.left - 1 && across <= scale.left + scale.width + 1) inside.push(i);
  });
  if (!inside.length) return;
  const here =
    state.hover?.keys && state.hover.tag === (line.of.tag ?? field.card.dataset.tag)
      ? inside.indexOf(state.hover.i)
      : -1;
  const next = here >= 0 || !Number.isFinite(by) ? here + by : by < 0 ? inside.length - 1 : 0;
  aim(field, line, inside[Math.min(inside.length - 1, Math.max(0, next))]);
}

function change(field, by) {
  const all = targets(field),
    line = current(all);
  if (!line) return;
  const at = state.hover?.at ?? line.x[0];
  const next = state.hover?.keys ? all[(all.indexOf(line) + by + all.length) % all.length] : line;
  const i = next.of.run === undefined ? nearest(next.x, at) : field.nearest(next.of, at);
  aim(field, next, i);
}

function aim(field, { of, x, y }, i) {
  const box = field.host.getBoundingClientRect(),
    scale = field.scale;
  const height = scale.y(y[i]);
  state.hover = {
    ...hoverOf(field, of, i, x),
    keys: true,
    clientX: box.left + scale.x(x[i]),
    clientY: box.top + (Number.isFinite(height) ? height : scale.top),
  };
  changed("hover");
  const said = document.getElementById("scalars-said");
  if (said) said.textContent = readoutText();
}

/** Around the point that keys stand on, else around the middle. */
function zoom(field, share) {
  const scale = field.scale,
    [left, right] = [scale.left, scale.left + scale.width];
  const centre = state.hover?.keys ? Math.min(right, Math.max(left, scale.x(state.hover.at))) : (left + right) / 2;
  const ends = [centre + (left - centre) * share, centre + (right - centre) * share];
  const whole = field.whole.map(scale.x);
  const sees = ends[0] <= whole[0] && ends[1] >= whole[1]; // further out there is nothing more
  scalarView.zoomTo(sees ? null : ends.map(scale.unX));
}

function pan(field, by) {
  const scale = field.scale,
    by_px = by * ASIDE * scale.width;
  scalarView.zoomTo([scale.left + by_px, scale.left + scale.width + by_px].map(scale.unX));
}
