import assert from "node:assert/strict";
import { test } from "node:test";
import { columnOf, lowestAt, nearest, pathOn, rowOf } from "../../../../../dashboard/assets/pages/landscape/slices.mjs";
import { stripOf } from "../../../../../dashboard/assets/pages/landscape/strip.mjs";
import { vtpOf } from "../../../../../dashboard/assets/pages/landscape/vtp.mjs";

const GRID = { x: [0, 1, 2], y: [10, 20], z: [1, 2, 3, 4, 5, 6] };
const NO_PATH = { x: [], y: [], loss: [], step: [] };

test("a row holds one y and a column one x, of a grid that is not square", () => {
  assert.deepEqual(rowOf(GRID, 1), [4, 5, 6]);
  assert.deepEqual(columnOf(GRID, 2), [3, 6]);
});

test("the node next to a number is found, also beyond the ends and on a falling axis", () => {
  assert.equal(nearest([0, 1, 2], 1.4), 1);
  assert.equal(nearest([0, 1, 2], 99), 2);
  assert.equal(nearest([2, 1, 0], -5), 2);
  assert.equal(nearest([0, 1], 0.5), 0);
});

test("only those points of a path lie on a slice that are no nearer to another one", () => {
  const path = { along: [5, 6, 7], across: [1.5, 1.51, 0.4], loss: [0.1, 0.2, 0.3], step: [1, 2, 3] };
  assert.deepEqual(pathOn([0, 1, 2], 1, path), [{ along: 5, loss: 0.1, step: 1 }]);
  assert.deepEqual(
    pathOn([0, 1, 2], 2, path).map(({ step }) => step),
    [1, 2],
  );
  assert.deepEqual(pathOn([3], 0, { ...path, across: [3, 4, 5] }), [{ along: 5, loss: 0.1, step: 1 }]);
});

test("the lowest number is found among those that are numbers", () => {
  assert.equal(lowestAt([Number.NaN, 3, 1, Number.NEGATIVE_INFINITY]), 2);
  assert.equal(lowestAt([Number.NaN]), -1);
});

test("a strip reaches over the curve and the path, and marks the chosen step", () => {
  const { shapes, low, high, there } = stripOf([0, 5, 10], [3, 2, 1], [5, 20], 10);
  const by = Object.fromEntries(shapes);
  assert.deepEqual([low, high, there], [1, 3, 1]);
  assert.deepEqual([by.rect.x, by.rect.width], ["0.25", "0.75"]);
  assert.equal(by.polyline.points, "0,0.05 0.25,0.5 0.5,0.95");
  assert.equal(by.line.x1, "0.5");
});

test("a strip of nothing, of one point and of losses that are no numbers is drawn without a division by zero", () => {
  assert.deepEqual(stripOf([1], [Number.NaN], [1, 2], null).shapes, []);
  const { shapes } = stripOf([1], [2], [1, 1], null);
  assert.ok(shapes.every(([, parts]) => Object.values(parts).every((one) => !one.includes("NaN"))));
});

const numbersOf = (text, name) =>
  text
    .match(new RegExp(`Name="${name}"[^>]*>\\n([^<]*)\\n<`))[1]
    .split(" ")
    .filter(Boolean)
    .map(Number);

test("a solid has a point a node, a quad between four, and the path as a line", () => {
  const path = { x: [0, 2], y: [10, 20], loss: [7, 8], step: [1, 5] };
  const text = vtpOf({ ...GRID, word: "loss", path });
  assert.deepEqual(numbersOf(text, "points").slice(0, 6), [0, 10, 1, 1, 10, 2]);
  assert.deepEqual(numbersOf(text, "loss"), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(numbersOf(text, "step"), [-1, -1, -1, -1, -1, -1, 1, 5]);
  assert.match(text, /NumberOfPoints="8" NumberOfVerts="0" NumberOfLines="1" NumberOfStrips="0" NumberOfPolys="2"/);
  assert.match(text, />\n6 7\n</); // of the line
  assert.match(text, />\n0 1 4 3 1 2 5 4\n</);
  assert.match(text, />\n4 8\n</);
});

test("nodes without a number are left out with their quads, and nothing is a file too", () => {
  const text = vtpOf({ ...GRID, z: [1, 2, Number.NaN, 4, 5, 6], word: "loss", path: NO_PATH });
  assert.match(text, /NumberOfPoints="5" NumberOfVerts="0" NumberOfLines="0" NumberOfStrips="0" NumberOfPolys="1"/);
  assert.doesNotMatch(text, /NaN/);
  assert.match(vtpOf({ x: [], y: [], z: [], word: "loss", path: NO_PATH }), /NumberOfPoints="0"/);
});
