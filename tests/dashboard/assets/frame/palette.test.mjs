import assert from "node:assert/strict";
import { test } from "node:test";
import { freest, mixed, PALETTE } from "../../../../dashboard/assets/frame/palette.mjs";

test("runs that come one by one get all colours before one comes twice", () => {
  const taken = [];
  for (let run = 0; run < PALETTE; run++) taken.push(freest(taken, taken));

  assert.deepEqual(taken, [...Array(PALETTE).keys()]);
  assert.equal(freest(taken, taken), 0);
});

test("beside others a colour is taken that they do not have, of those the one that is rarest", () => {
  const all = [0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11];

  assert.equal(freest([0, 1], all), 3);
  assert.equal(freest([...Array(PALETTE).keys()].slice(0, -1), all), 11);
});

test("a colour between two others is as far from each as it is said", () => {
  assert.equal(mixed("#000000", "#ff8040", 0), "#000000");
  assert.equal(mixed("#000000", "#ff8040", 0.5), "#804020");
  assert.equal(mixed("#000000", "#ff8040", 1), "#ff8040");
});
