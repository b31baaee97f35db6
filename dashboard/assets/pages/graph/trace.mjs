// What is lit up in a drawing: all that an item needs, what needs it, or the way between two.

/** @import {GraphData} from "./data.mjs" */
/** @import {View} from "./view.mjs" */

/** @typedef {"needs" | "feeds" | "path" | "critical"} Which what leads to an item, what it leads to, the way to it from another, the longest chain */
/** @typedef {{which: Which, item: number | null, nodes: Set<number>}} Trace */
/** @typedef {{chosen: number | null, boxes: Set<number> | null, edges: Set<number>}} Marks items of boxes, null where none is lit up, and edges by their places */

/** The nodes of a trace; `anchor` is where a path begins. @param {GraphData} data @param {Which} which @param {{item: number | null, anchor: number | null, critical: number[]}} ends */
export function traced(data, which, { item, anchor, critical }) {
  if (which === "critical" || item === null) return new Set(critical);
  if (which === "path") return anchor === null ? new Set() : data.between(anchor, item);
  return data.reach(data.nodesIn(item), which === "needs" ? data.before : data.after);
}

/** The nodes that must run one after another, of those that count. @param {GraphData} data @param {boolean} everything */
export function longestChain(data, everything) {
  const { forward, all } = data.critical;
  return ((everything && all) || forward).filter((node) => data.kept[node]);
}

/** The box in sight that a node is, or is inside of. @param {GraphData} data @param {Set<number>} open @param {number} node */
function boxOf(data, open, node) {
  let item = data.item(node);
  for (let scope = data.home[node]; scope > 0; scope = data.parents[scope]) if (!open.has(scope)) item = scope;
  return item;
}

/** Boxes and edges of a trace; of a chosen item without one, the edges that leave and reach it. @param {GraphData} data @param {View} view @param {{open: Set<number>, chosen: number | null, trace: Trace | null, critical: number[]}} state @returns {Marks} */
export function marks(data, view, { open, chosen, trace, critical }) {
  if (!trace) return { chosen, boxes: null, edges: beside(data, view, chosen) };
  /** @type {Set<number>} */
  const boxes = new Set();
  /** @type {Set<number>} */
  const edges = new Set();
  const pairs = new Set();
  const box = (/** @type {number} */ node) => boxOf(data, open, node),
    join = (/** @type {number} */ from, /** @type {number} */ to) => pairs.add(`${box(from)} ${box(to)}`);
  for (const node of trace.nodes) boxes.add(box(node));
  if (trace.which === "critical") critical.slice(1).forEach((node, k) => join(critical[k], node));
  else for (const node of trace.nodes) for (const next of data.after(node)) if (trace.nodes.has(next)) join(node, next);
  for (let k = 0; k < view.source.length; k++)
    if (pairs.has(`${view.boxes[view.source[k]]} ${view.boxes[view.target[k]]}`)) edges.add(k);
  return { chosen, boxes, edges };
}

/** @param {GraphData} data @param {View} view @param {number | null} chosen */
function beside(data, view, chosen) {
  /** @type {Set<number>} */
  const edges = new Set();
  if (chosen === null) return edges;
  const own = (/** @type {number} */ box) =>
    box === chosen || (data.isScope(chosen) && data.around(box).includes(chosen));
  for (let k = 0; k < view.source.length; k++) {
    if (own(view.boxes[view.source[k]]) !== own(view.boxes[view.target[k]])) edges.add(k);
  }
  return edges;
}
