// What an answer about a tensor looks like: its facts, its difference to another, a page of elements.
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";
import { scrolled, tableOf } from "../../charts/tables.mjs";
import { when } from "../../charts/when.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Chosen} from "./query.mjs" */

/** @typedef {number | string} Exact a whole number that a float cannot hold comes as a text */

/**
 * Of a whole tensor: queries/tensors/numbers.py. Extremes and moments are those of its finite elements, null for none.
 *
 * @typedef {object} Facts
 * @property {string} run
 * @property {number} step
 * @property {boolean} isNumbered whether that is a number of a series without steps
 * @property {number} wall_time
 * @property {number[]} shape
 * @property {string} dtype
 * @property {string} blob its id
 * @property {number} count of elements
 * @property {Exact | null} min
 * @property {Exact | null} max
 * @property {number | null} mean
 * @property {number | null} std
 * @property {number} zeros
 * @property {number} nan
 * @property {number} up
 * @property {number} down
 */

/** @typedef {{count: number, beyond: number, largest: Exact | null, mean: number | null}} Difference of two tensors, element by element */

/**
 * A page of elements: queries/tensors/view.py.
 *
 * @typedef {object} Page
 * @property {number} row the first
 * @property {number} column
 * @property {number} rows how many there are
 * @property {number} columns
 * @property {number} tall how many a page has
 * @property {number} wide
 * @property {(number | string)[]} row_names
 * @property {(number | string)[]} column_names
 * @property {Encoded} values row by row
 * @property {Exact[] | null} [exact] where floats lose some of them
 * @property {Encoded} [beyond] which are 1 where elements lie beyond the tolerance
 */

/** @typedef {{data: Json[], layout: Record<string, Json>}} Figure of Plotly */

/**
 * What there is to show: queries/tensors/answer.py. Of `table` and `figure` it has one, where nothing is missing.
 *
 * @typedef {object} Found
 * @property {Facts[]} [facts] of the tensor, and of the one that it is compared with
 * @property {string} [missing] why nothing is shown
 * @property {string} [refused] why the slice is none
 * @property {Difference} [difference]
 * @property {string} [slice] as it was understood
 * @property {number} [size] how many elements it has
 * @property {Page} [table]
 * @property {Figure} [figure]
 * @property {[rows: number, columns: number]} [block] elements in a cell of a heat map
 * @property {number} [odd] elements that are not finite
 */

/** @typedef {Found & {serial: number, channel: string, blobs: string, steps?: Encoded}} Answer */

/** @typedef {[name: string, read: (one: Facts) => string, key?: "min" | "max" | "mean" | "std" | "nan" | "up" | "down"]} FactColumn */

/** @type {FactColumn[2][]} */
const ODD = ["nan", "up", "down"];

/** @param {Exact | null} value */
const written = (value) => (typeof value === "string" ? value : number(value));

/** @param {Facts[]} facts */
export function factsTable(facts) {
  /** @type {FactColumn[]} */
  const columns = [
    [say("Run"), ({ run }) => nameOf(run)],
    [say("Step"), (one) => (one.isNumbered ? when(whole(one.step), true) : whole(one.step))],
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
      className: key && ODD.includes(key) && one[key] ? "bad" : "",
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

/** @param {Difference} difference */
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
  words.dataset.beyond = String(beyond);
  return words;
}

/** @param {Page} page */
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

/** What a page of elements holds, as rows of a CSV file. @param {Page} page */
export function rowsOf(page) {
  const values = page.exact ?? decode(page.values),
    wide = page.column_names.length;
  return [
    ["", ...page.column_names],
    ...page.row_names.map((name, r) => [name, ...values.slice(r * wide, (r + 1) * wide)]),
  ];
}

/** Buttons to turn pages of both axes; `turn` goes to one. @param {Page} page @param {(axis: "row" | "column", first: number) => void} turn */
export function pager(page, turn) {
  const home = element("div", "pager");
  along(home, say("Rows"), page.row, page.tall, page.rows, (first) => turn("row", first));
  along(home, say("Columns"), page.column, page.wide, page.columns, (first) => turn("column", first));
  return home;
}

/**
 * Pages of one axis: nothing to turn where all is on one.
 *
 * @param {HTMLElement} home
 * @param {string} words
 * @param {number} first
 * @param {number} size
 * @param {number} count
 * @param {(first: number) => void} go
 */
function along(home, words, first, size, count, go) {
  const last = Math.min(first + size, count);
  home.append(element("span", "hint", `${words} ${whole(first + 1)}–${whole(last)} / ${whole(count)}`));
  if (count <= size) return;
  for (const { sign, to, label } of [
    { sign: "‹", to: first - size, label: say("Back") },
    { sign: "›", to: first + size, label: say("Further") },
  ]) {
    const button = element("button", "button small", sign);
    button.disabled = to < 0 || to >= count;
    button.setAttribute("aria-label", `${words}: ${label}`);
    button.addEventListener("click", () => go(to));
    home.append(button);
  }
}

/** @param {Found} found */
export function chartWords({ block = [1, 1], odd }) {
  const words = [],
    [rows, columns] = block;
  if (rows * columns > 1) words.push(say("Each cell is the mean of {rows} × {columns} elements", { rows, columns }));
  if (odd) words.push(say("{count} not finite", { count: whole(odd) }));
  return words.length ? [element("p", "said hint", words.join(" · "))] : [];
}

/** @param {Found} found @param {Chosen["view"]} view */
export function chartLabel({ slice = "", size }, view) {
  return say("{view} of the slice {slice}, {count} elements", {
    view: view === "heat" ? say("Heat map") : say("Histogram"),
    slice,
    count: whole(size),
  });
}

/** A link to each whole tensor as a file. @param {Partial<Answer>} found */
export function fileLinks({ facts = [], blobs = "" }) {
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
