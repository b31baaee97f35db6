// The groups as a table: what the runs of each have of the target, the best group first.
import { closest, element, first } from "../frame/elements.mjs";
import { toggleFocus } from "../frame/focus.mjs";
import { nameOf } from "../frame/given.mjs";
import { number, whole } from "../frame/numbers.mjs";
import { isShown, on, state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import { groupRows } from "./group_rows.mjs";
import { colour, facts, title } from "./groups.mjs";

/** @import {GroupRow} from "./group_rows.mjs" */
/** @import {Ink} from "./groups.mjs" */

/** @typedef {{of: Map<string, string>, inks: Map<string, Ink | null>}} Groups which one each run is of, and their colours in their order */

const DIGITS = 2; // of a deviation: of a few runs no more are known

/** @type {Groups} */
let shown = { of: new Map(), inks: new Map() };
let planned = false;

/** Once for all that changes together. @param {Groups} groups */
export function fillTable(groups = shown) {
  shown = groups;
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    fill();
  });
}

function fill() {
  const box = document.getElementById("scalars-groups");
  if (!box) return;
  const {
    target: { called, of: what, direction },
    scores,
  } = state;
  const of = state.by ? [...shown.of].filter(([run]) => isShown(run)) : [];
  box.hidden = !called || !of.length;
  if (box.hidden) return;
  const table = element("table", direction ? "group-table ranked" : "group-table");
  table.append(element("caption", "", captionOf(called, what)));
  const head = table.createTHead().insertRow();
  const fact = facts().map((name) => name.split(".").at(-1));
  for (const [text, words] of [
    [fact.join(" · "), facts().join(" · ")],
    [say("Mean"), ""],
    ["±", say("Deviation")],
    ["n", say("How many runs have a value")],
    ...(direction ? [[say("Best run"), ""]] : []),
  ])
    head.append(Object.assign(element("th", "", text), { scope: "col", title: words }));
  const body = table.createTBody();
  for (const row of groupRows(of, scores, direction)) write(body.insertRow(), row);
  replace(box, table);
}

/** Whoever stands on a run of a group stays there as runs go on, whichever run that is by then. @param {HTMLElement} box @param {HTMLTableElement} table */
function replace(box, table) {
  if (box.firstElementChild?.isEqualNode(table)) return;
  const held = closest(document.activeElement, "[data-best-member]", HTMLElement)?.dataset.group;
  box.replaceChildren(table);
  if (held !== undefined) first(table, `[data-group="${CSS.escape(held)}"]`, HTMLElement)?.focus();
}

/** @param {string} metric @param {string} of */
function captionOf(metric, of) {
  if (of === "best") return say("{metric}, the best value of each run", { metric });
  return of === "last" ? say("{metric}, the last value of each run", { metric }) : metric;
}

/** @param {HTMLTableRowElement} line @param {GroupRow} row */
function write(line, { name, runs, n, mean, deviation, best }) {
  const side = Object.assign(element("th"), { scope: "row" });
  const chip = element("span", "chip"),
    both = element("span", "named");
  chip.style.background = colour({ ink: shown.inks.get(name) ?? null });
  both.append(chip, element("span", "group-name", title(name)));
  side.append(both);
  line.append(side);
  line.insertCell().textContent = mean === null ? "–" : number(mean);
  line.insertCell().textContent = deviation === null ? "–" : number(Number(deviation.toPrecision(DIGITS)));
  line.insertCell().textContent = n === runs ? whole(n) : `${whole(n)}/${whole(runs)}`;
  if (!state.target.direction) return;
  const cell = line.insertCell();
  if (best === null) return;
  const button = Object.assign(element("button", "best-member"), { type: "button", title: best });
  button.dataset.bestMember = best;
  button.dataset.group = name;
  button.append(element("b", "", number(state.scores.get(best) ?? 0)), element("span", "faint", nameOf(best)));
  cell.append(button);
}

document.addEventListener("click", (event) => {
  const run = closest(event.target, "[data-best-member]", HTMLElement)?.dataset.bestMember;
  if (run !== undefined) toggleFocus(run);
});

on((what) => {
  if (["runs", "filter", "notes", "location", "theme"].includes(what)) fillTable();
});
