import assert from "node:assert/strict";
import { test } from "node:test";
import { ends, short } from "../../../../../dashboard/assets/pages/machine/quantity.mjs";

test("a share has room for all of it, and what has no most begins at nothing", () => {
  assert.deepEqual(ends([40, 60], "percent", 100), [0, 104]);
  assert.deepEqual(ends([40, 160], "percent", 100), [0, 160]);
  assert.deepEqual(ends([1e6, 3e6], "bytes"), [0, 3e6]);
});

test("an axis of nothing but zeros has two ends", () => {
  const [low, high] = ends([-0.5, 0], "bytes/s");

  assert.ok(high > low);
});

test("temperatures, and what nobody knows, have no natural floor", () => {
  assert.deepEqual(ends([40, 60], "celsius"), [40, 60]);
  assert.deepEqual(ends([-3, 6], "linear"), [-3, 6]);
});

test("tags of one card are told apart by what differs", () => {
  assert.equal(short("machine/gpu/12/load"), "GPU 12");
  assert.equal(short("machine/network/in"), "in");
  assert.equal(short("machine/cpu/7/cpu_percent"), "7");
  assert.equal(short("machine/fan"), "fan");
});
