// The sections of the scalar cards: pinned and joined ones, groups, leftovers. The server says in which order tags
// stand, for the target, the filter and the runs in focus when one of the two last changed: a click on a run moves no
// card.
import { register, setProps } from "../../frame/clientside.mjs";
import { all, closest, element, first, inside } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { sectionsOf } from "./card_layout.mjs";
import * as cards from "./card_state.mjs";

/** @import {Order as Tags, Section} from "./card_layout.mjs" */
/** @typedef {Tags & {leftover_runs: string[], runs: Record<string, number>}} Order */

const FOLDED = "insight-folded";
/** @type {Order | null} */
let order = null;
/** @type {{parent: HTMLElement, focus: string, target: string} | null} */
let asked = null; // where, and for what

const onPage = () => pageName() === "scalars";
const home = () => (onPage() ? document.getElementById("scalars-sections") : null);

/** Ask for the order, on arrival and whenever target or filter are others. */
function ask(isOther = false) {
  const parent = home();
  if (!parent || !state.isKnown) return;
  const target = state.target.name;
  if (asked?.parent === parent && asked.target === target && !isOther) return;
  const runs = state.slots.filter((run) => run !== null),
    focus = JSON.stringify(runs);
  if (asked?.parent !== parent) {
    order = null; // another visit
    setProps("scalars-order", { data: null }); // an answer to the one before; the server tells only what is new
  }
  const isSame = asked?.parent === parent && asked.focus === focus;
  asked = { parent, focus, target };
  if (!isSame) setProps("scalars-focus", { data: runs });
}

register("scalars", {
  /** @param {Order | null} told */
  order(told) {
    if (!told) return;
    order = told;
    changed("marks");
  },
});

/** @returns {Record<string, boolean>} what a person folded and unfolded */
const folds = () => JSON.parse(sessionStorage.getItem(FOLDED) ?? "{}");

/** @param {HTMLDetailsElement} section @param {boolean} isOpen */
function keepFold(section, isOpen) {
  try {
    sessionStorage.setItem(FOLDED, JSON.stringify({ ...folds(), [section.dataset.key ?? ""]: isOpen }));
  } catch {
    /* no room: the next visit begins as usual */
  }
}

/** @param {Section} section */
const keyOf = ({ kind, name }) => `${kind}:${name}`;

/** @param {Section} wanted */
function build(wanted) {
  const { kind, name } = wanted,
    titles = { pinned: say("Pinned"), "joined-tags": say("Joined"), leftovers: say("Tags of few runs"), group: name };
  const section = element("details", `section ${kind}`);
  section.dataset.key = keyOf(wanted);
  section.open = folds()[section.dataset.key] ?? kind !== "leftovers";
  const summary = section.appendChild(element("summary"));
  summary.append(element("span", "icon icon-chevron"), element("span", "section-name", titles[kind]));
  summary.append(element("span", "count"));
  section.append(element("div", "cards"));
  return section;
}

/** @param {string} tag */
function cardOf(tag) {
  const card = element("article", "card"),
    runs = order?.runs[tag] ?? 0;
  const many = runs === 1 ? say("1 run") : say("{count} runs", { count: whole(runs) });
  card.dataset.tag = tag;
  card.dataset.runs = String(runs);
  card.setAttribute("aria-label", `${say("Scalar")} ${tag}, ${many}`);
  return card;
}

/** Put elements into an order; only what is not at its place moves. @param {Element} parent @param {Element[]} wanted */
function put(parent, wanted) {
  const kept = new Set(wanted);
  for (const one of [...parent.children]) if (!kept.has(one)) one.remove();
  let next = parent.firstElementChild;
  for (const one of wanted) {
    if (one === next) next = one.nextElementSibling;
    else parent.insertBefore(one, next);
  }
}

/** @param {HTMLDetailsElement} element @param {Section} section @param {Map<string, HTMLElement>} known @param {number} joins */
function fill(element, { kind, tags }, known, joins) {
  const grid = inside(element, ":scope > .cards", HTMLElement),
    count = inside(element, ":scope > summary > .count", HTMLElement);
  const words = {
    pinned: whole(tags.length),
    "joined-tags": whole(joins),
    leftovers: leftoverWords(tags.length),
    group: null, // away.mjs counts what is shown of them
  }[kind];
  if (words !== null && count.textContent !== words) count.textContent = words;
  if (kind === "joined-tags") return; // joined_cards.mjs fills it
  put(
    grid,
    tags.map((tag) => known.get(tag) ?? cardOf(tag)),
  );
}

/** @param {number} count */
function leftoverWords(count) {
  const runs = order?.leftover_runs.length ?? 0,
    values = { cards: whole(count), runs: whole(runs) };
  if (count === 1) return runs === 1 ? say("1 card of 1 run") : say("1 card of {runs} runs", values);
  return runs === 1 ? say("{cards} cards of 1 run", values) : say("{cards} cards of {runs} runs", values);
}

/** Bring the sections up to date; whether there are any. @param {number} joins how many joined cards there are */
export function arrange(joins) {
  const parent = home();
  if (!parent || !order || asked?.parent !== parent) return false;
  const held = document.activeElement;
  const known = new Map(all(parent, ".card[data-tag]", HTMLElement).map((card) => [card.dataset.tag ?? "", card]));
  const there = new Map(all(parent, ":scope > .section", HTMLDetailsElement).map((one) => [one.dataset.key, one]));
  const sections = sectionsOf(order, cards.state.pins, joins > 0);
  put(
    parent,
    sections.map((section) => {
      const one = there.get(keyOf(section)) ?? build(section);
      fill(one, section, known, joins);
      return one;
    }),
  );
  unfold(parent);
  // What moves loses the keyboard.
  if (held instanceof HTMLElement && held !== document.activeElement && parent.contains(held))
    held.focus({ preventScroll: true });
  return sections.length > 0;
}

/** Nobody looks for the cards of a run in focus: leftovers open by themselves, unless a person folded them. @param {HTMLElement} parent */
function unfold(parent) {
  const section = first(parent, ":scope > .leftovers", HTMLDetailsElement);
  if (!section || folds()[section.dataset.key ?? ""] === false) return;
  if (state.slots.some((run) => run !== null && order?.leftover_runs.includes(run))) section.open = true;
}

document.addEventListener("click", (event) => {
  const summary = closest(event.target, "#scalars-sections > .section > summary", HTMLElement),
    section = closest(summary, ".section", HTMLDetailsElement);
  if (section) keepFold(section, !section.open);
});

on((what) => {
  if (what === "cards" || what === "runs") ask();
  if (what === "filter") ask(true);
  if (what === "focus") {
    const parent = home();
    if (parent) unfold(parent);
  }
});
