import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ROW_PX,
  isHeld,
  offsetOf,
  rowAt,
  spaceOf,
  topOf,
  wantedAround,
} from "../../../../../dashboard/assets/pages/console/sight.mjs";

const HEIGHT = 700,
  MANY = 1_000_000;

test("few lines are as high as they are", () => {
  assert.equal(spaceOf(100), 100 * ROW_PX);
  assert.equal(rowAt(10 * ROW_PX, HEIGHT, 100), 10);
  assert.equal(offsetOf(4, 10 * ROW_PX, HEIGHT, 100), 4 * ROW_PX);
});

test("a million lines fit, and the first and the last can be reached", () => {
  const end = spaceOf(MANY) - HEIGHT;
  assert.ok(spaceOf(MANY) < 10_000_000);
  assert.equal(rowAt(0, HEIGHT, MANY), 0);
  assert.ok(Math.abs(rowAt(end, HEIGHT, MANY) - (MANY - HEIGHT / ROW_PX)) < 1e-6);
});

test("a line is brought to the middle", () => {
  for (const total of [500, MANY]) {
    const row = Math.floor(total / 3);
    const top = topOf(row, HEIGHT, total);
    const seen = rowAt(top, HEIGHT, total);
    assert.ok(Math.abs(seen + HEIGHT / ROW_PX / 2 - row - 0.5) < 0.01);
  }
  assert.equal(topOf(0, HEIGHT, 10), 0);
});

test("what is asked for holds what is in sight, and is bounded", () => {
  for (const total of [0, 1, 30, 500, MANY])
    for (const share of [0, 0.5, 1]) {
      const top = share * Math.max(0, spaceOf(total) - HEIGHT);
      const { first, count } = wantedAround(top, HEIGHT, total);
      assert.ok(first >= 0 && count <= 600);
      assert.ok(isHeld({ first, count: Math.min(count, total) }, top, HEIGHT, total));
    }
  assert.ok(!isHeld({ first: 0, count: 100 }, 3_000, HEIGHT, 500));
});
