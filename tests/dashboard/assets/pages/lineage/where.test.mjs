import assert from "node:assert/strict";
import { test } from "node:test";
import { conditionOfFilter, filterOf, testOf } from "../../../../../dashboard/assets/pages/lineage/where.mjs";

const NUMBERS = { kind: "number", values: [0.1, 0.5, 2, NaN] };
const TEXTS = { kind: "text", levels: ["", "Adam", "AdamW", "adam", "a*b"], values: [0, 1, 2, 3, 4, -1] };
const number = (type, filter = null, filterTo = null) => ({ filterType: "number", type, filter, filterTo });
const text = (type, filter = null) => ({ filterType: "text", type, filter });
const passing = (filter, column) => column.values.filter(testOf(filter, column));

test("a filter of numbers lets through what the grid does, and is the same condition", () => {
  const told = [
    [number("equals", 0.5), [0.5], "lr = 0.5"],
    [number("notEqual", 0.5), [0.1, 2], "lr != 0.5"],
    [number("lessThan", 0.5), [0.1], "lr < 0.5"],
    [number("lessThanOrEqual", 0.5), [0.1, 0.5], "lr <= 0.5"],
    [number("greaterThan", 0.5), [2], "lr > 0.5"],
    [number("greaterThanOrEqual", 0.5), [0.5, 2], "lr >= 0.5"],
    [number("inRange", 0.1, 2), [0.5], "(lr > 0.1 and lr < 2)"],
    [number("blank"), [NaN], "not lr <= inf"],
    [number("notBlank"), [0.1, 0.5, 2], "lr <= inf"],
  ];
  for (const [filter, passes, condition] of told) {
    assert.deepEqual(passing(filter, NUMBERS), passes, filter.type);
    assert.equal(conditionOfFilter(["lr"], NUMBERS, filter), condition);
  }
});

test("a filter of texts knows no upper and lower case, and lets what is missing through where it denies", () => {
  const told = [
    [text("contains", "DAM"), [1, 2, 3], 'net ~ "DAM"'],
    [text("notContains", "dam"), [0, 4, -1], 'not net ~ "dam"'],
    [text("equals", "ADAM"), [1, 3], '(net = "Adam" or net = "adam")'],
    [text("equals", "sgd"), [], 'net = "sgd"'],
    [text("notEqual", "adamw"), [0, 1, 3, 4, -1], 'not net = "AdamW"'],
    [text("blank"), [0, -1], '(net = "" or not net ~ "")'],
    [text("notBlank"), [1, 2, 3, 4], 'not (net = "" or not net ~ "")'],
    [text("contains", "a*"), [4], 'net = "a*b"'],
  ];
  for (const [filter, passes, condition] of told) {
    assert.deepEqual(passing(filter, TEXTS), passes, filter.type);
    assert.equal(conditionOfFilter(["net"], TEXTS, filter), condition);
  }
});

test("several conditions of one column are joined, and every heading of a parameter is asked", () => {
  const both = { filterType: "number", operator: "AND", conditions: [number("greaterThan", 0.1), number("notBlank")] };
  const either = { filterType: "number", operator: "OR", conditions: [number("equals", 2), number("blank")] };

  assert.deepEqual(passing(both, NUMBERS), [0.5, 2]);
  assert.deepEqual(passing(either, NUMBERS), [2, NaN]);
  assert.equal(conditionOfFilter(["lr"], NUMBERS, both), "(lr > 0.1 and lr <= inf)");
  assert.equal(
    conditionOfFilter(["user.lr", "algorithm.lr"], NUMBERS, either),
    "((user.lr = 2 or algorithm.lr = 2) or (not user.lr <= inf and not algorithm.lr <= inf))",
  );
  assert.equal(
    conditionOfFilter(["a.net", "b.net"], TEXTS, text("notContains", "x")),
    'not (a.net ~ "x" or b.net ~ "x")',
  );
});

test("what an address holds is a filter only where the column can have it", () => {
  const joined = { filterType: "text", operator: "OR", conditions: [text("contains", "a"), text("blank")] };

  assert.deepEqual(filterOf(NUMBERS, number("lessThan", 3)), number("lessThan", 3));
  assert.deepEqual(filterOf(TEXTS, joined), joined);
  for (const [column, held] of [
    [TEXTS, number("lessThan", 3)],
    [NUMBERS, number("lessThan", "3")],
    [NUMBERS, number("lessThan")],
    [NUMBERS, number("inRange", 3)],
    [NUMBERS, number("constructor", 3)],
    [TEXTS, text("startsWith", "a")],
    [TEXTS, text("contains", 7)],
    [TEXTS, { ...joined, operator: "XOR" }],
    [TEXTS, { ...joined, conditions: [] }],
    [TEXTS, { ...joined, conditions: [joined] }],
    [TEXTS, null],
    [TEXTS, "contains"],
  ])
    assert.equal(filterOf(column, held), null);
});
