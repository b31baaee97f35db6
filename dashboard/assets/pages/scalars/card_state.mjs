// What a person made of the scalar cards: pinned ones, joined ones, limits. It stands in the
// address, so that a link shows it, and in this browser, so that the next visit does.
import * as address from "../../frame/address.mjs";
import { namesIn as tagsOf, written as textOf } from "../../frame/address_text.mjs";
import { addToLinks } from "../../frame/links.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed } from "../../frame/state.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";
import { alarmsIn, alarmsText } from "../../charts/alarms.mjs";
import { MOST, rootPath, store, stored } from "../../charts/card_store.mjs";

/** @import {Alarm, Rule} from "../../charts/alarms.mjs" */
/** @typedef {"pin" | "join" | "alarm"} Kind */

/** @type {{pins: string[], joins: string[][], alarms: Map<string, Alarm>}} */
export const state = { pins: [], joins: [], alarms: new Map() };
/** @type {string | null} */
let arrived = null; // the root whose cards these are

const NONE = "-"; // in a link: none, whatever the reader has here

// How each kind is written; the keys are those of the address.
/** @type {Record<Kind, {read: (text: string | null | undefined) => void, write: () => string}>} */
const FORMS = {
  pin: {
    read: (text) => {
      state.pins = [...new Set(tagsOf(text))].slice(0, MOST);
    },
    write: () => textOf(state.pins),
  },
  join: {
    read: (text) => {
      state.joins = (text ?? "")
        .split(";")
        .map(tagsOf)
        .filter((tags) => tags.length)
        .slice(0, MOST);
    },
    write: () => state.joins.map(textOf).join(";"),
  },
  alarm: {
    read: (text) => {
      state.alarms = alarmsIn(text, MOST);
    },
    write: () => alarmsText(state.alarms),
  },
};
/** @type {Kind[]} */
const KINDS = ["pin", "join", "alarm"];

/** On the way to the page: the address leads, then what was here before. */
export function arrive() {
  if (arrived === rootPath() && pageName() === "scalars") return;
  arrived = rootPath();
  const before = stored();
  for (const key of KINDS) {
    const asked = address.get(key),
      form = FORMS[key];
    form.read(asked === NONE ? "" : (asked ?? before[key]));
    address.set(key, form.write() || (asked === NONE ? NONE : null));
  }
  changed("marks");
}

export function leave() {
  arrived = null;
}

/** After a change of a kind. @param {Kind} kind */
function keep(kind) {
  address.set(kind, FORMS[kind].write() || null);
  store(kind, FORMS[kind].write());
  changed("marks");
}

/** Whether there is room for one more; if not, say so. @param {number} count */
function hasRoom(count) {
  if (count >= MOST) announce(say("There is room for {count} of these", { count: MOST }));
  return count < MOST;
}

/** @param {string} tag */
export function togglePin(tag) {
  const index = state.pins.indexOf(tag);
  if (index >= 0) state.pins.splice(index, 1);
  else if (hasRoom(state.pins.length)) state.pins.push(tag);
  keep("pin");
}

/** @param {string[]} tags */
export function join(tags) {
  const isKnown = state.joins.some((known) => textOf(known) === textOf(tags));
  if (!isKnown && hasRoom(state.joins.length)) state.joins.push(tags);
  keep("join");
}

/** @param {string[]} tags */
export function takeApart(tags) {
  state.joins = state.joins.filter((known) => textOf(known) !== textOf(tags));
  keep("join");
}

/** @param {string} tag @param {Rule[]} rules @param {boolean} together */
export function watchFor(tag, rules, together) {
  if (!rules.length) state.alarms.delete(tag);
  else if (state.alarms.has(tag) || hasRoom(state.alarms.size)) state.alarms.set(tag, { rules, together });
  keep("alarm");
}

for (const key of KINDS) {
  address.read(key, (/** @type {string | null} */ text) => {
    if (arrived === null) return;
    const form = FORMS[key];
    const before = form.write();
    form.read(text === NONE ? "" : text);
    if (form.write() === before) return;
    store(key, form.write()); // an undone change does not come again with the next visit
    changed("marks");
  });
}

addToLinks((/** @type {URLSearchParams} */ asked) => {
  if (pageName() === "scalars") for (const key of KINDS) if (!asked.has(key)) asked.set(key, NONE);
});

export { tagsOf, textOf };
