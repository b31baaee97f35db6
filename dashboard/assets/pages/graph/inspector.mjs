// The inspector: what is chosen, what it is made of, and where its values come from and go.
import { all } from "../../frame/elements.mjs";
import { aboutGraph } from "./about_graph.mjs";
import { aboutItem } from "./about_item.mjs";

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
 */

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
  /** @param {HTMLElement} host @param {Acts} act */
  constructor(host, act) {
    this.host = host;
    this.act = act;
  }

  clear() {
    this.host.replaceChildren();
  }

  /** @param {Told} told */
  show(told) {
    const parts = told.item === null ? aboutGraph(told, this.act) : aboutItem(told, this.act, told.item);
    const acts = () => all(this.host, "button, a", HTMLElement),
      { activeElement: focused } = document,
      index = focused instanceof HTMLElement ? acts().indexOf(focused) : -1;
    this.host.replaceChildren(...parts.filter((part) => part !== null));
    if (index >= 0) (acts()[index] ?? this.host).focus(); // who pressed a button goes on from there
  }
}
