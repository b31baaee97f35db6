// What is chosen of a graph, what is lit up around it, and what the inspector says of it.
import * as address from "../../frame/address.mjs";
import { nameOf } from "../../frame/given.mjs";
import { state } from "../../frame/state.mjs";
import { longestChain, marks, traced } from "./trace.mjs";

/** @import {GraphPage} from "./graph_page.mjs" */
/** @import {Facts} from "./inspector.mjs" */
/** @import {Trace, Which} from "./trace.mjs" */

const ASK_MS = 90;

export class Choice {
  /** @type {number | null} */
  item = null;
  /** @type {number | null} where a path begins */
  anchor = null;
  /** @type {Trace | null} */
  trace = null;
  /** @type {Facts | null} */
  facts = null;
  toldRun = "";
  timer = 0;

  /** @param {GraphPage} page */
  constructor(page) {
    this.page = page;
  }

  /** Another graph has other items. */
  clear() {
    this.item = this.anchor = this.trace = this.facts = null;
  }

  tell() {
    const { graph: data, opened: open, screen } = this.page,
      { item, trace, anchor, facts } = this;
    screen.inspector.show({ data, item, open, trace, anchor, facts });
  }

  /** What else is known of the run stands in the inspector, too. */
  tellRun() {
    const now = JSON.stringify([nameOf(this.page.run), state.problems.get(this.page.run)]);
    if (now === this.toldRun) return;
    this.toldRun = now;
    this.tell();
  }

  /** Choose an item; `reveal` opens the scopes around it, `bring` moves it into the picture. @param {number | null} item */
  pick(item, { reveal = false, bring = false } = {}) {
    const { page } = this,
      { data, open } = page;
    if (!data || !open) return; // another graph is on its way
    if (this.trace && this.trace.which !== "critical" && item !== this.item) this.trace = null;
    const changed = item !== this.item;
    this.item = item;
    if (changed) {
      this.facts = null;
      this.askFacts();
    }
    address.set("node", item === null ? null : data.path(item));
    const around = item !== null && reveal ? data.around(item) : [];
    const hidden = around.filter((scope) => !open.has(scope));
    if (hidden.length) {
      page.open = new Set([...open, ...hidden]);
      page.centreLater = item;
      page.ask({ keep: hidden[0] });
      return;
    }
    page.screen.outline.show(data, open, item);
    if (item !== null) page.screen.outline.choose(item);
    this.mark();
    this.tell();
    if (item === null) return;
    if (reveal || bring) page.screen.drawing.bring(item);
  }

  askFacts() {
    clearTimeout(this.timer);
    const { page, item } = this,
      { data } = page;
    if (!data || item === null) return;
    const isScope = data.isScope(item);
    this.timer = setTimeout(() => {
      if (!page.isHere) return;
      const question = {
        ...page.query(),
        scope: isScope ? item : -1,
        node: isScope ? -1 : data.node(item),
      };
      const { facts } = page.ways;
      const hear = (/** @type {Facts} */ found) => this.takeFacts(found);
      facts.ask(question, hear, () => {
        if (page.isHere) facts.repeat(); // the answer was lost
      });
    }, ASK_MS);
  }

  /** @param {Facts} facts */
  takeFacts(facts) {
    const { data } = this.page;
    if (!data || facts.key !== data.key || this.item === null) return;
    const item = facts.node >= 0 ? data.item(facts.node) : facts.scope;
    if (item !== this.item) return;
    this.facts = facts;
    this.tell();
  }

  criticalPath() {
    return longestChain(this.page.graph, this.page.show === "all");
  }

  /** Light up what leads to the chosen item, what it leads to, or a path; again ends it. @param {Which} which */
  light(which) {
    const { item, anchor } = this;
    const again = this.trace?.which === which && this.trace.item === item;
    this.trace = again
      ? null
      : { which, item, nodes: traced(this.page.graph, which, { item, anchor, critical: this.criticalPath() }) };
    this.mark();
    this.tell();
  }

  mark() {
    const { view, opened: open, screen } = this.page,
      { item: chosen, trace } = this;
    if (!view) return;
    screen.drawing.mark(marks(this.page.graph, view, { open, chosen, trace, critical: this.criticalPath() }));
  }

  /** Esc ends what is lit up, then what is chosen. */
  stepBack() {
    if (this.trace) {
      this.trace = null;
      this.mark();
      this.tell();
    } else if (this.item !== null) this.pick(null);
  }

  /** A path begins here; again, nowhere. @param {number} item */
  beginPath(item) {
    this.anchor = this.anchor === item ? null : item;
    this.tell();
  }
}
