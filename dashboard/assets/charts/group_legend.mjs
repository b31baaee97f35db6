// Which colour means which group: above the cards, in the list of runs, in the table beside.
import { all } from "../frame/elements.mjs";
import { whole } from "../frame/numbers.mjs";
import { pageName } from "../frame/page_name.mjs";
import { colourChips, fillRunList } from "../frame/run_list.mjs";
import { say } from "../frame/words.mjs";
import { fieldOf } from "./cards.mjs";
import { fillTable } from "./group_table.mjs";
import { colour, facts, title } from "./groups.mjs";

/** @import {Group} from "./groups.mjs" */

/** @type {{key: string, of: Map<string, string>, found: Map<string, Group>}} the groups of the page: which one each run is of, and each as the card has it that has most of its runs */
let listed = { key: "", of: new Map(), found: new Map() };

const cards = () => all(document, "#scalars-sections .card[data-tag]", HTMLElement);

/** The list of runs shows the colours of their groups as long as there are any. @param {Map<string, Group>} found */
function tellList(found) {
  const fields = cards().map((card) => fieldOf(card.dataset.tag ?? ""));
  const of = fields.find((field) => field?.groups?.length)?.groupOf ?? new Map();
  const key = JSON.stringify([facts(), [...found.values()].map(colour), [...of]]);
  if (key === listed.key) return;
  listed = { key, of, found };
  fillRunList();
  fillTable(listed);
}

/** @param {string} run */
function chipOf(run) {
  const name = pageName() === "scalars" ? listed.of.get(run) : undefined,
    group = name === undefined ? undefined : listed.found.get(name);
  return group ? colour(group) : null;
}

colourChips(chipOf);

/** The names of the groups above the cards, with how many runs each has. */
export function legend() {
  const box = document.getElementById("scalars-legend");
  if (!box) return;
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const card of cards()) {
    for (const group of fieldOf(card.dataset.tag ?? "")?.groups ?? []) {
      const known = found.get(group.name);
      if (!known || known.runs < group.runs) found.set(group.name, group);
    }
  }
  const key = JSON.stringify([
    facts(),
    [...found.values()].map((group) => [group.index, group.name, group.runs, colour(group)]).sort(),
  ]);
  tellList(found);
  if (box.dataset.key === key) return; // what changes here makes all cards look whether they are still there
  box.dataset.key = key;
  box.hidden = !found.size;
  const fact = Object.assign(document.createElement("span"), {
    textContent: facts()
      .map((fact) => fact.split(".").at(-1))
      .join(" · "),
    title: facts().join(" · "),
  });
  box.replaceChildren(
    fact,
    ...[...found.values()]
      .sort((one, other) => one.index - other.index)
      .map((group) => {
        const entry = document.createElement("span"),
          chip = document.createElement("span");
        chip.className = "chip";
        chip.style.background = colour(group);
        const runs = Object.assign(document.createElement("span"), {
          className: "count",
          textContent: whole(group.runs),
        });
        runs.title = say("{count} runs", { count: whole(group.runs) });
        entry.append(
          chip,
          Object.assign(document.createElement("span"), { className: "group-name", textContent: title(group.name) }),
          runs,
        );
        return entry;
      }),
  );
}
