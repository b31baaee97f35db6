import assert from "node:assert/strict";
import { test } from "node:test";
import { ALONE, ASIDE, faintness, MEMBER, straightLines } from "../../../../dashboard/assets/charts/crowd.mjs";

const plane = { left: 50, top: 8, width: 260, height: 164, x: (v) => 50 + 2.6 * v, y: (v) => 172 - 164 * v };
const x = Array.from({ length: 101 }, (_, i) => i);
const flat = { x, y: x.map(() => 0.5) };
const noisy = { x, y: x.map((i) => 0.4 + 0.2 * (i % 2)) };
const linesOf = (lines) => straightLines(lines, (line) => line, plane);
const many = (count, line) => new Array(count).fill(line);

/** How much of the ground is covered where so many lines lie evenly over half of a plot. */
function covered(count, line) {
  const lines = linesOf(many(count, line));
  const layers = (lines * plane.width) / (plane.width * (plane.height / 2));
  return 1 - (1 - faintness(lines, ASIDE)) ** layers;
}

test("flat lines count as themselves, noisy ones as several", () => {
  assert.equal(Math.round(linesOf(many(60, flat))), 60);
  assert.ok(linesOf(many(60, noisy)) > 600);
  assert.equal(linesOf([]), 0);
});

test("what lies outside the plot, and holes, take no ink", () => {
  const away = { x, y: x.map((i) => 1e6 * (i % 2)) };
  const holes = { x, y: x.map((i) => (i % 2 ? NaN : 0.5)) };

  assert.ok(linesOf(many(10, away)) <= 10 * 1.1 * (1 + (100 * 164) / 260));
  assert.equal(linesOf(many(10, holes)), 10);
});

test("sixty runs are a band to look through, a thousand a cloud, and noise no block", () => {
  assert.ok(covered(60, flat) < 0.4);
  assert.ok(covered(60, noisy) < 0.75);
  assert.ok(covered(1000, flat) > 0.4);
  assert.ok(covered(1000, flat) < 0.75);
});

test("few lines recede as well, and members of groups the most", () => {
  assert.equal(faintness(1, ASIDE), ASIDE.most);
  for (const count of [1, 5, 60, 1000]) {
    assert.ok(faintness(count, MEMBER) < faintness(count, ASIDE));
    assert.ok(faintness(count, ASIDE) < faintness(count, ALONE));
  }
});
