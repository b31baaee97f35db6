// Cards of tags that none of the runs shown has leave the page; their number is said, with a way to
// show them.
import * as address from "../frame/address.mjs";
import { register } from "../frame/clientside.mjs";
import { all, closest, element, first, inside } from "../frame/elements.mjs";
import { writeFilter } from "../frame/filter_box.mjs";
import { whole } from "../frame/numbers.mjs";
import { on, state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import { sight } from "./cards.mjs";

/** @type {Set<string>} */
let away = new Set();

/** @type {(() => void)[]} */
const listeners = []; // pages that have no cards

/** Hear when somebody wants them or not. @param {() => void} listener */
export function onAsked(listener) {
  listeners.push(listener);
}

const CHOSEN = ".pinned, .joined-tags, .leftovers";

export const isAsked = () => address.get("empty") === "1";

/** Take cards away, or bring them back; a section without cards goes with them. */
function settle() {
  const note = document.getElementById("tags-away");
  if (!note) return;
  let left = 0;
  for (const section of all(document, "#main .section", HTMLDetailsElement)) {
    const cards = all(section, ".cards > .card[data-tag]", HTMLElement);
    for (const card of cards) {
      const isEmpty = away.has(card.dataset.tag ?? "");
      left += Number(isEmpty);
      card.toggleAttribute("data-away", isEmpty && !isAsked());
    }
    const shown = cards.filter((card) => !card.hasAttribute("data-away")).length;
    section.toggleAttribute("data-away", cards.length > 0 && !shown);
    if (section.matches(CHOSEN)) continue; // who made it counts its cards
    const count = first(section, ":scope > summary > .count", HTMLElement);
    if (count && count.textContent !== whole(shown)) count.textContent = whole(shown); // who watches the page would hear it
  }
  if (state.found?.size === 0) tellNone(note);
  else tell(note, left);
  sight();
}

/** Say that the filter leaves no run, with a way back: tags would come back without a line. @param {HTMLElement} note */
function tellNone(note) {
  if (note.dataset.key === "none") return;
  note.dataset.key = "none";
  note.hidden = false;
  const button = element("button", "link", say("Show all runs"));
  button.dataset.clears = "";
  note.replaceChildren(element("span", "", say("No run passes the filter")), button);
}

/** Say how many tags no run shown has, with a way to show them or to leave them out. @param {HTMLElement} note @param {number} left */
export function tell(note, left) {
  const key = `${left} ${isAsked()}`;
  if (note.dataset.key === key) return;
  note.dataset.key = key;
  note.hidden = left === 0;
  const words =
    left === 1 ? say("1 tag is in no run shown") : say("{count} tags are in no run shown", { count: whole(left) });
  const button = element("button", "link", isAsked() ? say("Leave them out") : say("Show them"));
  note.replaceChildren(element("span", "", words), button);
}

document.addEventListener("click", (event) => {
  const button = closest(event.target, ".tags-away button", HTMLButtonElement);
  if (!button) return;
  if ("clears" in button.dataset) {
    writeFilter("");
    inside(document, "#filter", HTMLInputElement).focus(); // the button goes
    return;
  }
  address.set("empty", isAsked() ? null : "1");
  settle();
  for (const hear of listeners) hear();
  inside(document, ".tags-away button", HTMLButtonElement).focus();
});

register("insight", {
  /** @param {string[] | null} tags */
  away(tags) {
    away = new Set(tags ?? []);
    settle();
  },
});

on((what) => (what === "cards" || what === "filter") && settle());
address.read("empty", settle);
