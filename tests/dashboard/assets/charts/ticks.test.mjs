import assert from "node:assert/strict";
import { test } from "node:test";
import { decadeTicks, ticks } from "../../../../dashboard/assets/charts/ticks.mjs";

const texts = (kind, ends, most) => ticks(kind, ends, most).map(({ text }) => text);

test("ticks of numbers stand at round places, and each says another text", () => {
  assert.deepEqual(texts("linear", [0, 1], 5), ["0", "0.2", "0.4", "0.6", "0.8", "1"]);
  assert.deepEqual(texts("linear", [-3, 3], 3), ["−2", "0", "2"]);
  assert.equal(new Set(texts("linear", [1e9, 1e9 + 4], 4)).size, 5);
});

test("steps are whole, and short where they are many", () => {
  assert.deepEqual(texts("steps", [0, 3], 10), ["0", "1", "2", "3"]);
  assert.deepEqual(texts("steps", [0, 30_000], 3), ["0", "10k", "20k", "30k"]);
});

test("a log axis has decades, and within one of them parts of it", () => {
  assert.deepEqual(texts("log", [-2, 2], 5), ["0.01", "0.1", "1", "10", "100"]);
  assert.deepEqual(decadeTicks([0, 0.9]).tickvals, [1, 2, 3, 4, 5, 6]);
});

test("dates say their day once, and the times of the clock on the wall", () => {
  const noon = Date.UTC(2026, 0, 31, 12);
  const found = ticks("dates", [noon, noon + 24 * 3_600_000], 2);

  assert.deepEqual(
    found.map(({ text }) => text),
    ["12:00", "00:00", "12:00"],
  );
  assert.deepEqual(
    found.map(({ below }) => below),
    ["2026-01-31", "2026-02-01", ""],
  );
});

test("an axis without an extent has no ticks", () => {
  assert.deepEqual(ticks("linear", [1, 1], 5), []);
});
