import assert from "node:assert/strict";
import { test } from "node:test";
import { begins, DOWN, markAt, NAN, namesBeside, UP } from "../../../../dashboard/assets/charts/odd_begins.mjs";

const x = [0, 1, 2, 3, 4, 5];

test("what is not finite is told once a kind, where it begins in sight", () => {
  const y = [1, NaN, Infinity, NaN, -Infinity, NaN];

  assert.deepEqual(begins(x, y, null, [0, 5]), [
    { i: 1, kind: NAN },
    { i: 2, kind: UP },
    { i: 4, kind: DOWN },
  ]);
  assert.deepEqual(begins(x, y, null, [3, 5]), [
    { i: 3, kind: NAN },
    { i: 4, kind: DOWN },
  ]);
  assert.deepEqual(begins(x, [1, 2, 3, 4, 5, 6], null, [0, 5]), []);
});

test("what lies behind a mean is told as well, several kinds at one place", () => {
  assert.deepEqual(begins(x, [1, 2, 3, 4, 5, 6], [0, 0, NAN | UP, NAN, 0, 0], [0, 5]), [
    { i: 2, kind: NAN },
    { i: 2, kind: UP },
  ]);
});

test("names stand beside their marks, left of the last one, or none does", () => {
  const mark = (left, width = 40, top = 100) => ({ left, width, top });

  assert.deepEqual(namesBeside([mark(50), mark(200)], 300), [57, 207]);
  assert.deepEqual(namesBeside([mark(280), mark(50)], 300), [233, 57]);
  assert.deepEqual(namesBeside([mark(50), mark(60, 40, 10)], 300), [57, 67]);
  assert.equal(namesBeside([mark(50), mark(80)], 300), null);
  assert.equal(namesBeside([mark(50, 290)], 300), null);
});

test("a pointer means the nearest mark in its reach", () => {
  const marks = [
    { left: 50, top: 100 },
    { left: 58, top: 100 },
  ];

  assert.equal(markAt(marks, 56, 99), marks[1]);
  assert.equal(markAt(marks, 56, 80), null);
  assert.equal(markAt([], 56, 80), null);
});
