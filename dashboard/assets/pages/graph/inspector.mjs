// The inspector: what is chosen, what it is made of, and where its values come from and go.
import { all } from "../../frame/elements.mjs";
import { unpressed } from "../../frame/unpressed.mjs";
import { aboutGraph } from "./about_graph.mjs";
import { aboutItem } from "./about_item.mjs";
import { aboutRecord, aboutRuns } from "./about_record.mjs";

/** @import {Subject} from "./answers.mjs" */
/** @import {GraphData} from "./data.mjs" */
/** @import {Trace, Which} from "./trace.mjs" */

/** @typedef {[name: string, value: string | number | null | undefined]} Pair of which nothing is said where the value says nothing */

/**
 * What else the server knows of an item: queries/graph/details.py. Of scopes and of nodes it knows different things.
 *
 * @typedef {object} Facts
 * @property {string | null} key of the graph's version
 * @property {number} scope the item, or -1
 * @property {number} node by its number, or -1
 * @property {Pair[]} [attributes]
 * @property {number | null} [elements] how many numbers it holds
 * @property {number} [parameters] how many there are in a scope
 * @property {string} [shape]
 * @property {string} [dtype]
 * @property {[node: number, text: string, form: string][]} [inputs] of a node; -1 for what is none
 * @property {string | null} [histogram] the tag that has the values
 * @property {RecordFacts} [record] of a box in a graph of runs
 */

/** @typedef {{facts: [name: string, text: string][], run: string, links: [words: string, page: string, asked: Record<string, string>][]}} RecordFacts what is said of such a box: queries/provenance/details.py */

/**
 * What the buttons do.
 *
 * @typedef {object} Acts
 * @property {(item: number | null, how?: {reveal?: boolean}) => void} pick
 * @property {(item: number) => void} toggle
 * @property {(text: string) => void} search
 * @property {(which: Which) => void} trace
 * @property {(item: number) => void} anchor
 * @property {() => number[]} criticalPath
 * @property {() => string} run
 */

/** @typedef {{data: GraphData, item: number | null, open: Set<number>, trace: Trace | null, anchor: number | null, facts: Facts | null}} Told what is chosen, and what is known of it */

export class Inspector {
  /** @type {Told | null} */
  told = null;

  /** @param {HTMLElement} host @param {Acts} act @param {Subject} subject */
  constructor(host, act, subject) {
    this.host = host;
    this.act = act;
    this.parts = subject.ofRuns ? { whole: aboutRuns, item: aboutRecord } : { whole: aboutGraph, item: aboutItem };
  }

  /** Nothing of a graph that went away can be pressed. */
  clear() {
    this.told = null;
    this.host.replaceChildren();
  }

  /** @param {Told} told */
  show(told) {
    this.told = told;
    unpressed(this.host, () => {
      if (this.told) this.#draw(this.told);
    });
  }

  /** @param {Told} told */
  #draw(told) {
    const parts = told.item === null ? this.parts.whole(told, this.act) : this.parts.item(told, this.act, told.item);
    const acts = () => all(this.host, "button, a", HTMLElement),
      { activeElement: focused } = document,
      index = focused instanceof HTMLElement ? acts().indexOf(focused) : -1;
    this.host.replaceChildren(...parts.filter((part) => part !== null));
    if (index >= 0) (acts()[index] ?? this.host).focus(); // who pressed a button goes on from there
  }
}
