// A view of a graph as the server sends it: which boxes and frames are in sight, and where.
import { decode } from "../../charts/encoded.mjs";

/** @import {Column, Encoded} from "../../charts/encoded.mjs" */

/**
 * The lines of a view, which edges share where they run beside each other.
 *
 * @template Numbers
 * @typedef {object} Ways
 * @property {Numbers} points x and y in turn
 * @property {Numbers} stops where the points of each line begin, and the end of the last
 * @property {Numbers} edges of each line
 * @property {Numbers} edge_stops as `stops`
 * @property {Numbers} counts how many values a line carries
 * @property {Numbers} control 1 where it carries none
 * @property {Numbers} ends 1 where it reaches a box
 * @property {Numbers} turned 1 where it runs against the others
 * @property {string[]} says what its edges say, where that is one thing
 */

/**
 * What is in sight: queries/graph/payload.py. Boxes are items, scopes that are closed or nodes.
 *
 * @template Numbers
 * @typedef {object} Sight
 * @property {number[]} open the scopes, from the root on
 * @property {Numbers} boxes
 * @property {Numbers} parents the scope around each box
 * @property {string[]} labels
 * @property {string[]} subs the second lines of boxes
 * @property {string[]} families
 * @property {Numbers} rectangles left, top, width and height of each box
 * @property {Numbers} layers
 * @property {Numbers} frames of the open scopes, as `rectangles`
 * @property {Numbers} source a box for each edge
 * @property {Numbers} target
 * @property {Numbers} counts of the values that each edge carries
 * @property {Ways<Numbers>} ways
 */

/** @typedef {Sight<Encoded>} SentView */
/** @typedef {Sight<Column>} View */

/** A view with its arrays read. @param {SentView} sent @returns {View} */
export function readView(sent) {
  const { ways } = sent;
  return {
    ...sent,
    boxes: decode(sent.boxes),
    parents: decode(sent.parents),
    rectangles: decode(sent.rectangles),
    layers: decode(sent.layers),
    frames: decode(sent.frames),
    source: decode(sent.source),
    target: decode(sent.target),
    counts: decode(sent.counts),
    ways: {
      ...ways,
      points: decode(ways.points),
      stops: decode(ways.stops),
      edges: decode(ways.edges),
      edge_stops: decode(ways.edge_stops),
      counts: decode(ways.counts),
      control: decode(ways.control),
      ends: decode(ways.ends),
      turned: decode(ways.turned),
    },
  };
}

/** Four numbers of each thing: those of the one at an index. @param {Column} flat @param {number} index */
export function boxAt(flat, index) {
  return flat.subarray(4 * index, 4 * index + 4);
}
