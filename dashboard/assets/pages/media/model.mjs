// What the media page knows: which runs have which sounds and videos, when; and what it asks for.
import { blobUrl } from "../../frame/blobs.mjs";
import { Channel } from "../../frame/channel.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isShown, state } from "../../frame/state.mjs";
import { decode } from "../../charts/encoded.mjs";
import { upTo } from "../../charts/steps.mjs";

/** @import {Column, Encoded} from "../../charts/encoded.mjs" */

/** @typedef {"audio" | "video"} Kind */
/** @typedef {{kind: Kind, tag: string}} Card what a card is of */
/** @typedef {Card & {run: string}} Which of which there is a series */
/** @typedef {{runs: string[], tags: string[], run: Encoded, tag: Encoded}} SentPairs names, and their indices pair by pair: queries/media.py */
/** @typedef {{key: string} & Record<Kind, SentPairs>} SentStructure */
/** @typedef {{key: string, steps: Encoded, totals: Record<Kind, number>, isNumbered: boolean}} SentSteps */
/** @typedef {Which & {key: string, steps: Encoded, recorded: number | null, times: Encoded, facts: Record<string, Encoded>, formats: string[]}} SentSeries */
/** @typedef {{structure: SentStructure | null, steps: SentSteps | null, series: SentSeries[]}} Answer with what is new alone */
/** @typedef {{key: string, steps: Column, recorded: number | null, times: Column, facts: Record<string, Column>, formats: string[]}} Series of a kind, run and tag; without steps its records are numbered, and all `recorded` at one */
/** @typedef {{duration: number, rate: number, channels: number, width: number, height: number, format: string}} Facts NaN and 0 where nobody knows */

/**
 * What to play of a series, which `key` names, at a step.
 *
 * @typedef {{kind: Kind, key: string, index: number, of: number, step: number, isNumbered: boolean, url: string, saved: string, facts: Facts}} Recording
 * @typedef {{index: -1, of: number, first: number}} Later where the first comes later
 * @typedef {Recording | Later} Found
 */

/** @typedef {{view: "tags" | "runs", runs: "all" | "focus", size: "small" | "medium" | "large", step: number | null, search: string}} Chosen */

export const KINDS = /** @type {const} */ (["audio", "video"]);
const MOST_ASKED = 400; // as many series as the server answers at once

/**
 * What came of the server.
 *
 * @typedef {object} Known
 * @property {string | null} structure its key
 * @property {Card[]} cards sounds first
 * @property {Map<string, Set<string>>} runsOf the runs that have what a card is of, by its key
 * @property {string[]} runs all that have anything
 * @property {string | null} stepsKey
 * @property {Column} steps
 * @property {boolean} isNumbered whether all of these are numbers of records without steps
 * @property {Record<Kind, number>} totals
 * @property {Map<string, Series>} series
 * @property {Map<string, string | number>} asked the version at which the server last said what is new of a series
 */

/** @type {Known} */
export const known = {
  structure: null,
  cards: [],
  runsOf: new Map(),
  runs: [],
  stepsKey: null,
  steps: new Float64Array(),
  isNumbered: false,
  totals: { audio: 0, video: 0 },
  series: new Map(),
  asked: new Map(),
};
/** @type {Chosen} a step of null is the latest, and stays it as runs go on */
export const chosen = { view: "tags", runs: "all", size: "medium", step: null, search: "" };
/** @type {Set<(what: string) => void>} */
const listeners = new Set();
const channel = new Channel("media");
/** @type {Which[]} */
let wanted = [];
let dirty = true,
  isWantedAgain = false; // while an answer is on its way

/** @param {Card} card */
export const cardKey = ({ kind, tag }) => `${kind}\0${tag}`;
/** @param {Which} which */
export const keyOf = ({ kind, run, tag }) => `${kind}\0${run}\0${tag}`;

/** @param {string} what */
function tell(what) {
  for (const listener of listeners) listener(what);
}

/** @param {SentStructure} sent */
function takeStructure(sent) {
  known.structure = sent.key;
  known.runsOf = new Map();
  for (const kind of KINDS) {
    const { runs, tags } = sent[kind],
      [run, tag] = [decode(sent[kind].run), decode(sent[kind].tag)];
    for (const name of tags) known.runsOf.set(cardKey({ kind, tag: name }), new Set());
    for (let i = 0; i < run.length; i++) known.runsOf.get(cardKey({ kind, tag: tags[tag[i]] }))?.add(runs[run[i]]);
  }
  known.cards = KINDS.flatMap((kind) => sent[kind].tags.map((tag) => ({ kind, tag })));
  known.runs = [...new Set(KINDS.flatMap((kind) => sent[kind].runs))].sort();
}

/** @param {SentSeries} sent */
function takeSeries({ kind, run, tag, key, steps, recorded, times, facts, formats }) {
  const told = Object.fromEntries(Object.entries(facts).map(([name, values]) => [name, decode(values)]));
  const series = { key, steps: decode(steps), recorded, times: decode(times), facts: told, formats };
  known.series.set(keyOf({ kind, run, tag }), series);
}

/** @param {Which} which */
export function has({ kind, run, tag }) {
  return known.runsOf.get(cardKey({ kind, tag }))?.has(run) ?? false;
}

/** The runs shown, those in focus first. */
export function runs() {
  const shown = known.runs.filter((run) => isShown(run) && (chosen.runs === "all" || slotOf(run) >= 0));
  const rank = (/** @type {string} */ run) => slotOf(run) + 1 || known.runs.length + 1;
  return shown
    .map((run, index) => ({ run, index, rank: rank(run) }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ run }) => run);
}

/** The cards that any of the runs shown has something for. */
export function heldCards() {
  const shown = runs();
  return known.cards.filter((card) => {
    const held = known.runsOf.get(cardKey(card));
    return shown.some((run) => held?.has(run));
  });
}

/** Those of them whose tags are looked for. */
export function cards() {
  const text = chosen.search.trim().toLowerCase();
  return text ? heldCards().filter(({ tag }) => tag.toLowerCase().includes(text)) : heldCards();
}

/**
 * What to play of a series at a step, null for the latest: the last that was recorded up to then.
 * Null while nothing is known of the series.
 *
 * @param {Which} which
 * @param {number | null} step
 * @returns {Found | null}
 */
export function recording(which, step) {
  const series = known.series.get(keyOf(which)),
    { kind, run, tag } = which;
  if (!series) return null;
  const of = series.steps.length;
  const index = step === null ? of - 1 : upTo(series.steps, step) - 1;
  if (index < 0) return { index: -1, of, first: series.steps[0] };
  const found = series.steps[index],
    recorded = series.recorded ?? found,
    time = series.times[index];
  const fact = (/** @type {string} */ name) => series.facts[name]?.[index] ?? 0;
  return {
    kind,
    key: keyOf(which),
    index,
    of,
    step: found,
    isNumbered: series.recorded !== null,
    url: blobUrl(kind, run, tag, recorded, { time }),
    saved: blobUrl(kind, run, tag, recorded, { time, download: true }),
    facts: {
      duration: fact("duration"),
      rate: fact("rate"),
      channels: fact("channels"),
      width: fact("width"),
      height: fact("height"),
      format: series.formats[index],
    },
  };
}

/** Whether something was recorded up to then. @param {Found | null} found @returns {found is Recording} */
export function hasCome(found) {
  return found !== null && found.index >= 0;
}

/** Ask for what is new, of the series of `which` among others: those near the screen. */
export function ask(which = wanted) {
  wanted = which;
  if (pageName() !== "media" || !document.getElementById("media-stage")) return;
  if (channel.isWaiting) {
    isWantedAgain = true;
    return;
  }
  const version = state.version;
  const due = wanted.filter((one) => known.asked.get(keyOf(one)) !== version).slice(0, MOST_ASKED);
  if (!due.length && !dirty) return;
  dirty = false;
  isWantedAgain = false;
  const question = {
    structure: known.structure,
    steps: known.stepsKey,
    series: due.map((one) => [one.kind, one.run, one.tag, known.series.get(keyOf(one))?.key ?? null]),
  };
  channel.ask(
    question,
    (answer) => accept(/** @type {Answer} */ (answer), due, version),
    () => pageName() === "media" && channel.repeat(), // the answer was lost, or takes long
  );
}

/** @param {Answer} answer @param {Which[]} due @param {string | number} version */
function accept(answer, due, version) {
  if (answer.structure) takeStructure(answer.structure);
  if (answer.steps) {
    const { key, steps, totals, isNumbered } = answer.steps;
    Object.assign(known, { stepsKey: key, steps: decode(steps), totals, isNumbered });
  }
  answer.series.forEach(takeSeries);
  for (const one of due) known.asked.set(keyOf(one), version);
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

/** Hear what changed: "structure", "steps", "series" or "chosen". @param {(what: string) => void} listener */
export function on(listener) {
  listeners.add(listener);
}

export function isWaiting() {
  return channel.isOpen;
}

export function isKnown() {
  return known.structure !== null;
}
