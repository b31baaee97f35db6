// One card over the whole page: exact smoothing, names at the lines' ends, a cursor and its values.
import { copyText } from "../../frame/copy_text.mjs";
import * as address from "../../frame/address.mjs";
import { dialog } from "../../frame/dialog.mjs";
import { closest, first, inside } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { saveFile } from "../../frame/save.mjs";
import { on, state } from "../../frame/state.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import * as pens from "../../charts/pens.mjs";
import { legend } from "../../charts/dash_legend.mjs";
import { xText } from "../../charts/readout.mjs";
import { runCount } from "../../charts/series.mjs";
import { next } from "./card_layout.mjs";
import * as cards from "./card_state.mjs";
import * as cardExport from "./export.mjs";
import { fileName } from "./file_name.mjs";
import { figure as figureOf } from "./figure.mjs";
import * as joinedCards from "./joined_cards.mjs";
import { DASHES } from "../../charts/dashes.mjs";
import { OwnCard } from "./own_cards.mjs";
import * as thresholds from "./thresholds.mjs";
import { ValueTable } from "./value_table.mjs";

/** @import {Field} from "../../charts/field.mjs" */
/** @import {Axis} from "../../frame/state.mjs" */

/**
 * The parts of the window.
 *
 * @typedef {object} Parts
 * @property {HTMLElement} card
 * @property {HTMLElement} number of the card among all
 * @property {HTMLElement} exact
 * @property {HTMLElement} plot
 * @property {HTMLElement} scroll
 */

/** @typedef {{tags: string[], own: OwnCard, table: ValueTable, cursor: number | null, axis: Axis | null}} Content */

/** @type {(Parts & {box: HTMLDialogElement}) | null} */
let open = null;
/** @type {Content | null} */
let content = null; // what the window shows

/** What the window shows, while it is open. */
function shown() {
  if (!open || !content) throw new Error("No card is enlarged");
  return { ...open, ...content };
}

/**
 * @template {keyof HTMLElementTagNameMap} Kind
 * @param {HTMLElement} parent
 * @param {Kind} kind
 */
function element(parent, kind, name = "", words = "") {
  const one = document.createElement(kind);
  one.className = name;
  if (words) one.textContent = words;
  parent.append(one);
  return one;
}

/**
 * @param {HTMLElement} parent
 * @param {string} icon
 * @param {string} words
 * @param {(button: HTMLButtonElement) => void} act
 */
function iconButton(parent, icon, words, act) {
  const button = element(parent, "button", "icon-button");
  element(button, "span", `icon icon-${icon}`);
  button.setAttribute("aria-label", words);
  button.title = words;
  button.addEventListener("click", () => act(button));
  return button;
}

/** What can be stepped through, in the order of the page: cards of tags and joined ones, each as it stands in the address. */
function sequence() {
  const found = joinedCards.cardsShown().map((tags) => cards.textOf(tags));
  return [...new Set(found)];
}

/** @param {number} by */
function move(by) {
  const all = sequence();
  if (all.length) show(cards.tagsOf(next(all, cards.textOf(shown().tags), by)));
}

/** @param {HTMLElement} box @param {HTMLElement} body @returns {Parts} */
function build(box, body) {
  const card = element(body, "div", "enlarged-card");
  const header = element(card, "div", "enlarged-head");
  const actions = element(header, "div", "enlarged-actions");
  iconButton(actions, "previous", say("Previous tag"), () => move(-1));
  const number = element(actions, "span", "number");
  iconButton(actions, "next", say("Next tag"), () => move(1));
  element(header, "div", "stats");
  const exact = element(header, "span", "hint");
  const save = iconButton(header, "export", say("Export"), (button) => {
    const { own, tags } = shown();
    cardExport.menu(button, own.field, tags);
  });
  save.setAttribute("aria-haspopup", "menu");
  const plot = element(card, "div", "plot");
  plot.tabIndex = 0;
  plot.setAttribute("role", "slider");
  plot.setAttribute("aria-label", say("Cursor"));
  element(card, "div", "dashes");
  const below = element(body, "div", "values-box");
  const bar = element(below, "div", "values-bar");
  element(bar, "h3", "", say("Values at the cursor"));
  element(bar, "span", "hint", say("Move the pointer over the chart, or use the arrow keys on it"));
  const copy = element(bar, "button", "button", say("Copy"));
  copy.addEventListener("click", () => copyText(shown().table.text("\t")));
  const csv = element(bar, "button", "button", say("CSV"));
  csv.addEventListener("click", () => {
    const { table, tags } = shown();
    saveFile(new Blob([table.text(",")], { type: "text/csv" }), fileName([...tags, "cursor"], "csv"));
  });
  const scroll = element(below, "div", "values-scroll");
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", say("Values at the cursor"));
  plot.addEventListener("mousemove", (event) => {
    const { field } = shown().own;
    if (field.scale && !field.dragged) moveTo(field.scale.unX(event.clientX - plot.getBoundingClientRect().left));
  });
  plot.addEventListener("keydown", (event) => walk(event));
  box.addEventListener("keydown", (event) => {
    const own = closest(
      event.target,
      "input, select, textarea, [role=slider], [role=menu], .values-scroll",
      HTMLElement,
    );
    if (own || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      move(event.key === "ArrowLeft" ? -1 : 1);
    }
  });
  return { card, number, exact, plot, scroll };
}

/** @type {Record<string, number | undefined>} */
const WAYS = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 20,
  PageDown: -20,
  Home: -Infinity,
  End: Infinity,
};

/** Arrow keys on the chart go from point to point of the longest run. @param {KeyboardEvent} event */
function walk(event) {
  const by = WAYS[event.key],
    {
      own: { field },
      cursor,
    } = shown();
  if (by === undefined || !field.shown.length) return;
  event.preventDefault();
  event.stopPropagation();
  const x = field.x(longest(field));
  const here = field.nearest(longest(field), cursor ?? x[0]);
  moveTo(x[Math.max(0, Math.min(x.length - 1, here + by * (event.shiftKey ? 10 : 1)))]);
}

/** @param {Field} field */
function longest(field) {
  return field.shown.reduce((one, other) => (field.x(other).length > field.x(one).length ? other : one));
}

/** Put the cursor at x: the line on the chart, and the values below it. @param {number} x */
export function moveTo(x) {
  const {
    own: { field },
    plot,
    table,
  } = shown();
  if (!field.shown.length) return;
  const [low, high] = field.whole,
    cursor = Math.min(high, Math.max(low, field.axis === "step" ? Math.round(x) : x));
  if (content) content.cursor = cursor;
  plot.setAttribute("aria-valuemin", String(low));
  plot.setAttribute("aria-valuemax", String(high));
  plot.setAttribute("aria-valuenow", String(cursor));
  plot.setAttribute("aria-valuetext", xText(field, cursor));
  line(field, cursor);
  table.at(cursor);
}

/** @param {Field} field @param {number} cursor */
function line(field, cursor) {
  const { scale } = field,
    canvas = first(field.host, "canvas.cursor", HTMLCanvasElement) ?? field.canvas("cursor");
  if (!scale) return;
  const pen = pens.take(canvas, field.size),
    at = Math.round(scale.x(cursor)) + 0.5;
  if (!(at >= scale.left - 1 && at <= scale.left + scale.width + 1)) return;
  pen.strokeStyle = token("accent");
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(at, scale.top);
  pen.lineTo(at, scale.top + scale.height);
  pen.stroke();
}

/** Words and cursor after each drawing; the cursor begins at the end, where most look first. */
function drawn() {
  if (!open || !content) return;
  const { own, tags, table } = content,
    { field } = own,
    all = sequence(),
    at = all.indexOf(cards.textOf(tags));
  open.plot.setAttribute("aria-label", say("Cursor")); // the sentence is that of the card around it
  open.number.textContent = say("{number} of {count}", {
    number: at < 0 ? "–" : at + 1, // it left the page
    count: all.length,
  });
  const words = [];
  if (state.smoothing > 0 && !state.isAuto && !state.base)
    words.push(say("average over every point, weight {weight}", { weight: state.smoothing.toFixed(2) }));
  if (state.base)
    words.push(say("drawn less {base}; the table has the values themselves", { base: nameOf(state.base) }));
  if (field.hasRanks) words.push(say("of several ranks the table has the lowest one's values"));
  open.exact.textContent = words.join(" · ");
  open.card.dataset.runs = String(runCount(field.shown));
  thresholds.tell(open.card);
  if (field.shown.length && field.scale) {
    moveTo(content.axis === field.axis && content.cursor !== null ? content.cursor : field.whole[1]);
    content.axis = field.axis;
  } else table.fill();
}

/** Draw other tags in the window that is open, or open one. @param {string[]} tags */
export function show(tags, { atTable = false } = {}) {
  const step = !open; // going back closes the window
  open ??= opened();
  const { box, card, plot, scroll } = open,
    axis = content?.axis ?? null;
  content?.own.destroy();
  box.setAttribute("aria-label", tags.join(", "));
  inside(box, "h2", HTMLElement).textContent = tags.join(", ");
  if (tags.length === 1) card.dataset.tag = tags[0];
  else delete card.dataset.tag;
  inside(card, ".stats", HTMLElement).replaceChildren();
  plot.replaceChildren();
  scroll.replaceChildren();
  const own = new OwnCard(card, () => tags, { exact: true, labels: true });
  own.drawn = drawn;
  content = { tags, own, table: new ValueTable(scroll, tags, () => own.field), cursor: null, axis };
  legend(card, tags.length > 1 ? tags : []);
  if (atTable) scroll.focus();
  else if (!box.contains(document.activeElement)) plot.focus();
  address.set("card", cards.textOf(tags), { step });
}

function opened() {
  const before = document.activeElement;
  const box = dialog(" ", () => {});
  box.classList.add("enlarged");
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-modal", "true");
  box.addEventListener("close", () => {
    content?.own.destroy();
    open = content = null;
    address.set("card", null);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  return { box, ...build(box, inside(box, ".dialog-body", HTMLElement)) };
}

/** @param {string | null} text */
function asked(text) {
  if (pageName() !== "scalars") return;
  const tags = cards.tagsOf(text).slice(0, DASHES.length);
  if (!tags.length) {
    open?.box.close();
    return;
  }
  const all = new Set(joinedCards.allTags());
  if (tags.every((tag) => all.has(tag))) show(tags);
}

/** The page has come: open what its address names. */
export function arrive() {
  if (!open && address.get("card")) asked(address.get("card"));
}

address.read("card", (/** @type {string | null} */ text) => {
  if (document.getElementById("main")) asked(text);
});
on((what) => {
  if (["filter", "focus", "notes"].includes(what)) content?.table.fill();
});

export function close() {
  open?.box.close();
}

/** What is drawn large, and the values at the cursor: for tests, and for a look from the console. */
export function model() {
  return content?.own.field.drawn ? content.own.field.model() : null;
}

export function table() {
  return content ? { x: content.table.x, rows: content.table.shown } : null;
}

export function figure() {
  const { own, tags } = shown();
  return figureOf(own.field, tags);
}
