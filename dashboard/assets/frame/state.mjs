// What all pages share in this browser: runs, filter, view. Pages come and go; this stays.

/** @import {Given} from "./given.mjs" */

/** @typedef {"begun" | "runs" | "focus" | "filter" | "view" | "theme" | "version" | "hover" | "notes" | "location"} FrameChange */
/** @typedef {FrameChange | "cards" | "ready" | "thrown" | "columns" | "marks"} Change by `frame/`, or by what is named after the first ones in `changed` */

/** @typedef {{clientX: number, clientY: number, field: object, tag: string, i: number, at: number, keys?: boolean}} Spot a point of a line that a chart drew: `at` is its place on the axis, `keys` says that no pointer chose it */
/** @typedef {Spot & ({run: string, rank?: number, group?: undefined} | {group: string, run?: undefined, rank?: undefined})} LineHover */
/** @typedef {{run: string, rank?: undefined, group?: undefined, tag: null, clientX?: number, clientY?: number, keys?: undefined}} RunHover a run in a table, or in a chart without tags */
/** @typedef {LineHover | RunHover} Hover */

/** @typedef {"step" | "relative" | "wall" | "index" | "tag" | "training"} Axis `training` is the step that a training had come to */

/**
 * How scalars are looked at.
 *
 * @typedef {object} ScalarView
 * @property {Axis} axis
 * @property {string} xTag the tag whose values are the axis
 * @property {boolean} logX
 * @property {[number, number] | null} zoom the part of the axis that is looked at closely
 * @property {number} smoothing
 * @property {boolean} isAuto whether only noisy lines are smoothed: see noise.mjs
 * @property {boolean} exact whether the server smooths
 * @property {boolean} log
 * @property {"auto" | "clip" | "show"} outliers
 * @property {string} by the fact that groups runs; empty for none
 * @property {string} also a second fact: groups have both in common; empty for none
 * @property {"mean" | "median"} middle
 * @property {"ci" | "std" | "range"} band
 * @property {boolean} members whether the runs of groups are drawn
 * @property {"median" | "each"} ranks what is drawn of runs of several processes
 * @property {string} base the run that all others are compared with; empty for none
 */

/**
 * What runs are judged by, as insight/lineage/target says it.
 *
 * @typedef {object} Target
 * @property {string} name a tag, or a fact of the lineage; empty for none
 * @property {string} called without its heading
 * @property {"best" | "last" | "recorded"} of
 * @property {number} direction 1 where more is better, -1 where less is, 0 where nobody knows
 */

/**
 * @typedef {object} SharedState
 * @property {boolean} isKnown whether the runs came
 * @property {string[]} runs the newest first
 * @property {Map<string, string>} status
 * @property {Map<string, number>} problems how many, by run
 * @property {string | null} judgedBy what the server is asked to judge runs by: what somebody chose, or what the filter demands; null for the usual
 * @property {Target} target what runs are judged by
 * @property {Map<string, number | null>} scores of the target, by run
 * @property {Map<string, number>} whose rank of a run has the score, where several ranks recorded the target
 * @property {string | null} filter the one that was answered last; null before that
 * @property {Set<string> | null} found what the filter lets through, hidden or not
 * @property {Set<string> | null} matches the runs that are shown; null for all
 * @property {(string | null)[]} slots the runs in focus, each in the place that was free
 * @property {boolean} chosen whether somebody chose the focus
 * @property {boolean} seeded whether it has begun
 * @property {string[] | null} compared the runs that were chosen for the page that compares them
 * @property {string | number} version of what the server knows
 * @property {Hover | null} hover what is pointed at
 * @property {Record<string, Json>} templates of Plotly, by theme
 * @property {Map<string, Given>} given what persons gave runs
 * @property {string} givenVersion of that, as the server surely has it: what is shown may be newer
 * @property {boolean} isGivenKnown whether all of that came; before it only who is hidden is known
 * @property {Record<string, {address: string, saved: number}>} views addresses by their names
 * @property {string} trouble with what is kept of runs
 */

const SLOTS = 12;

/** @type {Readonly<ScalarView>} */
export const USUAL_VIEW = {
  axis: "step",
  smoothing: 0.6,
  isAuto: true,
  log: false,
  zoom: null,
  xTag: "",
  logX: false,
  exact: false,
  outliers: "auto",
  by: "",
  also: "",
  middle: "mean",
  band: "ci",
  members: true,
  ranks: "median",
  base: "",
};

/** What stays so once it was told. @type {ReadonlySet<Change>} */
const LASTING = new Set(["begun", "runs", "notes"]);
/** @type {Set<Change>} */
const told = new Set();
/** @type {Set<(what: Change) => void>} */
const listeners = new Set();

/** @type {SharedState & ScalarView} */
export const state = {
  isKnown: false,
  runs: [],
  status: new Map(),
  problems: new Map(),
  judgedBy: null,
  target: { name: "", called: "", of: "last", direction: 0 },
  scores: new Map(),
  whose: new Map(),
  filter: null,
  found: null,
  matches: null,
  slots: Array(SLOTS).fill(null),
  chosen: false,
  seeded: false,
  compared: null,
  version: 0,
  hover: null,
  templates: {},
  given: new Map(),
  givenVersion: "",
  isGivenKnown: false,
  views: {},
  trouble: "",
  ...USUAL_VIEW,
};

/**
 * Tell everybody what changed: "begun", "runs", "focus", "filter", "view", "theme", "version", "hover", "notes",
 * "location"; charts/cards.mjs: "cards", "ready"; trash.mjs: "thrown"; pages/runs/: "columns"; pages/scalars/: "marks".
 *
 * @param {Change} what
 */
export function changed(what) {
  if (LASTING.has(what)) told.add(what);
  for (const listener of listeners) listener(what);
}

/**
 * Hear what changes. Modules of pages may come after the first changes: then what lasts is told them
 * once they have run.
 *
 * @param {(what: Change) => void} listener
 */
export function on(listener) {
  listeners.add(listener);
  for (const what of told) queueMicrotask(() => listener(what));
}

/** @param {string} run */
export function isShown(run) {
  return state.matches === null || state.matches.has(run);
}
