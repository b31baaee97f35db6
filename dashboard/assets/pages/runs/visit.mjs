// What changed since this browser was here last.
import { element, first } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { duration, number, whole } from "../../frame/numbers.mjs";
import { bestNumber } from "../../frame/ranking.mjs";
import { on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";

const AWAY_MS = 60_000,
  EVERY_MS = 20_000,
  MOST_NAMED = 12;

/**
 * What there was to see.
 *
 * @typedef {{at: number, runs: Record<string, string | undefined>, metric: string | null, best: number | null}} Visit
 */

/** @type {Visit | null | undefined} */
let before; // nobody looked yet where it is undefined
let told = false;

/** One note a folder: two dashboards on one port are two folders. */
function noteKey() {
  return `insight-visit:${first(document, ".crumb", HTMLElement)?.title ?? ""}`;
}

/** @returns {Visit | null} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(noteKey()) ?? "null");
  } catch {
    return null;
  }
}

/** What was there when this tab began; a reload does not begin anew. */
function baseline() {
  if (before !== undefined) return before;
  const key = `${noteKey()}:since`;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    before = kept ?? remembered();
    sessionStorage.setItem(key, JSON.stringify(before));
  } catch {
    before = null;
  }
  return before;
}

function note() {
  if (!state.runs.length) return;
  const runs = Object.fromEntries(state.runs.map((run) => [run, state.status.get(run)]));
  const best = bestNow();
  try {
    localStorage.setItem(noteKey(), JSON.stringify({ at: Date.now(), runs, metric: state.target.name, best }));
  } catch {
    /* a full or forbidden store: then nothing is remembered */
  }
}

function bestNow() {
  return bestNumber(state.scores.values(), state.target.direction);
}

/** @param {Visit} then */
function changes(then) {
  const known = new Map(Object.entries(then.runs));
  const fresh = state.runs.filter((run) => !known.has(run));
  const gone = [...known.keys()].filter((run) => !state.status.has(run));
  const ended = (/** @type {string} */ word) =>
    state.runs.filter((run) => known.has(run) && known.get(run) !== word && state.status.get(run) === word);
  /** @type {[string[], (count: string) => string][]} */
  const all = [
    [fresh, (count) => say("new runs: {count}", { count })],
    [ended("finished"), (count) => say("finished: {count}", { count })],
    [ended("stopped"), (count) => say("stopped: {count}", { count })],
    [ended("failed"), (count) => say("failed: {count}", { count })],
    [ended("diverged"), (count) => say("diverged: {count}", { count })],
    [gone, (count) => say("gone: {count}", { count })],
  ];
  const found = all.filter(([runs]) => runs.length);
  const now = bestNow();
  const better =
    then.best !== null &&
    now !== null &&
    then.metric === state.target.name &&
    state.target.direction * (now - then.best) > 0
      ? [then.best, now]
      : null;
  return { found, better };
}

export function showVisit() {
  const slot = document.getElementById("runs-since");
  const then = baseline();
  if (!slot || !then?.runs || !state.runs.length || Date.now() - then.at < AWAY_MS) return;
  const { found, better } = changes(then);
  slot.hidden = !found.length && !better;
  if (slot.hidden) return;
  slot.replaceChildren();
  const ago = duration(Math.round((Date.now() - then.at) / 1000));
  slot.append(element("b", "", say("Since your last visit, {time} ago:", { time: ago })));
  for (const [runs, words] of found) {
    const part = slot.appendChild(document.createElement("span"));
    part.textContent = words(whole(runs.length));
    part.title = runs.slice(0, MOST_NAMED).map(nameOf).join("\n");
  }
  if (better) {
    const words = say("best {metric}: {before} → {now}", {
      metric: state.target.called,
      before: number(better[0]),
      now: number(better[1]),
    });
    slot.append(element("span", "good", words));
  }
}

on((what) => {
  if (what !== "runs") return;
  baseline();
  showVisit();
  if (!told) {
    told = true;
    note();
  }
});
setInterval(() => document.hidden || note(), EVERY_MS); // nobody looks at a tab in the background
document.addEventListener("visibilitychange", () => document.hidden && note()); // what was seen last
