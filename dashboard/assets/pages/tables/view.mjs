// The table itself: of many rows those in sight are elements, between two that are as high as the others would be.
import { paintChip, ownColourOf } from "../../frame/colours.mjs";
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { fullName, writeName } from "../../frame/names.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { fill } from "./cells.mjs";

/** @import {Cell} from "./cells.mjs" */

/** @typedef {{id: string, name: string, kind: "number" | "text" | "image" | "sound", letters: number}} Column */
/** @typedef {[run: string, step: number, time: number | null]} Part the table of a run */
/** @typedef {[part: number, row: number, cells: Cell[]]} Row */
/** @typedef {{tag: string, parts: Part[], leftOut: number, columns: Column[], columnsLeftOut: number, total: number, found: number, first: number, rows: Row[]}} Rows of queries/tables/answer.py */
/** @typedef {{by: string | null, descending: boolean}} Sorting by the identity of a column, or that of the runs */
/** @typedef {(part: Part, row: number, column: number, download?: boolean) => string} CellAddress */

const OF_RUN = ""; // the identity of the column of runs
const OF_STEP = "\0"; // nothing sorts by it
const HEIGHTS = { image: 78, sound: 48, number: 32, text: 32 };
const WIDTHS = { image: 96, sound: 264 };
const LETTER_PX = 7.3,
  ROOM_PX = 34,
  LEAST_PX = 64,
  MOST_PX = 380,
  CHIP_PX = 22,
  STEP_PX = 84;
const AROUND = 30; // rows beyond those in sight that are asked for with them

export class TableView {
  /**
   * @param {HTMLElement} host that scrolls
   * @param {{lacks: () => void, sort: (sorting: Sorting) => void, address: CellAddress}} acts when rows are in sight that nobody has, and a column is clicked on
   */
  constructor(host, acts) {
    this.host = host;
    this.acts = acts;
    /** @type {Rows | null} */
    this.held = null;
    /** @type {Sorting} */
    this.sorting = { by: null, descending: false };
    this.height = HEIGHTS.text;
    this.look = ""; // of the header
    this.shown = ""; // rows that are elements
    this.table = element("table", "recorded");
    this.head = this.table.createTHead();
    this.body = this.table.createTBody();
    host.replaceChildren(this.table);
    this.leaving = new AbortController();
    let planned = false;
    host.addEventListener(
      "scroll",
      () => {
        if (planned) return;
        planned = true;
        requestAnimationFrame(() => {
          planned = false;
          this.scrolled();
        });
      },
      { passive: true, signal: this.leaving.signal },
    );
    this.size = new ResizeObserver(() => this.scrolled());
    this.size.observe(host);
  }

  leave() {
    this.size.disconnect();
    this.leaving.abort();
  }

  /** Which rows to ask for. */
  get wanted() {
    const first = Math.max(0, Math.floor(this.host.scrollTop / this.height) - AROUND);
    return { first, count: Math.ceil(this.host.clientHeight / this.height) + 2 * AROUND };
  }

  scrolled() {
    const { held } = this;
    if (!held || held.found === 0) return;
    const top = Math.floor(this.host.scrollTop / this.height);
    const bottom = Math.min(held.found, Math.ceil((this.host.scrollTop + this.host.clientHeight) / this.height));
    if (top < held.first || bottom > held.first + held.rows.length) this.acts.lacks();
  }

  toTop() {
    this.host.scrollTop = 0;
  }

  /** @param {Rows} rows @param {Sorting} sorting */
  take(rows, sorting) {
    this.held = rows;
    this.sorting = sorting;
    const kinds = rows.columns.map(({ kind }) => kind);
    this.height = Math.max(HEIGHTS.text, ...kinds.map((kind) => HEIGHTS[kind]));
    this.draw();
  }

  /** The columns, those of run and step first where there are several. @returns {Column[]} */
  get columns() {
    const { columns = [], parts = [] } = this.held ?? {};
    /** @type {Column[]} */
    const found = [];
    if (parts.length > 1) found.push({ id: OF_RUN, name: say("Run"), kind: "text", letters: 0 });
    if (new Set(parts.map(([, step]) => step)).size > 1)
      found.push({ id: OF_STEP, name: say("Step"), kind: "number", letters: 0 });
    return [...found, ...columns];
  }

  draw() {
    const { held } = this;
    if (!held) return;
    this.drawHead();
    const shown = JSON.stringify([held.tag, held.parts, held.first, held.found, held.rows]);
    if (shown === this.shown) return; // what is open or chosen in it stays
    this.shown = shown;
    const count = this.columns.length;
    const above = space(held.first * this.height, count),
      below = space((held.found - held.first - held.rows.length) * this.height, count);
    this.body.replaceChildren(above, ...held.rows.map((row, i) => this.row(row, held.first + i)), below);
    this.table.setAttribute("aria-rowcount", String(held.found + 1));
  }

  /** Names of runs or their colours are others. */
  renew() {
    this.shown = "";
    this.draw();
  }

  drawHead() {
    const { columns, sorting } = this,
      look = JSON.stringify([columns, sorting, this.held?.parts.map(([run]) => nameOf(run))]);
    if (look === this.look) return;
    this.look = look;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.column : undefined;
    const row = element("tr");
    row.setAttribute("aria-rowindex", "1");
    const names = this.held?.parts.map(([run]) => nameOf(run).length) ?? [];
    const widths = columns.map((column) => widthOf(column, Math.max(0, ...names))),
      group = element("colgroup");
    columns.forEach((column, i) => {
      group.appendChild(element("col")).style.width = `${widths[i]}px`;
      row.append(this.headCell(column));
    });
    this.table.querySelector("colgroup")?.remove();
    this.table.prepend(group);
    this.table.style.width = `${widths.reduce((sum, width) => sum + width, 0)}px`;
    this.head.replaceChildren(row);
    if (focused === undefined) return;
    for (const button of row.querySelectorAll("button")) if (button.dataset.column === focused) button.focus();
  }

  /** @param {Column} column */
  headCell({ id, name, kind }) {
    const cell = element("th", kind === "number" ? "number" : "");
    cell.scope = "col";
    if (id === OF_STEP) {
      cell.textContent = name;
      return cell;
    }
    const { by, descending } = this.sorting,
      isSorted = by === id;
    cell.setAttribute("aria-sort", !isSorted ? "none" : descending ? "descending" : "ascending");
    const button = cell.appendChild(element("button", "column-name", name || " "));
    button.dataset.column = id;
    button.title = say("Sort by {column}", { column: name });
    button.addEventListener("click", () => {
      if (!isSorted) this.acts.sort({ by: id, descending: false });
      else if (!descending) this.acts.sort({ by: id, descending: true });
      else this.acts.sort({ by: null, descending: false });
    });
    return cell;
  }

  /** @param {Row} row @param {number} index */
  row([part, at, cells], index) {
    const line = element("tr"),
      parts = this.held?.parts ?? [];
    line.style.height = `${this.height}px`;
    line.setAttribute("aria-rowindex", String(index + 2));
    const [run, step] = parts[part];
    line.dataset.run = run;
    for (const { id } of this.columns) {
      if (id === OF_RUN) line.append(runCell(run));
      else if (id === OF_STEP) line.append(Object.assign(element("td", "number"), { textContent: whole(step) }));
    }
    const address = (/** @type {number} */ column, download = false) =>
      this.acts.address(parts[part], at, column, download);
    cells.forEach((cell, i) => {
      const { name = "", kind = "text" } = this.held?.columns[i] ?? {};
      const made = fill(line.insertCell(), cell, name, address);
      if (kind === "number") made.classList.add("number");
    });
    return line;
  }

  /** What is drawn: for tests, and for a look from the console. */
  model() {
    const { held } = this;
    return {
      columns: this.columns.map(({ name }) => name),
      total: held?.total ?? 0,
      found: held?.found ?? 0,
      first: held?.first ?? 0,
      runs: [...new Set((held?.parts ?? []).map(([run]) => run))],
      steps: (held?.parts ?? []).map(([, step]) => step),
      rows: (held?.rows ?? []).map(([part, , cells]) => [held?.parts[part][0], ...cells]),
    };
  }
}

/** @param {string} run */
function runCell(run) {
  const cell = element("td", "of-run"),
    line = element("div"),
    chip = element("span", "chip"),
    name = element("span", "run-name");
  paintChip(chip, ownColourOf(run), 0);
  writeName(name, run);
  cell.title = fullName(run);
  line.append(chip, name);
  cell.append(line);
  return cell;
}

/** @param {Column} column @param {number} longest name of a run, in letters */
function widthOf({ id, name, kind, letters }, longest) {
  if (id === OF_RUN) return widthFor(Math.max(longest, name.length)) + CHIP_PX;
  if (id === OF_STEP) return STEP_PX;
  if (kind === "image" || kind === "sound") return WIDTHS[kind];
  return widthFor(Math.max(letters, name.length));
}

/** @param {number} letters */
function widthFor(letters) {
  return Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, letters * LETTER_PX + ROOM_PX)));
}

/** @param {number} height @param {number} columns */
function space(height, columns) {
  const row = element("tr", "rows-away");
  row.hidden = height <= 0;
  row.setAttribute("aria-hidden", "true");
  const cell = row.insertCell();
  cell.colSpan = Math.max(1, columns);
  cell.style.height = `${Math.max(0, height)}px`;
  return row;
}
