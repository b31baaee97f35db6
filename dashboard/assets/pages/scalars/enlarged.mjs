// One card over the whole page: exact smoothing, names at the lines' ends, a cursor and its values.
import * as address from "../../frame/address.mjs";
import { dialog } from "../../frame/dialog.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { saveFile } from "../../frame/save.mjs";
import { on, state } from "../../frame/state.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import * as pens from "../../charts/pens.mjs";
import { placeText } from "../../charts/readout.mjs";
import * as cards from "./card_state.mjs";
import * as cardExport from "./export.mjs";
import { figure as figureOf } from "./figure.mjs";
import * as joinedCards from "./joined_cards.mjs";
import { DASHES } from "./multi_field.mjs";
import { OwnCard } from "./own_cards.mjs";
import * as thresholds from "./thresholds.mjs";
import { ValueTable } from "./value_table.mjs";

let open = null; // {box, tags, own, table, cursor}

function element(parent, kind, name = "", words = "") {
  const one = parent.appendChild(document.createElement(kind));
  one.className = name;
  if (words) one.textContent = words;
  return one;
}

function iconButton(parent, icon, words, act) {
  const button = element(parent, "button", "icon-button");
  element(button, "span", `icon icon-${icon}`);
  button.setAttribute("aria-label", words);
  button.title = words;
  button.addEventListener("click", () => act(button));
  return button;
}

/** What can be stepped through: joined cards and tags, each as it stands in the address. */
function sequence() {
  const joined = cards.state.joins.map((tags) => joinedCards.expand(tags)).filter((tags) => tags.length > 1);
  return [...joined, ...joinedCards.allTags().map((tag) => [tag])].map(cards.textOf);
}

function move(by) {
  const all = sequence(),
    here = all.indexOf(cards.textOf(open.tags));
  if (all.length) show(cards.tagsOf(all[(here + by + all.length) % all.length]));
}

function build(box, body) {
  const card = element(body, "div", "enlarged-card");
  const header = element(card, "div", "enlarged-head");
  const actions = element(header, "div", "enlarged-actions");
  iconButton(actions, "previous", say("Previous tag"), () => move(-1));
  const place = element(actions, "span", "number");
  iconButton(actions, "next", say("Next tag"), () => move(1));
  element(header, "div", "stats");
  const exact = element(header, "span", "hint");
  const save = iconButton(header, "export", say("Export"), (button) =>
    cardExport.menu(button, open.own.field, open.tags),
  );
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
  copy.addEventListener("click", () => cardExport.copy(open.table.text("\t")));
  const csv = element(bar, "button", "button", say("CSV"));
  csv.addEventListener("click", () => {
    saveFile(
      new Blob([open.table.text(",")], { type: "text/csv" }),
      cardExport.fileName([...open.tags, "cursor"], "csv"),
    );
  });
  const scroll = element(below, "div", "values-scroll");
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", say("Values at the cursor"));
  Object.assign(open, { card, place, exact, plot, scroll });
  plot.addEventListener("mousemove", (event) => {
    const { field } = open.own;
    if (field.scale && !field.dragged) moveTo(field.scale.unX(event.clientX - plot.getBoundingClientRect().left));
  });
  plot.addEventListener("keydown", (event) => walk(event));
  box.addEventListener("keydown", (event) => {
    const inside = event.target.closest("input, select, textarea, [role=slider], [role=menu], .values-scroll");
    if (inside || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      move(event.key === "ArrowLeft" ? -1 : 1);
    }
  });
}

/** Arrow keys on the chart go from point to point of the longest run. */
function walk(event) {
  const by = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: 20,
    PageDown: -20,
    Home: -Infinity,
    End: Infinity,
  }[event.key];
  const { field } = open.own;
  if (by === undefined || !field.shown.length) return;
  event.preventDefault();
  event.stopPropagation();
  const x = field.x(longest(field));
  const here = field.nearest(longest(field), open.cursor ?? x[0]);
  moveTo(x[Math.max(0, Math.min(x.length - 1, here + by * (event.shiftKey ? 10 : 1)))]);
}

function longest(field) {
  return field.shown.reduce((one, other) => (field.x(other).length > field.x(one).length ? other : one));
}

/** Put the cursor at x: the line on the chart, and the values below it. */
export function moveTo(x) {
  const {
    own: { field },
    plot,
    table,
  } = open;
  if (!field.shown.length) return;
  const [low, high] = field.whole;
  open.cursor = Math.min(high, Math.max(low, field.axis === "step" ? Math.round(x) : x));
  plot.setAttribute("aria-valuemin", low);
  plot.setAttribute("aria-valuemax", high);
  plot.setAttribute("aria-valuenow", open.cursor);
  plot.setAttribute("aria-valuetext", placeText(field, open.cursor));
  line();
  table.at(open.cursor);
}

function line() {
  const { field } = open.own;
  let canvas = open.plot.querySelector("canvas.cursor");
  if (!canvas) {
    canvas = field.canvas("cursor");
  }
  const pen = pens.take(canvas),
    { scale } = field,
    at = Math.round(scale.x(open.cursor)) + 0.5;
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
  if (!open) return;
  const { field } = open.own;
  const all = sequence();
  open.plot.setAttribute("aria-label", say("Cursor")); // the sentence is that of the card around it
  open.place.textContent = say("{place} of {count}", {
    place: all.indexOf(cards.textOf(open.tags)) + 1,
    count: all.length,
  });
  const words = [];
  if (state.smoothing > 0 && !state.base)
    words.push(say("average over every point, weight {weight}", { weight: state.smoothing.toFixed(2) }));
  if (state.base) words.push(say("drawn less {base}; the table has the values themselves", { base: state.base }));
  open.exact.textContent = words.join(" · ");
  open.card.dataset.runs = new Set(field.shown.map((series) => series.run)).size;
  thresholds.tell(open.card);
  if (field.shown.length && field.scale) {
    moveTo(open.axis === field.axis && open.cursor !== null ? open.cursor : field.whole[1]);
    open.axis = field.axis;
  } else open.table.fill();
}

/** Draw other tags in the window that is open, or open one. */
export function show(tags, { atTable = false } = {}) {
  const step = !open; // going back closes the window
  if (!open) opened();
  open.own?.destroy();
  const { box, card, plot, scroll } = open;
  open.tags = tags;
  open.cursor = null;
  box.setAttribute("aria-label", tags.join(", "));
  box.querySelector("h2").textContent = tags.join(", ");
  if (tags.length === 1) card.dataset.tag = tags[0];
  else delete card.dataset.tag;
  card.querySelector(".stats").replaceChildren();
  plot.replaceChildren();
  scroll.replaceChildren();
  open.table = new ValueTable(scroll, tags, () => open.own.field);
  open.own = new OwnCard(card, () => tags, { exact: true, labels: true });
  open.own.drawn = drawn;
  joinedCards.legend(card, tags.length > 1 ? tags : [], 0);
  if (atTable) scroll.focus();
  else if (!box.contains(document.activeElement)) plot.focus();
  address.set("card", cards.textOf(tags), { step });
}

function opened() {
  const before = document.activeElement;
  open = { cursor: null };
  open.box = dialog(" ", (body) => {
    const box = body.closest("dialog");
    box.classList.add("enlarged");
    box.setAttribute("role", "dialog");
    box.setAttribute("aria-modal", "true");
    build(box, body);
  });
  open.box.addEventListener("close", () => {
    open.own.destroy();
    open = null;
    address.set("card", null);
    if (before?.isConnected) before.focus();
  });
}

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

address.read("card", (text) => {
  if (document.getElementById("main")) asked(text);
});
on((what) => {
  if (open?.table && ["filter", "focus", "notes"].includes(what)) open.table.fill();
});

export function close() {
  open?.box.close();
}

/** What is drawn large, and the values at the cursor: for tests, and for a look from the console. */
export function model() {
  return open?.own.field.drawn ? open.own.field.model() : null;
}

export function table() {
  return open ? { x: open.table.x, rows: open.table.shown } : null;
}

export function figure() {
  return figureOf(open.own.field, open.tags);
}
