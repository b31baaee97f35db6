import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersStaying, partsOf, shortName } from "../../../../dashboard/assets/frame/name_parts.mjs";

/** Names with brackets around what gives way. */
const told = (...names) => {
  const parts = partsOf(names);
  return names.map((name) => {
    assert.equal(
      parts
        .get(name)
        .map(([text]) => text)
        .join(""),
      name,
    );
    return parts
      .get(name)
      .map(([text, stays]) => (stays ? text : `(${text})`))
      .join("");
  });
};

test("what runs of a folder share gives way, wherever it stands, and what differs stays", () => {
  assert.deepEqual(told("sweep/lr1.0_bs256_s4", "sweep/lr0.1_bs256_s4", "sweep/lr0.01_bs256_s3", "other/a"), [
    "(sweep/)lr1.0_(bs256_)s4",
    "(sweep/)lr0.1_(bs256_)s4",
    "(sweep/)lr0.01_(bs256_)s3",
    "(other/)a",
  ]);
  assert.deepEqual(told("mlp-sgd", "mlp-sgd-nesterov", "mlp-adam"), [
    "(mlp-)sgd",
    "(mlp-)sgd-(nesterov)",
    "(mlp-)adam",
  ]);
});

test("a folder stays where another one has a run of the same name", () => {
  assert.deepEqual(told("trial-1/seed0", "trial-2/seed0", "trial-2/seed1"), [
    "(trial-)1/seed0",
    "(trial-)2/seed0",
    "(trial-2/)seed1",
  ]);
});

test("of a long key the first letters stay, unless another begins like it", () => {
  const [one, other, like] = ["80f3cde5f42f497c", "a036832f67444df1", "a036832fbdcb34cd"];

  assert.deepEqual(told(`m/${one}`, `m/${other}`), ["(m/)80f3cde5(f42f497c)", "(m/)a036832f(67444df1)"]);
  assert.deepEqual(told(`m/${like}`, `m/${other}`), [`(m/)${like}`, `(m/)${other}`]);
});

test("of names of other lengths stays what tells them apart; one that another begins with stays whole", () => {
  assert.deepEqual(told("run"), ["run"]);
  assert.deepEqual(told("."), ["."]);
  assert.deepEqual(told("a", "a_b", "a_b_c"), ["a", "a_b", "a_b_(c)"]);
});

test("a name in one line of words leaves out what all share", () => {
  const parts = partsOf(["sweep/resnet_lr0.1_s0", "sweep/resnet_lr0.01_s0", "sweep/resnet_lr0.1_s1"]);

  assert.deepEqual([...parts.values()].map(shortName), ["lr0.1_s0", "lr0.01_s0", "lr0.1_s1"]);
  assert.deepEqual([...parts.values()].map(lettersStaying), [8, 9, 8]);
  assert.equal(
    shortName([
      ["a", true],
      ["_b_", false],
      ["c", true],
    ]),
    "a…c",
  );
  assert.equal(shortName([["a", false]]), "a");
  assert.equal(shortName([]), "");
  assert.equal(
    lettersStaying([
      ["学习率", true],
      ["-", false],
    ]),
    6,
  );
});
