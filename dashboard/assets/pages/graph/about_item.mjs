// What the inspector says of one scope or node: what can be done with it, and where its values come from and go.
import * as address from "../../frame/address.mjs";
import { first } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";
import { button, link, nodes, operators, pairs, section } from "./lists.mjs";

/** @import {GraphData, Next} from "./data.mjs" */
/** @import {Acts, Facts, Told} from "./inspector.mjs" */
/** @import {Which} from "./trace.mjs" */

/** @param {Told} told @param {Acts} act @param {number} item */
export function aboutItem(told, act, item) {
  const { data } = told;
  const isScope = data.isScope(item);
  return [
    crumbs(data, act, item),
    make("h2", "", data.label(item)),
    acts(told, act, item),
    ...(isScope ? aboutScope(told, act, item) : aboutNode(told, act, item)),
  ];
}

/** The way down from the root, each scope a link. @param {GraphData} data @param {Acts} act @param {number} item */
function crumbs(data, act, item) {
  const way = make("nav", "graph-crumbs");
  way.setAttribute("aria-label", say("Scopes around it"));
  const top = make("button", "graph-crumb", nameOf(act.run()));
  top.addEventListener("click", () => act.pick(null));
  way.append(top);
  for (const scope of data.around(item)) {
    const crumb = make("button", "graph-crumb", data.label(scope));
    crumb.addEventListener("click", () => act.pick(scope, { reveal: true }));
    way.append(make("span", "faint", "/"), crumb);
  }
  return way;
}

/** @param {Told} told @param {Acts} act @param {number} item */
function acts({ data, open, trace, anchor }, act, item) {
  const made = make("div", "graph-acts");
  const on = (/** @type {Which} */ which) => trace?.which === which && trace.item === item;
  if (data.isScope(item)) {
    const isOpen = open.has(item);
    made.append(
      button(isOpen ? say("Close") : say("Open"), isOpen ? say("Close this scope") : say("Open this scope"), () =>
        act.toggle(item),
      ),
    );
  }
  made.append(
    button(say("What it needs"), say("Light up all nodes that lead here"), () => act.trace("needs"), on("needs")),
    button(say("What needs it"), say("Light up all nodes that this leads to"), () => act.trace("feeds"), on("feeds")),
  );
  if (anchor === null || anchor === item) {
    made.append(
      button(
        say("Path from here"),
        say("Remember this one, then choose another"),
        () => act.anchor(item),
        anchor === item,
      ),
    );
  } else {
    made.append(
      button(
        say("Path from {name}", { name: data.label(anchor) }),
        say("Light up what lies between the two"),
        () => act.trace("path"),
        on("path"),
      ),
    );
  }
  if (trace) {
    const empty = !trace.nodes.size;
    made.append(
      make(
        "p",
        empty ? "warn" : "hint",
        empty
          ? say("No path leads from one to the other")
          : say("{count} nodes lit up; Esc ends it", { count: whole(trace.nodes.size) }),
      ),
    );
  }
  return made;
}

/** @param {Told} told @param {Acts} act @param {number} item */
function aboutScope({ data, facts }, act, item) {
  const outside = (/** @type {Next} */ next) => data.edge(item, next);
  return [
    pairs([
      [say("Type"), data.cells[item]],
      [say("Blocks of one structure"), data.times[item] || ""],
      [say("Nodes"), whole(data.counts[item])],
      [say("Parameters"), facts?.parameters || ""],
      [say("Numbers in them"), facts?.elements ? whole(facts.elements) : ""],
    ]),
    attributes(facts),
    operators(data, act, item),
    nodes(data, act, say("Reads from"), outside(data.before)),
    nodes(data, act, say("Read by"), outside(data.after)),
  ];
}

/** @param {Told} told @param {Acts} act @param {number} item */
function aboutNode({ data, facts }, act, item) {
  const node = data.node(item),
    kind = data.kinds[data.kind[node]];
  const kinds = {
    operator: say("Operator"),
    parameter: say("Parameter"),
    input: say("Input"),
    output: say("Output"),
  };
  return [
    pairs([
      [say("Type"), data.sort(item)],
      [say("Kind"), kinds[kind]],
      [say("Name"), data.path(item)],
      [say("Output"), facts?.shape],
      [say("Number type"), facts?.dtype],
      [say("Numbers in it"), facts?.elements ? whole(facts.elements) : ""],
    ]),
    histogram(facts),
    facts?.inputs?.length ? section(say("Inputs"), inputs(data, act, facts.inputs)) : null,
    nodes(data, act, say("Read by"), [...new Set(data.after(node))]),
    attributes(facts),
    facts ? null : make("p", "hint", say("Reading…")),
  ];
}

/** @param {Facts | null} facts */
function histogram(facts) {
  if (!facts?.histogram) return null;
  const link = make("a", "graph-out", say("Its histogram over the steps"));
  const page = first(document, "#rail-histograms", HTMLAnchorElement)?.href.split("?")[0] ?? "histograms";
  link.href = `${page}?${new URLSearchParams({ tag: facts.histogram })}`;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    address.go(link.href);
  });
  return make("p", "", null, link);
}

/** @param {GraphData} data @param {Acts} act @param {NonNullable<Facts["inputs"]>} given */
function inputs(data, act, given) {
  const list = make("ul", "graph-links");
  for (const [node, text, form] of given) {
    if (node >= 0) list.append(link(data, act, data.item(node), form));
    else list.append(make("li", "", null, make("span", "number faint", text)));
  }
  return list;
}

/** @param {Facts | null} facts */
function attributes(facts) {
  return facts?.attributes?.length ? section(say("Settings"), pairs(facts.attributes)) : null;
}
