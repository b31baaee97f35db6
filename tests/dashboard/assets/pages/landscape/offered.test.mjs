import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.window ??= /** @type {any} */ ({});
const { extended } = await import("../../../../../dashboard/assets/pages/landscape/offered.mjs");

const LIST = [{ value: "loss", label: "Verlust" }];

test("what the list lacks stands behind it in order, in words", () => {
  assert.deepEqual(extended(["top_5", "loss", "f1"], LIST), [
    ...LIST,
    { value: "f1", label: "f1" },
    { value: "top_5", label: "top 5" },
  ]);
});

test("a list that lacks nothing stays", () => {
  assert.equal(extended(["loss"], LIST), null);
  assert.equal(extended(null, LIST), null);
});
