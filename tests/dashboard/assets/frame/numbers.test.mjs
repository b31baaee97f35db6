import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesText, duration, number, whole } from "../../../../dashboard/assets/frame/numbers.mjs";

test("numbers are short, and what is not finite has its own sign", () => {
  const values = [0, 3, 0.123456, 1e-4, 123456, -0.5, NaN, Infinity, -Infinity, null, undefined];

  const expected = ["0", "3", "0.1235", "1.000e-4", "1.235e+5", "-0.5", "NaN", "∞", "−∞", "–", "–"];
  assert.deepEqual(values.map(number), expected);
});

test("whole numbers have their thousands apart", () => {
  assert.deepEqual([0, 999, 1234567.4, null].map(whole), ["0", "999", "1,234,567", "–"]);
});

test("durations round before they choose their unit", () => {
  const expected = ["10 s", "1 min 0 s", "1 h 0 min", "59 s", "2.5 s", "3 d 1 h", "–"];
  assert.deepEqual([9.97, 59.6, 3599.7, 59.4, 2.5, 73 * 3600, null].map(duration), expected);
});

test("bytes are told by thousands", () => {
  assert.deepEqual([0, 999, 1000, 123_456, 5e12, NaN].map(bytesText), [
    "0 B",
    "999 B",
    "1.0 kB",
    "123 kB",
    "5.0 TB",
    "–",
  ]);
});
