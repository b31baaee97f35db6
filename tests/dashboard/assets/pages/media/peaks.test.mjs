// The outline of a sound holds how far it swings everywhere, however long it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loudest, outline, swing } from "../../../../../dashboard/assets/pages/media/peaks.mjs";

test("each stretch has the least and the most of all channels", () => {
  const left = Float32Array.from([0, 0.5, -0.25, 0]),
    right = Float32Array.from([0.75, 0, 0, -1]);
  const { lows, highs } = outline([left, right], 2);

  assert.deepEqual([...lows], [0, -1]);
  assert.deepEqual([...highs], [0.75, 0]);
});

test("no sample is lost, and there are no more stretches than samples", () => {
  const click = new Float32Array(99_991);
  click[77_777] = 0.5;

  assert.equal(loudest(outline([click], 1_200)), 0.5);
  assert.equal(outline([Float32Array.of(0.1, 0.2)], 1_200).highs.length, 2);
});

test("silence, nothing and numbers that are none have an outline", () => {
  assert.equal(loudest(outline([new Float32Array(10)], 4)), 0);
  assert.equal(outline([], 4).highs.length, 0);
  assert.equal(loudest(outline([Float32Array.of(NaN, NaN)], 1)), 0);
  assert.deepEqual(swing(outline([], 4), 0, 1), [0, 0]);
});

test("a column of the screen has all that its share of the outline has", () => {
  const made = outline([Float32Array.of(0.1, 0.2, 0.3, -0.4)], 4);

  assert.deepEqual(
    swing(made, 0, 0.5).map((value) => Math.fround(value)),
    [0.1, 0.2].map(Math.fround),
  );
  assert.deepEqual(swing(made, 0.5, 1).map(Math.fround), [-0.4, 0.3].map(Math.fround));
  assert.deepEqual(swing(made, 0.9, 0.95).map(Math.fround), [-0.4, -0.4].map(Math.fround));
});
