// What a page of a graph shows, in the words of its names: for tests, and for a look from the console.
import { boxAt } from "./view.mjs";

/** @import {GraphData} from "./data.mjs" */
/** @import {GraphPage} from "./graph_page.mjs" */
/** @import {View} from "./view.mjs" */

/** The boxes of a view. @param {GraphData} data @param {View} view */
function nodesOf(data, view) {
  return Array.from(view.boxes, (item, k) => {
    const [x, y, width, height] = boxAt(view.rectangles, k);
    return {
      item,
      path: data.path(item),
      label: data.label(item),
      sort: data.sort(item),
      isScope: data.isScope(item),
      family: view.families[k],
      layer: view.layers[k],
      parent: data.paths[view.parents[k]],
      x,
      y,
      width,
      height,
    };
  });
}

/** The edges between boxes, and the frames around them. @param {GraphData} data @param {View} view */
function aroundNodes(data, view) {
  const name = (/** @type {number} */ box) => data.path(view.boxes[box]);
  return {
    edges: Array.from(view.source, (from, k) => ({
      from: name(from),
      to: name(view.target[k]),
      count: view.counts[k],
    })),
    frames: view.open.map((scope, k) => ({ path: `${data.paths[scope]}/`, box: [...boxAt(view.frames, k)] })),
  };
}

/** All of it; null while the server is asked. @param {GraphPage} page */
export function seen({ data, view, isAsking, run, step, choice, screen }) {
  if (!data || !view || isAsking) return null;
  return {
    run,
    step,
    nodes: nodesOf(data, view),
    ...aroundNodes(data, view),
    chosen: choice.item === null ? null : data.path(choice.item),
    lit: choice.trace ? [...choice.trace.nodes].map((node) => data.keys[node]) : null,
    hits: screen.finder.hits.length,
    camera: { ...screen.drawing.at },
  };
}
