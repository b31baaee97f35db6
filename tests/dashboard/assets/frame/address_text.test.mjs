import assert from "node:assert/strict";
import { test } from "node:test";
import { escaped, namesIn, unescaped, written } from "../../../../dashboard/assets/frame/address_text.mjs";

test("names come back from the text that holds them, whatever letters they have", () => {
  const names = ["a", "b,c", "100%", "x;y~z", "<img>&|", "ä/ö", "%2c"];

  assert.deepEqual(namesIn(written(names)), names);
  assert.deepEqual(names.map(escaped).map(unescaped), names);
});

test("no text has no names, and a text that was cut keeps what is left of it", () => {
  assert.deepEqual(namesIn(null), []);
  assert.deepEqual(namesIn(""), []);
  assert.deepEqual(namesIn("a,b%"), ["a", "b%"]);
});
