import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName } from "../../../../../dashboard/assets/pages/scalars/file_name.mjs";

test("names of files are safe everywhere, and of a bounded length", () => {
  const tags = ["../../etc/passwd", 'a<b>:"|?*', "损失/训练", "..."];

  assert.deepEqual(
    tags.map((tag) => fileName([tag], "csv")),
    ["scalar_etc-passwd.csv", "scalar_a-b.csv", "scalar_损失-训练.csv", "scalar_chart.csv"],
  );
  assert.ok(fileName(["x".repeat(300)], "csv").length < 100);
});
