// What a person gave a run, as far as it is known here.
import { state } from "./state.mjs";

/**
 * What notes.py keeps of a run; what says nothing is left out.
 *
 * @typedef {object} Given
 * @property {string} [name]
 * @property {number} [colour] its place in the palette
 * @property {string[]} [tags]
 * @property {string} [note]
 * @property {boolean} [pinned]
 * @property {boolean} [hidden]
 */

/** @type {Readonly<Given>} */
const NOTHING = {};

/** Of which server the newest version is, and its number there. */
const newest = { era: "", number: -1 };

/**
 * The server has this version of what was given, or a later one: what it tells comes in any order.
 * @param {string} era
 * @param {number} number
 */
export function noteVersion(era, number) {
  if (era === newest.era && number <= newest.number) return;
  Object.assign(newest, { era, number });
  state.givenVersion = `${era} ${number}`;
}

/** @param {string} run */
export function givenTo(run) {
  return state.given.get(run) ?? NOTHING;
}

/** What a run is called on the pages; its own name stays in links and tooltips. @param {string} run */
export function nameOf(run) {
  return givenTo(run).name ?? run;
}

/** @param {string} run */
export function isHidden(run) {
  return givenTo(run).hidden === true;
}
