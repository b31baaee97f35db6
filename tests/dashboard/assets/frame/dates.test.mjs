import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, inCalendar, localMs, time, utcSeconds } from "../../../../dashboard/assets/frame/dates.mjs";

test("a moment is told as the clock on the wall has it", () => {
  const noon = new Date(2026, 0, 31, 12, 34, 56).getTime() / 1000;

  assert.equal(time(noon), "2026-01-31 12:34:56");
  assert.equal(time(NaN), "–");
  assert.deepEqual(dayOf(noon), new Date(2026, 0, 31));
});

test("seconds that no calendar has are told as they are", () => {
  assert.deepEqual([1.7e12, -1e12, 1e300, 1.7e18, 1.7e12 + 0.5].map(time), [
    "1700000000000 s",
    "−1000000000000 s",
    "1e+300 s",
    "1.7e+18 s",
    "1700000000000.5 s",
  ]);
  assert.deepEqual([1.7e9, 1.7e12, -1e12, NaN].map(inCalendar), [true, false, false, false]);
  assert.equal(dayOf(1.7e12), null);
});

test("the way to the clock on the wall and back loses no moment, of the calendar or not", () => {
  for (const seconds of [0, 1.7e9, 1.7e12, 1.7e15, 1e300, -1e12]) {
    assert.ok(Math.abs(utcSeconds(localMs(seconds)) - seconds) <= Math.abs(seconds) * 1e-15, String(seconds));
  }
});
