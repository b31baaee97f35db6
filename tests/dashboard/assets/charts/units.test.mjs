import assert from "node:assert/strict";
import { test } from "node:test";
import { ends, unitOf } from "../../../../dashboard/assets/charts/units.mjs";

test("values are written in their unit", () => {
  const texts = Object.entries({ share: 42.125, "%": 250, W: 301.5, "°C": 61, bytes: 4e9, "bytes/s": 1500 });

  assert.deepEqual(
    texts.map(([unit, value]) => unitOf(unit).text(value)),
    ["42.13 %", "250 %", "301.5 W", "61 °C", "4.0 GB", "1.5 kB/s"],
  );
});

test("without a unit a number is itself", () => {
  assert.equal(unitOf("").text(0.5), "0.5");
  assert.equal(unitOf("parsecs").kind, "linear");
});

test("a share has room for all of it, and what has no most begins at nothing", () => {
  assert.deepEqual(ends([40, 60], "percent", 100), [0, 104]);
  assert.deepEqual(ends([40, 160], "percent", 100), [0, 160]);
  assert.deepEqual(ends([1e6, 3e6], "bytes"), [0, 3e6]);
});

test("an axis of nothing but zeros has two ends", () => {
  const [low, high] = ends([-0.5, 0], "bytes/s");

  assert.ok(high > low);
});

test("temperatures, and what nobody knows, have no natural floor", () => {
  assert.deepEqual(ends([40, 60], "celsius"), [40, 60]);
  assert.deepEqual(ends([-3, 6], "linear"), [-3, 6]);
});
