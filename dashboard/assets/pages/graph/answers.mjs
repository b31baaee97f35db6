// What the server is asked of graphs, and what it answers: queries/graph/answer.py.
import { Channel } from "../../frame/channel.mjs";

/** @import {Model} from "./data.mjs" */
/** @import {SentView} from "./view.mjs" */

/** @typedef {"graph" | "dataset"} Name of a page of a graph */

/** @typedef {{too_many: number, most: number, open: number[]}} TooMany boxes that would be in sight, and with which scopes open */

/**
 * One of these: the same as before; a problem, in words where there are any; or a view, with the names of the graph
 * where they were not known.
 *
 * @typedef {{same: true}} Same
 * @typedef {{problem: string}} Problem
 * @typedef {{key: string, model: Model | null, view: SentView | TooMany}} News
 * @typedef {(Same | Problem | News)} Answer
 */

/** The ways to the server, by page. */
export const WAYS = {
  graph: { views: new Channel("graph"), facts: new Channel("graph-facts") },
  dataset: { views: new Channel("dataset"), facts: new Channel("dataset-facts") },
};

/** @param {string | undefined} name @returns {name is Name} */
export function isName(name) {
  return name === "graph" || name === "dataset";
}
