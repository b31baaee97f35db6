import assert from "node:assert/strict";
import { test } from "node:test";
import * as places from "../../../../../dashboard/assets/pages/console/places.mjs";

const { ROW_PX } = places,
  HEIGHT = 700,
  MANY = 1_000_000;

test("few lines are as high as they are", () => {
  assert.equal(places.spaceOf(100), 100 * ROW_PX);
  assert.equal(places.rowAt(10 * ROW_PX, HEIGHT, 100), 10);
  assert.equal(places.placeOf(4, 10 * ROW_PX, HEIGHT, 100), 4 * ROW_PX);
});

test("a million lines fit, and the first and the last can be reached", () => {
  const end = places.spaceOf(MANY) - HEIGHT;
  assert.ok(places.spaceOf(MANY) < 10_000_000);
  assert.equal(places.rowAt(0, HEIGHT, MANY), 0);
  assert.ok(Math.abs(places.rowAt(end, HEIGHT, MANY) - (MANY - HEIGHT / ROW_PX)) < 1e-6);
});

test("a line is brought to the middle", () => {
  for (const total of [500, MANY]) {
    const row = Math.floor(total / 3);
    const top = places.topOf(row, HEIGHT, total);
    const seen = places.rowAt(top, HEIGHT, total);
    assert.ok(Math.abs(seen + HEIGHT / ROW_PX / 2 - row - 0.5) < 0.01);
  }
  assert.equal(places.topOf(0, HEIGHT, 10), 0);
});

test("what is asked for holds what is in sight, and is bounded", () => {
  for (const total of [0, 1, 30, 500, MANY])
    for (const share of [0, 0.5, 1]) {
      const top = share * Math.max(0, places.spaceOf(total) - HEIGHT);
      const { first, count } = places.wantedAround(top, HEIGHT, total);
      assert.ok(first >= 0 && count <= 600);
      assert.ok(places.isHeld({ first, count: Math.min(count, total) }, top, HEIGHT, total));
    }
  assert.ok(!places.isHeld({ first: 0, count: 100 }, 3_000, HEIGHT, 500));
});
