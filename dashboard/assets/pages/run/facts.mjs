// What was recorded about a run, beside what the best run has where that is something else.
import { runLink } from "../../frame/drawer.mjs";
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { heading } from "./heading.mjs";
import { differingFirst, factText, outcomeText } from "./parts.mjs";

/** @import {Facts} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

const MOST = 40; // facts of a section that are seen at first
/** @type {Record<string, () => string>} */
const TITLES = {
  metric: () => say("Metrics"),
  hyperparameters: () => say("Hyperparameters"),
  algorithm: () => say("Algorithm"),
  user: () => say("Recorded by the user"),
  dataset: () => say("Data"),
  model: () => say("Model"),
  run: () => say("Run"),
};

/** @param {string} section */
const titleOf = (section) => TITLES[section]?.() ?? section;

/** @type {Draw} */
export function facts(slot, { parts }) {
  const groups = parts.facts ?? [],
    { other } = parts.standing;
  const unfolded = new Set(
    [...slot.querySelectorAll("[data-unfolded]")].map((one) => one.getAttribute("data-unfolded")),
  );
  slot.replaceChildren(...(groups.length ? [heading(say("Parameters and facts"))] : []));
  if (other && groups.some(({ facts }) => facts.some(([, , , differs]) => differs))) {
    const note = element("p", "hint", `${say("Marked where this run has something else:")} `);
    note.append(runLink(other));
    slot.append(note);
  }
  for (const group of groups) slot.append(...table(group, unfolded.has(group.section)));
}

/** @param {Facts} group @param {boolean} isWhole @returns {HTMLElement[]} */
function table({ section, facts: all }, isWhole) {
  const ordered = differingFirst(all),
    most = isWhole ? ordered.length : MOST;
  const list = element("table", "run-table");
  list.append(element("caption", "", titleOf(section)));
  const body = list.appendChild(element("tbody"));
  const text = section === "metric" ? outcomeText : factText;
  for (const [name, mine, theirs, differs] of ordered.slice(0, most)) {
    const row = body.appendChild(element("tr", differs ? "differs" : ""));
    const own = cell(text(mine));
    row.append(Object.assign(element("th", "", name), { scope: "row" }), own);
    if (differs) row.append(cell(text(theirs), "run-theirs"));
    else own.colSpan = 2;
  }
  if (isWhole) list.dataset.unfolded = section;
  if (ordered.length <= most) return [list];
  const button = element("button", "link", say("Show all {count}", { count: whole(ordered.length) }));
  button.addEventListener("click", () => {
    const [whole] = table({ section, facts: all }, true);
    list.replaceWith(whole);
    button.remove();
    whole.tabIndex = -1;
    whole.focus();
  });
  return [list, button];
}

/** @param {string} text */
function cell(text, className = "") {
  return Object.assign(element("td", className, text.split("\n", 1)[0]), { title: text });
}
