import assert from "node:assert/strict";
import { test } from "node:test";
import { yRange as rangeOfTags } from "../../../../dashboard/assets/charts/ranges.mjs";

const STEPS = 100;
const x = Array.from({ length: STEPS }, (_, i) => i);
const WHOLE = [0, STEPS - 1];

/** The range of one tag. */
function yRange(lines, zoom, { direction = 0, ...how }) {
  return rangeOfTags([{ lines, direction }], zoom, how);
}

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

test("a peak of one of few runs is cut where it flattens the others, unless everything is asked for", () => {
  const peak = but(runs(5), { 50: 800 });
  const { range, beyond } = yRange(peak, WHOLE, { direction: -1 });

  assert.ok(range[1] < 4, `to ${range[1]}`);
  assert.equal(beyond, 1);
  assert.ok(yRange(peak, WHOLE, { direction: -1, outliers: "show" }).range[1] > 800);
  for (const count of [5, 60])
    assert.ok(yRange(but(runs(count), { 50: 800 }), WHOLE, { direction: -1, outliers: "show" }).range[1] > 800);
});

test("of few runs those that left the others are cut, half of them at most", () => {
  const grows = (/** @type {number} */ many) =>
    runs(5, (i, run) => (run < many ? 3 * 1.2 ** (i * (1 - run / 10)) : 3 * Math.exp(-i / 30)));

  assert.ok(yRange(grows(1), WHOLE, { direction: -1 }).range[1] < 4);
  assert.equal(yRange(grows(2), WHOLE, { direction: -1 }).beyond, 2);
  assert.ok(yRange(grows(3), WHOLE, { direction: -1 }).range[1] > 1e4);
  assert.ok(yRange(grows(1).slice(0, 2), WHOLE, { direction: -1 }).range[1] < 4); // one of two
  assert.ok(yRange(grows(1).slice(0, 1), WHOLE, { direction: -1 }).range[1] > 1e6); // there is nothing else to see
});

test("few runs that are merely different are all shown", () => {
  const other = (/** @type {number} */ times) => runs(5, (i, run) => (run ? 1 : times) * (1 + Math.exp(-i / 30)));

  for (const times of [3, 100, 1e6]) {
    const { range, beyond } = yRange(other(times), WHOLE, { direction: -1 });
    assert.ok(range[1] > 2 * times);
    assert.equal(beyond, 0);
  }
  const ends = other(100).map((line, run) => ({ ...line, isOdd: run === 0 }));
  assert.ok(yRange(ends, WHOLE, { direction: -1 }).range[1] < 4); // it went on to what is no number
});

test("of few runs a winner is never cut, nor what leaves by little", () => {
  const winner = (/** @type {number} */ sign) => runs(5, (i, run) => (run ? 1 : 1 + sign * i * i) + i / 100);

  assert.ok(yRange(winner(1), WHOLE, { direction: 1 }).range[1] > 9000);
  assert.ok(yRange(winner(-1), WHOLE, { direction: -1 }).range[0] < -9000);
  assert.ok(yRange(winner(1), WHOLE, { direction: -1 }).range[1] < 3);
  assert.ok(yRange(winner(-1), WHOLE, { direction: 1 }).range[0] > 0);
  assert.ok(yRange(winner(1), WHOLE, {}).range[1] > 9000); // nobody knows which side is good
  assert.ok(yRange(but(runs(5), { 50: 800 }), WHOLE, {}).range[1] < 4); // it came back
  assert.ok(yRange(but(runs(5), { 50: 10 }), WHOLE, { direction: -1 }).range[1] > 10);
});

test("on a log axis few runs are cut by the same rule in decades", () => {
  const grows = (/** @type {number} */ many) =>
    runs(5, (i, run) => (run < many ? 3 * 1.3 ** (i * (1 - run / 10)) : 3 * Math.exp(-i / 30)));
  const log = { log: true, direction: -1 };
  const { range, beyond } = yRange(grows(1), WHOLE, log);

  assert.ok(range[0] < Math.log10(0.15) && range[0] > -2, `from ${range[0]}`);
  assert.ok(range[1] > Math.log10(3) && range[1] < 1, `to ${range[1]}`);
  assert.equal(beyond, 1);
  assert.equal(yRange(grows(2), WHOLE, log).beyond, 2);
  assert.ok(yRange(grows(3), WHOLE, log).range[1] > 8); // half of them at most
  assert.ok(yRange(grows(1), WHOLE, { ...log, outliers: "show" }).range[1] > 11);
  assert.equal(yRange(but(runs(5), { 50: 800 }), WHOLE, log).beyond, 0); // 2.4 decades, and the others span 1.6
  assert.ok(yRange(grows(1), WHOLE, { ...log, direction: 1 }).range[1] > 11); // a winner
  assert.ok(yRange(grows(1), WHOLE, { log: true }).range[1] > 11); // nobody knows which side is good
  const other = runs(5, (i, run) => (run ? 1 : 1e30) * (1 + Math.exp(-i / 30)));
  assert.ok(yRange(other, WHOLE, log).range[1] > 30); // merely different
});

test("on a log axis a run that fell out below is cut where less is worse, and what is not above 0 has no say", () => {
  const rises = runs(5, (i, run) => 0.5 + (i + run) / 300);
  const collapsed = but(rises, Object.fromEntries(x.slice(60).map((i) => [i, 10 ** (20 - i / 2)])));
  const log = { log: true, direction: 1 };
  const { range, beyond } = yRange(collapsed, WHOLE, log);

  assert.ok(range[0] > -1, `from ${range[0]}`);
  assert.equal(beyond, 1);
  assert.ok(yRange(collapsed, WHOLE, { ...log, direction: -1 }).range[0] < -29);
  const zero = but(rises, { 97: 0, 98: 0, 99: 0 });
  const [low] = yRange(zero, WHOLE, log).range;
  assert.ok(low > -1 && low < Math.log10(0.5), `from ${low}`);
});

test("on a log axis constants leave a decade to each other, whatever their unit", () => {
  for (const unit of [1e-9, 1, 1e9]) {
    const constants = runs(4, () => unit);
    const log = { log: true, direction: -1 };

    assert.ok(yRange(but(constants, { 50: 1e3 * unit }), WHOLE, log).range[1] > Math.log10(1e3 * unit));
    assert.ok(yRange(but(constants, { 50: 1e6 * unit }), WHOLE, log).range[1] < Math.log10(10 * unit));
  }
});

test("where one of few constants leaves, the others still have room", () => {
  const { range } = yRange(
    but(
      runs(4, () => 2),
      { 99: 1e9 },
    ),
    WHOLE,
    { direction: -1 },
  );

  assert.ok(range[0] < 2 && range[1] > 2 && range[1] < 1e3, `${range}`);
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

test("tags on one card are each judged by their own direction, whichever is the first", () => {
  const losses = but(runs(60), { 40: 800, 50: -150 }),
    accuracies = but(
      runs(60, (i, run) => 0.5 + (i + run) / 400),
      { 30: -90, 97: 9, 98: 9, 99: 9 },
    );
  const [loss, accuracy] = [
    { lines: losses, direction: -1 },
    { lines: accuracies, direction: 1 },
  ];
  for (const tags of [
    [loss, accuracy],
    [accuracy, loss],
  ]) {
    const { range, beyond } = rangeOfTags(tags, WHOLE, {});

    assert.ok(range[0] > -1, `from ${range[0]}`);
    assert.ok(range[1] > 9 && range[1] < 11, `to ${range[1]}`); // where the best accuracy ends, and no loss
    assert.equal(beyond, 1);
  }
});

test("of few runs of several tags each tag is cut by its own direction", () => {
  const grows = runs(5, (i, run) => (run ? 3 * Math.exp(-i / 30) : 3 * 1.2 ** i)),
    wins = runs(5, (i, run) => (run ? 0.5 : 0.5 + i * i) + i / 100);
  const both = (/** @type {number} */ one, /** @type {number} */ other) => [
    { lines: grows, direction: one },
    { lines: wins, direction: other },
  ];

  assert.ok(rangeOfTags(both(-1, 1), WHOLE, {}).range[1] > 9000); // the winner stays,
  assert.ok(rangeOfTags(both(-1, 1), WHOLE, {}).range[1] < 12_000); // and what diverged goes
  assert.ok(rangeOfTags(both(-1, -1), WHOLE, {}).range[1] < 4);
  assert.ok(rangeOfTags(both(1, 1), WHOLE, {}).range[1] > 1e6);
});

test("a run that leaves with several tags counts once", () => {
  const losses = { lines: but(runs(60), { 50: 800 }), direction: -1 };

  assert.equal(rangeOfTags([losses, losses], WHOLE, {}).beyond, 1);
});

test("another tag of the same runs is merely different, wherever it goes", () => {
  const loss = { lines: runs(3), direction: -1 },
    tokens = { lines: runs(3, (i) => i * 1000), direction: 0 },
    seldom = { lines: runs(60).map((line) => ({ ...line, x: [99], y: [95] })), direction: 0 }; // in percent

  assert.ok(rangeOfTags([loss, tokens], WHOLE, {}).range[1] > 99_000);
  assert.deepEqual(
    [rangeOfTags([loss, seldom], WHOLE, {})].map(({ range, beyond }) => [range[1] > 95, beyond]),
    [[true, 0]],
  );
});

test("a tag of which nothing is in sight leaves the others their room", () => {
  const absent = { lines: runs(3).map((line) => ({ ...line, x: x.map((at) => at + 1000) })), direction: 0 };

  assert.deepEqual(
    rangeOfTags([absent, { lines: runs(3), direction: 0 }], WHOLE, {}),
    rangeOfTags([{ lines: runs(3), direction: 0 }], WHOLE, {}),
  );
  assert.deepEqual(rangeOfTags([absent], WHOLE, {}), { range: [0, 1], beyond: 0 });
});
