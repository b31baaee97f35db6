import assert from "node:assert/strict";
import { test } from "node:test";
import { decadeTicks, ticks } from "../../../../dashboard/assets/charts/ticks.mjs";

const texts = (kind, ends, most) => ticks(kind, ends, most).map(({ text }) => text);

test("ticks of numbers stand at round places, and each says another text", () => {
  assert.deepEqual(texts("linear", [0, 1], 5), ["0", "0.2", "0.4", "0.6", "0.8", "1"]);
  assert.deepEqual(texts("linear", [-3, 3], 3), ["−2", "0", "2"]);
  assert.equal(new Set(texts("linear", [1e9, 1e9 + 4], 4)).size, 5);
});

test("steps are whole, and short where they are many", () => {
  assert.deepEqual(texts("steps", [0, 3], 10), ["0", "1", "2", "3"]);
  assert.deepEqual(texts("steps", [0, 30_000], 3), ["0", "10k", "20k", "30k"]);
});

test("ticks of what has a unit say it", () => {
  assert.deepEqual(texts("percent", [0, 104], 3), ["0 %", "50 %", "100 %"]);
  assert.deepEqual(texts("watts", [0, 400], 2), ["0 W", "200 W", "400 W"]);
  assert.deepEqual(texts("celsius", [40, 60], 2), ["40 °C", "50 °C", "60 °C"]);
});

test("bytes stand in the unit that suits the most there is", () => {
  assert.deepEqual(texts("bytes", [0, 16e9], 4), ["0 GB", "5 GB", "10 GB", "15 GB"]);
  assert.deepEqual(texts("bytes/s", [0, 3000], 3), ["0 kB/s", "1 kB/s", "2 kB/s", "3 kB/s"]);
  assert.deepEqual(texts("bytes", [0, 4], 2), ["0 B", "2 B", "4 B"]);
});

test("a log axis has decades, and within one of them parts of it", () => {
  assert.deepEqual(texts("log", [-2, 2], 5), ["0.01", "0.1", "1", "10", "100"]);
  assert.deepEqual(decadeTicks([0, 0.9]).tickvals, [1, 2, 3, 4, 5, 6]);
});

test("dates say their day once, and the times of the clock on the wall", () => {
  const noon = Date.UTC(2026, 0, 31, 12);
  const found = ticks("dates", [noon, noon + 24 * 3_600_000], 2);

  assert.deepEqual(
    found.map(({ text }) => text),
    ["12:00", "00:00", "12:00"],
  );
  assert.deepEqual(
    found.map(({ below }) => below),
    ["2026-01-31", "2026-02-01", ""],
  );
});

test("times that no calendar has are seconds", () => {
  assert.deepEqual(texts("dates", [1.7e15, 1.7e15 + 4000], 4), [
    "1.7e12 s",
    "1.700000000001e12 s",
    "1.700000000002e12 s",
    "1.700000000003e12 s",
    "1.700000000004e12 s",
  ]);
  assert.ok(ticks("dates", [0, 1e303], 4).length > 1);
});

test("an axis without an extent has no ticks", () => {
  assert.deepEqual(ticks("linear", [1, 1], 5), []);
});

const DAY = 24 * 3_600_000;
// What an axis of at most about five ticks says; "…" where more come.
/** @type {[kind: string, low: number, high: number, texts: string[]][]} */
const SAID = [
  ["linear", -0.3, 1.1, ["0", "0.5", "1"]],
  ["linear", -2, 2, ["−2", "−1", "0", "1", "2"]],
  ["linear", 1.00001, 1.00005, ["1.00001", "1.00002", "…"]],
  ["linear", 2e-7, 6e-7, ["2e−7", "3e−7", "4e−7", "5e−7", "6e−7"]],
  ["linear", 1.5e12, 3.1e12, ["1.5e12", "2e12", "2.5e12", "3e12"]],
  ["linear", 1e-21, 2e-21, ["1e−21", "1.2e−21", "…"]],
  ["seconds", 0, 100, ["0 s", "20 s", "40 s", "60 s", "80 s", "100 s"]],
  ["steps", 1, 3, ["1", "2", "3"]],
  ["steps", 0, 9_000, ["0", "2,000", "4,000", "6,000", "8,000"]],
  ["steps", 0, 20_000, ["0", "5k", "10k", "15k", "20k"]],
  ["steps", 1_000_000, 1_000_004, ["1M", "1.000001M", "…"]],
  ["log", -3, 0, ["0.001", "0.01", "0.1", "1"]],
  ["log", Math.log10(1100), Math.log10(1900), ["1200", "1400", "1600", "1800"]],
  ["dates", 0, 400, ["00.000 1970-01-01 00:00", "00.100", "00.200", "00.300", "00.400"]],
  ["dates", 0, 150_000, ["00:00:00 1970-01-01", "00:00:30", "…"]],
  ["dates", DAY / 2, 1.6 * DAY, ["12:00 1970-01-01", "18:00", "00:00 1970-01-02", "06:00", "12:00"]],
  ["dates", 0, 5 * DAY, ["01-01 1970", "01-02", "…"]],
  ["dates", 0, 150 * DAY, ["1970-01", "1970-02", "1970-03", "1970-04", "1970-05"]],
  ["dates", 0, 3000 * DAY, ["1970", "1972", "1974", "1976", "1978"]],
];

test("every kind of axis says round places, in their order, and none beyond its ends", () => {
  for (const [kind, low, high, expected] of SAID) {
    const found = ticks(kind, [low, high], 5);
    const places = found.map(({ at }) => at);
    const said = found.map(({ text, below }) => [text, below].filter(Boolean).join(" "));
    const isCut = expected.at(-1) === "…";

    if (isCut) assert.deepEqual([...said.slice(0, expected.length - 1), "…"], expected);
    else assert.deepEqual(said, expected);
    assert.deepEqual(
      places,
      places.filter((at) => at >= low && at <= high).sort((one, other) => one - other),
    );
  }
});

test("numbers that are only so close to each other have no two ticks of one text", () => {
  const found = texts("linear", [1, 1 + 1e-14], 5);

  assert.equal(new Set(found).size, found.length);
});
