// Names of runs: what differs stays in sight, however long they are.
import { element as make } from "./elements.mjs";
import { nameOf } from "./given.mjs";
import { behind, partsOf, shortName } from "./name_parts.mjs";
import { whole } from "./numbers.mjs";
import { on, state } from "./state.mjs";
import { say } from "./words.mjs";

/** @import {Part} from "./name_parts.mjs" */

/** @type {WeakMap<HTMLElement, string>} */
const written = new WeakMap(); // element -> what it shows
/** @type {Map<string, Part[]>} */
let parts = new Map();

/**
 * The parts of a run's name, of which some stay in sight and the others give way.
 * @param {string} run
 * @param {number} [said] how many letters at its beginning are said elsewhere; a name that somebody gave stays whole
 * @returns {Part[]}
 */
export function nameParts(run, said = 0) {
  const name = nameOf(run),
    whole = parts.get(name) ?? [[name, true]];
  return said && name === run ? behind(whole, said) : whole;
}

/**
 * The parts of names among a few runs that stand side by side, by run.
 * @param {string[]} runs
 */
export function partsAmong(runs) {
  const told = partsOf(runs.map(nameOf));
  return new Map(runs.map((run) => [run, told.get(nameOf(run)) ?? []]));
}

/** The class of a part in sight. @param {boolean} stays */
export function partClass(stays) {
  return stays ? "name-stays" : "name-gives";
}

/**
 * Fill an element with a run's name; the row's tooltip has the whole, and the real one.
 * @param {HTMLElement} element
 * @param {string} run
 */
export function writeName(element, run) {
  writeParts(element, nameParts(run));
}

/**
 * Fill an element with a name, as its neighbours make it: see `partsOf`.
 * @param {HTMLElement} element
 * @param {Part[]} told
 */
export function writeParts(element, told) {
  const key = JSON.stringify(told);
  if (written.get(element) === key && element.childElementCount === told.length) return;
  written.set(element, key);
  element.classList.add("split-name");
  element.replaceChildren(...told.map(([text, stays]) => make("span", partClass(stays), text)));
}

/** What tells a run from the others, where there is room for no more. @param {string} run */
export function briefName(run) {
  return shortName(nameParts(run));
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

/** @type {string[]} */
let parted = []; // the names that were taken apart

on((what) => {
  if (what !== "runs" && what !== "notes") return;
  const names = state.runs.map(nameOf);
  if (names.length === parted.length && names.every((name, i) => name === parted[i])) return; // ten thousand take 0.2 s
  parted = names;
  parts = partsOf(names);
});
