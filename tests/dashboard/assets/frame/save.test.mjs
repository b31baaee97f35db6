import assert from "node:assert/strict";
import { test } from "node:test";
import { tableText } from "../../../../dashboard/assets/frame/save.mjs";

test("cells that a spreadsheet would run, or that look as if marked, get an apostrophe", () => {
  const rows = [
    ["=1+1", "@x", "+y", "-x"],
    ["'=a", "'tis", "\t=1", "a=1"],
  ];

  assert.equal(tableText(rows, ";"), "'=1+1;'@x;'+y;'-x\n''=a;'tis;\"'\t=1\";a=1\n");
});

test("numbers stay numbers, whatever their sign", () => {
  const row = [-0.5, 1e-7, -1e-7, -Infinity, NaN, "-3", "+.5e-3", "-"];

  assert.equal(tableText([row]), "-0.5,1e-7,-1e-7,-Infinity,NaN,-3,+.5e-3,'-\n");
});

test("cells with a separator or a quote are quoted", () => {
  assert.equal(tableText([['a "b"', "c,d", "e\nf"]]), '"a ""b""","c,d","e\nf"\n');
});
