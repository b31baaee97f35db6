// The order of runs. Python is held to the same cases: `test_ranking.py`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bestNumber, bestRun, byScore, isReal, winningNumber } from "../../../../dashboard/assets/frame/ranking.mjs";

const CASES = JSON.parse(
  readFileSync(new URL("../../../insight/lineage/target/rankings.json", import.meta.url), "utf8"),
);

for (const { says, scores: told, direction, order, best, starred } of CASES)
  test(says, () => {
    const scores = Object.fromEntries(
      Object.entries(told).map(([run, score]) => [run, score === null ? null : Number(score)]),
    );
    const runs = Object.keys(scores),
      scoreOf = (run) => scores[run],
      winning = winningNumber(Object.values(scores), direction);
    const sorted = runs.sort(byScore(scoreOf, direction)).filter((run) => isReal(scores[run]));

    if (order) assert.deepEqual(sorted, order);
    assert.equal(bestRun(runs, scoreOf, direction), best);
    assert.ok(bestNumber(Object.values(scores), direction) === (best === null ? null : scores[best]));
    assert.deepEqual(winning === null ? [] : sorted.filter((run) => scores[run] === winning), starred);
  });

test("runs without a number stay behind the others as they stand", () => {
  const scores = { c: null, b: undefined, a: 1, d: NaN };

  assert.deepEqual(Object.keys(scores).sort(byScore((run) => scores[run], -1)), ["a", "c", "b", "d"]);
});
