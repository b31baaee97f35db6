import assert from "node:assert/strict";
import { test } from "node:test";
import { Axis } from "../../../../../dashboard/assets/pages/lineage/axis.mjs";

/** A column of numbers as decoded() makes it; NaN is missing. */
function column(values, scale = "linear") {
  const known = (value) => !Number.isNaN(value);
  const held = values.filter(known);
  const [lowest, highest] = [Math.min(...held), Math.max(...held)];
  return {
    ...{ id: "x", section: "user", title: "x", kind: "number", scale, known, lowest, highest },
    ...{ values: Float64Array.from(values), distinct: new Set(held) },
  };
}

/** An upright axis of 300 pixels, its low end below; what is missing stands under it. */
const laid = (values, how = {}, scale = "linear") => new Axis(column(values, scale), how).lay(400, 100, 430);

test("the number at a pixel tells those apart that begin alike", () => {
  const seeds = Array.from({ length: 20 }, (_, i) => 20_240_101 + i);
  const axis = laid(seeds);
  const brush = axis.brushed(400 - 0.7 * 300, 400 - 0.3 * 300);

  assert.ok(Math.abs((brush.from - 20_240_101) / 19 - 0.3) < 0.01);
  assert.ok(Math.abs((brush.to - 20_240_101) / 19 - 0.7) < 0.01);
  assert.deepEqual([axis.number(400), axis.number(100)], [20_240_101, 20_240_120]);
});

test("values stand where their share of a linear or a log axis is, also when it is turned", () => {
  assert.deepEqual([...laid([0, 5, 10, NaN]).pixels], [400, 250, 100, 430]);
  assert.deepEqual([...laid([0, 5, 10], { flipped: true }).pixels], [100, 250, 400]);
  assert.deepEqual([...laid([0.01, 0.1, 1], {}, "log").pixels], [400, 250, 100]);
  assert.deepEqual([...laid([3, 3]).pixels], [250, 250]);
});

test("a log axis puts what is not positive beside what is missing, and a brush there holds it", () => {
  const axis = laid([0, -1, 1, 100], { scale: "log" });

  assert.deepEqual([...axis.pixels], [430, 430, 400, 100]);
  assert.equal(axis.absentWord, "≤ 0");
  assert.deepEqual(axis.brushed(425, 435), { from: -1, to: 0, missing: false });
  assert.deepEqual(axis.covered({ from: -1, to: 0, missing: false }), [[424, 436]]);
});

test("a brush over nothing but what is missing holds that alone, and over nothing is none", () => {
  assert.deepEqual(laid([1, 2, NaN]).brushed(425, 435), { from: Infinity, to: -Infinity, missing: true });
  assert.equal(laid([1, 2]).brushed(425, 435), null);
});

test("few numbers all have a tick, many have round ones", () => {
  const words = (values, how) =>
    laid(values, how)
      .ticks()
      .map(({ text }) => text);

  assert.deepEqual(words([1, 2, 64]), ["1", "2", "64"]);
  assert.deepEqual(words(Array.from({ length: 41 }, (_, i) => i / 4)), ["0", "2", "4", "6", "8", "10"]);
});

test("ticks of numbers that begin alike are written to where they differ", () => {
  const words = (values) =>
    laid(values)
      .ticks()
      .map(({ text }) => text);

  assert.deepEqual(words([20_240_101, 20_240_102, 20_240_103]), ["20240101", "20240102", "20240103"]);
  assert.deepEqual(words([0.12345, 0.12346]), ["0.12345", "0.12346"]);
  assert.deepEqual(
    words(Array.from({ length: 20 }, (_, i) => 20_240_101 + i)),
    [20_240_105, 20_240_110, 20_240_115, 20_240_120].map(String),
  );
});
