import assert from "node:assert/strict";
import { test } from "node:test";
import { ascends, lastFinite, nearest, quantile, smooth } from "../../../../dashboard/assets/charts/series.mjs";

const range = (length) => Array.from({ length }, (_, i) => i);

test("a constant stays exactly what it is, however it is smoothed", () => {
  const x = range(50);
  const y = x.map(() => 0.1);

  assert.deepEqual([...smooth(x, y, 0.9, 49)], y);
});

test("a mean of points weighs as much as they would", () => {
  const x = range(4000);
  const y = x.map((i) => Math.sin(i / 300));
  const every = smooth(x, y, 0.99, 4000);
  const middles = range(1000).map((i) => 4 * i + 1.5);
  const means = range(1000).map((i) => (y[4 * i] + y[4 * i + 1] + y[4 * i + 2] + y[4 * i + 3]) / 4);
  const few = smooth(middles, means, 0.99, 4000, new Array(1000).fill(4));

  for (let i = 50; i < 1000; i++) assert.ok(Math.abs(few[i] - every[4 * i + 3]) < 0.02, `at ${i}`);
});

test("means of unequal numbers of points are smoothed as the points would be", () => {
  const x = range(4000);
  const y = x.map((i) => Math.sin(i * i));
  const middle = [],
    mean = [],
    size = [];
  for (let i = 0; i < 4000; i += i < 2000 ? 40 : 10) {
    const width = i < 2000 ? 40 : 10;
    const part = y.slice(i, i + width);
    middle.push(i + width - 1);
    mean.push(part.reduce((one, other) => one + other) / width);
    size.push(width);
  }
  const every = smooth(x, y, 0.99, 4000);
  const few = smooth(middle, mean, 0.99, 4000, size);
  const constant = mean.map(() => 0.1);

  for (let i = 10; i < few.length; i++) {
    const exact = every[middle[i]];
    assert.ok(Math.abs(few[i] - exact) <= 0.012 + 1e-7 * Math.abs(exact), `at ${i}`);
  }
  assert.deepEqual([...smooth(middle, constant, 0.99, 4000, size)], constant);
});

test("what is not finite leaves a hole and spoils nothing after it", () => {
  const smoothed = smooth([0, 1, 2, 3], [1, NaN, 1, 1], 0.5, 3);

  assert.deepEqual([...smoothed], [1, NaN, 1, 1]);
});

test("without an amount, or with fewer points than three, nothing is smoothed", () => {
  const y = [3, 1, 2];
  assert.equal(smooth([0, 1, 2], y, 0, 2), y);
  assert.equal(smooth([0, 1], y.slice(0, 2), 0.9, 1).length, 2);
});

test("the nearest place is found in x that ascends and in x that goes back", () => {
  assert.equal(nearest([0, 10, 20, 30], 14), 1);
  assert.equal(nearest([0, 10, 20, 30], 16), 2);
  assert.equal(nearest([0, 10, 20, 30], 99), 3);
  assert.equal(nearest([20, 0, 30, 10], 9, false), 3);
  assert.deepEqual(
    [
      [1, 1, 2],
      [2, 1],
    ].map(ascends),
    [true, false],
  );
});

test("quantiles and last values are those of what is there", () => {
  assert.deepEqual(
    [0, 0.5, 1].map((share) => quantile([1, 2, 3, 4, 5], share)),
    [1, 3, 5],
  );
  assert.equal(lastFinite([1, 2, NaN, Infinity]), 2);
  assert.ok(Number.isNaN(lastFinite([NaN])));
});
