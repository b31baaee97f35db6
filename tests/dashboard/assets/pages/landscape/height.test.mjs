import assert from "node:assert/strict";
import { test } from "node:test";
import { heightAt } from "../../../../../dashboard/assets/pages/landscape/height.mjs";

const GRID = { x: [0, 1, 2], y: [10, 20], z: [1, 2, 3, 4, 5, 6] };

test("nodes have their own height, also on the last row and column", () => {
  assert.equal(heightAt(GRID, 1, 10), 2);
  assert.equal(heightAt(GRID, 2, 20), 6);
});

test("between nodes of a grid that is not square it is linear along both axes", () => {
  assert.equal(heightAt(GRID, 0.5, 10), 1.5);
  assert.equal(heightAt(GRID, 1.5, 15), 4);
});

test("on a falling axis it is the same", () => {
  assert.equal(heightAt({ x: [2, 1, 0], y: [10, 20], z: [3, 2, 1, 6, 5, 4] }, 1.5, 15), 4);
});

test("there is none beside the grid, nor beside a node without one that counts", () => {
  assert.ok(Number.isNaN(heightAt(GRID, 3, 10)));
  assert.ok(Number.isNaN(heightAt(GRID, 1, 9)));
  assert.ok(Number.isNaN(heightAt({ ...GRID, z: [1, Number.NaN, 3, 4, 5, 6] }, 0.5, 10)));
  assert.equal(heightAt({ ...GRID, z: [1, Number.NaN, 3, 4, 5, 6] }, 0, 10), 1);
});
