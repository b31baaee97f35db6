// The rows of the table beside a graph of runs: one for each edge, and for each box without any.

/** @import {GraphData} from "./data.mjs" */

/** @typedef {{from: number, says: string, to: number | null}} Row nodes, and what the edge between them says */

const MOST = 500;

/** Sorted as the boxes are, the first `most` of them; and how many there are. @param {GraphData} data @returns {{rows: Row[], count: number}} */
export function recordRows(data, most = MOST) {
  /** @type {Row[]} */
  const rows = [];
  for (let node = 0; node < data.nodes; node++) {
    const after = data.after(node);
    for (const to of after) rows.push({ from: node, says: data.relation(node, to), to });
    if (!after.length && !data.before(node).length) rows.push({ from: node, says: "", to: null });
  }
  return { rows: rows.slice(0, most), count: rows.length };
}
