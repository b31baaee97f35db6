// The list of runs beside the charts: colour, name, status, main metric; a click is focus.
import * as address from "./address.mjs";
import { clashOf, inkOf, paintChip } from "./colours.mjs";
import { all, closest, element, first, inside } from "./elements.mjs";
import { clearFocus, slotOf, toggleFocus } from "./focus.mjs";
import { givenTo, isHidden, nameOf } from "./given.mjs";
import { isLeading, listKeys } from "./key_list.mjs";
import { fullName, nameParts, writeName } from "./names.mjs";
import { number, whole } from "./numbers.mjs";
import { ROW_PX, rowsAround } from "./row_window.mjs";
import { hideRuns, openRunMenu, pinRuns } from "./run_menu.mjs";
import { isShown, on, state } from "./state.mjs";
import { byTarget, isRunning, winningScore } from "./target.mjs";
import { statusWord } from "./status.mjs";
import { say } from "./words.mjs";

const ORDERS = ["target", "newest", "name"];
let order = ORDERS[0];
/** @type {(run: string) => string | null} */
let chip = () => null; // a colour that a chart gives a run's chip instead of its own, or null

/**
 * Let `colourOf(run)` say how the chips of runs are filled, where it says something.
 * @param {(run: string) => string | null} colourOf
 */
export function colourChips(colourOf) {
  chip = colourOf;
}

function sorted() {
  const runs = state.runs.filter(isShown);
  if (order === "name") {
    runs.sort((a, b) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true }));
  } else if (order === "target") {
    runs.sort((a, b) => Number(isRunning(b)) - Number(isRunning(a)) || byTarget(a, b));
  }
  /** @param {string} run */
  const pinned = (run) => givenTo(run).pinned === true;
  return [...runs.filter(pinned), ...runs.filter((run) => !pinned(run))];
}

/** What the list shows, though not all of it are elements. @type {Among} */
let among = { runs: [], indices: new Map(), low: 0, high: 0, winning: null };

function fill() {
  if (!document.getElementById("run-list")) return;
  const runs = sorted();
  let [low, high] = [Infinity, -Infinity];
  for (const run of runs) {
    const score = state.scores.get(run) ?? null;
    if (score === null) continue;
    low = Math.min(low, score);
    high = Math.max(high, score);
  }
  const indices = new Map(runs.map((run, index) => [run, index]));
  among = { runs, indices, low, high, winning: winningScore(runs) };
  showRows();
  const focused = state.slots.filter((run) => run !== null).length;
  inside(document, "#run-count", HTMLElement).textContent = whole(runs.length);
  inside(document, "#focus-count", HTMLElement).textContent = say("{count} in focus", { count: focused });
  const heading = inside(document, "#sort-target", HTMLElement),
    { called, of } = state.target;
  heading.textContent = of === "best" && called ? say("best {metric}", { metric: called }) : called;
  heading.title = called ? say("Sort by {metric}", { metric: called }) : "";
  heading.hidden = !called;
  for (const name of ORDERS) {
    inside(document, `#sort-${name}`, HTMLElement).setAttribute("aria-pressed", String(order === name));
  }
}

/** Show the rows that are in sight now. */
function showRows() {
  const list = document.getElementById("run-list");
  if (!list) return;
  const { runs, indices } = among;
  const [from, to] = rowsAround(runs.length, list.scrollTop, list.clientHeight);
  const held = closest(document.activeElement, ".run-row", HTMLElement)?.dataset.run;
  const outside = held === undefined ? undefined : indices.get(held);
  const shown = runs.slice(from, to);
  if (outside !== undefined && outside < from) shown.unshift(runs[outside]);
  if (outside !== undefined && outside >= to) shown.push(runs[outside]);
  const rows = all(list, ":scope > .run-row", HTMLElement);
  const old = new Map(rows.map((row) => [row.dataset.run, row]));
  const isWhole = to - from === runs.length;
  const placed = shown.map((run) => {
    const row = paint(old.get(run) ?? build(run), run, among);
    row.style.top = isWhole ? "" : `${ROW_PX * (indices.get(run) ?? 0)}px`;
    return row;
  });
  list.classList.toggle("long", !isWhole);
  arrange(list, [...placed, ...room(list, isWhole ? 0 : runs.length), ...away(list)]);
}

/**
 * What is as high as all rows of a list of which some are elements.
 * @param {HTMLElement} list
 * @param {number} count
 * @returns {HTMLElement[]}
 */
function room(list, count) {
  if (!count) return [];
  const found = first(list, ".run-room", HTMLElement) ?? element("div", "run-room");
  found.style.height = `${ROW_PX * count}px`;
  return [found];
}

/**
 * Take out, move and add only what is not in its place; what has the keyboard is never moved.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} rows
 */
function arrange(list, rows) {
  const held = document.activeElement;
  /** @type {Set<Element>} */
  const wanted = new Set(rows);
  for (const row of [...list.children]) if (!wanted.has(row)) row.remove();
  let next = list.firstChild;
  for (const row of rows) {
    if (row === next || (row === held && row.parentNode === list)) next = row.nextSibling;
    else list.insertBefore(row, next);
  }
}

/**
 * The way back for hidden runs.
 * @param {HTMLElement} list
 * @returns {HTMLElement[]}
 */
function away(list) {
  const hidden = state.runs.filter(isHidden);
  if (!hidden.length) return [];
  const button = first(list, "#show-hidden", HTMLButtonElement) ?? document.createElement("button");
  button.id = "show-hidden";
  button.className = "link";
  button.textContent = say("Show {count} hidden again", { count: whole(hidden.length) });
  return [button];
}

/** @param {string} run */
function build(run) {
  const row = document.createElement("button");
  row.className = "run-row";
  row.dataset.run = run;
  for (const name of ["chip", "run-name", "winner", "run-warn", "status-dot", "run-value"]) {
    row.appendChild(document.createElement("span")).className = name;
  }
  row.children[5].append(document.createElement("b"), document.createElement("i"));
  return row;
}

/** @type {WeakMap<HTMLElement, string>} */
const painted = new WeakMap(); // row -> what it shows

/**
 * @typedef {{ title: string, inFocus: boolean, pinned: boolean, colour: string, clash: number, problems: number, status?: string,
 *   score: number | null, whose?: number, share: number, wins: boolean }} Looks
 */

/**
 * @typedef {{ runs: string[], indices: Map<string, number>, low: number, high: number, winning: number | null }} Among
 */

/**
 * @param {HTMLElement} row
 * @param {string} run
 * @param {Among} among the other rows
 */
function paint(row, run, { low, high, winning }) {
  const score = state.scores.get(run) ?? null,
    ink = inkOf(run);
  const looks = {
    title: fullName(run),
    name: nameParts(run),
    inFocus: slotOf(run) >= 0,
    pinned: givenTo(run).pinned === true,
    colour: chip(run) ?? (ink < 0 ? "" : `var(--run-${ink})`),
    clash: chip(run) === null ? clashOf(run) : 0,
    problems: state.problems.get(run) ?? 0,
    status: state.status.get(run),
    score,
    whose: state.whose.get(run),
    share: high > low && score !== null ? Math.round((100 * (score - low)) / (high - low)) : 0,
    wins: score !== null && score === winning,
  };
  const text = JSON.stringify(looks);
  if (painted.get(row) === text) return row;
  painted.set(row, text);
  return write(row, run, looks);
}

/**
 * @param {HTMLElement} row
 * @param {string} run
 * @param {Looks} looks
 */
function write(row, run, { title, inFocus, pinned, colour, clash, problems, status, score, whose, share, wins }) {
  const [mark, name, crown, warn, dot, value] = all(row, ":scope > *", HTMLElement);
  const [text, bar] = all(value, ":scope > *", HTMLElement);
  row.setAttribute("aria-pressed", String(inFocus));
  row.classList.toggle("pinned", pinned);
  paintChip(mark, colour, clash);
  writeName(name, run);
  crown.classList.toggle("icon", wins);
  crown.title = wins ? starWords() : "";
  warn.textContent = problems ? "!" : "";
  row.title = problems ? `${title}\n${problemWords(problems)}` : title;
  dot.className = `status-dot ${status}`;
  dot.title = statusWord(status ?? "");
  text.textContent = score === null ? "–" : number(score);
  value.title = whose === undefined ? "" : say("rank {rank}", { rank: whole(whose) });
  bar.style.width = `${share}%`;
  return row;
}

/** What the star says: of which value it is. */
function starWords() {
  return state.target.of === "best" ? say("best of the runs shown, at any step") : say("best of the runs shown");
}

/** @param {number} count */
function problemWords(count) {
  return count === 1
    ? say("1 problem in its files: see Runs")
    : say("{count} problems in its files: see Runs", { count: whole(count) });
}

document.addEventListener("click", (event) => {
  const row = closest(event.target, ".run-row[data-run]", HTMLElement);
  if (row) toggleFocus(row.dataset.run ?? "");
  const id = closest(event.target, "button", HTMLElement)?.id;
  if (id === "focus-count") clearFocus();
  if (id === "show-hidden") hideRuns(state.runs.filter(isHidden));
  const wanted = ORDERS.find((name) => id === `sort-${name}`);
  if (wanted) {
    order = wanted;
    address.set("order", order === ORDERS[0] ? null : order);
    fill();
  }
  if (id === "panel-open" || id === "panel-close") {
    inside(document, "#run-panel", HTMLElement).classList.toggle("open", id === "panel-open");
    showRows();
  }
});

/** On a row: x hides, p pins, m shows everything else that can be done. */
document.addEventListener("keydown", (event) => {
  const row = closest(event.target, ".run-row[data-run]", HTMLElement);
  const run = row?.dataset.run;
  if (!row || run === undefined || isLeading() || event.ctrlKey || event.metaKey || event.altKey) return;
  /** @type {Record<string, () => void>} */
  const acts = { x: () => hideRuns([run]), p: () => pinRuns([run]), m: () => openRunMenu([run], row) };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
});

listKeys(
  [["x"], () => say("Hide the run in the list")],
  [["p"], () => say("Pin the run in the list")],
  [["m"], () => say("What else to do with the run in the list")],
);

document.addEventListener(
  "scroll",
  ({ target }) => target instanceof Element && target.id === "run-list" && showRows(),
  { capture: true, passive: true }, // it does not bubble
);
addEventListener("resize", showRows);

let planned = false;
/** Fill the list, once for all that changes together. */
export function fillRunList() {
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    fill();
  });
}

on((what) => ["runs", "focus", "filter", "notes"].includes(what) && fillRunList());
address.read("order", (text) => {
  order = text !== null && ORDERS.includes(text) ? text : ORDERS[0];
  fillRunList();
});
