import assert from "node:assert/strict";
import { test } from "node:test";
import { groupRows } from "../../../../dashboard/assets/charts/group_rows.mjs";

const OF = Object.entries({ a: "slow", b: "slow", c: "fast", d: "fast", e: "fast", f: "lost" });
const NUMBERS = new Map(Object.entries({ a: 1, b: 3, c: 5, d: 7, e: null }));

test("groups have mean, deviation, number and best member, the best group first", () => {
  const fast = { name: "fast", runs: 3, n: 2, mean: 6, deviation: Math.SQRT2, best: "d" };
  const slow = { name: "slow", runs: 2, n: 2, mean: 2, deviation: Math.SQRT2, best: "b" };
  const lost = { name: "lost", runs: 1, n: 0, mean: null, deviation: null, best: null };

  assert.deepEqual(groupRows(OF, NUMBERS, 1), [fast, slow, lost]);
  assert.deepEqual(groupRows(OF, NUMBERS, -1), [{ ...slow, best: "a" }, { ...fast, best: "c" }, lost]);
});

test("where nobody knows which way is better groups keep their order and none is best", () => {
  const rows = groupRows(OF, NUMBERS, 0);

  assert.deepEqual(
    rows.map(({ name, best }) => [name, best]),
    [
      ["slow", null],
      ["fast", null],
      ["lost", null],
    ],
  );
});

test("one run alone has no deviation, and the largest numbers have a mean", () => {
  const [row] = groupRows([["a", "one"]], new Map([["a", 4]]), 1);
  const large = new Map([
    ["a", 1.5e308],
    ["b", 1.5e308],
  ]);

  assert.deepEqual([row.mean, row.deviation, row.best], [4, null, "a"]);
  assert.equal(groupRows(Object.entries({ a: "x", b: "x" }), large, 1)[0].mean, 1.5e308);
});
