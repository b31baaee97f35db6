// The rows of the table beside a graph of runs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recordRows } from "../../../../../dashboard/assets/pages/graph/record_rows.mjs";

/** A graph of `nodes` nodes. @param {number} nodes @param {[number, number, string][]} edges */
function graph(nodes, edges) {
  const ends = (/** @type {0 | 1} */ from, /** @type {0 | 1} */ to) => (/** @type {number} */ node) =>
    edges.filter((edge) => edge[from] === node).map((edge) => edge[to]);
  const relation = (/** @type {number} */ one, /** @type {number} */ other) =>
    edges.find(([source, target]) => source === one && target === other)?.[2] ?? "";
  return /** @type {any} */ ({ nodes, after: ends(0, 1), before: ends(1, 0), relation });
}

test("each edge is a row with what it says, and each lonely box is one", () => {
  const { rows, count } = recordRows(
    graph(4, [
      [0, 1, "saved"],
      [1, 2, "resumed by"],
    ]),
  );

  assert.equal(count, 3);
  assert.deepEqual(rows, [
    { from: 0, says: "saved", to: 1 },
    { from: 1, says: "resumed by", to: 2 },
    { from: 3, says: "", to: null },
  ]);
});

test("of too many rows the first are made, and all are counted", () => {
  const { rows, count } = recordRows(graph(9, []), 5);

  assert.equal(rows.length, 5);
  assert.equal(count, 9);
});
