import assert from "node:assert/strict";
import { test } from "node:test";
import { matches } from "../../../../dashboard/assets/frame/patterns.mjs";

test("a star stands for any letters or none, anything else for itself", () => {
  const tags = ["loss", "train/loss", "train/loss/auto", "eval.loss", "evalxloss"];
  const found = (pattern) => tags.filter((tag) => matches(pattern, tag));

  assert.deepEqual(found("loss"), ["loss"]);
  assert.deepEqual(found("*loss"), ["loss", "train/loss", "eval.loss", "evalxloss"]);
  assert.deepEqual(found("train/*"), ["train/loss", "train/loss/auto"]);
  assert.deepEqual(found("eval.l*s"), ["eval.loss"]);
  assert.deepEqual(found("*t*a*"), ["train/loss", "train/loss/auto"]);
  assert.deepEqual(found("*"), tags);
  assert.deepEqual(found(""), []);
});

test("the beginning and the end of a pattern share no letter", () => {
  assert.equal(matches("ab*ba", "aba"), false);
  assert.equal(matches("ab*ba", "abba"), true);
  assert.equal(matches("a*b*b", "ab"), false);
});

test("a pattern of many stars looks at a long name once", () => {
  const name = "a".repeat(100_000);

  assert.equal(matches(`${"a*".repeat(500)}b`, name), false);
  assert.equal(matches("*a".repeat(500), name), true);
});
