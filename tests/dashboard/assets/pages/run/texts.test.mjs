// Files that are tables are shown as tables, every cell as it is written.
import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf, tableOf } from "../../../../../dashboard/assets/pages/run/texts.mjs";

const WHOLE = { isWhole: true, most: 10 };

test("cells are told apart as RFC 4180 has it", () => {
  const text = 'a,"b, c","say ""so""",\r\n"two\nlines",,3\n';

  assert.deepEqual(linesOf(text, ",", 10), [
    ["a", "b, c", 'say "so"', ""],
    ["two\nlines", "", "3"],
  ]);
  assert.deepEqual(linesOf('x,"never closed', ",", 10), [["x", "never closed"]]);
  assert.deepEqual(linesOf("a,", ",", 10), [["a", ""]]);
  assert.deepEqual(linesOf("", ",", 10), []);
});

test("a file is a table by its ending, with the separator that its first line has", () => {
  assert.deepEqual(tableOf("runs/m.csv", "step;loss\n1;0,5\n", WHOLE), {
    columns: ["step", "loss"],
    rows: [["1", "0,5"]],
  });
  assert.deepEqual(tableOf("m.TSV", "a\tb\n1\t2", WHOLE), { columns: ["a", "b"], rows: [["1", "2"]] });
  assert.equal(tableOf("m.txt", "a,b\n1,2", WHOLE), null);
  assert.equal(tableOf("m.csv", "a,b\n", WHOLE), null);
});

test("of a text that is cut the last line is left out, and there are at most so many rows", () => {
  assert.deepEqual(tableOf("m.csv", "a\n1\n23", { isWhole: false, most: 10 })?.rows, [["1"]]);
  assert.equal(tableOf("m.csv", `a\n${"1\n".repeat(50)}`, WHOLE)?.rows.length, 10);
  assert.equal(tableOf("m.json", '[{"a": 1}', { isWhole: false, most: 10 }), null);
});

test("JSON is a table where it has rows, its numbers as they are written", () => {
  const table = '{"columns": ["x", "y"], "data": [[9007199254740993, 1.50], [null, {"a": 1}]]}';
  const isExact = JSON.parse("1.50", (_key, _value, context) => context?.source ?? "") === "1.50";

  assert.deepEqual(tableOf("t.json", table, WHOLE), {
    columns: ["x", "y"],
    rows: [isExact ? ["9007199254740993", "1.50"] : ["9007199254740992", "1.5"], ["", '{"a":"1"}']],
  });
  assert.deepEqual(tableOf("t.json", '[{"a": true}, {"b": "<b>"}]', WHOLE), {
    columns: ["a", "b"],
    rows: [
      ["true", ""],
      ["", "<b>"],
    ],
  });
  for (const text of ['{"a": 1}', "[]", "[1, 2]", "[[1]]", "[null]", "{", '{"columns": 3, "data": []}'])
    assert.equal(tableOf("t.json", text, WHOLE), null, text);
  assert.equal(tableOf("t.json", `${"[".repeat(200_000)}`, WHOLE), null);
});
