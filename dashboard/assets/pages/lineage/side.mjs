// Beside the charts of the lineage page: what explains the target, and which columns are axes.
import { all, closest, element, first, inside } from "../../frame/elements.mjs";
import { say } from "../../frame/words.mjs";
import { showImportance } from "./importance.mjs";
import { lineage, renew, TARGET } from "./lineage.mjs";

/** @type {string | null} */
let listed = null;

export function showSide() {
  showImportance();
  showAxes();
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
      const box = Object.assign(element("input"), { type: "checkbox", checked: lineage.order.includes(column.id) });
      box.dataset.axis = column.id;
      box.addEventListener("change", () => choose(column.id, box.checked));
      const constant = column.distinct.size < 2 ? say("constant") : "";
      const choice = element("label", "axis-choice");
      choice.append(box, element("span", "", column.title), element("span", "faint", constant || column.section));
      return choice;
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
