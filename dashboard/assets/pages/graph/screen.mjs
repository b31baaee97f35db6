// What a page of a graph has on the screen: the drawing, what stands beside it, and the buttons below.
import { first, inside } from "../../frame/elements.mjs";
import { say } from "../../frame/words.mjs";
import { Drawing } from "./drawing.mjs";
import { SUBJECTS } from "./answers.mjs";
import { make } from "./elements.mjs";
import { Finder } from "./find.mjs";
import { Inspector } from "./inspector.mjs";
import { legend } from "./legend.mjs";
import { Outline } from "./outline.mjs";
import { RecordTable } from "./record_table.mjs";

/** @import {Name} from "./answers.mjs" */
/** @import {GraphData} from "./data.mjs" */
/** @import {Camera} from "./drawing.mjs" */
/** @import {Acts} from "./inspector.mjs" */
/** @import {View} from "./view.mjs" */

/**
 * What is done on it, beside what the inspector has buttons for; `find` gives the items that a text is in.
 *
 * @typedef {object} Hands
 * @property {(item: number | null, how?: {reveal?: boolean, bring?: boolean}) => void} pick
 * @property {(at: Camera) => void} moved
 * @property {(text: string) => number[]} find
 */

/** @typedef {"fit" | "actual" | "collapse" | "svg" | "png" | "json" | "prov"} Tool */

export class Screen {
  /** @param {Name} name of the page @param {Omit<Acts, "search"> & Hands} acts */
  constructor(name, acts) {
    this.name = name;
    this.subject = SUBJECTS[name];
    const { pick, toggle } = acts;
    this.drawing = new Drawing(this.at("canvas"), {
      sideways: this.subject.sideways,
      least: this.subject.least,
      isWide: this.subject.ofRuns,
      onPick: pick,
      onToggle: toggle,
      onMove: acts.moved,
    });
    this.outline = new Outline(this.at("outline"), name, {
      onPick: (item) => pick(item, { bring: true }),
      onToggle: toggle,
      onGo: (item) => pick(item, { reveal: true }),
    });
    const search = (/** @type {string} */ text) => this.finder.lookFor(text);
    this.inspector = new Inspector(this.at("inspector"), { ...acts, search }, this.subject);
    this.table = this.subject.ofRuns ? new RecordTable(this.at("table"), (item) => pick(item, { reveal: true })) : null;
    this.finder = new Finder(name, acts.find, (item) => pick(item, { reveal: true }));
  }

  /** @param {string} part */
  at(part) {
    return inside(document, `#${this.name}-${part}`, HTMLElement);
  }

  /** Hear when a button is pressed. @param {Tool} tool @param {() => void} act */
  onTool(tool, act) {
    first(document, `#${this.name}-tool-${tool}`, HTMLElement)?.addEventListener("click", act);
  }

  /** Words over the drawing; none for no title. @param {string} title @param {HTMLElement[]} buttons */
  note(title, words = "", ...buttons) {
    this.at("note").replaceChildren(...(title ? [make("b", "", title), make("p", "", words), ...buttons] : []));
  }

  /** Show no graph. */
  clear() {
    this.drawing.clear();
    this.outline.clear();
    this.inspector.clear();
    this.finder.again(null);
    this.at("legend").replaceChildren();
    this.at("canvas").setAttribute("aria-label", say("Drawing of the graph"));
  }

  /** Say what the colours of another graph mean. @param {GraphData} data */
  explain(data) {
    legend(this.at("legend"), data, this.subject);
  }

  /** What the graph leaves out, in words. @param {string[]} notes */
  remark(notes) {
    const host = first(document, `#${this.name}-notes`, HTMLElement);
    if (host && host.textContent !== notes.join("")) host.replaceChildren(...notes.map((note) => make("p", "", note)));
  }

  /** The whole graph as a table, where there is one. @param {GraphData} data */
  tabulate(data) {
    this.table?.show(data);
  }

  /** Show the drawing or the table. @param {"graph" | "table"} as */
  showAs(as) {
    const isTable = as === "table";
    this.at("table").hidden = !isTable;
    inside(document, ".graph-stage", HTMLElement).classList.toggle("is-away", isTable);
  }

  /** Say what is in sight to those who do not see it. @param {GraphData} data @param {View} view */
  describe({ nodes }, { boxes, source }) {
    const label = say(
      "Drawing of the graph: {boxes} boxes and {edges} edges in sight, of {nodes} nodes. The outline and the inspector tell all of it.",
      { boxes: boxes.length, edges: source.length, nodes },
    );
    this.at("canvas").setAttribute("aria-label", label);
  }
}
