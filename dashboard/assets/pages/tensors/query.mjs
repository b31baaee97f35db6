// Which tensor of which run is looked at, at which step, which part of it and against which other;
// and what the server is asked for it.
import * as address from "../../frame/address.mjs";
import { Channel } from "../../frame/channel.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isShown } from "../../frame/state.mjs";
import { theme } from "../../frame/theme.mjs";
import { isAsked } from "../../charts/away.mjs";
import { decode } from "../../charts/encoded.mjs";

/** @import {Answer} from "./answer.mjs" */

/**
 * What is looked at, and what it is compared with: `other` is a run, empty for nothing.
 *
 * @typedef {object} Chosen
 * @property {string | null} tag
 * @property {string | null} run
 * @property {number | null} step the newest for null
 * @property {string} slice as NumPy writes it; empty for as much as the view has room for
 * @property {"table" | "heat" | "histogram"} view
 * @property {number} row the first that a page of elements shows
 * @property {number} column
 * @property {string} other
 * @property {number | null} otherStep
 * @property {number} absolute tolerance
 * @property {number} relative tolerance
 */

/** @typedef {[run: number, tag: number, steps: number, shape: number[], dtype: string, newest: number]} Cell of an index: indices of names, how many steps there are, and the newest shape, type and time */
/** @typedef {{runs: string[], tags: string[], cells: Cell[]}} Index the tensors that there are: queries/tensors/index.py */

const channel = new Channel("tensors");
/** @type {Chosen} */
export const chosen = {
  tag: null,
  run: null,
  step: null,
  slice: "",
  view: "table",
  row: 0,
  column: 0,
  other: "",
  otherStep: null,
  absolute: 0,
  relative: 0,
};
/** @type {Index} what tensors there are */
export let index = { runs: [], tags: [], cells: [] };
export let isKnown = false; // whether it came
/** @type {Answer | null} the last of the server */
export let answer = null;
let asked = "";
/** @type {(steps: number[] | null) => void} hears of answers */
let told = () => {};

/** Runs with a tag, as {run, steps, shape, dtype, newest}; those in focus first. @param {string | null} tag */
export function runsWith(tag) {
  const wanted = tag === null ? -1 : index.tags.indexOf(tag);
  /** @param {{run: string}} row */
  const rank = ({ run }) => {
    const slot = slotOf(run);
    return slot < 0 ? Infinity : slot;
  };
  return index.cells
    .filter(([, at]) => at === wanted)
    .map(([run, , steps, shape, dtype, newest]) => ({ run: index.runs[run], steps, shape, dtype, newest }))
    .filter(({ run }) => isShown(run))
    .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** How many of the runs shown have each tag; of tags that none has, 0 where somebody asked for them. */
export function tagCounts() {
  const counts = index.tags.map(() => 0);
  for (const [run, tag] of index.cells) counts[tag] += Number(isShown(index.runs[run]));
  const all = index.tags.map((tag, i) => ({ tag, count: counts[i] }));
  const held = all.filter(({ count }) => count > 0);
  return { tags: isAsked() ? all : held, held, away: all.length - held.length };
}

/** @param {string | null} text */
export function asNumber(text) {
  return text === null || text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
}

/** What the address says, on a new page: which never gets the answers to what the one before asked. */
export function recall() {
  chosen.tag = address.get("tag");
  chosen.run = address.get("run");
  chosen.slice = address.get("slice") ?? "";
  chosen.step = asNumber(address.get("step"));
  chosen.other = address.get("vs") ?? "";
  chosen.otherStep = asNumber(address.get("vstep"));
  [chosen.absolute, chosen.relative] = [asNumber(address.get("atol")) ?? 0, asNumber(address.get("rtol")) ?? 0];
  [chosen.row, chosen.column] = [0, 0];
  forget();
}

export function forget() {
  [answer, asked] = [null, ""];
  channel.drop();
}

/** The address holds the view. */
export function remember() {
  const { tag, run, step, slice, other, otherStep, absolute, relative } = chosen;
  const held = {
    tag,
    run,
    step,
    slice: slice || null,
    vs: other || null,
    vstep: other ? otherStep : null,
    atol: other && absolute ? absolute : null,
    rtol: other && relative ? relative : null,
  };
  for (const [key, value] of Object.entries(held)) address.set(key, value);
}

/** Choose among what there is: what went away, or the filter leaves out, gives way to the first. */
export function settle() {
  const { tags, held } = tagCounts();
  if (chosen.tag === null || !index.tags.includes(chosen.tag)) chosen.tag = index.tags[0] ?? null;
  if (held.length && !tags.some(({ tag }) => tag === chosen.tag)) chosen.tag = held[0].tag;
  const runs = runsWith(chosen.tag).map(({ run }) => run);
  if (chosen.run === null || !runs.includes(chosen.run)) chosen.run = runs[0] ?? null;
  if (!runs.includes(chosen.other)) chosen.other = "";
  if (chosen.run === null) forget();
  else if ((address.get("tag") ?? chosen.tag) !== chosen.tag || (address.get("run") ?? chosen.run) !== chosen.run)
    remember();
}

/** Changes when something new was recorded of what is looked at. */
function mark() {
  const here = [chosen.run, chosen.other];
  return runsWith(chosen.tag)
    .filter(({ run }) => here.includes(run))
    .map(({ steps, newest }) => [steps, newest]);
}

const queried = () => ({ ...chosen, theme: theme() });

export function ask() {
  if (!isKnown || chosen.run === null || pageName() !== "tensors") return;
  const query = queried();
  const text = JSON.stringify([query, mark()]);
  if (text === asked || channel.isWaiting) return;
  asked = text;
  channel.ask(query, accept, () => {
    if (pageName() !== "tensors") return;
    const isWanted = JSON.stringify(queried()) === JSON.stringify(query);
    if (isWanted)
      channel.repeat(); // the answer was lost, or takes long
    else ask(); // something else is wanted by now
  });
}

/** @param {Answer} found */
function accept(found) {
  answer = found;
  ask(); // what was chosen meanwhile
  told(found.steps ? Array.from(decode(found.steps)) : null);
}

/** @param {Index} found */
export function take(found) {
  index = found;
  isKnown = true;
}

export function isWaiting() {
  return channel.isOpen;
}

/** @param {(steps: number[] | null) => void} listener */
export function onAnswer(listener) {
  told = listener;
}
