// The buttons of scalar cards, and their keys.
import { all, closest, first } from "../../frame/elements.mjs";
import { listKeys } from "../../frame/key_list.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { fieldOf as fieldOfTag } from "../../charts/cards.mjs";
import * as cards from "./card_state.mjs";
import * as enlarged from "./enlarged.mjs";
import * as cardExport from "./export.mjs";
import * as joinedCards from "./joined_cards.mjs";
import { DASHES } from "../../charts/dashes.mjs";
import { arrange } from "./sections.mjs";
import * as thresholds from "./thresholds.mjs";

/** @import {Field} from "../../charts/field.mjs" */
/** @typedef {[name: string, icon: string, words: () => string]} Action */

/** @type {Action[]} */
const ACTIONS = [
  ["pin", "pin", () => say("Pin to the top")],
  ["table", "table", () => say("Values as a table")],
  ["join", "join", () => say("Join with other tags")],
  ["limit", "limit", () => say("Limits")],
  ["export", "export", () => say("Export")],
  ["enlarge", "enlarge", () => say("Enlarge")],
];
/** @type {Action[]} */
const OF_JOINED = [
  ["apart", "close", () => say("Take apart")],
  ["table", "table", () => say("Values as a table")],
  ["export", "export", () => say("Export")],
  ["enlarge", "enlarge", () => say("Enlarge")],
];

const onPage = () => pageName() === "scalars";
/** @type {(card: HTMLElement) => boolean} */
const isJoined = (card) => card.classList.contains("joined");
/** @type {(card: HTMLElement) => string} */
const tagOf = (card) => card.dataset.tag ?? "";
/** @type {(card: HTMLElement) => string[]} */
const listed = (card) => (isJoined(card) ? cards.tagsOf(card.dataset.tags) : [tagOf(card)]);
/** @type {(card: HTMLElement) => string[]} */
const tagsOf = (card) => (isJoined(card) ? joinedCards.expand(listed(card)).slice(0, DASHES.length) : listed(card));
/** @type {(card: HTMLElement) => Field | undefined} */
const fieldOf = (card) => (isJoined(card) ? joinedCards.fieldAt(card) : fieldOfTag(tagOf(card)));

/** @type {Record<string, (card: HTMLElement, button: HTMLElement) => void>} */
const DO = {
  pin: (card) => cards.togglePin(tagOf(card)),
  table: (card) => enlarged.show(tagsOf(card), { atTable: true }),
  join: (card) => joinedCards.choose(tagOf(card)),
  limit: (card) => thresholds.edit(tagOf(card)),
  export: (card, button) => cardExport.menu(button, fieldOf(card), tagsOf(card)),
  enlarge: (card) => enlarged.show(tagsOf(card)),
  apart: (card) => cards.takeApart(listed(card)),
};

/** One tab stop a card: arrows go on from button to button. @param {HTMLElement} bar @param {Action[]} actions */
function fill(bar, actions) {
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", say("Of this card"));
  bar.replaceChildren(
    ...actions.map(([name, icon, words], index) => {
      const button = document.createElement("button");
      button.className = "icon-button";
      button.dataset.action = name;
      button.tabIndex = index ? -1 : 0;
      button.title = words();
      button.setAttribute("aria-label", words());
      if (name === "export") button.setAttribute("aria-haspopup", "menu");
      button.appendChild(document.createElement("span")).className = `icon icon-${icon}`;
      return button;
    }),
  );
}

/** @param {HTMLElement} card */
function mark(card) {
  /** @type {(name: string, yes: boolean) => void} */
  const press = (name, yes) => card.querySelector(`[data-action="${name}"]`)?.setAttribute("aria-pressed", String(yes));
  press("pin", cards.state.pins.includes(tagOf(card)));
  press("limit", cards.state.alarms.has(tagOf(card)));
}

function decorate() {
  for (const card of all(document, "#scalars-sections .card", HTMLElement)) {
    const bar = first(card, ".actions", HTMLElement);
    if (bar && !bar.children.length) fill(bar, isJoined(card) ? OF_JOINED : ACTIONS);
    if (bar) mark(card);
  }
}

function sync() {
  const parent = document.getElementById("scalars-sections");
  if (!onPage() || !parent) {
    cards.leave();
    joinedCards.clear();
    enlarged.close();
    return;
  }
  cards.arrive();
  if (!arrange(cards.state.joins.filter((tags) => joinedCards.expand(tags).length).length)) return;
  const found = first(parent, ":scope > .joined-tags", HTMLElement);
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
  const button = closest(event.target, ".card [data-action]", HTMLElement),
    card = closest(button, ".card", HTMLElement);
  if (button && card && onPage()) DO[button.dataset.action ?? ""](card, button);
});

document.addEventListener("focusin", ({ target }) => {
  const bar = closest(target, ".card .actions", HTMLElement);
  if (bar) for (const button of all(bar, ":scope > *", HTMLElement)) button.tabIndex = button === target ? 0 : -1;
});

const cardInHand = () =>
  closest(document.activeElement, ".card", HTMLElement) ??
  first(document, "#scalars-sections .card:hover", HTMLElement);
/** @type {Record<string, string | undefined>} */
const BY_KEY = { f: "enlarge", p: "pin", v: "table" };

document.addEventListener("keydown", (event) => {
  if (!onPage() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const bar = closest(event.target, ".card .actions", HTMLElement);
  const buttons = bar ? all(bar, ":scope > *", HTMLElement) : [],
    here = closest(event.target, "button", HTMLElement),
    index = here ? buttons.indexOf(here) : -1;
  /** @type {Record<string, number | undefined>} */
  const ways = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1 };
  const wanted = bar ? ways[event.key] : undefined;
  if (wanted !== undefined) {
    event.preventDefault();
    buttons.at(wanted % buttons.length)?.focus();
    return;
  }
  if (closest(event.target, "input, textarea, select, [role=slider], dialog", HTMLElement)) return;
  const action = BY_KEY[event.key],
    card = action ? cardInHand() : null;
  const button = card && first(card, `[data-action="${action}"]`, HTMLElement);
  if (!button) return;
  event.preventDefault();
  button.click();
});

listKeys(
  [["f"], () => say("Enlarge the card at the pointer or in focus")],
  [["p"], () => say("Pin this card")],
  [["v"], () => say("Values of this card as a table")],
);
