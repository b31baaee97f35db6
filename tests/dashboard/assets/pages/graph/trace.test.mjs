import assert from "node:assert/strict";
import { test } from "node:test";
import { GraphData } from "../../../../../dashboard/assets/pages/graph/data.mjs";
import { longestChain, traced } from "../../../../../dashboard/assets/pages/graph/trace.mjs";

const ints = (values) => ({ dtype: "i4", bdata: Buffer.from(Int32Array.from(values).buffer).toString("base64") });

/** Six nodes in one scope: a leads over b and c to d, d to e; f is alone, and a parameter. */
function graph(kept = { everything: true, parameters: true }) {
  const data = new GraphData(
    {
      name: "net",
      scopes: {
        path: [
          [0, ""],
          [0, "net"],
        ],
        label: ["", "net"],
        cell: ["", "Net"],
        parent: ints([0, 0]),
        times: ints([1, 1]),
        first: ints([0, 0]),
      },
      nodes: {
        key: ["A-op1", "B-op2", "C-op3", "D-op4", "E-op5", "f.weight"].map((rest, k) =>
          k ? [4, rest] : [0, `net/${rest}`],
        ),
        label: ["A", "B", "C", "D", "E", "weight"],
        op: ints([0, 1, 1, 0, 0, 2]),
        kind: ints([0, 0, 0, 0, 0, 1]),
        home: ints([1, 1, 1, 1, 1, 1]),
        forward: ints([1, 1, 1, 1, 0, 1]),
      },
      ops: ["Add", "MatMul", "Parameter"],
      families: ["math", "dense", "data"],
      kinds: ["operator", "parameter"],
      source: ints([0, 0, 1, 2, 3]),
      target: ints([1, 2, 3, 3, 4]),
      critical: { forward: [0, 1, 3], all: [0, 1, 3, 4] },
    },
    "key",
  );
  data.keep(kept);
  return data;
}

const nodes = (data, which, ends) =>
  [...traced(data, which, { item: null, anchor: null, critical: [], ...ends })].sort();

test("what a node needs and what needs it is reached over all ways", () => {
  const data = graph();

  assert.deepEqual(nodes(data, "needs", { item: data.item(3) }), [0, 1, 2, 3]);
  assert.deepEqual(nodes(data, "feeds", { item: data.item(1) }), [1, 3, 4]);
  assert.deepEqual(nodes(data, "needs", { item: data.item(5) }), [5]);
});

test("a path holds what lies between two nodes, whichever is chosen first", () => {
  const data = graph();
  const [b, e, f] = [1, 4, 5].map((node) => data.item(node));

  assert.deepEqual(nodes(data, "path", { anchor: b, item: e }), [1, 3, 4]);
  assert.deepEqual(nodes(data, "path", { anchor: e, item: b }), [1, 3, 4]);
  assert.deepEqual(nodes(data, "path", { anchor: b, item: f }), []);
  assert.deepEqual(nodes(data, "path", { item: e }), []);
});

test("nodes that do not count are on no way, nor in the longest chain", () => {
  const data = graph({ everything: false, parameters: true });

  assert.deepEqual(nodes(data, "feeds", { item: data.item(1) }), [1, 3]);
  assert.deepEqual(longestChain(data, false), [0, 1, 3]);
  assert.deepEqual(longestChain(graph(), true), [0, 1, 3, 4]);
});

test("names, types and whole names are searched, in the order of recording", () => {
  const data = graph();
  const found = (text) => data.search(text).map((item) => data.path(item));

  assert.deepEqual(found(" matmul "), ["net/B-op2", "net/C-op3"]);
  assert.deepEqual(found("OP4"), ["net/D-op4"]);
  assert.equal(found("net").length, 7);
  assert.deepEqual(found(""), []);
  assert.deepEqual(graph({ everything: true, parameters: false }).search("weight"), []);
});

test("an address finds the item that it was made of", () => {
  const data = graph();

  for (const item of [1, ...[0, 1, 2, 3, 4, 5].map((node) => data.item(node))])
    assert.equal(data.find(data.path(item)), item);
  assert.deepEqual(
    ["", "/", "net", "other/"].map((path) => data.find(path)),
    [-1, -1, -1, -1],
  );
});

test("operators are counted by type, the most frequent first", () => {
  const data = graph();

  assert.deepEqual(
    data.tally(1).map(({ op, count }) => [op, count]),
    [
      ["Add", 3],
      ["MatMul", 2],
    ],
  );
});
