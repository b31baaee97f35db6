// Names of runs: what differs stays in sight, however long they are.
import { nameOf } from "./given.mjs";
import { whole } from "./numbers.mjs";
import { on, state } from "./state.mjs";
import { say } from "./words.mjs";

const END = 10; // letters at the end of a name that never go
let common = "";

/** What all names begin with, up to a mark between words. */
function learn() {
  const names = state.runs.map(nameOf);
  if (names.length < 2) {
    common = "";
    return;
  }
  let [low, high] = [names[0], names[0]];
  for (const name of names) {
    if (name < low) low = name;
    if (name > high) high = name;
  }
  let length = 0;
  while (length < low.length && low[length] === high[length]) length++;
  const mark = low.slice(0, length).search(/[/._\- ][^/._\- ]*$/);
  common = mark < 0 ? "" : low.slice(0, mark + 1);
}

/**
 * A name in three parts: the first gives way first, the last never.
 * @param {string} run
 */
export function nameParts(run) {
  const name = nameOf(run);
  const rest = name.startsWith(common) ? name.slice(common.length) : name;
  const first = name.slice(0, name.length - rest.length);
  const cut = rest.length > END + 4 ? rest.length - END : rest.length;
  return [first, rest.slice(0, cut), rest.slice(cut)];
}

/**
 * Fill an element with a run's name; the row's tooltip has the whole, and the real one.
 * @param {HTMLElement} element
 * @param {string} run
 */
export function writeName(element, run) {
  const parts = nameParts(run);
  element.classList.add("split-name");
  while (element.children.length < 3) element.appendChild(document.createElement("span"));
  parts.forEach((part, i) => {
    if (element.children[i].textContent !== part) element.children[i].textContent = part;
  });
}

/** @param {string} run */
export function fullName(run) {
  const name = nameOf(run);
  return name === run ? run : `${name}\n${run}`;
}

/**
 * What some runs are called together: the name of one, the number of more.
 * @param {string[]} runs
 */
export function runWords(runs) {
  return runs.length === 1 ? nameOf(runs[0]) : say("{count} runs", { count: whole(runs.length) });
}

on((what) => {
  if (what === "runs" || what === "notes") learn();
});
