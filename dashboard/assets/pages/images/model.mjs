// What the images page knows: which runs have which tags, at which steps; and what it asks for.
import { blobUrl } from "../../frame/blobs.mjs";
import { Channel } from "../../frame/channel.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isShown, state } from "../../frame/state.mjs";
import { decode } from "../../charts/encoded.mjs";
import { upTo } from "../../charts/steps.mjs";

/** @import {Column, Encoded} from "../../charts/encoded.mjs" */

/** @typedef {{run: string, tag: string}} Pair of which there is a series */
/** @typedef {{key: string, runs: string[], tags: string[], run: Encoded, tag: Encoded}} SentStructure names, and their indices pair by pair: queries/images.py */
/** @typedef {{key: string, tag: string | null, steps: Encoded, total: number, isNumbered: boolean}} SentSteps */
/** @typedef {Pair & {key: string, steps: Encoded, recorded: number | null, times: Encoded, width: Encoded, height: Encoded, odd: number[], figures: number[]}} SentSeries */
/** @typedef {{structure: SentStructure | null, steps: SentSteps | null, series: SentSeries[]}} Answer with what is new alone */
/** @typedef {{key: string, steps: Column, recorded: number | null, times: Column, width: Column, height: Column, odd: Set<number>, figures: Set<number>}} Series the pictures of a run and tag; odd ones, by their places, cannot be shown, figures are drawn here; without steps they are numbered, and all `recorded` at one */

/**
 * What to show of a series at a step.
 *
 * @typedef {{index: number, of: number, step: number, recorded: number, isNumbered: boolean, time: number, width: number, height: number, odd: boolean, kind: "image" | "figure", url: string}} Picture
 * @typedef {{index: -1, of: number, first: number}} Later where the first comes later
 * @typedef {Picture | Later} Found
 */

/** @typedef {{view: "tags" | "runs" | "steps", runs: "all" | "focus", size: "small" | "medium" | "large", step: number | null, tag: string | null, search: string}} Chosen */
/** @typedef {"structure" | "steps" | "series" | "chosen"} News */

const MOST_ASKED = 400; // as many pairs as the server answers at once
/**
 * What came of the server.
 *
 * @typedef {object} Known
 * @property {string | null} structure its key
 * @property {string[]} runs
 * @property {string[]} tags
 * @property {Map<string, number>} runIndices
 * @property {Map<string, number>} tagIndices
 * @property {Set<number>} has of run index * tags + tag index
 * @property {string | null} stepsKey
 * @property {string | null} stepsAsked the tag whose steps were asked for; null for all
 * @property {Column} steps
 * @property {boolean} isNumbered whether all of these are numbers of pictures without steps
 * @property {number} total
 * @property {Map<string, Series>} series by "run\0tag"
 * @property {Map<string, string | number>} asked the version at which the server last said what is new, by "run\0tag"
 */

/** @type {Known} */
export const known = {
  structure: null,
  runs: [],
  tags: [],
  runIndices: new Map(),
  tagIndices: new Map(),
  has: new Set(),
  stepsKey: null,
  stepsAsked: null,
  steps: new Float64Array(),
  isNumbered: false,
  total: 0,
  series: new Map(),
  asked: new Map(),
};
/** @type {Chosen} a step of null is the latest, and stays it as runs go on */
export const chosen = { view: "tags", runs: "all", size: "medium", step: null, tag: null, search: "" };
/** @type {Set<(what: News) => void>} */
const listeners = new Set();
const channel = new Channel("images");
/** @type {Pair[]} */
let wanted = [];
let dirty = true,
  isWantedAgain = false; // while an answer is on its way

const pair = (/** @type {string} */ run, /** @type {string} */ tag) => `${run}\0${tag}`;

/** @param {News} what */
function tell(what) {
  for (const listener of listeners) listener(what);
}

/** @param {string[]} names */
function indicesOf(names) {
  return new Map(names.map((name, index) => [name, index]));
}

/** @param {SentStructure} sent */
function takeStructure({ key, runs, tags, run, tag }) {
  const [ofRun, ofTag] = [decode(run), decode(tag)];
  Object.assign(known, { structure: key, runs, tags, runIndices: indicesOf(runs), tagIndices: indicesOf(tags) });
  known.has = new Set(Array.from(ofRun, (r, i) => r * tags.length + ofTag[i]));
}

/** @param {string} run @param {string} tag */
export function has(run, tag) {
  const [r, t] = [known.runIndices.get(run), known.tagIndices.get(tag)];
  return r !== undefined && t !== undefined && known.has.has(r * known.tags.length + t);
}

/** @param {SentSeries} sent */
function takeSeries({ run, tag, key, steps, recorded, times, width, height, odd, figures }) {
  const [s, t, w, h] = [steps, times, width, height].map(decode);
  const indices = { odd: new Set(odd), figures: new Set(figures) };
  known.series.set(pair(run, tag), { key, steps: s, recorded, times: t, width: w, height: h, ...indices });
}

/** The runs shown, those in focus first. */
export function runs() {
  const shown = known.runs.filter((run) => isShown(run) && (chosen.runs === "all" || slotOf(run) >= 0));
  const rank = (/** @type {string} */ run) => slotOf(run) + 1 || Infinity;
  return shown
    .map((run) => ({ run, rank: rank(run) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ run }) => run);
}

/** @type {{of: unknown[], tags: string[]}} */
let kept = { of: [], tags: [] };

/** The tags that any of the runs shown has a picture of. */
export function heldTags() {
  const of = [known.has, state.matches, chosen.runs, chosen.runs === "all" ? "" : state.slots.join("\n")];
  if (of.some((one, i) => one !== kept.of[i])) {
    const count = known.tags.length,
      shown = new Set(runs().map((run) => known.runIndices.get(run)));
    const held = new Set(
      [...known.has].filter((code) => shown.has(Math.floor(code / count))).map((code) => code % count),
    );
    kept = { of, tags: known.tags.filter((_, index) => held.has(index)) };
  }
  return kept.tags;
}

export function tags() {
  const text = chosen.search.trim().toLowerCase();
  return text ? heldTags().filter((tag) => tag.toLowerCase().includes(text)) : heldTags();
}

/** The tag whose steps the columns are in the view over steps. */
export function steppedTag() {
  const held = heldTags();
  return chosen.tag !== null && held.includes(chosen.tag) ? chosen.tag : (held[0] ?? null);
}

function wantedTag() {
  return chosen.view === "steps" ? steppedTag() : null;
}

/**
 * The picture of a run and tag to show at a step, null for the latest: the last that was recorded
 * up to then; `exact` where no other will do. Null while nothing is known of the series.
 *
 * @param {string} run
 * @param {string} tag
 * @param {number | null} step
 * @returns {Found | null}
 */
export function picture(run, tag, step, { exact = false } = {}) {
  const series = known.series.get(pair(run, tag));
  if (!series) return null;
  const of = series.steps.length;
  const index = step === null ? of - 1 : upTo(series.steps, step) - 1;
  if (index < 0 || (exact && series.steps[index] !== step)) return { index: -1, of, first: series.steps[0] };
  const found = series.steps[index],
    recorded = series.recorded ?? found,
    kind = series.figures.has(index) ? "figure" : "image";
  return {
    index,
    of,
    step: found,
    recorded,
    isNumbered: series.recorded !== null,
    time: series.times[index],
    width: series.width[index],
    height: series.height[index],
    odd: series.odd.has(index) || !Number.isSafeInteger(recorded),
    kind,
    url: blobUrl(kind, run, tag, recorded, { time: series.times[index] }),
  };
}

/** Whether a picture was recorded up to then. @param {Found | null} found @returns {found is Picture} */
export function hasCome(found) {
  return found !== null && found.index >= 0;
}

/** Ask for what is new, of the series of `pairs` among others: those near the screen. */
export function ask(pairs = wanted) {
  wanted = pairs;
  if (pageName() !== "images" || !document.getElementById("images-stage")) return;
  if (channel.isWaiting) {
    isWantedAgain = true;
    return;
  }
  const version = state.version;
  const due = wanted.filter(({ run, tag }) => known.asked.get(pair(run, tag)) !== version).slice(0, MOST_ASKED);
  const others = known.stepsAsked !== wantedTag() || dirty;
  if (!due.length && !others) return;
  dirty = false;
  known.stepsAsked = wantedTag();
  isWantedAgain = false;
  const question = {
    structure: known.structure,
    tag: wantedTag(),
    steps: known.stepsKey,
    series: due.map(({ run, tag }) => [run, tag, known.series.get(pair(run, tag))?.key ?? null]),
  };
  const hear = (/** @type {Answer} */ answer) => accept(answer, due, version);
  channel.ask(question, hear, () => {
    if (pageName() !== "images") return;
    if (question.tag === wantedTag())
      channel.repeat(); // the answer was lost, or takes long
    else ask(); // the steps of another tag are wanted by now
  });
}

/** @param {Answer} answer @param {Pair[]} due @param {string | number} version */
function accept(answer, due, version) {
  if (answer.structure) takeStructure(answer.structure);
  if (answer.steps) {
    const { key, steps, total, isNumbered } = answer.steps;
    Object.assign(known, { stepsKey: key, steps: decode(steps), total, isNumbered });
  }
  answer.series.forEach(takeSeries);
  for (const { run, tag } of due) known.asked.set(pair(run, tag), version);
  const isOutdated = isWantedAgain || version !== state.version;
  tell(answer.structure ? "structure" : answer.steps ? "steps" : "series");
  if (isOutdated) ask();
}

/** Change what was chosen. @param {Partial<Chosen>} changes */
export function choose(changes) {
  const before = JSON.stringify(chosen);
  Object.assign(chosen, changes);
  if (JSON.stringify(chosen) !== before) tell("chosen");
}

/** After a change of version: the next `ask` asks for everything that may be new. */
export function renew() {
  dirty = true;
}

/** On a new page, which never gets the answers to what the one before asked. */
export function begin() {
  channel.drop();
  renew();
}

/** Hear what changed: "structure", "steps", "series" or "chosen". @param {(what: News) => void} listener */
export function on(listener) {
  listeners.add(listener);
}

export function isWaiting() {
  return channel.isOpen;
}

export function isKnown() {
  return known.structure !== null;
}
