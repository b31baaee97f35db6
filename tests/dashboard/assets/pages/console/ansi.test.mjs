import assert from "node:assert/strict";
import { test } from "node:test";
import {
  USUAL,
  coloursOf,
  contrast,
  indexed,
  marked,
  pieces,
  readable,
  rgbOf,
} from "../../../../../dashboard/assets/pages/console/ansi.mjs";

/** @param {string} line */
const texts = (line) => pieces(line).map(({ text }) => text);

test("a line without marks is one piece", () => {
  assert.deepEqual(texts("loss 0.5"), ["loss 0.5"]);
  assert.deepEqual(pieces(""), []);
});

test("colours and styles hold until they are taken back", () => {
  const found = pieces("\x1b[1;31mbad\x1b[22m still\x1b[39m plain\x1b[4;7mlast\x1b[m end");
  const looks = found.map(({ text, looks: { fore, bold, under, swapped } }) => [text, fore, bold, under, swapped]);
  assert.deepEqual(looks, [
    ["bad", [205, 0, 0], true, false, false],
    [" still", [205, 0, 0], false, false, false],
    [" plain", null, false, false, false],
    ["last", null, false, true, true],
    [" end", null, false, false, false],
  ]);
});

test("256 colours and true colours are read in each form", () => {
  const colours = ["38;5;208", "38;2;1;2;3", "38:2::1:2:3", "38:2:1:2:3", "48;5;21", "97", "104"].map((numbers) => {
    const [{ looks }] = pieces(`\x1b[${numbers}mx`);
    return looks.fore ?? looks.back;
  });
  assert.deepEqual(colours, [
    [255, 135, 0],
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
    [0, 0, 255],
    [255, 255, 255],
    [92, 92, 255],
  ]);
  assert.deepEqual([indexed(232), indexed(255), indexed(256), indexed(-1)], [[8, 8, 8], [238, 238, 238], null, null]);
});

test("what is no colour is left out, and what is none at all does no harm", () => {
  assert.deepEqual(texts("a\x1b[2Kb\x1b]0;title\x07c\x1b]8;;https://x\x1b\\d\x1b(Be\x07\0f"), [
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
  ]);
  assert.deepEqual(texts("\x1b[38;5mx\x1b[38;2;999;1mx\x1b[999mx\x1b["), ["x", "x", "x"]);
  assert.deepEqual(texts("<b>&amp;</b>"), ["<b>&amp;</b>"]);
});

test("words are found across pieces", () => {
  const cut = marked(pieces("Lo\x1b[31mss\x1b[0m and loss"), "LOSS");
  assert.deepEqual(
    cut.map(({ text, found }) => [text, found]),
    [
      ["Lo", true],
      ["ss", true],
      [" and ", false],
      ["loss", true],
    ],
  );
  assert.deepEqual(
    marked(pieces("İx"), "x").map(({ found }) => found),
    [false],
  );
});

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
