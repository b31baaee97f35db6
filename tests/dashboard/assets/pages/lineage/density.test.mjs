import assert from "node:assert/strict";
import { test } from "node:test";
import { covering, opacityFor } from "../../../../../dashboard/assets/pages/lineage/density.mjs";

/** `count` lines over two axes, spread over so many pixels. */
function spread(count, pixels) {
  const at = Float64Array.from({ length: count }, (_, i) => ((i * 0.618034) % 1) * pixels);
  return [at, at];
}
const all = (count) => Array.from({ length: count }, (_, i) => i);

test("the lines that lie over one line are counted where it is, not where nothing is", () => {
  assert.equal(Math.round(covering(spread(2400, 240), all(2400), 1)), 10);
  assert.equal(Math.round(covering(spread(2400, 24), all(2400), 1)), 100);
  assert.equal(covering(spread(1, 240), [0], 1), 1);
  assert.equal(covering(spread(100, 240), [], 1), 0);
  assert.equal(Math.round(covering([new Float64Array(3)], all(3), 1)), 3);
});

test("one gap where all lines meet makes the others no paler than their mean", () => {
  const apart = spread(2400, 240)[0],
    met = new Float64Array(2400);

  const [spreadOut, mixed, together] = [
    [apart, apart],
    [apart, apart, met],
    [met, met],
  ].map((axes) => covering(axes, all(2400), 1));
  assert.ok(spreadOut < mixed && mixed < together);
});

test("lines are opaque alone, and thousands leave the paper and each other in sight", () => {
  const behind = (opacity, over) => (1 - opacity) ** over;

  assert.equal(opacityFor(1, 0.9), 0.9);
  for (const over of [4, 16, 40]) {
    assert.ok(Math.abs(behind(opacityFor(over, 0.9), over - 1) - 0.25) < 1e-9);
  }
  assert.ok(opacityFor(1e9, 0.9) * 255 > 5); // or the bits of a canvas tell another colour
});
