// The inspector: what is chosen, what it is made of, and where its values come from and go.
import * as address from "../../frame/address.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./elements.mjs";

const MOST_LINKS = 40;

export class Inspector {
  /** `act` has what the buttons do: pick, toggle, trace, anchor. */
  constructor(host, act) {
    Object.assign(this, { host, act });
  }

  show({ data, item, open, trace, anchor, facts }) {
    Object.assign(this, { data, item, open, trace, anchor, facts });
    const parts = item === null ? this.#whole() : this.#one();
    const acts = () => [...this.host.querySelectorAll("button, a")],
      place = acts().indexOf(document.activeElement);
    this.host.replaceChildren(...parts.filter(Boolean));
    if (place >= 0) (acts()[place] ?? this.host).focus(); // who pressed a button goes on from there
  }

  get #name() {
    return nameOf(this.act.run());
  }

  #link(item, note = "") {
    const button = make("button", "graph-link", null, make("span", "graph-link-name", this.data.label(item)));
    button.title = this.data.path(item).replace(/\/$/, "");
    button.addEventListener("click", () => this.act.pick(item, { reveal: true }));
    const line = make("li", "", null, button);
    if (note) line.append(make("span", "number faint", note));
    return line;
  }

  #pairs(rows) {
    const list = make("dl", "graph-facts");
    for (const [name, value] of rows.filter(([, text]) => text !== null && text !== undefined && text !== "")) {
      list.append(make("dt", "", name), make("dd", "number", String(value)));
    }
    return list.children.length ? list : null;
  }

  #section(title, ...content) {
    const filled = content.filter(Boolean);
    return filled.length ? make("section", "", null, make("h3", "", title), ...filled) : null;
  }

  #button(words, title, act, pressed = null) {
    const button = make("button", "button", words);
    button.title = title;
    if (pressed !== null) button.setAttribute("aria-pressed", String(pressed));
    button.addEventListener("click", act);
    return button;
  }

  /** The way down from the root, each scope a link. */
  #crumbs(item) {
    const crumbs = make("nav", "graph-crumbs");
    crumbs.setAttribute("aria-label", say("Scopes around it"));
    const top = make("button", "graph-crumb", this.#name);
    top.addEventListener("click", () => this.act.pick(null));
    crumbs.append(top);
    for (const scope of this.data.around(item)) {
      const crumb = make("button", "graph-crumb", this.data.label(scope));
      crumb.addEventListener("click", () => this.act.pick(scope, { reveal: true }));
      crumbs.append(make("span", "faint", "/"), crumb);
    }
    return crumbs;
  }

  #operators(item) {
    const rows = this.data.tally(item);
    if (!rows.length) return null;
    const list = make("ul", "graph-tally");
    for (const [op, count, family] of rows.slice(0, MOST_LINKS)) {
      const bar = make("i", `family-${family}`);
      bar.style.width = `${(100 * count) / rows[0][1]}%`;
      const find = make("button", "graph-link", op);
      find.title = say("Find all of this type");
      find.addEventListener("click", () => this.act.search(op));
      list.append(make("li", "", null, find, make("span", "number", whole(count)), bar));
    }
    return this.#section(say("Operators by type"), list, this.#more(rows.length));
  }

  #more(count) {
    return count > MOST_LINKS ? make("p", "faint", say("{count} more", { count: whole(count - MOST_LINKS) })) : null;
  }

  #whole() {
    const { data } = this;
    const kept = data.kept.reduce((sum, one) => sum + one, 0);
    const path = this.act.criticalPath();
    const traced = this.trace?.what === "critical";
    const left = data.nodes - kept;
    return [
      make("h2", "", this.#name),
      this.#pairs([
        [say("Name"), data.name],
        [say("Nodes"), whole(kept)],
        [say("Not shown"), left ? whole(left) : ""],
        [say("Edges"), whole(data.source.length)],
        [say("Scopes"), whole(data.scopes - 1)],
        [say("Longest chain"), whole(path.length)],
      ]),
      this.#problems(),
      left && data.forward
        ? make("p", "hint", say("Gradients, updates and bookkeeping are not shown: choose Everything."))
        : null,
      path.length > 1
        ? make(
            "div",
            "graph-acts",
            null,
            this.#button(
              say("Longest chain"),
              say("Light up the nodes that must run one after another"),
              () => this.act.trace("critical"),
              traced,
            ),
          )
        : null,
      this.#operators(0),
      make("p", "hint", say("Choose a box for its details. Double-click or + opens a scope.")),
    ];
  }

  /** What is missing of the run's files may be missing here. */
  #problems() {
    const count = state.problems.get(this.act.run()) ?? 0;
    if (!count) return null;
    return make(
      "p",
      "warn",
      count === 1
        ? say("1 problem in its files: see Runs")
        : say("{count} problems in its files: see Runs", { count: whole(count) }),
    );
  }

  #one() {
    const { data, item } = this;
    const isScope = data.isScope(item),
      facts = this.facts;
    return [
      this.#crumbs(item),
      make("h2", "", data.label(item)),
      this.#acts(isScope),
      ...(isScope ? this.#scope(facts) : this.#node(facts)),
    ];
  }

  #acts(isScope) {
    const { item, open, trace, anchor, data } = this;
    const acts = make("div", "graph-acts");
    const on = (what) => trace?.what === what && trace.item === item;
    if (isScope) {
      const isOpen = open.has(item);
      acts.append(
        this.#button(
          isOpen ? say("Close") : say("Open"),
          isOpen ? say("Close this scope") : say("Open this scope"),
          () => this.act.toggle(item),
        ),
      );
    }
    acts.append(
      this.#button(
        say("What it needs"),
        say("Light up all nodes that lead here"),
        () => this.act.trace("needs"),
        on("needs"),
      ),
      this.#button(
        say("What needs it"),
        say("Light up all nodes that this leads to"),
        () => this.act.trace("feeds"),
        on("feeds"),
      ),
    );
    if (anchor === null || anchor === item) {
      acts.append(
        this.#button(
          say("Path from here"),
          say("Remember this one, then choose another"),
          () => this.act.anchor(item),
          anchor === item,
        ),
      );
    } else {
      acts.append(
        this.#button(
          say("Path from {name}", { name: data.label(anchor) }),
          say("Light up what lies between the two"),
          () => this.act.trace("path"),
          on("path"),
        ),
      );
    }
    if (trace?.nodes) {
      const empty = !trace.nodes.size;
      acts.append(
        make(
          "p",
          empty ? "warn" : "hint",
          empty
            ? say("No path leads from one to the other")
            : say("{count} nodes lit up; Esc ends it", { count: whole(trace.nodes.size) }),
        ),
      );
    }
    return acts;
  }

  #scope(facts) {
    const { data, item } = this;
    const outside = (next) => data.edge(item, next);
    return [
      this.#pairs([
        [say("Type"), data.cells[item]],
        [say("Blocks of one structure"), data.times[item] || ""],
        [say("Nodes"), whole(data.counts[item])],
        [say("Parameters"), facts?.parameters || ""],
        [say("Numbers in them"), facts?.elements ? whole(facts.elements) : ""],
      ]),
      this.#attributes(facts),
      this.#operators(item),
      this.#nodes(say("Reads from"), outside(data.before)),
      this.#nodes(say("Read by"), outside(data.after)),
    ];
  }

  #node(facts) {
    const { data, item } = this;
    const node = data.node(item),
      kind = data.kinds[data.kind[node]];
    const kinds = {
      operator: say("Operator"),
      parameter: say("Parameter"),
      input: say("Input"),
      output: say("Output"),
    };
    return [
      this.#pairs([
        [say("Type"), data.sort(item)],
        [say("Kind"), kinds[kind]],
        [say("Name"), data.path(item)],
        [say("Output"), facts?.shape],
        [say("Number type"), facts?.dtype],
        [say("Numbers in it"), facts?.elements ? whole(facts.elements) : ""],
      ]),
      this.#histogram(facts),
      facts?.inputs?.length ? this.#section(say("Inputs"), this.#inputs(facts.inputs)) : null,
      this.#nodes(say("Read by"), [...new Set(data.after(node))]),
      this.#attributes(facts),
      facts ? null : make("p", "hint", say("Reading…")),
    ];
  }

  #histogram(facts) {
    if (!facts?.histogram) return null;
    const link = make("a", "graph-out", say("Its histogram over the steps"));
    const page = document.getElementById("rail-histograms")?.href.split("?")[0] ?? "histograms";
    link.href = `${page}?${new URLSearchParams({ tag: facts.histogram })}`;
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      address.go(link.href);
    });
    return make("p", "", null, link);
  }

  #inputs(inputs) {
    const list = make("ul", "graph-links");
    for (const [node, text, form] of inputs) {
      if (node >= 0) list.append(this.#link(this.data.item(node), form));
      else list.append(make("li", "", null, make("span", "number faint", text)));
    }
    return list;
  }

  #nodes(title, nodes) {
    const kept = nodes.filter((node) => this.data.kept[node]);
    if (!kept.length) return null;
    const list = make("ul", "graph-links");
    for (const node of kept.slice(0, MOST_LINKS))
      list.append(this.#link(this.data.item(node), this.data.ops[this.data.op[node]]));
    return this.#section(title, list, this.#more(kept.length));
  }

  #attributes(facts) {
    return facts?.attributes?.length ? this.#section(say("Settings"), this.#pairs(facts.attributes)) : null;
  }
}
