// Where curves lie.
import assert from "node:assert/strict";
import { test } from "node:test";
import { planeOf } from "../../../../../dashboard/assets/charts/axes.mjs";
import { endsOf, nearestPoint } from "../../../../../dashboard/assets/pages/curves/geometry.mjs";

const column = (...values) => Float64Array.from(values);

test("an axis reaches a little beyond what is finite", () => {
  const [low, high] = endsOf([column(0, NaN, 1), column(Infinity, 2)], "linear").ends;

  assert.ok(low < 0 && low > -0.2);
  assert.ok(high > 2 && high < 2.2);
});

test("a log axis is in decades and leaves out what it has no place for", () => {
  const { ends } = endsOf([column(-1, 0, 10, 1000)], "log");

  assert.ok(ends[0] < 1 && ends[0] > 0.8);
  assert.ok(ends[1] > 3 && ends[1] < 3.2);
});

test("an axis of nothing, of one number and of the largest ones has a length", () => {
  for (const one of [[], [column(NaN)], [column(5, 5)], [column(0)], [column(-1.7e308, 1.7e308)]]) {
    const [low, high] = endsOf(one, "linear").ends;
    assert.ok(low < high);
  }
});

test("the nearest point is one that is drawn", () => {
  const box = { left: 0, top: 0, width: 100, height: 100 },
    unit = { kind: "linear", ends: [0, 1] };
  const plane = planeOf(box, { x: unit, y: unit });
  const line = { x: column(0, 0.5, 1), y: column(0, NaN, 1) };

  assert.equal(nearestPoint(plane, line, 55, 50)?.i, 2);
  assert.equal(nearestPoint(plane, line, 20, 90)?.i, 0);
  assert.equal(nearestPoint(plane, { x: column(NaN), y: column(1) }, 0, 0), null);
});
