// A graph as the server sends it: names, scopes and edges, and what can be asked of them here.
import { decode } from "../../charts/encoded.mjs";

/** @import {Column, Encoded} from "../../charts/encoded.mjs" */

/** @typedef {[shared: number, rest: string][]} Folded texts, each as how many signs it shares with the one before, and the rest */

/**
 * Names, scopes and edges as they are sent: queries/graph/payload.py.
 *
 * @typedef {object} Model
 * @property {string} name
 * @property {{path: Folded, label: string[], cell: string[], parent: Encoded, times: Encoded, first: Encoded}} scopes
 * @property {{key: Folded, label: string[], op: Encoded, kind: Encoded, home: Encoded, forward: Encoded | null}} nodes
 * @property {string[]} ops
 * @property {string[]} families of the operators
 * @property {Kind[]} kinds
 * @property {Encoded} source a node for each edge
 * @property {Encoded} target
 * @property {{forward: number[], all: number[] | null}} critical the longest chains of nodes
 * @property {{words: string[], of: Encoded} | null} relations what edges say, where they say anything
 * @property {{nodes: string[], scopes: string[]}} [runs] those that nodes, and closed scopes, stand for; empty for none
 */

/** @typedef {"operator" | "parameter" | "input" | "output"} Kind of a node */
/** @typedef {(node: number) => Column} Next the nodes after, or before, a node */

/** Texts that were sent as [signs shared with the one before, the rest]. @param {Folded} rows */
function unfold(rows) {
  let before = "";
  return rows.map(([shared, rest]) => {
    before = before.slice(0, shared) + rest;
    return before;
  });
}

/** Items are scopes by their number, then nodes by theirs behind those of all scopes. */
export class GraphData {
  /** @type {number[][]} the items in each scope */
  inside = [];
  /** Which nodes count, and how many in each scope. */
  kept = new Uint8Array();
  counts = new Int32Array();

  /** @param {Model} model @param {string} key of this version of the graph */
  constructor(model, key) {
    this.key = key;
    this.name = model.name;
    this.paths = unfold(model.scopes.path);
    this.scopeLabels = model.scopes.label;
    this.cells = model.scopes.cell;
    this.parents = decode(model.scopes.parent);
    this.times = decode(model.scopes.times);
    this.keys = unfold(model.nodes.key);
    this.nodeLabels = model.nodes.label;
    this.ops = model.ops;
    this.families = model.families;
    this.op = decode(model.nodes.op);
    this.kinds = model.kinds;
    this.kind = decode(model.nodes.kind);
    this.home = decode(model.nodes.home);
    this.forward = model.nodes.forward && decode(model.nodes.forward);
    this.source = decode(model.source);
    this.target = decode(model.target);
    this.critical = model.critical;
    this.runs = model.runs ?? null;
    this.relations = new Map(model.relations ? this.#said(model.relations.words, decode(model.relations.of)) : []);
    this.scopes = this.paths.length;
    this.nodes = this.keys.length;
    this.#sort(decode(model.scopes.first));
    this.after = this.#join(this.source, this.target);
    this.before = this.#join(this.target, this.source);
  }

  /** The members of each scope, in the order of recording. @param {Column} first of the nodes in each scope */
  #sort(first) {
    this.inside = Array.from({ length: this.scopes }, () => []);
    for (let scope = 1; scope < this.scopes; scope++) this.inside[this.parents[scope]].push(scope);
    for (let node = 0; node < this.nodes; node++) this.inside[this.home[node]].push(this.scopes + node);
    const rank = (/** @type {number} */ item) => (item < this.scopes ? first[item] : item - this.scopes);
    for (const members of this.inside) members.sort((a, b) => rank(a) - rank(b) || a - b);
  }

  /** What each edge says, by its two nodes. @param {string[]} words @param {Column} of @returns {[string, string][]} */
  #said(words, of) {
    return Array.from(of, (code, k) => [`${this.source[k]} ${this.target[k]}`, words[code]]);
  }

  /** What the edge between two nodes says. @param {number} source @param {number} target */
  relation(source, target) {
    return this.relations.get(`${source} ${target}`) ?? "";
  }

  /** The run that an item stands for; empty for none. @param {number} item */
  runOf(item) {
    if (!this.runs) return "";
    return this.isScope(item) ? this.runs.scopes[item] : this.runs.nodes[this.node(item)];
  }

  /** The ends of the edges that begin at each node, as ranges of one array. @param {Column} from @param {Column} to @returns {Next} */
  #join(from, to) {
    const starts = new Int32Array(this.nodes + 1),
      ends = new Int32Array(from.length);
    for (const node of from) starts[node + 1]++;
    for (let k = 0; k < this.nodes; k++) starts[k + 1] += starts[k];
    const next = starts.slice();
    for (let k = 0; k < from.length; k++) ends[next[from[k]]++] = to[k];
    return (node) => ends.subarray(starts[node], starts[node + 1]);
  }

  /** @param {number} item */
  isScope(item) {
    return item < this.scopes;
  }
  /** @param {number} item */
  node(item) {
    return item - this.scopes;
  }
  /** @param {number} node */
  item(node) {
    return node + this.scopes;
  }
  /** @param {number} item */
  label(item) {
    return this.isScope(item) ? this.scopeLabels[item] : this.nodeLabels[this.node(item)];
  }
  /** @param {number} item */
  parent(item) {
    return this.isScope(item) ? this.parents[item] : this.home[this.node(item)];
  }
  /** @param {number} item */
  sort(item) {
    return this.isScope(item) ? this.cells[item] : this.ops[this.op[this.node(item)]];
  }

  /** What the address calls an item; scopes end in a slash. @param {number} item */
  path(item) {
    return this.isScope(item) ? `${this.paths[item]}/` : this.keys[this.node(item)];
  }

  /** The item behind a path, -1 if there is none. @param {string} path */
  find(path) {
    if (path.endsWith("/")) {
      const scope = this.paths.indexOf(path.slice(0, -1));
      if (scope > 0) return scope;
    }
    const node = this.keys.indexOf(path);
    return node < 0 ? -1 : this.item(node);
  }

  /** The scopes around an item, from the outermost; the root is left out. @param {number} item */
  around(item) {
    const found = [];
    for (let scope = this.parent(item); scope > 0; scope = this.parents[scope]) found.unshift(scope);
    return found;
  }

  /** Say which nodes count: without gradients, without parameters. @param {{everything: boolean, parameters: boolean}} which */
  keep({ everything, parameters }) {
    this.kept = new Uint8Array(this.nodes);
    this.counts = new Int32Array(this.scopes);
    const given = this.kinds.indexOf("parameter");
    for (let node = 0; node < this.nodes; node++) {
      const counts = (everything || !this.forward || this.forward[node]) && (parameters || this.kind[node] !== given);
      if (!counts) continue;
      this.kept[node] = 1;
      this.counts[this.home[node]]++;
    }
    for (let scope = this.scopes - 1; scope > 0; scope--) this.counts[this.parents[scope]] += this.counts[scope];
  }

  /** @param {number} item */
  isKept(item) {
    return this.isScope(item) ? this.counts[item] > 0 : this.kept[this.node(item)] === 1;
  }
  /** @param {number} scope */
  members(scope) {
    return this.inside[scope].filter((item) => this.isKept(item));
  }

  /** All nodes inside a scope, or the node itself. @param {number} item */
  nodesIn(item) {
    if (!this.isScope(item)) return [this.node(item)];
    const found = [],
      waiting = [item];
    for (let scope = waiting.pop(); scope !== undefined; scope = waiting.pop()) {
      for (const one of this.inside[scope]) {
        if (this.isScope(one)) waiting.push(one);
        else found.push(this.node(one));
      }
    }
    return found;
  }

  /** Items whose name or operator has the text in it. @param {string} text */
  search(text) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return [];
    /** @type {number[]} */
    const found = [];
    const has = (/** @type {number} */ item) =>
      `${this.label(item)}\n${this.path(item)}\n${this.sort(item)}`.toLowerCase().includes(wanted);
    const own = (/** @type {number} */ item) =>
      `${this.label(item)}\n${this.sort(item)}`.toLowerCase().includes(wanted);
    const walk = (/** @type {number} */ scope) => {
      for (const item of this.members(scope)) {
        if (this.isScope(item)) {
          if (own(item)) found.push(item);
          walk(item);
        } else if (has(item)) found.push(item);
      }
    };
    walk(0);
    return found;
  }

  /** All nodes that lead to these, or that these lead to; themselves, too. @param {Iterable<number>} nodes @param {Next} next */
  reach(nodes, next) {
    const seen = new Set(nodes),
      waiting = [...nodes];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const one of next(node)) {
        if (this.kept[one] && !seen.has(one)) {
          seen.add(one);
          waiting.push(one);
        }
      }
    }
    return seen;
  }

  /** The nodes on any way from one item to the other, in the direction in which there is one. @param {number} one @param {number} other */
  between(one, other) {
    const both = (/** @type {number} */ from, /** @type {number} */ to) => {
      const ahead = this.reach(this.nodesIn(from), this.after),
        back = this.reach(this.nodesIn(to), this.before);
      return new Set([...ahead].filter((node) => back.has(node)));
    };
    const found = both(one, other);
    return found.size ? found : both(other, one);
  }

  /** Operators of an item by type, the most frequent first. @param {number} item */
  tally(item) {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const node of this.nodesIn(item)) {
      if (this.kept[node] && this.kind[node] === 0) counts.set(this.op[node], (counts.get(this.op[node]) ?? 0) + 1);
    }
    return [...counts]
      .map(([op, count]) => ({ op: this.ops[op], count, family: this.families[op] }))
      .sort((a, b) => b.count - a.count || (a.op < b.op ? -1 : 1));
  }

  /** The nodes outside that a scope reads, or that read it. @param {number} item @param {Next} next */
  edge(item, next) {
    const own = new Set(this.nodesIn(item)),
      found = new Set();
    for (const node of own) for (const one of next(node)) if (!own.has(one) && this.kept[one]) found.add(one);
    return [...found].sort((a, b) => a - b);
  }
}
