// Beside the charts of the lineage page: what explains the target, and which columns are axes.
import { all, closest, element as plainElement, first, inside } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { judged, lineage, renew, TARGET } from "./lineage.mjs";

/** @import {Importance} from "./lineage.mjs" */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} properties
 * @param {HTMLElement[]} children
 */
const element = (name, properties, ...children) => {
  const made = plainElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
};
/** @type {Importance | null} */
let told = null;
/** @type {string | null} */
let listed = null;

export function showSide() {
  showImportance();
  showAxes();
}

/** A bar a parameter, a whisker for its interval, an arrow for the way it goes. */
function showImportance() {
  const ground = document.getElementById("lineage-importance");
  if (!ground || (told === lineage.importance && ground.childElementCount)) return;
  told = lineage.importance;
  const { importance } = lineage,
    { short: title } = judged();
  const rows = importance.found.map((one) => {
    const name = lineage.columns.get(one.name)?.title ?? one.name;
    const way = one.sign === null || Math.abs(one.sign) < 0.1 ? "" : one.sign > 0 ? "↗" : "↘";
    const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;
    const bar = element("i", { className: "importance-bar" });
    bar.style.width = percent(one.share);
    const whisker = element("i", { className: "importance-whisker" });
    whisker.style.left = percent(one.low);
    whisker.style.width = percent(one.high - one.low);
    const row = element(
      "li",
      { className: "importance-row" },
      element("span", { className: "importance-name", textContent: name }),
      element("span", { className: "importance-way", textContent: way }),
      element("b", { className: "number", textContent: one.share.toFixed(2) }),
      element("span", { className: "importance-track" }, bar, whisker),
    );
    row.dataset.name = one.name;
    row.title = [
      say("{share} of the variance of ranks, 95 % interval {low} to {high}", {
        share: one.share.toFixed(3),
        low: one.low.toFixed(3),
        high: one.high.toFixed(3),
      }),
      say("{runs} runs in {groups} groups", { runs: whole(one.runs), groups: one.groups }),
      one.sign === null ? "" : say("Spearman correlation {sign}", { sign: one.sign.toFixed(2) }),
    ]
      .filter(Boolean)
      .join("\n");
    return row;
  });
  const notes = [];
  if (importance.found.length) {
    notes.push(
      say(
        "Share of the variance of {target}'s ranks that each explains alone (ε²), with its 95 % bootstrap interval; {count} runs. Not causal.",
        { target: title, count: whole(importance.runs) },
      ),
    );
  } else {
    notes.push(
      say("Too few runs to tell: {count} have {target}, and at least 8 with different settings are needed.", {
        target: title,
        count: whole(importance.runs),
      }),
    );
  }
  const named = (/** @type {string[]} */ ids) => ids.map((id) => lineage.columns.get(id)?.title ?? id).join(", ");
  if (importance.constant.length)
    notes.push(say("The same in all runs: {names}", { names: named(importance.constant) }));
  if (importance.found.length && importance.scarce.length)
    notes.push(say("In fewer than 8 runs: {names}", { names: named(importance.scarce) }));
  if (importance.unique.length)
    notes.push(say("Different in nearly every run: {names}", { names: named(importance.unique) }));
  ground.replaceChildren(
    element("ol", { className: "importance-list" }, ...rows),
    ...notes.map((text) => element("p", { className: "hint", textContent: text })),
  );
}

/** A box to tick a column, in the menu of axes. */
function showAxes() {
  const ground = document.getElementById("lineage-axes");
  const key = JSON.stringify([
    lineage.order,
    [...lineage.columns.values()].map(({ id, title, distinct }) => [id, title, distinct.size < 2]),
  ]);
  if (!ground || (listed === key && ground.childElementCount)) return;
  listed = key;
  const active = document.activeElement,
    kept = active instanceof HTMLElement ? active.dataset.axis : undefined;
  ground.replaceChildren(
    ...[...lineage.columns.values()].map((column) => {
      const box = element("input", { type: "checkbox", checked: lineage.order.includes(column.id) });
      box.dataset.axis = column.id;
      box.addEventListener("change", () => choose(column.id, box.checked));
      const constant = column.distinct.size < 2 ? say("constant") : "";
      return element(
        "label",
        { className: "axis-choice" },
        box,
        element("span", { textContent: column.title }),
        element("span", { className: "faint", textContent: constant || column.section }),
      );
    }),
  );
  if (kept) first(ground, `[data-axis="${CSS.escape(kept)}"]`, HTMLElement)?.focus();
}

/** @param {string} id @param {boolean} yes */
function choose(id, yes) {
  const rest = lineage.order.filter((one) => one !== id);
  if (!yes && !rest.length) {
    listed = null;
    showAxes();
    return;
  } // one axis stays
  const end = rest.indexOf(TARGET);
  lineage.order = yes ? [...rest.slice(0, end < 0 ? rest.length : end), id, ...(end < 0 ? [] : rest.slice(end))] : rest;
  if (!yes) lineage.brushes.delete(id);
  renew();
}

document.addEventListener("pointerdown", (event) => {
  const { target } = event;
  for (const menu of all(document, "details.menu[open]", HTMLDetailsElement))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" ? closest(event.target, "details.menu[open]", HTMLDetailsElement) : null;
  if (!menu) return;
  menu.open = false;
  inside(menu, "summary", HTMLElement).focus();
});
