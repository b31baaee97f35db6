// What is said beside the pointer: the step, and what runs have there, the best first.
import { element } from "../../assets/frame/elements.mjs";
import { number, whole } from "../../assets/frame/numbers.mjs";
import { say } from "../../assets/frame/words.mjs";
import { colourOf } from "./painting.mjs";
import { nameOf } from "./shared.mjs";

/** @import {Chart} from "./chart.mjs" */
/** @import {Line} from "./lines.mjs" */

const ASIDE_PX = 16;
const tip = document.body.appendChild(element("div", "tip"));
tip.hidden = true;
tip.setAttribute("role", "status");

/** @param {Chart} chart @param {number} left @param {number} top @param {number} at @param {Line} [line] */
export function showTip(chart, left, top, at, line) {
  const read = chart.readAt(at, line),
    worth = (/** @type {number} */ v) => (Number.isFinite(v) ? v * (chart.direction || 1) : -Infinity);
  read.sort((one, other) => worth(other.line.y[other.i]) - worth(one.line.y[one.i]));
  const head = element("div", "tip-step", say("step {step}", { step: whole(at) }));
  tip.replaceChildren(head, ...read.map(({ line: one, i }) => row(one, i, one === line)));
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  const right = left + ASIDE_PX + width > innerWidth ? left - ASIDE_PX - width : left + ASIDE_PX;
  tip.style.left = `${Math.max(4, right)}px`;
  tip.style.top = `${Math.max(4, Math.min(top - height / 2, innerHeight - height - 4))}px`;
}

/** @param {Line} line @param {number} i @param {boolean} isPointed */
function row({ run, y, low, high }, i, isPointed) {
  const made = element("div", isPointed ? "tip-row pointed" : "tip-row"),
    chip = made.appendChild(element("i", "chip"));
  chip.style.background = colourOf(run);
  made.append(element("span", "tip-name", nameOf(run)), element("b", "", number(y[i])));
  if (low && high && high[i] > low[i]) made.append(element("span", "quiet", `${number(low[i])} … ${number(high[i])}`));
  return made;
}

export function hideTip() {
  tip.hidden = true;
}
