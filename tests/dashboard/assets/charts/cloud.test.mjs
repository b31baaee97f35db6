import assert from "node:assert/strict";
import { test } from "node:test";
import { ASIDE, BEHIND, crossings, opacity } from "../../../../dashboard/assets/charts/cloud.mjs";

const plane = { left: 50, top: 8, width: 100, height: 60, x: (v) => 50 + v, y: (v) => 8 + 60 - v };
const rowOf = (value) => 59 - value; // of a value between two whole ones
const columnSums = ({ counts, width, height }) =>
  Array.from({ length: width }, (_, c) => {
    let sum = 0;
    for (let r = 0; r < height; r++) sum += counts[r * width + c];
    return sum;
  });

test("a flat line crosses each column once, wherever its points lie", () => {
  const line = { x: [0, 0.4, 30.2, 30.9, 64, 100], y: [20.5, 20.5, 20.5, 20.5, 20.5, 20.5] };
  const found = crossings([line, { x: [0, 100], y: [20.5, 20.5] }], plane, 1);

  for (let c = 35; c < 64; c++) assert.equal(found.counts[rowOf(20) * 100 + c], 2);
  assert.ok(columnSums(found).every((sum) => sum >= 2));
});

test("ten thousand lines are counted, not summed up to a limit", () => {
  const line = { x: [0, 100], y: [20.5, 20.5] };
  const { counts } = crossings(new Array(10_000).fill(line), plane, 1);

  assert.equal(counts[rowOf(20) * 100 + 50], 10_000);
});

test("a steep line leaves no gap between rows, and what lies outside takes nothing", () => {
  const steep = crossings([{ x: [10.2, 10.8], y: [5.5, 40.5] }], plane, 1);
  const away = crossings([{ x: [-50, 300], y: [1e6, 1e6] }], plane, 1);
  const through = crossings([{ x: [-50, 150], y: [30.5, 30.5] }], plane, 1);

  assert.equal(columnSums(steep)[10], 36);
  assert.ok(columnSums(away).every((sum) => sum === 0));
  assert.ok(columnSums(through).every((sum) => sum === 1));
});

test("nothing is drawn beside a hole, and an upright of a spike where it belongs", () => {
  const line = { x: [0, 25, 50, 75, 100], y: [9.5, 9.5, NaN, 9.5, 9.5] };
  const spiked = { ...line, far: { at: [3], low: [9.5], high: [50.5] } };
  const sums = columnSums(crossings([line], plane, 1));

  assert.ok(sums.slice(25, 75).every((sum) => sum === 0));
  assert.equal(sums[10], 1);
  assert.equal(columnSums(crossings([spiked], plane, 1))[75], 1 + 42);
});

test("a sharper screen has more pixels of the same plot", () => {
  const { counts, width, height } = crossings([{ x: [0, 100], y: [20.2, 20.2] }], plane, 2);

  assert.deepEqual([width, height], [200, 120]);
  assert.equal(
    counts.reduce((sum, one) => sum + one, 0),
    200,
  );
});

test("a single line is seen, and where all meet is no block", () => {
  assert.equal(opacity(0, 10, ASIDE), 0);
  assert.ok(opacity(1, 10_000, BEHIND) >= 0.05);
  assert.ok(opacity(10_000, 10_000, ASIDE) < 0.5);
  assert.ok(opacity(100, 10_000, ASIDE) < 0.25);
  assert.ok(opacity(100, 10_000, ASIDE) > opacity(10, 10_000, ASIDE));
});
