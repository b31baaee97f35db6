import assert from "node:assert/strict";
import { test } from "node:test";
import { conditionOf, joined, named } from "../../../../../dashboard/assets/pages/lineage/condition.mjs";

const VALUES = { values: [0.1, 0.5, 0.9387, 0.9396, 0.97, NaN] };
const brush = (from, to, missing = false) => ({ from, to, missing });

test("a brush is the condition that it means, in few digits", () => {
  const of = (...held) => conditionOf(["max(val/accuracy)"], VALUES, brush(...held));

  assert.equal(of(0.93899123, 0.98), "max(val/accuracy) >= 0.939");
  assert.equal(of(0, 0.93899123), "max(val/accuracy) <= 0.939");
  assert.equal(of(0.31234, 0.95432), "max(val/accuracy) >= 0.31 and max(val/accuracy) <= 0.95");
  assert.equal(of(0.5, 0.9387), "max(val/accuracy) >= 0.5 and max(val/accuracy) <= 0.939");
});

test("what has a value passes a brush over all, what lacks one where it is brushed", () => {
  assert.equal(conditionOf(["lr"], VALUES, brush(0, 1)), "lr <= inf");
  assert.equal(conditionOf(["lr"], VALUES, brush(Infinity, -Infinity, true)), "not lr <= inf");
  assert.equal(conditionOf(["lr"], VALUES, brush(0.4, 1, true)), "(lr >= 0.4 or not lr <= inf)");
  assert.equal(conditionOf(["lr"], { values: [0.1, Infinity] }, brush(0, 1)), "lr <= 1");
});

test("texts are quoted, and every heading of a parameter is asked", () => {
  const held = { levels: new Set(["Adam", 'say "hi"']), missing: false };

  assert.equal(conditionOf(["net"], { values: [0, 1] }, held), '(net = "Adam" or net = "say \\"hi\\"")');
  assert.equal(
    conditionOf(["user.lr", "algorithm.lr"], VALUES, brush(Infinity, -Infinity, true)),
    "(not user.lr <= inf and not algorithm.lr <= inf)",
  );
  assert.equal(
    conditionOf(["user.lr", "algorithm.lr"], VALUES, brush(0.4, 0.6)),
    "(user.lr >= 0.4 and user.lr <= 0.6 or algorithm.lr >= 0.4 and algorithm.lr <= 0.6)",
  );
});

test("names that the language would not read are quoted", () => {
  assert.deepEqual(["val/loss", "eval loss", "and", 'a"b'].map(named), ["val/loss", '"eval loss"', '"and"', '"a\\"b"']);
  assert.equal(joined([], "and"), "");
});
