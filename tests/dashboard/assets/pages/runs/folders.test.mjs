import assert from "node:assert/strict";
import { test } from "node:test";
import { around, foldersOf, median, merged, spreadOf } from "../../../../../dashboard/assets/pages/runs/folders.mjs";

/** The folder of each run, from the outermost to the innermost. */
const told = (...runs) => {
  const { of } = foldersOf(runs);
  return runs.map((run) =>
    [...around(of.get(run))]
      .map(({ name }) => name)
      .reverse()
      .join(" > "),
  );
};

test("runs that share a folder fold where others lie beside it", () => {
  assert.deepEqual(told("sweep/a", "sweep/b", "other/c", "other/d", "alone"), ["sweep", "sweep", "other", "other", ""]);
  assert.deepEqual(told("sweep/a", "sweep/b", "other/c"), ["sweep", "sweep", ""]);
});

test("what all runs lie in folds nothing, however deep it is", () => {
  assert.deepEqual(told("a", "b", "c"), ["", "", ""]);
  assert.deepEqual(told("sweep/one/a", "sweep/one/b"), ["", ""]);
  assert.deepEqual(told("sweep/one/a", "sweep/one/b", "sweep/two/c", "sweep/two/d"), ["one", "one", "two", "two"]);
  assert.deepEqual(told("x/a", "x/b/train"), ["", ""]);
  assert.deepEqual(told("only/one"), [""]);
  assert.deepEqual(told(), []);
});

test("folders lie in folders, and one way down through several is one", () => {
  const { base, folders } = foldersOf([
    "ml/runs/1/a",
    "ml/runs/1/b",
    "ml/runs/2/c",
    "ml/runs/2/d",
    "sweep/e",
    "sweep/f",
  ]);

  assert.equal(base, "");
  assert.deepEqual(folders.map(({ path, name, depth }) => [path, name, depth]).sort(), [
    ["ml/runs/", "ml/runs", 0],
    ["ml/runs/1/", "1", 1],
    ["ml/runs/2/", "2", 1],
    ["sweep/", "sweep", 0],
  ]);
});

test("a run whose folder holds other runs lies beside them", () => {
  assert.deepEqual(told("b/x", "b/x/pair/1", "b/x/pair/2", "."), ["b", "b > x/pair", "b > x/pair", ""]);
});

test("names that begin alike without a slash share no folder", () => {
  assert.deepEqual(told("run1/a", "run10/b", "run1/c", "constructor/d", "constructor/e"), [
    "run1",
    "",
    "run1",
    "constructor",
    "constructor",
  ]);
});

test("ten thousand runs in a thousand folders are found at once", () => {
  const runs = Array.from({ length: 10_000 }, (_, i) => `study/${i % 1000}/seed${i}`);

  const { base, folders, of } = foldersOf(runs);

  assert.equal(base, "study/");
  assert.equal(folders.length, 1000);
  assert.equal(of.size, 10_000);
});

test("the median is of the numbers alone", () => {
  assert.equal(median([3, NaN, 1, null, 2]), 2);
  assert.equal(median([4, 1]), 2.5);
  assert.equal(median([NaN, undefined]), null);
  assert.equal(median([10, 9, 1]), 9);
});

test("a folder tells what its runs share, or how far they differ", () => {
  assert.deepEqual(spreadOf([0.1, null, 0.1]), { same: 0.1 });
  assert.deepEqual(spreadOf([16, 256, 64]), { from: 16, to: 256 });
  assert.deepEqual(spreadOf(["adam", "sgd", "adam"]), { count: 2 });
  assert.deepEqual(spreadOf([1, "1"]), { count: 2 });
  assert.equal(spreadOf([null, undefined]), null);
});

test("a folder stands before the first run that comes after it", () => {
  const numbers = (one, other) => one - other;

  assert.deepEqual(merged([1, 3, 5], [4, 0, 9], numbers), [0, 1, 3, 4, 5, 9]);
  assert.deepEqual(merged([], [2, 1], numbers), [1, 2]);
});
