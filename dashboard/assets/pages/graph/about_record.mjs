// What the inspector says of a graph of runs, and of one box of it.
import * as address from "../../frame/address.mjs";
import { runLink } from "../../frame/drawer.mjs";
import { whole } from "../../frame/numbers.mjs";
import { at } from "../../frame/paths.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";
import { button, link, pairs, section } from "./lists.mjs";

/** @import {GraphData, Next} from "./data.mjs" */
/** @import {Acts, Facts, Pair, Told} from "./inspector.mjs" */
/** @import {Which} from "./trace.mjs" */

const MOST_LINKS = 40;

/** How many boxes there are of each kind. @param {Told} told @param {Acts} _act */
export function aboutRuns({ data }, _act) {
  /** @type {Pair[]} */
  const counts = data.tally(0).map(({ op, count }) => [op, whole(count)]);
  return [
    make("h2", "", say("Where runs come from")),
    pairs([...counts, [say("Links"), whole(data.source.length)]]),
    make("p", "hint", say("Choose a box for its details. Double-click or + opens a scope.")),
  ];
}

/** @param {Told} told @param {Acts} act @param {number} item */
export function aboutRecord(told, act, item) {
  const { data, facts } = told,
    isScope = data.isScope(item),
    run = data.runOf(item) || facts?.record?.run || "";
  return [
    make(
      "p",
      "graph-crumbs",
      isScope ? say("Boxes inside: {count}", { count: whole(data.counts[item]) }) : data.sort(item),
    ),
    make("h2", "", data.label(item)),
    run ? make("p", "", null, runLink(run)) : null,
    acts(told, act, item),
    facts?.record ? pairs(facts.record.facts) : null,
    ...links(facts),
    ...(isScope ? [] : [ends(data, act, item, say("From"), data.before), ends(data, act, item, say("To"), data.after)]),
    facts ? null : make("p", "hint", say("Reading…")),
  ];
}

/** @param {Told} told @param {Acts} act @param {number} item */
function acts({ data, open, trace }, act, item) {
  const made = make("div", "graph-acts");
  const on = (/** @type {Which} */ which) => trace?.which === which && trace.item === item;
  if (data.isScope(item)) {
    const isOpen = open.has(item);
    made.append(button(isOpen ? say("Close") : say("Open"), data.label(item), () => act.toggle(item)));
  }
  made.append(
    button(say("What led here"), say("Light up all nodes that lead here"), () => act.trace("needs"), on("needs")),
    button(say("What came of it"), say("Light up all nodes that this leads to"), () => act.trace("feeds"), on("feeds")),
  );
  if (trace)
    made.append(make("p", "hint", say("{count} nodes lit up; Esc ends it", { count: whole(trace.nodes.size) })));
  return made;
}

/** Links to other pages. @param {Facts | null} facts */
function links(facts) {
  return (facts?.record?.links ?? []).map(([words, page, asked]) => {
    const made = make("a", "graph-out", words),
      query = new URLSearchParams(asked).toString();
    made.href = query ? `${at(page)}?${query}` : at(page);
    made.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      address.go(made.href);
    });
    return make("p", "", null, made);
  });
}

/** The boxes next to one, each with what the edge says. @param {GraphData} data @param {Acts} act @param {number} item @param {string} title @param {Next} next */
function ends(data, act, item, title, next) {
  const node = data.node(item),
    found = [...new Set(next(node))];
  if (!found.length) return null;
  const list = make("ul", "graph-links");
  for (const one of found.slice(0, MOST_LINKS)) {
    const says = data.relation(one, node) || data.relation(node, one);
    list.append(link(data, act, data.item(one), says || data.sort(data.item(one))));
  }
  const left = found.length - MOST_LINKS;
  return section(title, list, left > 0 ? make("p", "faint", say("{count} more", { count: whole(left) })) : null);
}
