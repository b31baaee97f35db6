import assert from "node:assert/strict";
import { test } from "node:test";
import { next, sectionsOf } from "../../../../../dashboard/assets/pages/scalars/card_layout.mjs";

const order = {
  sections: /** @type {[string, string[]][]} */ ([
    ["val", ["val/accuracy", "val/loss"]],
    ["train", ["train/loss"]],
  ]),
  leftovers: ["odd", "far"],
};
const brief = (/** @type {ReturnType<typeof sectionsOf>} */ sections) =>
  sections.map(({ kind, name, tags }) => `${kind} ${name}: ${tags}`);

test("groups stand as they come, leftovers last", () => {
  assert.deepEqual(brief(sectionsOf(order, [], false)), [
    "group val: val/accuracy,val/loss",
    "group train: train/loss",
    "leftovers : odd,far",
  ]);
});

test("what a person pinned stands first and nowhere else, in the order of the person", () => {
  assert.deepEqual(brief(sectionsOf(order, ["far", "gone", "train/loss"], true)), [
    "pinned : far,train/loss",
    "joined-tags : ",
    "group val: val/accuracy,val/loss",
    "leftovers : odd",
  ]);
});

test("nothing makes no section", () => {
  assert.deepEqual(sectionsOf({ sections: [], leftovers: [] }, ["gone"], false), []);
});

test("arrows go round, and begin at an end from a card that left the page", () => {
  const all = ["a", "b", "c"];
  assert.equal(next(all, "a", 1), "b");
  assert.equal(next(all, "c", 1), "a");
  assert.equal(next(all, "a", -1), "c");
  assert.equal(next(all, "gone", 1), "a");
  assert.equal(next(all, "gone", -1), "c");
});
