import assert from "node:assert/strict";
import { test } from "node:test";
import { indexed, USUAL } from "../../../../../dashboard/assets/pages/console/ansi.mjs";
import { coloursOf, contrast, readable, rgbOf } from "../../../../../dashboard/assets/pages/console/readable.mjs";

const GROUNDS = [rgbOf("#ffffff"), rgbOf("#151a21")];

test("every colour of a terminal can be read in both themes", () => {
  for (const ground of GROUNDS)
    for (let index = 0; index < 256; index++) {
      const colour = indexed(index);
      assert.ok(colour && contrast(readable(colour, ground), ground) >= 4.5);
    }
});

test("a colour that can be read stays", () => {
  assert.deepEqual(readable([0, 0, 238], GROUNDS[0]), [0, 0, 238]);
});

test("text on a ground of its own, and swapped with it, can be read", () => {
  for (const surface of GROUNDS)
    for (const looks of [
      { ...USUAL, back: indexed(3) },
      { ...USUAL, fore: indexed(0), back: indexed(0) },
      { ...USUAL, fore: indexed(1), swapped: true },
      { ...USUAL, swapped: true },
    ]) {
      const { fore, back } = coloursOf(looks, surface, rgbOf("#808080"));
      assert.ok(fore && back && contrast(fore, back) >= 4.5);
    }
  assert.deepEqual(coloursOf(USUAL, GROUNDS[0], [0, 0, 0]), { fore: null, back: null });
});
