// Which runs are compared: those that somebody chose here, or in the address, or else those in focus.
//
// What the list offers is told by this module alone, and always holds what is chosen: the list lets
// go of what it does not offer, and tells that as if somebody had taken it out.
import * as address from "../../frame/address.mjs";
import { written } from "../../frame/address_text.mjs";
import { nothing, register, setProps } from "../../frame/clientside.mjs";
import { settleColours } from "../../frame/colours.mjs";
import { focusOn, slotOf } from "../../frame/focus.mjs";
import { isHidden } from "../../frame/given.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { runOptions } from "../../frame/run_options.mjs";
import { changed, on, state } from "../../frame/state.mjs";
import { settle } from "../../charts/cards.mjs";

const LIST = "compare-runs";
const MOST_RUNS = 500; // as many as facts.py compares
/** @type {string[]} */
let runs = []; // what is compared, the baseline first
/** @type {string[][]} */
let own = []; // what this page chose by itself since somebody chose; the newest may be on their way
let areNotesKnown = false; // before that nobody can say which runs are hidden
let offered = ""; // what the list offers

/** In any order. @type {(one: string[], other: string[]) => boolean} */
export const sameRuns = (one, other) => one.length === other.length && one.every((run) => other.includes(run));
const focused = () => state.slots.filter((run) => run !== null).filter((run) => !isHidden(run));
const isHere = () => pageName() === "compare" && /\/compare\/?$/.test(location.pathname); // and nobody is leaving
const areNamed = () => runs.length > 0 && Boolean(new URLSearchParams(location.search).get("runs"));

/** What is compared, the baseline first. */
export const compared = () => runs;

/** Whether these runs are those that are meant, as far as is known which runs there are. */
export const isSettled = () => state.status.size > 0 && areNotesKnown && sameRuns(wanted(), runs);

/** Of runs that the address names those that are left; without any those in focus that nobody hid. */
function wanted() {
  return areNamed() ? runs.filter((run) => state.status.has(run)) : focused();
}

/** What the list is to offer, where that is new. @param {string[]} chosen */
function news(chosen) {
  const data = runOptions(chosen, (run) => !isHidden(run)),
    text = JSON.stringify(data);
  if (text === offered) return {};
  offered = text;
  return { data };
}

function take() {
  if (!isHere() || !state.isKnown || !areNotesKnown) return;
  const due = wanted(),
    isNew = !sameRuns(due, runs);
  if (isNew) own.push(due);
  const change = { ...(isNew ? { value: due } : {}), ...news(due) };
  if (Object.keys(change).length) setProps(LIST, change);
  if (!isNew) settle();
}

let planned = false;
/** Once for all that changes together: a choice brings runs into focus one by one. */
function plan() {
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    take();
  });
}

/** A run more or less here is one more or less in focus, as far as there are colours. @param {string[]} before */
function follow(before) {
  if (runs.length > state.slots.length) return;
  const gone = [...new Set([...focused(), ...before])].filter((run) => !runs.includes(run) && slotOf(run) >= 0);
  const come = runs.filter((run) => slotOf(run) < 0),
    stay = state.slots.filter((run) => run !== null).filter((run) => !gone.includes(run));
  if (gone.length || come.length) focusOn([...stay, ...come].slice(0, state.slots.length)); // at once: each change draws all
}

register("compare", {
  /**
   * As the page begins: what was chosen among the runs goes before what the address says.
   *
   * @param {string[] | null} asked
   */
  opened(asked) {
    const { compared: chosen } = state;
    state.compared = null;
    runs = chosen?.slice(0, MOST_RUNS) ?? asked ?? [];
    own = chosen || areNamed() ? [] : [runs];
    offered = "";
    plan();
    return [runs.length ? runs : nothing(), news(runs).data];
  },
  /** @param {string[] | null} value @param {string | null} baseline */
  chosen(value, baseline) {
    const before = runs;
    runs = value ?? [];
    const index = own.findIndex((due) => sameRuns(due, runs)),
      isOwn = index >= 0;
    own = isOwn ? own.slice(index) : [];
    const base = runs.find((run) => run === baseline) ?? runs[0];
    runs = [...runs].sort((one, other) => Number(other === base) - Number(one === base));
    if (!state.status.size) return nothing(); // nobody chose yet
    if (!isOwn) follow(before);
    settleColours(runs);
    if (!isOwn || areNamed()) address.set("runs", sameRuns(runs, focused()) ? null : written(runs) || null);
    plan();
    requestAnimationFrame(() => changed("view"));
    return nothing();
  },
});

on((what) => {
  if (what === "notes") areNotesKnown = true;
  if (["runs", "notes", "focus"].includes(what)) plan();
  if (isHere() && (what === "runs" || what === "focus")) settleColours(runs);
});
