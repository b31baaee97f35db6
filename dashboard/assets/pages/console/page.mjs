// The page of the console: what is asked for, found, linked and followed.
import * as address from "../../frame/address.mjs";
import { Channel } from "../../frame/channel.mjs";
import { register } from "../../frame/clientside.mjs";
import { closest, first, inside } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { OwnedField } from "../../frame/owned_field.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { Lines } from "./lines.mjs";

/** @import {Gap, Line} from "./row.mjs" */
/** @typedef {{run: string, total: number, lines: number, first: number, rows?: (Line | Gap)[], hits: number, hit: number, at: number | null, mark: string}} Answer queries/console/answer.py */
/** @typedef {{hit?: number, line?: number, at_step?: number}} Aim what is looked for once */

const channel = new Channel("console");
/** @type {Lines | null} */
let lines = null;
/** @type {Answer | null} */
let answer = null;
/** @type {Aim | null} */
let aim = null;
/** @type {{run: string | null, search: string, line: number | null, hitRow: number | null, opened: Set<number>}} */
const chosen = { run: null, search: "", line: null, hitRow: null, opened: new Set() };
let isStale = false; // what was asked for is not what is wanted by now

const field = new OwnedField({ id: "console-search", type: "search", className: "console-search" }, find);
const stepField = new OwnedField({ id: "console-step", type: "text", className: "console-at" }, goToStep);

const isHere = () => pageName() === "console" && lines?.view.isConnected === true;

function mount() {
  const view = first(document, "#console-view", HTMLElement);
  if (!view || lines?.view === view) return;
  lines?.leave();
  lines = new Lines(view, ask, showFollowing);
  [answer, aim] = [null, null];
  Object.assign(chosen, { run: null, search: address.get("find") ?? "", line: null, opened: new Set() });
  for (const [one, slot] of /** @type {[OwnedField, string][]} */ ([
    [field, "#console-slot"],
    [stepField, "#console-step-slot"],
  ]))
    one.standIn(inside(document, slot, HTMLElement));
  stepField.element.inputMode = "numeric";
  field.told = field.element.value = chosen.search;
  stepField.told = stepField.element.value = "";
  const line = Number(address.get("line") ?? Number.NaN);
  if (Number.isSafeInteger(line)) aimAt({ line });
}

/** @param {Aim} wanted */
function aimAt(wanted) {
  aim = wanted;
  if (wanted.line !== undefined) chosen.line = wanted.line;
  if (lines) lines.follows = false;
}

function ask() {
  if (!isHere() || !lines || chosen.run === null) return;
  if (channel.isWaiting) {
    isStale = true;
    return;
  }
  isStale = false;
  const asked = aim;
  const question = {
    ...lines.wanted,
    run: chosen.run,
    search: chosen.search,
    opened: [...chosen.opened],
    known: asked || answer?.run !== chosen.run ? null : answer.mark,
    ...asked,
  };
  channel.ask(
    question,
    (/** @type {Answer} */ found) => {
      if (aim === asked) aim = null;
      accept(found, question.search);
    },
    () => {
      if (isHere()) channel.repeat();
    },
  );
}

/**
 * @param {Answer} found
 * @param {string} search
 */
function accept(found, search) {
  if (isHere() && lines && found.run === chosen.run) {
    const isNew = found.rows !== undefined;
    if (search !== chosen.search) found.hits = 0;
    else if (found.at !== null && found.hit >= 0) chosen.hitRow = found.at;
    answer = found;
    lines.take(found);
    if (isNew) draw();
    tell();
    settle();
  }
  if (isStale || aim) ask();
}

function draw() {
  lines?.draw({ ...chosen, link });
}

/** @param {number} line */
function link(line) {
  const query = new URLSearchParams(location.search);
  query.set("line", String(line));
  return `?${query}`;
}

function tell() {
  if (!answer) return;
  const { hits, hit, lines: count } = answer;
  inside(document, "#console-facts", HTMLElement).textContent = say("{count} lines", { count: whole(count) });
  const said = !chosen.search ? "" : hits ? `${whole(hit + 1)} / ${whole(hits)}` : say("Nothing found");
  inside(document, "#console-hits", HTMLElement).textContent = chosen.search && hits && hit < 0 ? whole(hits) : said;
  for (const way of ["previous", "next"])
    inside(document, `#console-${way}`, HTMLButtonElement).disabled = !chosen.search || hits === 0;
  showFollowing();
}

function showFollowing() {
  const button = first(document, "#console-follow", HTMLElement);
  button?.setAttribute("aria-pressed", String(lines?.follows ?? true));
}

/** The line that the address names. @param {number | null} line */
function mean(line) {
  chosen.line = line;
  address.set("line", line);
  draw();
}

/** @param {string} text */
function find(text) {
  if (!isHere()) return;
  chosen.search = text;
  chosen.hitRow = null;
  address.set("find", text || null);
  if (text) aimAt({ hit: 0 });
  ask();
  draw();
}

/** @param {number} by */
function toHit(by) {
  if (!answer || !chosen.search || !answer.hits) return;
  aimAt({ hit: (answer.hit < 0 ? (by > 0 ? -1 : 0) : answer.hit) + by });
  ask();
}

/** @param {string} text */
function goToStep(text) {
  const step = Number(text);
  if (!isHere() || !text.trim() || !Number.isSafeInteger(step)) return;
  aimAt({ at_step: step });
  ask();
}

field.element.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  if (field.told === field.element.value) toHit(event.shiftKey ? -1 : 1);
  else field.say();
});

document.addEventListener("click", (event) => {
  if (pageName() !== "console" || !lines) return;
  const pressed = closest(event.target, "button", HTMLElement);
  if (pressed?.id === "console-next") toHit(1);
  if (pressed?.id === "console-previous") toHit(-1);
  if (pressed?.id === "console-follow") {
    lines.toEnd();
    mean(null);
    showFollowing();
    ask();
  }
  if (pressed?.dataset.fold) {
    const step = Number(pressed.dataset.fold);
    if (!chosen.opened.delete(step)) chosen.opened.add(step);
    lines.follows = false;
    showFollowing();
    ask();
  }
  const number = closest(event.target, "a.console-number", HTMLAnchorElement);
  if (number && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    lines.follows = false;
    mean(Number(number.textContent));
    showFollowing();
  }
});

address.read("line", (text) => {
  const line = Number(text ?? Number.NaN);
  if (!isHere() || !Number.isSafeInteger(line) || line === chosen.line) return;
  aimAt({ line });
  ask();
});

address.read("find", (text) => {
  if (isHere()) field.write(text ?? "");
});

on((what) => {
  if (what === "theme" && isHere()) draw();
});

isReadyWhen("console", () => isHere() && answer !== null && answer.run === chosen.run);

register("insight", {
  /** @param {string | null} run */
  consoleRun(run) {
    mount();
    if (run !== chosen.run) {
      if (chosen.run !== null && lines) {
        lines.follows = true;
        chosen.line = aim = null;
        address.set("line", null);
      }
      Object.assign(chosen, { run, opened: new Set(), hitRow: null });
      answer = null;
    }
    ask();
    return run ?? "";
  },
});
