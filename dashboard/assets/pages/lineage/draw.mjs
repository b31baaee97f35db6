// Drawing the lineage charts: which one, when, and what is hovered.
import { colourOf } from "../../frame/colours.mjs";
import { element, inside } from "../../frame/elements.mjs";
import { writeName } from "../../frame/names.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { bestNumber } from "../../frame/ranking.mjs";
import { on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import { heldBy } from "./brush.mjs";
import { factOf } from "./columns.mjs";
import { hovered } from "./hover.mjs";
import { columnOf, isActiveAt, isNarrowed, isShownAt, judged, lineage, onDue, TARGET } from "./lineage.mjs";
import { Parallel } from "./parallel.mjs";
import { Scatter } from "./scatter.mjs";
import { showSide } from "./side.mjs";

/** @import {LineageColumn} from "./columns.mjs" */
/** @import {Due} from "./lineage.mjs" */

/** @type {Parallel | Scatter | null} */
let chart = null;
/** @type {Due | null} */
let planned = null;

function host() {
  return document.getElementById("lineage-chart");
}

/** One drawing a frame, however fast brushes move. @param {Due} due */
export function drawSoon({ axes }) {
  if (planned) {
    planned.axes ||= axes;
    return;
  }
  const due = { axes };
  planned = due;
  requestAnimationFrame(() => {
    planned = null;
    draw(due.axes);
  });
}

/** @param {boolean} axes */
function draw(axes) {
  const ground = host();
  if (!ground || !lineage.judged) return;
  const Chart = lineage.chart === "scatter" ? Scatter : Parallel;
  if (chart?.host !== ground || !(chart instanceof Chart)) {
    chart?.destroy();
    chart = new Chart(ground);
  }
  if (axes) chart.lay();
  chart.paint();
  showSide();
  describe(ground, chart.title());
  settle();
}

/** @param {HTMLElement} ground @param {string} title */
function describe(ground, title) {
  const shown = lineage.runs.filter((_, i) => isShownAt(i)).length;
  const active = lineage.runs.filter((_, i) => isActiveAt(i)).length;
  inside(document, "#lineage-count", HTMLElement).replaceChildren(
    element("b", "", whole(active)),
    ` / ${say("{count} runs", { count: whole(shown) })}`,
  );
  for (const id of ["lineage-reset", "lineage-apply"])
    inside(document, `#${id}`, HTMLButtonElement).disabled = !isNarrowed();
  ground.setAttribute(
    "aria-label",
    say("{chart} of {count} runs; {active} pass brushes and filters of columns; best {target} {best}", {
      chart: title,
      count: whole(shown),
      active: whole(active),
      target: judged().title,
      best: number(bestValue()),
    }),
  );
}

function bestValue() {
  const { values } = columnOf(TARGET);
  return bestNumber(
    [...values].filter((_, i) => isActiveAt(i)),
    judged().direction,
  );
}

/** The hovered run in the chart, and in words beside the pointer. */
function showHover() {
  chart?.over();
  const tip = document.getElementById("lineage-tip");
  if (!tip) return;
  const { clientX, clientY } = state.hover ?? {},
    i = hovered();
  tip.hidden = i < 0 || clientX === undefined || clientY === undefined;
  if (i < 0 || clientX === undefined || clientY === undefined) return;
  const chip = element("span", "chip");
  chip.style.background = colourOf(lineage.runs[i]);
  const head = element("div", "readout-head");
  const name = element("span", "run-name");
  writeName(name, lineage.runs[i]);
  head.append(chip, name);
  const ids = [TARGET, ...(chart?.columns() ?? []).filter((id) => id !== TARGET)];
  tip.replaceChildren(head, ...ids.map((id) => line(columnOf(id), i)));
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = clientX + 18 + width > innerWidth ? clientX - 18 - width : clientX + 18;
  tip.style.left = `${Math.max(8, left)}px`;
  tip.style.top = `${Math.min(Math.max(8, clientY + 14), innerHeight - height - 8)}px`;
}

/** Let go of a page that went away. */
function leave() {
  chart?.destroy();
  chart = null;
}

/** @param {LineageColumn} column @param {number} i */
function line(column, i) {
  const row = element("div"),
    value = factOf(column, i);
  const text = typeof value === "number" ? number(value) : (value ?? "–");
  row.append(element("span", "", column.title), element("b", "", text));
  return row;
}

/** Whether the chart on the page shows its runs. */
export function isDrawn() {
  return chart !== null && chart.host === host() && chart.painted;
}

/** What is drawn: for tests, and for a look from the console. */
export function model() {
  if (!chart) return null;
  const target = judged();
  const indices = lineage.runs.map((_, i) => i);
  return {
    chart: lineage.chart,
    columns: chart.columns(),
    judged: target.title,
    direction: target.direction,
    shown: indices.filter(isShownAt).map((i) => lineage.runs[i]),
    active: indices.filter(isActiveAt).map((i) => lineage.runs[i]),
    brushes: Object.fromEntries([...lineage.brushes].map(([id, brush]) => [id, heldBy(brush)])),
    best: [...lineage.best].map((i) => lineage.runs[i]),
    drawn: chart.model(),
  };
}

onDue(drawSoon);
on((what) => {
  if (pageName() !== "lineage") {
    if (what === "cards") leave();
    return;
  }
  if (!lineage.judged) return;
  if (what === "theme" || what === "focus") drawSoon({ axes: true });
  if (what === "hover") showHover();
});
