// What is lit up in a drawing: all that an item needs, what needs it, or the way between two.

/** The nodes of a trace. */
export function traced(data, what, { item, anchor, critical }) {
  if (what === "needs") return data.reach(data.nodesIn(item), data.before);
  if (what === "feeds") return data.reach(data.nodesIn(item), data.after);
  return what === "path" ? data.between(anchor, item) : new Set(critical);
}

/** The box in sight that a node is, or is inside of. */
function boxOf(data, open, node) {
  let item = data.item(node);
  for (let scope = data.home[node]; scope > 0; scope = data.parents[scope]) if (!open.has(scope)) item = scope;
  return item;
}

/** Boxes and edges of a trace; of a chosen item without one, the edges that leave and reach it. */
export function marks(data, view, { open, chosen, trace, critical }) {
  if (!trace) return { chosen, boxes: null, edges: beside(data, view, chosen) };
  const boxes = new Set(),
    edges = new Set(),
    pairs = new Set();
  const box = (node) => boxOf(data, open, node),
    join = (from, to) => pairs.add(`${box(from)} ${box(to)}`);
  for (const node of trace.nodes) boxes.add(box(node));
  if (trace.what === "critical") critical.slice(1).forEach((node, k) => join(critical[k], node));
  else for (const node of trace.nodes) for (const next of data.after(node)) if (trace.nodes.has(next)) join(node, next);
  for (let k = 0; k < view.source.length; k++)
    if (pairs.has(`${view.boxes[view.source[k]]} ${view.boxes[view.target[k]]}`)) edges.add(k);
  return { chosen, boxes, edges };
}

function beside(data, view, chosen) {
  const edges = new Set();
  if (chosen === null) return edges;
  const own = (box) => box === chosen || (data.isScope(chosen) && data.around(box).includes(chosen));
  for (let k = 0; k < view.source.length; k++) {
    if (own(view.boxes[view.source[k]]) !== own(view.boxes[view.target[k]])) edges.add(k);
  }
  return edges;
}
