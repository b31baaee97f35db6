// Which colour means which group: above the cards, in the list of runs, in the table beside.
import { all, element } from "../frame/elements.mjs";
import { whole } from "../frame/numbers.mjs";
import { pageName } from "../frame/page_name.mjs";
import { colourChips, fillRunList } from "../frame/run_list.mjs";
import { isShown, state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import { fieldOf } from "./cards.mjs";
import { fillTable } from "./group_table.mjs";
import { colour, facts, title } from "./groups.mjs";

/** @import {Groups} from "./group_table.mjs" */

/** @type {Groups} */
let listed = { of: new Map(), inks: new Map() };
/** @type {{box: HTMLElement | null, key: string}} */
let told = { box: null, key: "" };

/** The groups of the page: all cards have the same. @returns {Groups} */
function known() {
  if (!state.by) return { of: new Map(), inks: new Map() }; // no need to look through a thousand cards
  for (const card of all(document, "#scalars-sections .card[data-tag]", HTMLElement)) {
    const field = fieldOf(card.dataset.tag ?? "");
    if (field?.groups.length && field.groupOf && field.groupInks) return { of: field.groupOf, inks: field.groupInks };
  }
  return { of: new Map(), inks: new Map() };
}

/** @param {string} run */
function chipOf(run) {
  const { of, inks } = listed;
  const name = pageName() === "scalars" ? of.get(run) : undefined;
  return name === undefined ? null : colour({ ink: inks.get(name) ?? null });
}

colourChips(chipOf);

let planned = false;
/** The names of the groups above the cards, once for all cards that are drawn together. */
export function legend() {
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    write();
  });
}

/** How many runs each group has stands beside its name; the list of runs shows the colours. */
function write() {
  const box = document.getElementById("scalars-legend");
  if (!box) return;
  const { of, inks } = known();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [run, name] of of) if (isShown(run)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const entries = [...inks].flatMap(([name, ink]) => {
    const runs = counts.get(name);
    return runs ? [{ name, runs, ink: colour({ ink }) }] : [];
  });
  const key = JSON.stringify([facts(), entries, [...of]]);
  if (told.box === box && told.key === key) return; // what changes here makes all cards look whether they are still there
  told = { box, key };
  listed = { of, inks };
  fillRunList();
  fillTable(listed);
  box.hidden = !entries.length;
  const words = facts().map((name) => name.split(".").at(-1));
  const fact = Object.assign(element("span", "", words.join(" · ")), { title: facts().join(" · ") });
  box.replaceChildren(fact, ...entries.map(entryOf));
}

/** @param {{name: string, runs: number, ink: string}} group */
function entryOf({ name, runs, ink }) {
  const entry = element("span"),
    chip = element("span", "chip"),
    count = element("span", "count", whole(runs));
  chip.style.background = ink;
  count.title = say("{count} runs", { count: whole(runs) });
  entry.append(chip, element("span", "group-name", title(name)), count);
  return entry;
}
