import assert from "node:assert/strict";
import { test } from "node:test";
import { onAxis } from "../../../../dashboard/assets/charts/on_axis.mjs";

const scale = { top: 10, left: 0, width: 100, height: 100, x: Number, y: (v) => 110 - 100 * v };

test("where a mean leaves the axis its line has a hole, and elsewhere it is the same", () => {
  assert.deepEqual(
    [...onAxis(scale, Float32Array.from([0, 0.5, 300, 0.25, NaN, -9, 1]))],
    [0, 0.5, NaN, 0.25, NaN, NaN, 1],
  );
  const whole = Float32Array.from([0, 1.03, NaN, 0.5]);
  assert.equal(onAxis(scale, whole), whole);
});
