// One line of the console as elements. All of it is text: nothing that a program printed becomes HTML.
import { time } from "../../frame/dates.mjs";
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { coloursOf, css, marked, pieces } from "./ansi.mjs";

/** @import {Looks, Rgb} from "./ansi.mjs" */

/** @typedef {[step: number, time: number, tag: number, level: string, text: string, states: number]} Line queries/console/answer.py */
/** @typedef {[leftOut: number]} Gap */
/** @typedef {{search: string, line: number | null, hitRow: number | null, opened: Set<number>, surface: Rgb, text: Rgb, link: (line: number) => string}} Shown what rows hang on */

const STREAMS = ["out", "err", "alert"];
/** @type {[keyof Looks, string][]} */
const CLASSES = [
  ["bold", "bold"],
  ["dim", "dim"],
  ["italic", "italic"],
  ["under", "under"],
  ["struck", "struck"],
  ["hidden", "concealed"],
];

/**
 * @param {Line | Gap} row
 * @param {number} at its place among all rows
 * @param {Shown} shown
 */
export function rowElement(row, at, shown) {
  if (row.length === 1) {
    const words = say("{count} lines left out", { count: whole(row[0]) });
    return element("div", "console-row gap", `… ${words} …`);
  }
  const [step, seconds, tag, level, text, states] = row;
  const host = element("div", `console-row ${STREAMS[tag]}`);
  if (level === "error" || level === "warn") host.classList.add(level);
  const isLine = tag < 2;
  host.classList.toggle("meant", isLine && step === shown.line);
  host.classList.toggle("hit", at === shown.hitRow);
  if (isLine) host.dataset.line = String(step);
  host.append(number(step, isLine, shown), moment(seconds));
  if (tag === 1) host.append(element("span", "console-stream", "err"));
  if (tag === 2) host.append(element("span", "console-stream", say("Alert")));
  host.append(words(text, shown));
  if (states || shown.opened.has(step)) host.append(fold(step, states, shown));
  return host;
}

/**
 * @param {number} step
 * @param {boolean} isLine
 * @param {Shown} shown
 */
function number(step, isLine, shown) {
  if (!isLine) return element("span", "console-number");
  return Object.assign(element("a", "console-number", String(step)), { href: shown.link(step), tabIndex: -1 });
}

/** @param {number} seconds */
function moment(seconds) {
  const said = time(seconds);
  return Object.assign(element("time", "console-time", said.slice(-8)), { title: said });
}

/**
 * @param {string} text
 * @param {Shown} shown
 */
function words(text, shown) {
  const host = element("span", "console-text");
  for (const { text: part, looks, found } of marked(pieces(text), shown.search)) {
    const piece = element(found ? "mark" : "span", "", part);
    for (const [name, style] of CLASSES) if (looks[name]) piece.classList.add(style);
    const { fore, back } = coloursOf(looks, shown.surface, shown.text);
    if (fore && !found) piece.style.color = css(fore);
    if (back && !found) piece.style.backgroundColor = css(back);
    host.append(piece.className || piece.style.length || found ? piece : part);
  }
  return host;
}

/**
 * @param {number} step
 * @param {number} states
 * @param {Shown} shown
 */
function fold(step, states, shown) {
  const isOpen = shown.opened.has(step);
  const label = isOpen ? say("Fold") : say("{count} earlier states", { count: whole(states) });
  const button = element("button", "console-fold", label);
  button.dataset.fold = String(step);
  button.setAttribute("aria-expanded", String(isOpen));
  return button;
}
