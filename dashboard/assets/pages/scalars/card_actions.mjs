// The buttons of scalar cards, their keys, and the sections of pinned and joined cards on top.
import { listKeys } from "../../frame/key_list.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { fieldOf as fieldOfTag } from "../../charts/cards.mjs";
import * as cards from "./card_state.mjs";
import * as enlarged from "./enlarged.mjs";
import * as cardExport from "./export.mjs";
import * as joinedCards from "./joined_cards.mjs";
import { DASHES } from "./multi_field.mjs";
import * as thresholds from "./thresholds.mjs";

const FOLDED = "insight-folded";
const ACTIONS = [
  ["pin", "pin", () => say("Pin to the top")],
  ["table", "table", () => say("Values as a table")],
  ["join", "join", () => say("Join with other tags")],
  ["limit", "limit", () => say("Limits")],
  ["export", "export", () => say("Export")],
  ["enlarge", "enlarge", () => say("Enlarge")],
];
const OF_JOINED = [
  ["apart", "close", () => say("Take apart")],
  ["table", "table", () => say("Values as a table")],
  ["export", "export", () => say("Export")],
  ["enlarge", "enlarge", () => say("Enlarge")],
];

const onPage = () => pageName() === "scalars";
const isJoined = (card) => card.classList.contains("joined");
const listed = (card) => (isJoined(card) ? cards.tagsOf(card.dataset.tags) : [card.dataset.tag]);
const tagsOf = (card) => (isJoined(card) ? joinedCards.expand(listed(card)).slice(0, DASHES.length) : listed(card));
const fieldOf = (card) => (isJoined(card) ? joinedCards.fieldAt(card) : fieldOfTag(card.dataset.tag));

const DO = {
  pin: (card) => cards.togglePin(card.dataset.tag),
  table: (card) => enlarged.show(tagsOf(card), { atTable: true }),
  join: (card) => joinedCards.choose(card.dataset.tag),
  limit: (card) => thresholds.edit(card.dataset.tag),
  export: (card, button) => cardExport.menu(button, fieldOf(card), tagsOf(card)),
  enlarge: (card) => enlarged.show(tagsOf(card)),
  apart: (card) => cards.takeApart(listed(card)),
};

/** One tab stop a card: arrows go on from button to button. */
function fill(bar, actions) {
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", say("Of this card"));
  bar.replaceChildren(
    ...actions.map(([name, icon, words], place) => {
      const button = document.createElement("button");
      button.className = "icon-button";
      button.dataset.action = name;
      button.tabIndex = place ? -1 : 0;
      button.title = words();
      button.setAttribute("aria-label", words());
      if (name === "export") button.setAttribute("aria-haspopup", "menu");
      button.appendChild(document.createElement("span")).className = `icon icon-${icon}`;
      return button;
    }),
  );
}

function mark(card) {
  const press = (name, yes) => card.querySelector(`[data-action="${name}"]`)?.setAttribute("aria-pressed", String(yes));
  press("pin", cards.state.pins.includes(card.dataset.tag));
  press("limit", cards.state.alarms.has(card.dataset.tag));
}

function decorate() {
  for (const card of document.querySelectorAll("#scalars-sections .card")) {
    const bar = card.querySelector(".actions");
    if (bar && !bar.children.length) fill(bar, isJoined(card) ? OF_JOINED : ACTIONS);
    if (bar) mark(card);
  }
}

// --- sections on top

function section(parent, name, words, wanted, before) {
  let found = parent.querySelector(`:scope > .section.${name}`);
  if (!wanted) {
    found?.remove();
    return null;
  }
  if (!found) {
    found = document.createElement("details");
    found.className = `section ${name}`;
    found.open = true;
    const summary = found.appendChild(document.createElement("summary"));
    summary.appendChild(document.createElement("span")).className = "icon icon-chevron";
    summary.append(Object.assign(document.createElement("span"), { className: "section-name", textContent: words }));
    summary.appendChild(document.createElement("span")).className = "count";
    found.appendChild(document.createElement("div")).className = "cards";
  }
  const first = before ? before.nextElementSibling : parent.firstElementChild;
  if (first !== found) {
    if (before) before.after(found);
    else parent.prepend(found);
  }
  const count = found.querySelector(".count");
  if (count.textContent !== String(wanted)) count.textContent = wanted;
  return found;
}

/** The card of a pinned tag steps back for as long as its like stands on top. */
function hold(parent, pins) {
  for (const card of parent.querySelectorAll(".section:not(.pinned, .joined-tags) > .cards > .card")) {
    if (card.dataset.tag) delete card.dataset.held; // it was given another tag meanwhile
    const tag = card.dataset.tag ?? card.dataset.held,
      isPinned = pins.includes(tag);
    if (isPinned && card.dataset.tag) {
      card.dataset.held = tag;
      card.removeAttribute("data-tag");
    }
    if (!isPinned && card.dataset.held) {
      card.dataset.tag = tag;
      delete card.dataset.held;
    }
    card.hidden = isPinned;
  }
  for (const one of parent.querySelectorAll(":scope > .section:not(.pinned, .joined-tags)")) {
    one.hidden = one.querySelector(".cards > .card:not([hidden])") === null;
  }
}

function like(original, tag) {
  const card = original.cloneNode(true);
  card.hidden = false;
  card.dataset.tag = tag;
  delete card.dataset.held;
  card.removeAttribute("aria-describedby");
  card.querySelector(".alarm-note")?.remove();
  for (const name of [".plot", ".stats", ".actions"]) card.querySelector(name).replaceChildren();
  return card;
}

function pinned(parent) {
  const originals = new Map(
    [...parent.querySelectorAll(".section:not(.pinned, .joined-tags) > .cards > .card")].map((card) => [
      card.dataset.tag ?? card.dataset.held,
      card,
    ]),
  );
  const pins = cards.state.pins.filter((tag) => originals.has(tag));
  const found = section(parent, "pinned", say("Pinned"), pins.length, null);
  if (found) {
    const grid = found.querySelector(".cards");
    const there = new Map([...grid.children].map((card) => [card.dataset.tag, card]));
    for (const [tag, card] of there) if (!pins.includes(tag)) card.remove();
    pins.forEach((tag, place) => {
      const card = there.get(tag) ?? like(originals.get(tag), tag);
      if (grid.children[place] !== card) grid.insertBefore(card, grid.children[place] ?? null);
    });
  }
  hold(parent, pins);
  return found;
}

function fold(parent) {
  const folded = new Set(JSON.parse(sessionStorage.getItem(FOLDED) ?? "[]"));
  for (const one of parent.querySelectorAll(":scope > .section")) {
    if (one.dataset.seen) continue;
    one.dataset.seen = "true";
    if (folded.has(one.querySelector(".section-name").textContent)) one.open = false;
  }
}

document.addEventListener(
  "toggle",
  ({ target }) => {
    if (!onPage() || !target.matches?.("#scalars-sections > .section")) return;
    const folded = new Set(JSON.parse(sessionStorage.getItem(FOLDED) ?? "[]"));
    const name = target.querySelector(".section-name").textContent;
    if (target.open) folded.delete(name);
    else folded.add(name);
    try {
      sessionStorage.setItem(FOLDED, JSON.stringify([...folded]));
    } catch {
      /* no room: the next visit begins unfolded */
    }
  },
  true,
);

function sync() {
  const parent = document.getElementById("scalars-sections");
  if (!onPage() || !parent) {
    cards.leave();
    joinedCards.clear();
    enlarged.close();
    return;
  }
  cards.arrive();
  fold(parent);
  if (!parent.querySelector(".card")) return;
  const before = pinned(parent);
  const joins = cards.state.joins.filter((tags) => joinedCards.expand(tags).length);
  const found = section(parent, "joined-tags", say("Joined"), joins.length, before);
  if (found) joinedCards.sync(found);
  else joinedCards.clear();
  decorate();
  enlarged.arrive();
}

on((what) => {
  if (what === "cards" || what === "marks") sync();
});

// --- clicks and keys

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".card [data-action]");
  if (button && onPage()) DO[button.dataset.action](button.closest(".card"), button);
});

document.addEventListener("focusin", ({ target }) => {
  const bar = target.closest?.(".card .actions");
  if (bar) for (const button of bar.children) button.tabIndex = button === target ? 0 : -1;
});

const cardInHand = () =>
  document.activeElement?.closest?.(".card") ?? document.querySelector("#scalars-sections .card:hover");
const BY_KEY = { f: "enlarge", p: "pin", v: "table" };

document.addEventListener("keydown", (event) => {
  if (!onPage() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const bar = event.target.closest?.(".card .actions");
  const buttons = bar ? [...bar.children] : [],
    place = buttons.indexOf(event.target);
  const wanted = bar && { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (typeof wanted === "number") {
    event.preventDefault();
    buttons.at(wanted % buttons.length).focus();
    return;
  }
  if (event.target.closest?.("input, textarea, select, [role=slider], dialog")) return;
  const card = BY_KEY[event.key] && cardInHand();
  const button = card?.querySelector(`[data-action="${BY_KEY[event.key]}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
});

listKeys(
  [["f"], () => say("Enlarge the card at the pointer or in focus")],
  [["p"], () => say("Pin this card")],
  [["v"], () => say("Values of this card as a table")],
);
