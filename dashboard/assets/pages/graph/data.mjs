// A graph as the server sends it: names, scopes and edges, and what can be asked of them here.
import { decode } from "../../charts/encoded.mjs";

/** Texts that were sent as [signs shared with the one before, the rest]. */
function unfold(rows) {
  let before = "";
  return rows.map(([shared, rest]) => {
    before = before.slice(0, shared) + rest;
    return before;
  });
}

/** Items are scopes by their number, then nodes by theirs behind those of all scopes. */
export class GraphData {
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
    this.scopes = this.paths.length;
    this.nodes = this.keys.length;
    this.#sort(decode(model.scopes.first));
    this.#join();
  }

  /** The members of each scope, in the order of recording. */
  #sort(first) {
    this.inside = Array.from({ length: this.scopes }, () => []);
    for (let scope = 1; scope < this.scopes; scope++) this.inside[this.parents[scope]].push(scope);
    for (let node = 0; node < this.nodes; node++) this.inside[this.home[node]].push(this.scopes + node);
    const place = (item) => (item < this.scopes ? first[item] : item - this.scopes);
    for (const members of this.inside) members.sort((a, b) => place(a) - place(b) || a - b);
  }

  /** The edges that leave and reach each node, as ranges of one array. */
  #join() {
    const list = (from, to) => {
      const starts = new Int32Array(this.nodes + 1),
        ends = new Int32Array(from.length);
      for (const node of from) starts[node + 1]++;
      for (let k = 0; k < this.nodes; k++) starts[k + 1] += starts[k];
      const next = starts.slice();
      for (let k = 0; k < from.length; k++) ends[next[from[k]]++] = to[k];
      return (node) => ends.subarray(starts[node], starts[node + 1]);
    };
    this.after = list(this.source, this.target);
    this.before = list(this.target, this.source);
  }

  isScope(item) {
    return item < this.scopes;
  }
  node(item) {
    return item - this.scopes;
  }
  item(node) {
    return node + this.scopes;
  }
  label(item) {
    return this.isScope(item) ? this.scopeLabels[item] : this.nodeLabels[this.node(item)];
  }
  parent(item) {
    return this.isScope(item) ? this.parents[item] : this.home[this.node(item)];
  }
  sort(item) {
    return this.isScope(item) ? this.cells[item] : this.ops[this.op[this.node(item)]];
  }

  /** What the address calls an item; scopes end in a slash. */
  path(item) {
    return this.isScope(item) ? `${this.paths[item]}/` : this.keys[this.node(item)];
  }

  /** The item behind a path, -1 if there is none. */
  find(path) {
    if (path.endsWith("/")) {
      const scope = this.paths.indexOf(path.slice(0, -1));
      if (scope > 0) return scope;
    }
    const node = this.keys.indexOf(path);
    return node < 0 ? -1 : this.item(node);
  }

  /** The scopes around an item, from the outermost; the root is left out. */
  around(item) {
    const found = [];
    for (let scope = this.parent(item); scope > 0; scope = this.parents[scope]) found.unshift(scope);
    return found;
  }

  /** Say which nodes count: without gradients, without parameters. */
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

  isKept(item) {
    return this.isScope(item) ? this.counts[item] > 0 : this.kept[this.node(item)] === 1;
  }
  members(scope) {
    return this.inside[scope].filter((item) => this.isKept(item));
  }

  /** All nodes inside a scope, or the node itself. */
  nodesIn(item) {
    if (!this.isScope(item)) return [this.node(item)];
    const found = [],
      waiting = [item];
    while (waiting.length) {
      for (const one of this.inside[waiting.pop()]) {
        if (this.isScope(one)) waiting.push(one);
        else found.push(this.node(one));
      }
    }
    return found;
  }

  /** Items whose name or operator has the text in it. */
  search(text) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return [];
    const found = [];
    const has = (item) => `${this.label(item)}\n${this.path(item)}\n${this.sort(item)}`.toLowerCase().includes(wanted);
    const own = (item) => `${this.label(item)}\n${this.sort(item)}`.toLowerCase().includes(wanted);
    const walk = (scope) => {
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

  /** All nodes that lead to these, or that these lead to; themselves, too. */
  reach(nodes, next) {
    const seen = new Set(nodes),
      waiting = [...nodes];
    while (waiting.length) {
      for (const one of next(waiting.pop())) {
        if (this.kept[one] && !seen.has(one)) {
          seen.add(one);
          waiting.push(one);
        }
      }
    }
    return seen;
  }

  /** The nodes on any way from one item to the other, in the direction in which there is one. */
  between(one, other) {
    const both = (from, to) => {
      const ahead = this.reach(this.nodesIn(from), this.after),
        back = this.reach(this.nodesIn(to), this.before);
      return new Set([...ahead].filter((node) => back.has(node)));
    };
    const found = both(one, other);
    return found.size ? found : both(other, one);
  }

  /** Operators of an item by type, the most frequent first. */
  tally(item) {
    const counts = new Map();
    for (const node of this.nodesIn(item)) {
      if (this.kept[node] && this.kind[node] === 0) counts.set(this.op[node], (counts.get(this.op[node]) ?? 0) + 1);
    }
    return [...counts]
      .map(([op, count]) => [this.ops[op], count, this.families[op]])
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  }

  /** The nodes outside that a scope reads, or that read it. */
  edge(item, next) {
    const own = new Set(this.nodesIn(item)),
      found = new Set();
    for (const node of own) for (const one of next(node)) if (!own.has(one) && this.kept[one]) found.add(one);
    return [...found].sort((a, b) => a - b);
  }
}
