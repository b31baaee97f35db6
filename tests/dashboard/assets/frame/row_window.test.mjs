import assert from "node:assert/strict";
import { test } from "node:test";

import { MOST_WHOLE, ROW_PX, rowsAround } from "../../../../dashboard/assets/frame/row_window.mjs";

test("a short list is whole", () => {
  assert.deepEqual(rowsAround(0, 0, 600), [0, 0]);
  assert.deepEqual(rowsAround(MOST_WHOLE, 90, 600), [0, MOST_WHOLE]);
});

test("of a long one the rows in sight are there, and a screen of them on either side", () => {
  assert.deepEqual(rowsAround(10_000, 0, 600), [0, 41]);
  assert.deepEqual(rowsAround(10_000, 5_000 * ROW_PX, 600), [4_980, 5_041]);
  assert.deepEqual(rowsAround(10_000, 9_980 * ROW_PX, 600), [9_960, 10_000]);
});

test("who scrolled further than there are rows sees the last ones", () => {
  assert.deepEqual(rowsAround(1_000, 9_980 * ROW_PX, 600), [979, 1_000]);
});

test("some rows are there before the list has a height", () => {
  assert.deepEqual(rowsAround(10_000, 0, 0), [0, 21]);
});
