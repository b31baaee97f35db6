// Makes a report alive: its charts and its table, out of the file alone.
import { inside } from "../../assets/frame/elements.mjs";
import { learn } from "../../assets/frame/words.mjs";
import { Chart } from "./chart.mjs";
import { legend } from "./legend.mjs";
import { changed, shared } from "./shared.mjs";
import { table } from "./table.mjs";

/** @import {Card} from "./lines.mjs" */
/** @typedef {{words: Record<string, string>, inks: Record<string, number>, called: Record<string, string>, drawn: number, cards: Card[]}} Told */

/** @type {Told} */
const told = JSON.parse(inside(document, "#report", HTMLScriptElement).textContent ?? "{}");
learn(told.words);
Object.assign(shared, { inks: told.inks, called: told.called });
const runs = document.querySelector("#runs");
if (runs instanceof HTMLTableElement) table(runs);
const ground = document.getElementById("curves"),
  names = document.getElementById("legend"),
  hint = document.getElementById("hint");
if (ground && names && hint) {
  legend(names, told.drawn - Object.keys(told.inks).length);
  hint.hidden = false;
  for (const card of told.cards) new Chart(card, ground);
}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => changed("view"));
/** Paper is white, and nothing on it is out of sight. @param {boolean} isPrinted */
function print(isPrinted) {
  shared.isPrinted = isPrinted;
  if (isPrinted) document.documentElement.dataset.theme = "light";
  else delete document.documentElement.dataset.theme;
  changed("view");
}
addEventListener("beforeprint", () => print(true));
addEventListener("afterprint", () => print(false));
