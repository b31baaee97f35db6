// What the server is asked of graphs, and what it answers: queries/graph/answer.py.
import { Channel } from "../../frame/channel.mjs";

/** @import {Model} from "./data.mjs" */
/** @import {SentView} from "./view.mjs" */

/** @typedef {"graph" | "dataset" | "provenance"} Name of a page of a graph */

/** @typedef {{too_many: number, most: number, open: number[]}} TooMany boxes that would be in sight, and with which scopes open */

/**
 * One of these: the same as before; a problem, in words where there are any; or a view, with the names of the graph
 * where they were not known.
 *
 * @typedef {{same: true}} Same
 * @typedef {{problem: string}} Problem
 * @typedef {{key: string, model: Model | null, view: SentView | TooMany, seen?: string, notes?: string[]}} News `seen` marks a view that is sent only when it is another, `notes` are said beside it
 * @typedef {(Same | Problem | News)} Answer
 */

/**
 * What is peculiar to the graphs of a page.
 *
 * @typedef {object} Subject
 * @property {boolean} sideways whether they are drawn from left to right
 * @property {number} least the zoom below which not all of one is shown at first
 * @property {boolean} isWhole whether all of their nodes are shown
 * @property {boolean} hasFamilies whether the colours of boxes mean sorts of operators
 * @property {boolean} ofRuns whether one graph holds many runs: it changes as they go on, and scopes have lasting names
 * @property {{views: Channel, facts: Channel}} ways to the server
 */

/** @param {string} name @param {Partial<Subject>} peculiar @returns {Subject} */
function subject(name, peculiar = {}) {
  const ways = { views: new Channel(name), facts: new Channel(`${name}-facts`) };
  return { sideways: false, least: 0.75, isWhole: false, hasFamilies: false, ofRuns: false, ways, ...peculiar };
}

/** The subjects, by page. @type {Record<Name, Subject>} */
export const SUBJECTS = {
  graph: subject("graph", { hasFamilies: true }),
  dataset: subject("dataset", { sideways: true, least: 0.6, isWhole: true }),
  provenance: subject("provenance", { sideways: true, least: 0.7, isWhole: true, ofRuns: true }),
};

/** @param {string | undefined} name @returns {name is Name} */
export function isName(name) {
  return name !== undefined && Object.hasOwn(SUBJECTS, name);
}
