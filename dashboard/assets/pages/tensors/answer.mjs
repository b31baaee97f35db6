// What an answer about a tensor looks like: its facts, its difference to another, a page of elements.
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";
import { scrolled, tableOf } from "../../charts/tables.mjs";

const ODD = ["nan", "up", "down"];

/** Whole numbers that a float cannot hold come as texts. */
const written = (value) => (typeof value === "string" ? value : number(value));

export function factsTable(facts) {
  const columns = [
    [say("Run"), ({ run }) => nameOf(run)],
    [say("Step"), (one) => whole(one.step)],
    [say("Shape"), (one) => `[${one.shape.join(", ")}]`],
    [say("Type"), (one) => one.dtype],
    [say("Min"), (one) => written(one.min), "min"],
    [say("Max"), (one) => written(one.max), "max"],
    [say("Mean"), (one) => number(one.mean), "mean"],
    [say("Std"), (one) => number(one.std), "std"],
    [say("Zeros"), (one) => (one.count ? `${number((100 * one.zeros) / one.count)} %` : "–")],
    ["NaN", (one) => whole(one.nan), "nan"],
    ["+Inf", (one) => whole(one.up), "up"],
    ["−Inf", (one) => whole(one.down), "down"],
  ];
  const rows = facts.map((one) =>
    columns.map(([, read, key]) => ({
      text: read(one),
      title: key && one[key] !== null ? String(one[key]) : "",
      className: ODD.includes(key) && one[key] ? "bad" : "",
    })),
  );
  return scrolled(
    tableOf(
      columns.map(([name]) => name),
      rows,
      { className: "facts" },
    ),
    say("Facts of the whole tensor"),
  );
}

export function differenceWords({ count, beyond, largest, mean }) {
  const words = element("p", "said difference");
  words.append(
    element("b", beyond ? "bad" : "good", whole(beyond)),
    " ",
    say("of {count} elements lie beyond the tolerance; largest difference {largest}, mean {mean}", {
      count: whole(count),
      largest: written(largest),
      mean: number(mean),
    }),
  );
  words.title = "|a − b| > atol + rtol · |b|";
  words.dataset.beyond = beyond;
  return words;
}

export function elements(page) {
  const values = decode(page.values),
    beyond = page.beyond ? decode(page.beyond) : null;
  const wide = page.column_names.length;
  const rows = page.row_names.map((name, r) => [
    String(name),
    ...page.column_names.map((_, c) => {
      const at = r * wide + c,
        value = page.exact?.[at] ?? values[at];
      return {
        text: written(value),
        title: beyond?.[at] ? `${value}\n${say("beyond the tolerance")}` : String(value),
        className: !Number.isFinite(values[at]) || beyond?.[at] ? "bad" : "",
      };
    }),
  ]);
  return scrolled(
    tableOf(["", ...page.column_names.map(String)], rows, { className: "elements", sides: true }),
    say("Elements of the slice"),
  );
}

/** What a page of elements holds, as rows of a CSV file. */
export function rowsOf(page) {
  const values = page.exact ?? decode(page.values),
    wide = page.column_names.length;
  return [
    ["", ...page.column_names],
    ...page.row_names.map((name, r) => [name, ...values.slice(r * wide, (r + 1) * wide)]),
  ];
}

/** Buttons to turn pages of both axes; `turn(axis, first)` goes to one. */
export function pager(page, turn) {
  const home = element("div", "pager");
  along(home, say("Rows"), page.row, page.tall, page.rows, (first) => turn("row", first));
  along(home, say("Columns"), page.column, page.wide, page.columns, (first) => turn("column", first));
  return home;
}

/** Pages of one axis: nothing to turn where all is on one. */
function along(home, words, first, size, count, go) {
  const last = Math.min(first + size, count);
  home.append(element("span", "hint", `${words} ${whole(first + 1)}–${whole(last)} / ${whole(count)}`));
  if (count <= size) return;
  for (const [sign, to, label] of [
    ["‹", first - size, say("Back")],
    ["›", first + size, say("Further")],
  ]) {
    const button = element("button", "button small", sign);
    button.disabled = to < 0 || to >= count;
    button.setAttribute("aria-label", `${words}: ${label}`);
    button.addEventListener("click", () => go(to));
    home.append(button);
  }
}

export function chartWords({ block = [1, 1], odd }) {
  const words = [],
    [rows, columns] = block;
  if (rows * columns > 1) words.push(say("Each cell is the mean of {rows} × {columns} elements", { rows, columns }));
  if (odd) words.push(say("{count} not finite", { count: whole(odd) }));
  return words.length ? [element("p", "said hint", words.join(" · "))] : [];
}

export function chartLabel({ slice, size }, view) {
  return say("{view} of the slice {slice}, {count} elements", {
    view: view === "heat" ? say("Heat map") : say("Histogram"),
    slice,
    count: whole(size),
  });
}

/** A link to each whole tensor as a file. */
export function fileLinks({ facts = [], blobs }) {
  return facts.map((one) => {
    const link = element(
      "a",
      "button small",
      facts.length > 1 ? `NPY · ${nameOf(one.run)} · ${whole(one.step)}` : "NPY",
    );
    link.href = `${blobs}${one.blob}?at=${one.wall_time}`;
    link.download = "";
    link.title = say("The whole tensor as a file of NumPy");
    return link;
  });
}
