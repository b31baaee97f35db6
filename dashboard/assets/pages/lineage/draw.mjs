// Drawing the lineage charts: which one, when, and what is hovered.
import { colourOf } from "../../frame/colours.mjs";
import { nameOf } from "../../frame/given.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import { factOf, heldBy, isActiveAt, isShownAt, lineage, onDue, TARGET } from "./lineage.mjs";
import { Parallel } from "./parallel.mjs";
import { Scatter } from "./scatter.mjs";
import { showSide } from "./side.mjs";

let chart = null,
  planned = null;

function host() {
  return document.getElementById("lineage-chart");
}

/** One drawing a frame, however fast brushes move. */
export function drawSoon({ axes }) {
  if (planned) {
    planned.axes ||= axes;
    return;
  }
  planned = { axes };
  requestAnimationFrame(() => {
    const { axes: laid } = planned;
    planned = null;
    draw(laid);
  });
}

function draw(axes) {
  const place = host();
  if (!place || !lineage.judged) return;
  const Chart = lineage.chart === "scatter" ? Scatter : Parallel;
  if (chart?.host !== place || !(chart instanceof Chart)) {
    chart?.destroy();
    chart = new Chart(place);
  }
  if (axes) chart.lay();
  chart.paint();
  showSide();
  describe(place);
  settle();
}

function describe(place) {
  const shown = lineage.runs.filter((_, i) => isShownAt(i)).length;
  const active = lineage.runs.filter((_, i) => isActiveAt(i)).length;
  const count = document.getElementById("lineage-count");
  count.replaceChildren(
    Object.assign(document.createElement("b"), { textContent: whole(active) }),
    ` / ${say("{count} runs", { count: whole(shown) })}`,
  );
  for (const id of ["lineage-reset", "lineage-apply"]) document.getElementById(id).disabled = !lineage.brushes.size;
  place.setAttribute(
    "aria-label",
    say("{chart} of {count} runs; {active} pass the brushes; best {target} {best}", {
      chart: chart.title(),
      count: whole(shown),
      active: whole(active),
      target: lineage.judged.title,
      best: number(bestValue()),
    }),
  );
}

function bestValue() {
  const { values } = lineage.columns.get(TARGET);
  const held = [...values].filter((v, i) => Number.isFinite(v) && isActiveAt(i));
  return held.length ? Math[lineage.judged.direction > 0 ? "max" : "min"](...held) : null;
}

/** The hovered run in the chart, and in words beside the pointer. */
function showHover() {
  chart?.over();
  const tip = document.getElementById("lineage-tip");
  if (!tip) return;
  const i = state.hover?.clientX === undefined ? -1 : lineage.runs.indexOf(state.hover?.run);
  tip.hidden = i < 0;
  if (i < 0) return;
  const chip = Object.assign(document.createElement("span"), { className: "chip" });
  chip.style.background = colourOf(lineage.runs[i]);
  const head = Object.assign(document.createElement("div"), { className: "readout-head" });
  head.append(
    chip,
    Object.assign(document.createElement("span"), { textContent: nameOf(lineage.runs[i]), className: "run-name" }),
  );
  const ids = [TARGET, ...(chart?.columns() ?? []).filter((id) => id !== TARGET)];
  tip.replaceChildren(head, ...ids.map((id) => line(lineage.columns.get(id), i)));
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { clientX, clientY } = state.hover;
  const left = clientX + 18 + width > innerWidth ? clientX - 18 - width : clientX + 18;
  tip.style.left = `${Math.max(8, left)}px`;
  tip.style.top = `${Math.min(Math.max(8, clientY + 14), innerHeight - height - 8)}px`;
}

/** Let go of a page that went away. */
function leave() {
  chart?.destroy();
  chart = null;
}

function line(column, i) {
  const row = document.createElement("div"),
    value = factOf(column, i);
  const text = typeof value === "number" ? number(value) : (value ?? "–");
  row.append(
    Object.assign(document.createElement("span"), { textContent: column.title }),
    Object.assign(document.createElement("b"), { textContent: text }),
  );
  return row;
}

/** Whether the chart on the page shows its runs. */
export function isDrawn() {
  return chart !== null && chart.host === host() && chart.painted;
}

/** What is drawn: for tests, and for a look from the console. */
export function model() {
  const places = lineage.runs.map((_, i) => i);
  return {
    chart: lineage.chart,
    columns: chart.columns(),
    judged: lineage.judged.title,
    direction: lineage.judged.direction,
    shown: places.filter(isShownAt).map((i) => lineage.runs[i]),
    active: places.filter(isActiveAt).map((i) => lineage.runs[i]),
    brushes: Object.fromEntries(
      [...lineage.brushes].map(([id, brush]) => [id, heldBy(lineage.columns.get(id), brush)]),
    ),
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
