import assert from "node:assert/strict";
import { test } from "node:test";
import { yRange } from "../../../../dashboard/assets/charts/ranges.mjs";

const STEPS = 100;
const x = Array.from({ length: STEPS }, (_, i) => i);
const WHOLE = [0, STEPS - 1];

/** Runs whose values fall from 3 to 0, or another way. */
function runs(count, value = (i, run) => (3 - run / count) * Math.exp(-i / 30)) {
  return Array.from({ length: count }, (_, run) => ({ run: `run ${run}`, x, y: x.map((i) => value(i, run)) }));
}

/** The same with other values of the first run. */
function but(lines, values) {
  const [first, ...others] = lines;
  return [{ ...first, y: first.y.map((v, i) => values[i] ?? v) }, ...others];
}

test("a far tail of many runs is cut on either side, whichever is better", () => {
  for (const direction of [-1, 0, 1]) {
    const { range, beyond } = yRange(but(runs(60), { 40: -150, 50: 800 }), WHOLE, { direction });

    assert.ok(range[0] > -1, `${direction}: from ${range[0]}`);
    assert.ok(range[1] < 4.5, `${direction}: to ${range[1]}`);
    assert.equal(beyond, 1);
  }
});

test("where a run ends on the good side is never cut", () => {
  const flat = runs(60, (_i, run) => 0.5 + run / 1e4);
  const winner = but(flat, { 97: 40, 98: 41, 99: 42 });

  assert.ok(yRange(winner, WHOLE, { direction: 1 }).range[1] > 42);
  assert.ok(yRange(winner, WHOLE, { direction: -1 }).range[1] < 1);
  const least = but(flat, { 97: -40, 98: -41, 99: -42 });

  assert.ok(yRange(least, WHOLE, { direction: -1 }).range[0] < -42);
  assert.ok(yRange(least, WHOLE, { direction: 1 }).range[0] > 0);
});

test("a run that ends in what is no number keeps nothing in sight", () => {
  const diverged = but(runs(60), { 97: -1e9, 98: -1e9, 99: NaN });

  assert.ok(yRange(diverged, WHOLE, { direction: -1 }).range[0] > -1);
});

test("a peak on the good side that is no further than all the rest spans stays", () => {
  const peak = but(
    runs(60, (i) => 0.5 * (i / STEPS)),
    { 60: 0.9 },
  );

  assert.ok(yRange(peak, WHOLE, { direction: 1 }).range[1] > 0.9);
  assert.ok(yRange(peak, WHOLE, { direction: -1 }).range[1] < 0.9);
});

test("of few runs everything is shown, and of any number where that is asked for", () => {
  for (const [count, outliers] of [
    [5, "auto"],
    [60, "show"],
  ]) {
    const { range, beyond } = yRange(but(runs(count), { 50: 800 }), WHOLE, { direction: -1, outliers });

    assert.ok(range[1] > 800);
    assert.equal(beyond, 0);
  }
});

test("where nearly all values are one, the others are what there is to see", () => {
  const rare = but(
    runs(60, () => 0),
    { 40: 1 },
  );

  for (const direction of [-1, 0, 1]) {
    const { range, beyond } = yRange(rare, WHOLE, { direction });

    assert.ok(range[0] < 0 && range[1] > 1);
    assert.equal(beyond, 0);
  }
  assert.ok(yRange(rare, WHOLE, { outliers: "clip" }).range[1] < 1);
});

test("lines of one run count once, whatever their tags", () => {
  const seldom = (count) => runs(count).map((line) => ({ ...line, x: [99], y: [95] })); // in percent, beside a loss

  assert.ok(yRange([...runs(15), ...seldom(15)], WHOLE, {}).range[1] > 95);
  assert.equal(yRange([...runs(25), ...runs(25), ...seldom(25), ...seldom(25)], WHOLE, {}).beyond, 25);
});
