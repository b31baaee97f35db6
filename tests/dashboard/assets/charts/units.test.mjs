import assert from "node:assert/strict";
import { test } from "node:test";
import { unitOf } from "../../../../dashboard/assets/charts/units.mjs";

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
