import assert from "node:assert/strict";
import { test } from "node:test";
import {
  diffKind,
  differingFirst,
  distance,
  factText,
  outcomeText,
} from "../../../../../dashboard/assets/pages/run/parts.mjs";

test("settings keep every digit, outcomes are rounded, and what is odd has its name", () => {
  assert.equal(factText(0.0123456789), "0.0123456789");
  assert.equal(factText(60000), "60000");
  assert.equal(factText(1_000_000), "1,000,000");
  assert.equal(factText(null), "–");
  assert.equal(outcomeText(0.0123456789), "0.01235");
  assert.equal(outcomeText("NaN"), "NaN");
  assert.equal(outcomeText("-Infinity"), "−∞");
  assert.equal(outcomeText("constructor"), "constructor");
});

test("a distance has its sign and a share, and none where one of both is no number", () => {
  assert.deepEqual(distance(0.5, 0.25), { far: 0.25, words: "+0.25 (+100 %)" });
  assert.deepEqual(distance(0, 2), { far: -2, words: "−2 (−100 %)" });
  assert.deepEqual(distance(1, 0), { far: 1, words: "+1" });
  assert.deepEqual(distance(3, 3), { far: 0, words: "=" });
  assert.deepEqual(distance("NaN", 1), { far: 0, words: "" });
  assert.deepEqual(distance("relu", 1), { far: 0, words: "" });
});

test("facts that differ come first, in the order that they had", () => {
  const facts = [
    ["a", 1, 1, false],
    ["b", 1, 2, true],
    ["c", 3, 3, false],
    ["d", 4, 5, true],
  ];

  assert.deepEqual(
    differingFirst(facts).map(([name]) => name),
    ["b", "d", "a", "c"],
  );
});

test("lines of a diff are added, gone, of its head, or as they were", () => {
  const lines = ["+lr = 0.2", "-lr = 0.1", "+++ b/x", "--- a/x", "@@ -1 +1 @@", " same", ""];

  assert.deepEqual(lines.map(diffKind), ["added", "gone", "head", "head", "head", "both", "both"]);
});
