// The page of tables: what is asked for, sorted, found and linked.
import * as address from "../../frame/address.mjs";
import { blobUrl } from "../../frame/blobs.mjs";
import { Channel } from "../../frame/channel.mjs";
import { register, setProps } from "../../frame/clientside.mjs";
import { closest, first, inside } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { OwnedField } from "../../frame/owned_field.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isShown, on, state } from "../../frame/state.mjs";
import { tellNothing } from "../../frame/way_out.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { decode } from "../../charts/encoded.mjs";
import { StepBar } from "../../charts/step_bar.mjs";
import { TableView } from "./view.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Part, Rows, Sorting} from "./view.mjs" */
/** @typedef {Rows & {steps: {key: string, steps: Encoded} | null}} Answer with the steps where they are others than before */

const ONE = "run:"; // before the name of a run, as in pages/tables.py
const channel = new Channel("tables");
/** @type {TableView | null} */
let view = null;
/** @type {StepBar | null} */
let bar = null;
/** @type {Answer | null} */
let answer = null;
/** @type {{key: string | null, steps: ArrayLike<number>}} */
const known = { key: null, steps: [] };
/** @type {{tag: string | null, of: string, step: number | null, find: string, sorting: Sorting}} */
const chosen = { tag: null, of: "all", step: null, find: "", sorting: { by: null, descending: false } };
let isStale = false, // what was asked for is not what is wanted by now
  asks = 0; // for files: the same question may be asked twice
/** @type {ReturnType<typeof setTimeout> | undefined} */
let planned;

const field = new OwnedField({ id: "tables-search", type: "search", className: "text-search" }, find);

const isHere = () => pageName() === "tables" && view?.host.isConnected === true;

function mount() {
  const host = first(document, "#tables-view", HTMLElement);
  if (!host || view?.host === host) return;
  view?.leave();
  const own = { lacks: ask, sort, address: cellAddress };
  view = new TableView(host, own);
  const slider = inside(document, "#tables-step", HTMLElement);
  bar = new StepBar(slider, () => ({ steps: known.steps, step: chosen.step }), chooseStep, {
    entry: "tables-entry",
    latest: "tables-latest",
  });
  answer = null;
  Object.assign(known, { key: null, steps: [] });
  field.standIn(inside(document, "#tables-slot", HTMLElement));
  recall();
}

/** Take over what the address says. */
function recall() {
  chosen.step = stepIn(address.get("step"));
  chosen.sorting = sortingIn(address.get("sort"));
  chosen.find = field.told = field.element.value = address.get("find") ?? "";
}

/** @param {string | null} text */
function stepIn(text) {
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/** `+loss` or `-loss`. @param {string | null} text @returns {Sorting} */
function sortingIn(text) {
  const way = text?.[0];
  return way === "+" || way === "-"
    ? { by: text?.slice(1) ?? "", descending: way === "-" }
    : { by: null, descending: false };
}

/** @param {Part} part @param {number} row @param {number} column */
function cellAddress([run, step, time], row, column, download = false) {
  const url = blobUrl("table", run, chosen.tag ?? "", step, { time, download });
  return `${url}${url.includes("?") ? "&" : "?"}row=${row}&column=${column}`;
}

/** What the server is asked about, but for the rows in sight. */
function question() {
  const { tag, of, step, find, sorting } = chosen;
  const shown = state.matches === null && state.runs.every(isShown) ? null : state.runs.filter(isShown);
  const focus = state.slots.filter((run) => run !== null);
  const runs = of.startsWith(ONE) ? [of.slice(ONE.length)] : of === "focus" ? focus.filter(isShown) : shown;
  return { tag, focus, runs, step, find, sort: sorting.by, descending: sorting.descending };
}

function ask() {
  if (!isHere() || !view || chosen.tag === null || !state.isKnown) return;
  if (channel.isWaiting) {
    isStale = true;
    return;
  }
  isStale = false;
  const wanted = question(),
    asked = JSON.stringify(wanted),
    { sorting } = chosen;
  channel.ask(
    { ...wanted, ...view.wanted, steps: known.key },
    (/** @type {Answer} */ found) => {
      if (isHere() && JSON.stringify(question()) === asked) accept(found, sorting);
      if (isStale) ask();
    },
    () => {
      if (isHere()) channel.repeat();
    },
  );
}

/** @param {Answer} found @param {Sorting} sorting */
function accept(found, sorting) {
  answer = found;
  if (found.steps) Object.assign(known, { key: found.steps.key, steps: decode(found.steps.steps) });
  view?.take(found, sorting);
  tell();
  view?.scrolled(); // somebody went on meanwhile
  settle();
}

function tell() {
  if (!answer || !view || !bar) return;
  bar.host.hidden = known.steps.length < 1;
  bar.show();
  const { total, found, parts, leftOut, columnsLeftOut } = answer;
  const said = [
    found === total
      ? say("{count} rows", { count: whole(total) })
      : say("{found} of {total} rows", { found: whole(found), total: whole(total) }),
    parts.length === 1
      ? say("step {step}", { step: whole(parts[0][1]) })
      : say("{count} runs", { count: parts.length }),
  ];
  if (leftOut) said.push(say("no room for {count} more runs: choose fewer", { count: whole(leftOut) }));
  if (columnsLeftOut) said.push(say("{count} more columns are in the CSV", { count: whole(columnsLeftOut) }));
  inside(document, "#tables-facts", HTMLElement).textContent = parts.length ? said.join(" · ") : "";
  view.host.hidden = !parts.length;
  const none = !parts.length
    ? say("No run shown has such a table up to this step")
    : total && !found
      ? say("No row has these words in it")
      : null;
  tellNothing(inside(document, "#tables-none", HTMLElement), none, showAll);
}

function showAll() {
  if (chosen.find) field.write("");
  else {
    chooseStep(null);
    setProps("tables-of", { value: "all" });
  }
}

/** @param {string} text */
function find(text) {
  if (!isHere()) return;
  chosen.find = text;
  address.set("find", text || null);
  view?.toTop();
  ask();
}

/** @param {Sorting} sorting */
function sort(sorting) {
  chosen.sorting = sorting;
  address.set("sort", sorting.by === null ? null : `${sorting.descending ? "-" : "+"}${sorting.by}`);
  view?.toTop();
  ask();
}

/** @param {number | null} step */
function chooseStep(step) {
  chosen.step = step;
  clearTimeout(planned);
  planned = setTimeout(() => {
    if (isHere()) address.set("step", step);
  }, 150);
  bar?.show();
  ask();
}

document.addEventListener("click", (event) => {
  if (!isHere() || !closest(event.target, "#tables-save", HTMLElement)) return;
  asks += 1;
  setProps("tables-wanted", { data: { ...question(), asks } });
});

for (const key of ["step", "sort", "find"]) {
  address.read(key, () => {
    // somebody came back to an older address
    if (!isHere() || !view) return;
    recall();
    bar?.show();
    ask();
  });
}

on((what) => {
  if (!isHere()) return;
  if (["version", "runs", "filter", "focus"].includes(what)) ask();
  if (["focus", "notes", "theme", "runs"].includes(what)) view?.renew();
});

isReadyWhen("tables", () => isHere() && answer !== null && answer.tag === chosen.tag);

/** What is shown: for tests, and for a look from the console. */
export function model() {
  return { ...view?.model(), sorting: { ...chosen.sorting }, step: chosen.step, waits: channel.isOpen };
}

register("insight", {
  /** @param {string | null} tag @param {string | null} of */
  tablesOf(tag, of) {
    mount();
    if (tag !== chosen.tag || (of ?? "all") !== chosen.of) {
      if (tag !== chosen.tag && chosen.tag !== null && isHere() && answer) {
        chosen.sorting = { by: null, descending: false }; // its columns are others
        address.set("sort", null);
      }
      Object.assign(chosen, { tag, of: of ?? "all" });
      view?.toTop();
    }
    ask();
    return `${tag ?? ""}`;
  },
});
