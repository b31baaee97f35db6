// What a person gave the runs: names, colours, tags, notes, pins, what is hidden. Kept by notes.py.
import * as address from "./address.mjs";
import { Channel } from "./channel.mjs";
import { register } from "./clientside.mjs";
import { closest } from "./elements.mjs";
import { settleHidden } from "./focus.mjs";
import { givenTo, nameOf, noteVersion } from "./given.mjs";
import * as keptSteps from "./kept_steps.mjs";
import { sift } from "./known_runs.mjs";
import { at } from "./paths.mjs";
import { changed, state } from "./state.mjs";
import { announce, hush, offer } from "./toast.mjs";
import { say } from "./words.mjs";

/** @import {Given} from "./given.mjs" */

const MOST_UNDONE = 50,
  KEPT = "insight-undo-runs";
/**
 * @typedef {Record<string, Record<string, Json>>} Changes by run and field; null takes a field away
 * @typedef {{ changes: Changes, at: number, root: string | undefined }} Step
 */

/** @type {Step[]} */
const past = keptSteps.kept(KEPT); // changes that can be taken back
/** @type {{ change: { runs?: Changes, view?: object }, words: string, step: Step | null, isRepeated?: boolean }[]} */
const waiting = []; // changes that the server has not answered yet, the first of them is on its way
const channel = new Channel("notes");

/** @typedef {{ era: string, version: number, runs: Record<string, Given>, views: typeof state.views, trouble: string }} Known as notes_wire.py tells it */

/** @type {Known | null} */
let latest = null; // what the server knows

/** Answers overtake each other: of one server the greater version is the later. @param {Known} known */
function learn(known) {
  const isOld = latest !== null && known.era === latest.era && known.version < latest.version;
  if (!isOld) latest = known;
  return latest ?? known;
}

/** @param {Known} known */
function know(known) {
  const { era, version, runs, views, trouble } = learn(known);
  noteVersion(era, version);
  state.given = new Map(Object.entries(runs));
  state.isGivenKnown = true;
  state.views = views;
  if (trouble && trouble !== state.trouble) announce(trouble);
  state.trouble = trouble;
  told();
}

function told() {
  settleHidden();
  sift();
  changed("notes");
  changed("focus"); // names and colours stand where the focus stands
}

/**
 * Show a change before the server has kept it.
 * @param {Changes} changes
 */
function assume(changes) {
  for (const [run, fields] of Object.entries(changes)) {
    const kept = Object.entries({ ...givenTo(run), ...fields }).filter(([, value]) => !isNothing(value));
    if (kept.length) state.given.set(run, Object.fromEntries(kept));
    else state.given.delete(run);
  }
}

/** @param {Json} value */
function isNothing(value) {
  return value === null || value === undefined || value === false || value === "" || value.length === 0;
}

/**
 * Give runs something, {run: {field: value}}; `words` say what was done, and offer to undo it.
 * @param {Changes} changes
 * @param {string} words
 */
export function give(changes, words) {
  if (!Object.keys(changes).length) return;
  const step = { changes: before(changes), at: Date.now(), root: rootPath() };
  past.push(step);
  if (past.length > MOST_UNDONE) past.shift();
  remember();
  assume(changes);
  told();
  send({ runs: changes }, { words, step });
}

/** @returns {string | undefined} */
const rootPath = () => document.querySelector(".crumb")?.getAttribute("title") ?? undefined;

function remember() {
  keptSteps.keep(KEPT, past);
}

/** @type {(run: string) => Record<string, Json>} */
const given = givenTo;

/**
 * What takes changes back.
 * @param {Changes} changes
 * @returns {Changes}
 */
function before(changes) {
  return Object.fromEntries(
    Object.entries(changes).map(([run, fields]) => [
      run,
      Object.fromEntries(Object.keys(fields).map((field) => [field, given(run)[field] ?? null])),
    ]),
  );
}

/**
 * Keep the address of a view under a name; null forgets it.
 * @param {string} name
 * @param {string | null} href
 */
export function keepView(name, href) {
  send({ view: { name, address: href } });
}

/**
 * `words` and `step` are those of `give`.
 * @param {{ runs?: Changes, view?: object }} change
 * @param {{ words?: string, step?: Step | null }} [what]
 */
function send(change, { words = "", step = null } = {}) {
  waiting.push({ change, words, step });
  if (waiting.length === 1) next();
}

function next() {
  if (!waiting.length) return;
  channel.ask(waiting[0].change, answered, again);
}

/** Nobody answered: what was given is on no disk yet. */
function again() {
  announce(say("The server has not kept the last change yet. It is asked again."));
  waiting[0].isRepeated = true;
  channel.repeat();
}

/** Whoever leaves takes nothing along that was not kept: the browser sends it after the page is gone. */
function drain() {
  /** @type {Changes} */
  const runs = {};
  for (const { change } of waiting)
    for (const [run, fields] of Object.entries(change.runs ?? {})) runs[run] = { ...runs[run], ...fields };
  const changes = waiting.map(({ change }) => change).filter((change) => change.view);
  if (Object.keys(runs).length) changes.push({ runs });
  for (const value of changes) post(value).catch(() => {}); // there is nobody left to tell
}

/**
 * The question of the callback in notes_wire.py, as Dash would put it.
 * @param {object} value
 */
function post(value) {
  return fetch(at("_dash-update-component"), {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      output: "notes-answer.data",
      outputs: { id: "notes-answer", property: "data" },
      inputs: [{ id: "notes-request", property: "data", value }],
      changedPropIds: ["notes-request.data"],
    }),
  });
}

/** @param {Json} answer */
function answered(answer) {
  const { words, step, isRepeated } = waiting[0];
  waiting.shift();
  know(answer.known);
  for (const { change } of waiting) if (change.runs) assume(change.runs);
  if (answer.gone?.length)
    announce(
      say("No longer there, so nothing was kept for them: {runs}", {
        runs: answer.gone.slice(0, 5).map(nameOf).join(", "),
      }),
    );
  const index = step ? past.indexOf(step) : -1; // -1 if it was taken back meanwhile
  if (answer.error) {
    announce(answer.error);
    if (index >= 0) past.splice(index, 1);
  } else if (step && index >= 0) {
    if (!isRepeated) step.changes = answer.before; // others may have given something, too
    offer(words, say("Undo"), undo);
  }
  remember();
  next();
}

/** Take the last change back. */
function undo() {
  const last = past.pop();
  if (!last) return;
  remember();
  assume(last.changes);
  told();
  send({ runs: last.changes });
  hush();
}

document.addEventListener(
  "keydown",
  (event) => {
    const typing = closest(event.target, "input, textarea, select, [contenteditable], dialog", Element);
    const last = past.at(-1);
    if (typing || event.key !== "z" || !(event.ctrlKey || event.metaKey) || !last || last.root !== rootPath()) return;
    if (address.undoable() > last.at) return; // the view was changed after that
    undo();
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
window.addEventListener("pagehide", drain);

register("notes", {
  known(all) {
    if (!all) return;
    if (waiting.length)
      learn(all); // it may lack what is on its way: known once that is answered
    else know(all);
  },
});
