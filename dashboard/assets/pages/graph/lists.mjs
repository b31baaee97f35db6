// Parts of the inspector: pairs, sections, buttons, and lists of links to other items.
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";

/** @import {GraphData} from "./data.mjs" */
/** @import {Acts, Pair} from "./inspector.mjs" */

const MOST_LINKS = 40;

/** @param {GraphData} data @param {Acts} act @param {number} item */
export function link(data, act, item, note = "") {
  const made = make("button", "graph-link", null, make("span", "graph-link-name", data.label(item)));
  made.title = data.path(item).replace(/\/$/, "");
  made.addEventListener("click", () => act.pick(item, { reveal: true }));
  const line = make("li", "", null, made);
  if (note) line.append(make("span", "number faint", note));
  return line;
}

/** @param {Pair[]} rows */
export function pairs(rows) {
  const list = make("dl", "graph-facts");
  for (const [name, value] of rows.filter(([, text]) => text !== null && text !== undefined && text !== "")) {
    list.append(make("dt", "", name), make("dd", "number", String(value)));
  }
  return list.children.length ? list : null;
}

/** @param {string} title @param {(HTMLElement | null)[]} content */
export function section(title, ...content) {
  const filled = content.filter((one) => one !== null);
  return filled.length ? make("section", "", null, make("h3", "", title), ...filled) : null;
}

/** @param {string} words @param {string} title @param {() => void} act @param {boolean | null} pressed */
export function button(words, title, act, pressed = null) {
  const made = make("button", "button", words);
  made.title = title;
  if (pressed !== null) made.setAttribute("aria-pressed", String(pressed));
  made.addEventListener("click", act);
  return made;
}

/** @param {GraphData} data @param {Acts} act @param {number} item */
export function operators(data, act, item) {
  const rows = data.tally(item);
  if (!rows.length) return null;
  const list = make("ul", "graph-tally");
  for (const { op, count, family } of rows.slice(0, MOST_LINKS)) {
    const bar = make("i", `family-${family}`);
    bar.style.width = `${(100 * count) / rows[0].count}%`;
    const find = make("button", "graph-link", op);
    find.title = say("Find all of this type");
    find.addEventListener("click", () => act.search(op));
    list.append(make("li", "", null, find, make("span", "number", whole(count)), bar));
  }
  return section(say("Operators by type"), list, more(rows.length));
}

/** @param {GraphData} data @param {Acts} act @param {string} title @param {Iterable<number>} found */
export function nodes(data, act, title, found) {
  const kept = [...found].filter((node) => data.kept[node]);
  if (!kept.length) return null;
  const list = make("ul", "graph-links");
  for (const node of kept.slice(0, MOST_LINKS)) list.append(link(data, act, data.item(node), data.ops[data.op[node]]));
  return section(title, list, more(kept.length));
}

/** @param {number} count of which some are listed */
function more(count) {
  return count > MOST_LINKS ? make("p", "faint", say("{count} more", { count: whole(count - MOST_LINKS) })) : null;
}
