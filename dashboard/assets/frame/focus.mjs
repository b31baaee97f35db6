// The runs in focus, a few that are drawn in their colours. They stand in the address once somebody
// chose them.
import * as address from "./address.mjs";
import { written } from "./address_text.mjs";
import { isHidden } from "./given.mjs";
import { changed, isShown, state } from "./state.mjs";
import { byTarget, isRunning } from "./target.mjs";
import { announce } from "./toast.mjs";
import { say } from "./words.mjs";

const SLOTS = state.slots.length;
const FIRST_FOCUS = 5; // of many runs, how many start in colour
const MOST_RUNNING = 2; // beside them
const UNSOUND = new Set(["diverged", "failed"]);
/** @type {string[]} */
let awaited = []; // what the address names and is not there yet
let isOfShown = false; // whether only runs were asked that the filter leaves, as it left none of the best

/** @param {string} run */
export function slotOf(run) {
  return state.slots.indexOf(run);
}

const focused = () => state.slots.filter((run) => run !== null);

/** @param {string} run */
function put(run) {
  const free = state.slots.indexOf(null);
  if (free >= 0) state.slots[free] = run;
  return free >= 0;
}

/** What the address has to say. */
const told = () => (state.chosen ? written([...focused(), ...awaited]) || "-" : null);

function tell() {
  address.set("focus", told());
  changed("focus");
}

/** What the address says is in focus; null where it says nothing, or was cut. */
function asked() {
  const text = address.get("focus");
  if (text === null) return null;
  try {
    return text === "-" ? [] : text.split(",").map(decodeURIComponent).slice(0, SLOTS);
  } catch {
    return null;
  } // cut in the middle of a letter
}

/** @param {string} run */
export function toggleFocus(run) {
  state.chosen = true;
  awaited = awaited.filter((other) => other !== run);
  const slot = slotOf(run);
  if (slot >= 0) state.slots[slot] = null;
  else put(run);
  tell();
}

export function clearFocus() {
  focusOn([]);
}

/**
 * These runs, in this order, and no others are in focus.
 * @param {string[]} runs
 */
export function focusOn(runs) {
  state.chosen = state.seeded = true;
  awaited = [];
  state.slots = state.slots.map((_, index) => runs[index] ?? null);
  tell();
  if (runs.length > SLOTS) announce(say("Only the first {count} are in focus", { count: SLOTS }));
}

/**
 * Which of the runs that there are now are in focus; whether these are others than before.
 * @param {{ isJudgedAnew?: boolean }} [how] whether other runs may be the best ones, as a new page would see them
 */
export function settleFocus({ isJudgedAnew = false } = {}) {
  const before = state.slots.join("\n");
  if (isJudgedAnew && !state.chosen && state.runs.length > SLOTS) forget();
  if (state.chosen) awaited.push(...focused().filter((run) => !state.status.has(run)));
  state.slots = state.slots.map((run) => (run !== null && state.status.has(run) ? run : null));
  if (!state.seeded && state.runs.length) seed();
  awaited = awaited.filter((run) => !state.status.has(run) || (slotOf(run) < 0 && !put(run)));
  if (!state.chosen && state.runs.length <= SLOTS) [...state.runs].sort().forEach((run) => slotOf(run) < 0 && put(run));
  return state.slots.join("\n") !== before;
}

function seed() {
  const names = asked();
  state.seeded = true;
  state.chosen = names !== null;
  awaited = names ?? [];
  if (names || state.runs.length <= SLOTS) return;
  const seen = isOfFilter() || isOfShown ? state.runs.filter(isShown) : [];
  for (const run of first((seen.length ? seen : state.runs).filter((one) => !isHidden(one))))
    if (slotOf(run) < 0) put(run);
}

/** Whether runs are judged by what the filter demands: then only those shown are compared. */
function isOfFilter() {
  return state.judgedBy !== null && address.get("target") === null;
}

/** Of many runs those in colour at first: the best ones, and of those that are running the newest. @param {string[]} runs */
function first(runs) {
  const well = runs.filter((run) => !UNSOUND.has(state.status.get(run) ?? "")),
    sound = well.length ? well : runs;
  const best = [...sound].sort(byTarget).slice(0, FIRST_FOCUS);
  return [...best, ...sound.filter((run) => isRunning(run) && !best.includes(run)).slice(0, MOST_RUNNING)];
}

function forget() {
  state.slots.fill(null);
  state.seeded = false;
}

function reseed() {
  forget();
  settleFocus();
}

/** Of many runs those that are hidden need no colour: others take their places, unless somebody chose. */
export function settleHidden() {
  if (!state.chosen && state.runs.length > SLOTS && focused().some(isHidden)) reseed();
}

/**
 * Where the filter leaves none of the runs in focus, the best of those that it leaves take their places, unless somebody
 * chose; without a filter the best of all do again.
 */
export function settleShown() {
  if (state.chosen || state.runs.length <= SLOTS) return;
  if (isOfFilter() && state.target.name !== state.judgedBy) return; // runs come that are judged by it
  const isLost = !focused().some(isShown) && state.runs.some(isShown),
    isOver = isOfShown && state.found === null;
  if (!isLost && !isOver) return;
  isOfShown = isLost;
  reseed();
  changed("focus");
}

address.read("focus", (text) => {
  if (!state.seeded || text === told()) return; // as it is, every run keeps its colour
  reseed();
  changed("focus");
});
