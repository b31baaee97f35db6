// The tensors page put together: what is drawn when something is chosen or recorded.
import * as address from "../../frame/address.mjs";
import { register } from "../../frame/clientside.mjs";
import { colourOf } from "../../frame/colours.mjs";
import { all, element, first, inside } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { plotly } from "../../frame/plotly.mjs";
import { saveFile, tableText } from "../../frame/save.mjs";
import { on, state } from "../../frame/state.mjs";
import { theme } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { onAsked } from "../../charts/away.mjs";
import { StepSlider } from "../../charts/step_slider.mjs";
import { when } from "../../charts/when.mjs";
import * as tensorParts from "./answer.mjs";
import * as tensorControls from "./controls.mjs";
import * as tensors from "./query.mjs";

/** @import {Answer, Facts, Figure, Found} from "./answer.mjs" */

const { chosen } = tensors;
const AGAIN_MS = 5_000;
/** @type {StepSlider | null} */
let slider = null;
/** @type {{home: HTMLElement, slice: HTMLInputElement, error: HTMLElement, other: HTMLSelectElement, more: HTMLElement} | null} */
let fields = null;
/** @type {HTMLElement | null} */
let chart = null;
/** @type {Promise<void> | null} */
let drawing = null;
let drawn = false,
  painted = "",
  wanted = false;

/** @param {string} id of what the page has, once it is there */
const part = (id) => inside(document, `#${id}`, HTMLElement);
const isHere = () => pageName() === "tensors";

function mount() {
  const home = document.getElementById("tensor-slice");
  if (!home || fields?.home === home) return;
  leave();
  tensors.recall();
  slider = new StepSlider(
    part("tensor-steps"),
    (step) => {
      chosen.step = step;
      tensors.ask();
    },
    tensors.remember,
  );
  slider.take([], chosen.step);
  fields = {
    home,
    ...tensorControls.sliceField(home, choose),
    ...tensorControls.pairFields(part("tensor-pair"), choose),
  };
}

/** Let go of a page that went away. */
function leave() {
  const before = chart;
  slider = fields = chart = null;
  drawn = false;
  painted = "";
  tensors.forget();
  if (!before) return;
  size.unobserve(before);
  Promise.resolve(drawing).finally(() => window.Plotly?.purge(before)); // it cannot be stopped halfway
}

/** @param {Partial<tensors.Chosen>} change */
function choose(change) {
  Object.assign(chosen, { row: 0, column: 0 }, change);
  tensors.settle();
  tensors.remember();
  refresh();
}

function refresh() {
  if (!tensors.isKnown || !fields || !document.getElementById("tensor-tags")) return;
  tensors.settle();
  tensorControls.paintLists(fields, choose);
  tensors.ask();
  draw();
}

// --- drawing: one after the other, for a chart must not go while it is made

const size = new ResizeObserver(() => draw());

function draw() {
  wanted = true;
  drawing ??= drawAll();
}

async function drawAll() {
  try {
    while (wanted) {
      wanted = false;
      await drawOnce();
    }
  } finally {
    drawing = null;
  }
}

async function drawOnce() {
  const body = document.getElementById("tensor-body"),
    { answer } = tensors;
  if (!body || !fields || (!answer && chosen.run !== null)) return;
  /** @type {Found & Partial<Answer>} */
  const found = answer ?? { missing: say("No run that the filter lets through has this tag") };
  const { serial, steps, ...shown } = found;
  const names = (found.facts ?? []).map(({ run }) => [nameOf(run), colourOf(run)]);
  const now = JSON.stringify([shown, names]);
  if (now !== painted || !body.childElementCount) {
    paint(body, fields, found);
    painted = now;
  }
  if (found.figure) {
    const Plotly = await plotly().catch(() => null);
    if (!Plotly) {
      setTimeout(draw, AGAIN_MS);
      return;
    } // it did not come: tried again later
    await plot(Plotly, found.figure);
  }
  drawn = true;
  settle();
}

/** @param {HTMLElement} body @param {NonNullable<typeof fields>} controls @param {Found & Partial<Answer>} found */
function paint(body, controls, found) {
  const { facts = [], refused, missing, table } = found;
  controls.error.textContent = refused ?? "";
  controls.slice.setAttribute("aria-invalid", String(Boolean(refused)));
  if (found.slice && document.activeElement !== controls.slice) controls.slice.placeholder = found.slice;
  title(facts);
  const parts = [];
  if (facts.length) parts.push(tensorParts.factsTable(facts));
  if (found.difference) parts.push(tensorParts.differenceWords(found.difference));
  if (missing) parts.push(element("p", "said", missing));
  if (table) {
    const turn = (/** @type {"row" | "column"} */ axis, /** @type {number} */ first) => {
      chosen[axis] = first;
      tensors.ask();
    };
    const held = tensorParts.elements(table);
    held.dataset.of = JSON.stringify([chosen.tag, found.slice, table.row, table.column]);
    parts.push(tensorParts.pager(table, turn), held);
  }
  if (found.figure) parts.push(...tensorParts.chartWords(found), chartOf(found));
  parts.push(foot(found));
  replace(body, parts);
}

/** The place of the chart: it stays while only what it shows changes. @param {Found} found */
function chartOf(found) {
  if (!chart) {
    chart = element("div", "chart tensor-chart");
    chart.setAttribute("role", "img");
    size.observe(chart);
  }
  chart.setAttribute("aria-label", tensorParts.chartLabel(found, chosen.view));
  return chart;
}

/** New parts where the old ones were; who scrolled within a table, or has the focus, keeps the place. @param {HTMLElement} body @param {HTMLElement[]} parts */
function replace(body, parts) {
  const scrolled = new Map(
    all(body, ".table-scroll", HTMLElement).map((frame) => [frame.dataset.of, [frame.scrollLeft, frame.scrollTop]]),
  );
  const held = document.activeElement,
    label = held && body.contains(held) ? held.getAttribute("aria-label") : null;
  body.replaceChildren(...parts);
  for (const frame of all(body, ".table-scroll", HTMLElement)) {
    const [left, top] = scrolled.get(frame.dataset.of) ?? [0, 0];
    frame.scrollTo(left, top);
  }
  if (label) first(body, `[aria-label="${CSS.escape(label)}"]`, HTMLElement)?.focus();
}

/** @param {PlotlyLibrary} Plotly @param {Figure} figure */
async function plot(Plotly, { data, layout }) {
  if (!chart?.isConnected || !chart.clientWidth) return;
  const dressed = {
    ...structuredClone(layout),
    template: state.templates[theme() ?? ""],
    margin: { l: 56, r: 14, t: 8, b: 34 },
    width: chart.clientWidth,
    height: chart.clientHeight,
  };
  await Plotly.react(chart, structuredClone(data), dressed, { displayModeBar: false, showTips: false });
}

/** @param {Facts} one */
function recordedAt({ step, isNumbered }) {
  return isNumbered ? when(whole(step), true) : say("at step {step}", { step: whole(step) });
}

/** @param {Facts[]} facts */
function title(facts) {
  const card = part("tensor-card"),
    [one] = facts,
    name = one ? nameOf(one.run) : "";
  Object.assign(part("tensor-title"), { textContent: chosen.tag, title: chosen.tag ?? "" });
  const chip = element("span", "chip");
  if (one) chip.style.background = colourOf(one.run);
  inside(card, ".stats", HTMLElement).replaceChildren(
    ...(one ? [chip, element("span", "run-name", name), element("span", "", recordedAt(one))] : []),
  );
  Object.assign(card.dataset, { tag: chosen.tag, runs: facts.length });
  card.setAttribute(
    "aria-label",
    say("Tensor {tag} of {run} at step {step}, shape {shape}", {
      tag: chosen.tag ?? "–",
      run: one ? name : (chosen.run ?? "–"),
      step: one?.step ?? "–",
      shape: JSON.stringify(one?.shape ?? []),
    }),
  );
}

/** @param {Found & Partial<Answer>} found */
function foot(found) {
  const home = element("div", "card-foot");
  home.append(...tensorParts.fileLinks(found));
  const name = `${chosen.tag}_${found.facts?.[0].step ?? 0}`.replace(/[^\p{L}\p{N}._-]+/gu, "_");
  const act = (/** @type {string} */ word, /** @type {string} */ words, /** @type {() => void} */ go) => {
    const button = element("button", "button small", word);
    button.title = words;
    button.addEventListener("click", go);
    home.append(button);
  };
  const { table } = found;
  if (table) {
    act(say("CSV"), say("Save what is shown as a table"), () =>
      saveFile(new Blob([tableText(tensorParts.rowsOf(table))], { type: "text/csv" }), `${name}.csv`),
    );
  }
  if (found.figure) {
    act(say("PNG"), say("Save what is shown as a picture"), async () => {
      const Plotly = await plotly();
      if (!chart) return; // the page went away meanwhile
      const url = await Plotly.toImage(chart, {
        format: "png",
        width: chart.clientWidth,
        height: chart.clientHeight,
        scale: 2,
      });
      const bytes = Uint8Array.from(atob(url.split(",")[1]), (letter) => letter.charCodeAt(0));
      saveFile(new Blob([bytes], { type: "image/png" }), `${name}.png`);
    });
  }
  return home;
}

/** Somebody came back to an older address. */
let planned = false;
function reread() {
  if (planned || !isHere() || !fields) return;
  planned = true;
  queueMicrotask(() => {
    // once for all keys
    planned = false;
    leave();
    mount();
    refresh();
  });
}
for (const key of ["tag", "run", "step", "slice", "vs", "vstep", "atol", "rtol"]) address.read(key, reread);

tensors.onAnswer((steps) => {
  if (steps) slider?.take(steps, chosen.step);
  drawn = false;
  draw();
});

isReadyWhen(
  "tensors",
  () => drawn && !tensors.isWaiting() && Boolean(document.getElementById("tensor-body")?.childElementCount),
);
on((what) => {
  if (what === "cards" && !isHere() && fields) leave();
  if (!isHere()) return;
  if (["filter", "runs", "focus"].includes(what)) refresh();
  if (what === "theme") {
    tensors.ask();
    draw();
  }
});

onAsked(() => {
  if (isHere()) refresh();
});

register("tensors", {
  /** @param {tensors.Index} found */
  index(found) {
    tensors.take(found);
    mount();
    refresh();
    return "";
  },
  /** @param {tensors.Chosen["view"] | null} view */
  view(view) {
    Object.assign(chosen, { view: view ?? "table", row: 0, column: 0 });
    tensors.ask();
    return "";
  },
});
