import assert from "node:assert/strict";
import { test } from "node:test";
import { isNoisy } from "../../../../dashboard/assets/charts/noise.mjs";

const STEPS = 600;

/** Normal noise, the same at each call. */
function noise(seed = 7) {
  let state = seed;
  const uniform = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** A loss that falls from 3 to 0, with noise of a standard deviation. */
function loss(deviation, steps = STEPS) {
  const next = noise();
  return Array.from({ length: steps }, (_, i) => 3 * Math.exp((-4 * i) / steps) + deviation * next());
}

test("a line is noisy where jitter is wider than it is drawn", () => {
  assert.equal(isNoisy(loss(0.05)), true);
  assert.equal(isNoisy(loss(0.02)), true);
  assert.equal(isNoisy(loss(0.002)), false);
  assert.equal(isNoisy(loss(0)), false);
});

test("pure noise, and values that jump each step, are noisy", () => {
  const next = noise();

  assert.equal(isNoisy(Array.from({ length: STEPS }, next)), true);
  assert.equal(isNoisy(Array.from({ length: STEPS }, (_, i) => i % 2)), true);
});

test("a slope, a bend, a staircase, a wave and a sawtooth are no noise", () => {
  for (const shape of [
    (i) => i,
    (i) => Math.abs(i - 300),
    (i) => 0.1 ** Math.floor(i / 200),
    (i) => Math.floor(i / 3), // an epoch, say, told three times
    (i) => -Math.floor(i / 2),
    (i) => Math.sin(i / 20),
    (i) => i % 7,
  ])
    assert.equal(isNoisy(Array.from({ length: STEPS }, (_, i) => shape(i))), false, String(shape));
});

test("a constant is not noisy, nor one that is only rounded", () => {
  assert.equal(isNoisy(new Float64Array(STEPS).fill(0.1)), false);
  assert.equal(isNoisy(Float64Array.from({ length: STEPS }, (_, i) => 0.1 + (i % 2) * 1e-17)), false);
  assert.equal(isNoisy(Float64Array.from({ length: STEPS }, (_, i) => 1e9 + (i % 2) * 1e-7)), false);
});

test("of fewer than a hundred points each one is seen", () => {
  assert.equal(isNoisy(loss(0.2, 99)), false);
  assert.equal(isNoisy(loss(0.2, 100)), true);
});

test("spikes make no line noisy, and hide no noise; nor does what is not finite", () => {
  const spiked = (y) => y.map((v, i) => (i % 50 === 49 ? 800 : v));
  const holes = (y) => y.map((v, i) => (i >= 300 ? NaN : v));

  assert.equal(isNoisy(spiked(loss(0))), false);
  assert.equal(isNoisy(spiked(loss(0.05))), true);
  assert.equal(isNoisy(holes(loss(0))), false);
  assert.equal(isNoisy(holes(loss(0.05))), true);
  assert.equal(isNoisy(new Float64Array(STEPS).fill(NaN)), false);
  assert.equal(isNoisy([]), false);
});

test("scale and offset change nothing", () => {
  for (const deviation of [0.002, 0.05])
    for (const [scale, offset] of [
      [1e-6, 0],
      [1e6, 1e8],
      [-1, 5],
    ])
      assert.equal(isNoisy(loss(deviation).map((v) => scale * v + offset)), isNoisy(loss(deviation)));
});
