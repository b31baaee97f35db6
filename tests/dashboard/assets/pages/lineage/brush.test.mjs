import assert from "node:assert/strict";
import { test } from "node:test";
import { brushOf, heldBy, passes } from "../../../../../dashboard/assets/pages/lineage/brush.mjs";

const numbers = { kind: "number", known: (value) => !Number.isNaN(value) };
const texts = { kind: "text", levels: ["Adam", "SGD"], known: (value) => value >= 0 };

test("a brush comes back from the address as it went there", () => {
  for (const held of [[0.1, 0.2], [0.1, 0.2, null], [null]]) assert.deepEqual(heldBy(brushOf(numbers, held)), held);
  for (const held of [["SGD"], ["Adam", "SGD", null], [null]]) assert.deepEqual(heldBy(brushOf(texts, held)), held);
});

test("what a column cannot have makes no brush", () => {
  assert.deepEqual(
    [[], [1], ["a", "b"], [1, 2, 3]].map((held) => brushOf(numbers, held)),
    [null, null, null, null],
  );
  assert.deepEqual(
    [[], ["none"], [0.1, 0.2]].map((held) => brushOf(texts, held)),
    [null, null, null],
  );
});

test("values pass between the ends, texts that are held, and what is missing where it is held", () => {
  const of = (column, held, values) => values.map((value) => passes(brushOf(column, held), column, value));

  assert.deepEqual(of(numbers, [2, 1], [0.9, 1, 2, 2.1, NaN]), [false, true, true, false, false]);
  assert.deepEqual(of(numbers, [null], [0.9, NaN]), [false, true]);
  assert.deepEqual(of(texts, ["SGD", null], [0, 1, -1]), [false, true, true]);
});
