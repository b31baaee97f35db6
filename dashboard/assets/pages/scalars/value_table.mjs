// The values at a cursor as a table: what can be read, sorted and copied where a drawing cannot.
import { clashOf, colourOf, paintChip } from "../../frame/colours.mjs";
import { time } from "../../frame/dates.mjs";
import { closest, element, inside } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { fullName } from "../../frame/names.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { tableText } from "../../frame/save.mjs";
import { isShown, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { askCards } from "../../charts/card_channel.mjs";
import { decode } from "../../charts/encoded.mjs";
import { xText } from "../../charts/readout.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */
/** @import {Field} from "../../charts/field.mjs" */
/** @import {Series} from "../../charts/parts.mjs" */

/** @typedef {{run: string, tag: string, step: number, wall: number, value: number, smoothed: number}} Row */
/** @typedef {"run" | "tag" | "value" | "smoothed" | "step" | "time"} Key */
/** @typedef {[key: Key, words: string, text: (row: Row) => string, by: (row: Row) => string | number]} Column */
/**
 * @typedef {{tag: string, runs: string[]} & Record<"step" | "wall" | "value" | "smoothed", Encoded>} WireTable of table.py
 */

/**
 * What the columns are, what of a row they show and are sorted by.
 *
 * @param {string[]} tags
 * @param {number} smoothing
 * @returns {Column[]}
 */
function columnsFor(tags, smoothing) {
  /** @type {Column[]} */
  const all = [
    ["run", say("Run"), (row) => nameOf(row.run), (row) => nameOf(row.run)],
    ["tag", say("Tag"), (row) => row.tag, (row) => row.tag],
    ["value", say("Value"), (row) => number(row.value), (row) => row.value],
    ["smoothed", say("Smoothed"), (row) => number(row.smoothed), (row) => row.smoothed],
    ["step", say("Step"), (row) => whole(row.step), (row) => row.step],
    ["time", say("Local time"), (row) => time(row.wall), (row) => row.wall],
  ];
  return all.filter(([key]) => (key === "tag" ? tags.length > 1 : key !== "smoothed" || smoothing > 0));
}

/** Numbers as surface.md's JSON and CSV spell them. @param {string | number} value */
function exact(value) {
  if (typeof value !== "number" || Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
}

export class ValueTable {
  /** `field()` is what is drawn now. @param {HTMLElement} host @param {string[]} tags @param {() => Field} field */
  constructor(host, tags, field) {
    this.tags = tags;
    this.field = field;
    /** @type {Row[]} */
    this.rows = [];
    /** @type {{key: string, down: boolean} | null} */
    this.order = null; // as somebody chose
    /** @type {number | undefined} */
    this.x = undefined; // where the rows are of, once they came
    /** @type {number | null} */
    this.wanted = null;
    this.busy = false;
    this.host = host;
    this.table = host.appendChild(document.createElement("table"));
    this.table.className = "value-table";
    this.caption = this.table.createCaption();
    this.caption.setAttribute("aria-live", "polite");
    this.head = this.table.createTHead().insertRow();
    this.body = this.table.createTBody();
    this.head.addEventListener("click", (event) => {
      const key = closest(event.target, "button", HTMLButtonElement)?.dataset.key;
      if (!key) return;
      const { key: before, down } = this.sorting;
      this.order = { key, down: before === key ? !down : key === "value" && this.direction > 0 };
      this.fill();
    });
  }

  get direction() {
    return this.field().direction;
  }

  get sorting() {
    return this.order ?? (this.direction ? { key: "value", down: this.direction > 0 } : { key: "run", down: false });
  }

  /** The step at x, for each run where the axis is not the step itself. @param {Field} field @param {number} x */
  stepsAt(field, x) {
    if (field.axis === "step") return { step: x, runs: [...new Set(field.shown.map((series) => series.run))] };
    /** @type {Map<string, number>} */
    const steps = new Map();
    for (const series of field.shown) {
      if (!steps.has(series.run)) steps.set(series.run, this.stepOf(field, series, x));
    }
    return { step: [...steps.values()], runs: [...steps.keys()] };
  }

  /**
   * The step of a run where the axis is x, between the two points around it.
   *
   * @param {Field} field
   * @param {Series} series
   * @param {number} x
   */
  stepOf(field, series, x) {
    const from = field.x(series),
      to = series.step;
    const near = field.nearest(series, x),
      next = from[near] < x ? near + 1 : near - 1;
    const width = from[next] - from[near];
    if (!field.isOrdered(series) || !(next in from) || !Number.isFinite(width) || width === 0) return to[near];
    return to[near] + ((x - from[near]) / width) * (to[next] - to[near]);
  }

  /** Show the values at x; of many requests at once only the last is asked for. @param {number} x */
  async at(x) {
    this.wanted = x;
    if (this.busy) return;
    this.busy = true;
    while (this.wanted !== null) {
      const now = this.wanted,
        field = this.field();
      this.wanted = null;
      /** @type {{tables: WireTable[]} | null} */
      const answer = await askCards("values", {
        ...this.stepsAt(field, now),
        tags: this.tags,
        weight: state.isAuto ? 0 : state.smoothing,
      });
      if (!answer || !this.host.isConnected) break;
      this.take(answer, now);
    }
    this.busy = false;
  }

  /** @param {{tables: WireTable[]}} answer @param {number} x */
  take({ tables }, x) {
    this.x = x;
    this.rows = tables.flatMap((table) => {
      const [step, wall, value, smoothed] = [table.step, table.wall, table.value, table.smoothed].map(decode);
      return table.runs.map((run, i) => ({
        run,
        tag: table.tag,
        step: step[i],
        wall: wall[i],
        value: value[i],
        smoothed: smoothed[i],
      }));
    });
    this.fill();
  }

  get shown() {
    const { key, down } = this.sorting,
      by = this.columns.find(([name]) => name === key)?.[3] ?? ((/** @type {Row} */ row) => row.run);
    const sign = down ? -1 : 1;
    const odd = (/** @type {string | number} */ value) => typeof value === "number" && Number.isNaN(value);
    return this.rows
      .filter(({ run }) => isShown(run))
      .sort((one, other) => {
        const [a, b] = [by(one), by(other)];
        if (odd(a) || odd(b)) return Number(odd(a)) - Number(odd(b)); // NaN is last, whatever the order
        if (typeof a === "string" || typeof b === "string")
          return sign * String(a).localeCompare(String(b), "en", { numeric: true });
        return a === b ? 0 : sign * (a < b ? -1 : 1);
      });
  }

  get columns() {
    return columnsFor(this.tags, state.isAuto ? 0 : state.smoothing);
  }

  fill() {
    const columns = this.columns,
      shown = this.shown;
    this.fillHead(columns);
    const many = { count: whole(shown.length), tag: this.tags.join(", ") };
    this.caption.textContent =
      this.field().axis === "step"
        ? say("{tag} at step {step}, {count} rows", { ...many, step: whole(this.x) })
        : say("{tag} at {x}, {count} rows", {
            ...many,
            x: this.x === undefined ? "–" : xText(this.field(), this.x),
          });
    while (this.body.rows.length > shown.length) this.body.deleteRow(-1);
    shown.forEach((row, i) => this.fillRow(this.body.rows[i] ?? this.body.insertRow(), row, columns));
  }

  /** @param {Column[]} columns */
  fillHead(columns) {
    const { key, down } = this.sorting;
    const keys = columns.map(([name]) => name).join();
    if (this.head.dataset.keys !== keys) {
      this.head.dataset.keys = keys;
      this.head.replaceChildren(
        ...columns.map(([name, words]) => {
          const head = Object.assign(element("th", name), { scope: "col" }),
            button = head.appendChild(element("button", "column", words));
          button.dataset.key = name;
          return head;
        }),
      );
      this.body.replaceChildren();
    }
    columns.forEach(([name], i) => {
      this.head.cells[i].setAttribute("aria-sort", name !== key ? "none" : down ? "descending" : "ascending");
    });
  }

  /** @param {HTMLTableRowElement} line @param {Row} row @param {Column[]} columns */
  fillRow(line, row, columns) {
    if (!line.cells.length) {
      columns.forEach(([name], i) => {
        if (i) {
          line.insertCell().className = name;
          return;
        }
        const head = line.appendChild(Object.assign(element("th"), { scope: "row" }));
        head.append(element("span", "chip"), element("span", "run-name"));
      });
    }
    line.dataset.run = row.run;
    const chip = inside(line, ".chip", HTMLElement);
    paintChip(chip, slotOf(row.run) < 0 ? "" : colourOf(row.run), this.tags.length > 1 ? 0 : clashOf(row.run));
    columns.forEach(([name, , text], i) => {
      const cell = i ? line.cells[i] : inside(line, ".run-name", HTMLElement),
        words = text(row);
      if (cell.textContent !== words) cell.textContent = words;
      if (name === "run") cell.title = fullName(row.run);
      if (name === "value") cell.classList.toggle("bad", !Number.isFinite(row.value));
    });
  }

  /** The table as text, every digit of it, runs by the names of their files. @param {string} separator */
  text(separator) {
    const keys = this.columns.map(([name]) => name);
    const lines = this.shown.map((row) => keys.map((key) => exact(key === "time" ? row.wall : row[key])));
    return tableText([keys.map((key) => (key === "time" ? "wall_time" : key)), ...lines], separator);
  }
}
