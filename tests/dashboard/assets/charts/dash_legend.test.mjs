import assert from "node:assert/strict";
import { test } from "node:test";
import { short } from "../../../../dashboard/assets/charts/dash_legend.mjs";

test("tags of one card are told apart by what differs", () => {
  assert.equal(short("machine/gpu/12/load"), "GPU 12");
  assert.equal(short("machine/network/in"), "in");
  assert.equal(short("machine/cpu/7/cpu_percent"), "7");
  assert.equal(short("machine/fan"), "fan");
});
