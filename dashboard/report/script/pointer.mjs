// Pointer and keys over a chart of a report: what is next to them, what is zoomed into.
import { nearest } from "../../assets/charts/series.mjs";
import { focusOn, pointAt, shared, zoomTo } from "./shared.mjs";
import { hideTip } from "./tip.mjs";

/** @import {Chart} from "./chart.mjs" */
/** @import {Line} from "./lines.mjs" */

const REACH_PX = 40,
  LEAST_PX = 6; // less is a click
const NEARER = 0.5,
  WHEEL = 0.0015;

/** @param {Chart} chart */
export function listen(chart) {
  const { host } = chart;
  host.addEventListener("pointerdown", (event) => press(chart, event));
  host.addEventListener("pointermove", (event) => {
    if (!chart.dragged) point(chart, event);
  });
  host.addEventListener("pointerleave", leave);
  host.addEventListener("dblclick", () => zoomTo(null));
  host.addEventListener("blur", leave);
  host.addEventListener("wheel", (event) => wheel(chart, event), { passive: false });
  host.addEventListener("keydown", (event) => key(chart, event));
}

function leave() {
  hideTip();
  pointAt(null);
}

/** @param {Chart} chart @param {PointerEvent} event */
function point(chart, event) {
  const { scale, host } = chart;
  if (!scale) return;
  const box = host.getBoundingClientRect(),
    px = event.clientX - box.left,
    py = event.clientY - box.top;
  if (px < scale.left || px > scale.left + scale.width) return leave();
  /** @type {Line | undefined} */
  let found;
  let reach = REACH_PX;
  for (const line of chart.shown) {
    if (!line.x.length) continue;
    const i = nearest(line.x, scale.unX(px));
    const away = Math.hypot((scale.x(line.x[i]) - px) / 2, scale.y(line.y[i]) - py);
    if (away < reach) [reach, found] = [away, line];
  }
  const at = found ? found.x[nearest(found.x, scale.unX(px))] : Math.round(scale.unX(px));
  pointAt({ run: found?.run ?? null, at });
  chart.tell(event.clientX, event.clientY, at, found);
}

/** @param {Chart} chart @param {PointerEvent} event */
function press(chart, event) {
  const { scale, host } = chart;
  if (event.button !== 0 || !scale) return;
  const left = host.getBoundingClientRect().left;
  const within = (/** @type {number} */ clientX) =>
    Math.min(scale.left + scale.width, Math.max(scale.left, clientX - left));
  const from = within(event.clientX),
    ended = new AbortController(),
    { signal } = ended;
  host.setPointerCapture(event.pointerId);
  host.addEventListener(
    "pointermove",
    ({ clientX }) => {
      if (Math.abs(within(clientX) - from) < LEAST_PX && !chart.dragged) return;
      chart.dragged = [from, within(clientX)];
      leave();
      chart.point();
    },
    { signal },
  );
  host.addEventListener(
    "pointerup",
    ({ clientX }) => {
      ended.abort();
      const dragged = chart.dragged;
      chart.dragged = null;
      if (dragged) {
        const ends = [scale.unX(from), scale.unX(within(clientX))].sort((one, other) => one - other);
        if (ends[1] > ends[0]) zoomTo([ends[0], ends[1]]);
      } else if (shared.pointed?.run) focusOn(shared.pointed.run);
      else if (shared.focus) focusOn(null);
    },
    { signal },
  );
  host.addEventListener(
    "pointercancel",
    () => {
      ended.abort();
      chart.dragged = null;
      chart.point();
    },
    { signal },
  );
}

/** Around a place in pixels. @param {Chart} chart @param {number} centre @param {number} share */
function zoomAround(chart, centre, share) {
  const { scale } = chart;
  if (!scale) return;
  const [left, right] = [scale.left, scale.left + scale.width];
  const ends = [left, right].map((end) => scale.unX(centre + (end - centre) * share)),
    [first, last] = chart.whole;
  if (ends[0] <= first && ends[1] >= last) zoomTo(null);
  else if (ends[1] - ends[0] > 1e-9 * Math.max(1, Math.abs(last))) {
    zoomTo([Math.max(first, ends[0]), Math.min(last, ends[1])]);
  }
}

/** A wheel scrolls the page, unless the chart has been clicked or a key is held. @param {Chart} chart @param {WheelEvent} event */
function wheel(chart, event) {
  if (!event.ctrlKey && !event.metaKey && document.activeElement !== chart.host) return;
  event.preventDefault();
  zoomAround(chart, event.clientX - chart.host.getBoundingClientRect().left, Math.exp(WHEEL * event.deltaY));
}

/** @param {Chart} chart @param {KeyboardEvent} event */
function key(chart, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { scale } = chart,
    across = { ArrowLeft: -1, ArrowRight: 1 }[event.key],
    over = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const middle = scale ? scale.left + scale.width / 2 : 0;
  if (across || over) walk(chart, across ?? 0, over ?? 0);
  else if (event.key === "+" || event.key === "=") zoomAround(chart, middle, NEARER);
  else if (event.key === "-") zoomAround(chart, middle, 1 / NEARER);
  else if (event.key === "0") zoomTo(null);
  else if (event.key === "Enter" && shared.pointed?.run) focusOn(shared.pointed.run);
  else if (event.key === "Escape") leave();
  else return;
  event.preventDefault();
}

/** Along a line, or to the next one. @param {Chart} chart @param {number} across @param {number} over */
function walk(chart, across, over) {
  const { shown, scale, host } = chart;
  if (!scale || !shown.length) return;
  const known = shown.findIndex(({ run }) => run === shared.pointed?.run),
    line = shown[(Math.max(0, known) + (known < 0 ? 0 : over) + shown.length) % shown.length];
  if (!line.x.length) return;
  const here = nearest(line.x, shared.pointed?.at ?? line.x[line.x.length - 1]),
    i = Math.min(line.x.length - 1, Math.max(0, known < 0 ? here : here + across));
  const box = host.getBoundingClientRect(),
    height = scale.y(line.y[i]);
  pointAt({ run: line.run, at: line.x[i] });
  chart.tell(box.left + scale.x(line.x[i]), box.top + (Number.isFinite(height) ? height : scale.top), line.x[i], line);
}
