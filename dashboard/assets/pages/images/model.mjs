// What the images page knows: which runs have which tags, at which steps; and what it asks for.
import { Channel } from "../../frame/channel.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isShown, state } from "../../frame/state.mjs";
import { decode } from "../../charts/encoded.mjs";
import { upTo } from "../../charts/steps.mjs";
import { blobUrl } from "./blobs.mjs";

const MOST_ASKED = 400; // as many pairs as the server answers at once
export const known = {
  structure: null,
  runs: [],
  tags: [],
  has: new Set(), // of run place * tags + tag place
  stepsKey: null,
  stepsAsked: null,
  steps: [],
  total: 0,
  series: new Map(), // "run\0tag" -> {key, steps, times, width, height, odd}
  asked: new Map(), // "run\0tag" -> the version at which the server last said what is new of it
};
// What was chosen. A step of null is the latest, and stays it as runs go on.
export const chosen = { view: "tags", runs: "all", size: "medium", step: null, tag: null, search: "" };
const listeners = new Set();
const channel = new Channel("images");
let wanted = [],
  dirty = true,
  isWantedAgain = false; // while an answer is on its way

const pair = (run, tag) => `${run}\0${tag}`;

function tell(what) {
  for (const listener of listeners) listener(what);
}

function places(names) {
  return new Map(names.map((name, place) => [name, place]));
}

function takeStructure({ key, runs, tags, run, tag }) {
  const [ofRun, ofTag] = [decode(run), decode(tag)];
  Object.assign(known, { structure: key, runs, tags, runPlaces: places(runs), tagPlaces: places(tags) });
  known.has = new Set(Array.from(ofRun, (place, i) => place * tags.length + ofTag[i]));
}

export function has(run, tag) {
  const [r, t] = [known.runPlaces?.get(run), known.tagPlaces?.get(tag)];
  return r !== undefined && t !== undefined && known.has.has(r * known.tags.length + t);
}

function takeSeries({ run, tag, key, steps, times, width, height, odd }) {
  const [s, t, w, h] = [steps, times, width, height].map(decode);
  known.series.set(pair(run, tag), { key, steps: s, times: t, width: w, height: h, odd: new Set(odd) });
}

/** The runs shown, those in focus first and in the order of their colours. */
export function runs() {
  const shown = known.runs.filter((run) => isShown(run) && (chosen.runs === "all" || slotOf(run) >= 0));
  const rank = (run) => slotOf(run) + 1 || Infinity;
  return shown
    .map((run) => [rank(run), run])
    .sort((one, other) => (one[0] === other[0] ? 0 : one[0] - other[0]))
    .map(([, run]) => run);
}

export function tags() {
  const text = chosen.search.trim().toLowerCase();
  return text ? known.tags.filter((tag) => tag.toLowerCase().includes(text)) : known.tags;
}

/** The tag whose steps the columns are in the view over steps. */
export function steppedTag() {
  return known.tags.includes(chosen.tag) ? chosen.tag : (known.tags[0] ?? null);
}

function wantedTag() {
  return chosen.view === "steps" ? steppedTag() : null;
}

/**
 * The picture of a run and tag to show at a step, null for the latest: the last that was recorded
 * up to then. {place, of, step, ...}; `place` is -1 where the first comes later.
 */
export function picture(run, tag, step, { exact = false } = {}) {
  const series = known.series.get(pair(run, tag));
  if (!series) return null;
  const of = series.steps.length;
  const place = step === null ? of - 1 : upTo(series.steps, step) - 1;
  if (place < 0 || (exact && series.steps[place] !== step)) return { place: -1, of, first: series.steps[0] };
  const found = series.steps[place];
  return {
    place,
    of,
    step: found,
    time: series.times[place],
    width: series.width[place],
    height: series.height[place],
    odd: series.odd.has(place) || !Number.isSafeInteger(found),
    differs: step !== null && found !== step,
    url: blobUrl("image", run, tag, found, { time: series.times[place] }),
  };
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
    version,
    structure: known.structure,
    tag: wantedTag(),
    steps: known.stepsKey,
    series: due.map(({ run, tag }) => [run, tag, known.series.get(pair(run, tag))?.key ?? null]),
  };
  channel.ask(question, (answer) => accept(answer, due, version));
}

function accept(answer, due, version) {
  if (answer.structure) takeStructure(answer.structure);
  if (answer.steps) {
    Object.assign(known, { stepsKey: answer.steps.key, steps: decode(answer.steps.steps), total: answer.steps.total });
  }
  answer.series.forEach(takeSeries);
  for (const { run, tag } of due) known.asked.set(pair(run, tag), version);
  const isOutdated = isWantedAgain || version !== state.version;
  tell(answer.structure ? "structure" : answer.steps ? "steps" : "series");
  if (isOutdated) ask();
}

/** Change what was chosen. */
export function choose(changes) {
  if (Object.entries(changes).every(([key, value]) => chosen[key] === value)) return;
  Object.assign(chosen, changes);
  tell("chosen");
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

/** Hear what changed: "structure", "steps", "series" or "chosen". */
export function on(listener) {
  listeners.add(listener);
}

export function isWaiting() {
  return channel.isOpen;
}

export function isKnown() {
  return known.structure !== null;
}
