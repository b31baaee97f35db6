// The values at a cursor as a table: what can be read, sorted and copied where a drawing cannot.
import { colourOf } from "../../frame/colours.mjs";
import { time } from "../../frame/dates.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { fullName } from "../../frame/names.mjs";
import { number, whole } from "../../frame/numbers.mjs";
import { tableText } from "../../frame/save.mjs";
import { isShown, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { askCards } from "../../charts/card_channel.mjs";
import { decode } from "../../charts/encoded.mjs";
import { placeText } from "../../charts/readout.mjs";

/** What the columns are: [key, words, text of a row, what to sort by]. */
function columnsFor(tags, smoothing) {
  return [
    ["run", say("Run"), (row) => nameOf(row.run), (row) => nameOf(row.run)],
    ...(tags.length > 1 ? [["tag", say("Tag"), (row) => row.tag, (row) => row.tag]] : []),
    ["value", say("Value"), (row) => number(row.value), (row) => row.value],
    ...(smoothing > 0 ? [["smoothed", say("Smoothed"), (row) => number(row.smoothed), (row) => row.smoothed]] : []),
    ["step", say("Step"), (row) => whole(row.step), (row) => row.step],
    ["time", say("Local time"), (row) => time(row.wall), (row) => row.wall],
  ];
}

/** Numbers as surface.md's JSON and CSV spell them. */
function exact(value) {
  if (typeof value !== "number" || Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
}

export class ValueTable {
  /** `field()` is what is drawn now. */
  constructor(host, tags, field) {
    this.tags = tags;
    this.field = field;
    this.rows = [];
    this.order = null;
    this.host = host;
    this.table = host.appendChild(document.createElement("table"));
    this.table.className = "value-table";
    this.caption = this.table.createCaption();
    this.caption.setAttribute("aria-live", "polite");
    this.head = this.table.createTHead().insertRow();
    this.body = this.table.createTBody();
    this.head.addEventListener("click", (event) => {
      const key = event.target.closest("button")?.dataset.key;
      if (!key) return;
      const { key: before, down } = this.sorting;
      this.order = { key, down: before === key ? !down : key === "value" && this.direction > 0 };
      this.fill();
    });
  }

  get direction() {
    return this.field()?.payload?.direction ?? 0;
  }

  get sorting() {
    return this.order ?? (this.direction ? { key: "value", down: this.direction > 0 } : { key: "run", down: false });
  }

  /** The step at x, for each run where the axis is not the step itself. */
  stepsAt(field, x) {
    if (field.axis === "step") return { step: x, runs: [...new Set(field.shown.map((series) => series.run))] };
    const steps = new Map();
    for (const series of field.shown) {
      if (!steps.has(series.run)) steps.set(series.run, this.stepOf(field, series, x));
    }
    return { step: [...steps.values()], runs: [...steps.keys()] };
  }

  /** The step of a run where the axis is x, between the two points around it. */
  stepOf(field, series, x) {
    const from = field.x(series),
      to = series.step;
    const near = field.nearest(series, x),
      next = from[near] < x ? near + 1 : near - 1;
    const width = from[next] - from[near];
    if (!field.isOrdered(series) || !(next in from) || !Number.isFinite(width) || width === 0) return to[near];
    return to[near] + ((x - from[near]) / width) * (to[next] - to[near]);
  }

  /** Show the values at x; of many wishes at once only the last is asked for. */
  async at(x) {
    this.wanted = x;
    if (this.busy) return;
    this.busy = true;
    while (this.wanted !== null) {
      const now = this.wanted,
        field = this.field();
      this.wanted = null;
      const answer = await askCards("values", {
        ...this.stepsAt(field, now),
        tags: this.tags,
        weight: state.smoothing,
      });
      if (!answer || !this.host.isConnected) break;
      this.take(answer, now);
    }
    this.busy = false;
  }

  take({ tables }, x) {
    this.x = x;
    this.rows = tables.flatMap((table) => {
      const [step, wall, value, smoothed] = ["step", "wall", "value", "smoothed"].map((name) => decode(table[name]));
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
      by = this.columns.find(([name]) => name === key)?.[3] ?? ((row) => row.run);
    const sign = down ? -1 : 1;
    const odd = (value) => typeof value === "number" && Number.isNaN(value);
    return this.rows
      .filter(({ run }) => isShown(run))
      .sort((one, other) => {
        const [a, b] = [by(one), by(other)];
        if (odd(a) || odd(b)) return Number(odd(a)) - Number(odd(b)); // NaN is last, whatever the order
        if (typeof a === "string") return sign * a.localeCompare(b, "en", { numeric: true });
        return a === b ? 0 : sign * (a < b ? -1 : 1);
      });
  }

  get columns() {
    return columnsFor(this.tags, state.smoothing);
  }

  fill() {
    const columns = this.columns,
      shown = this.shown;
    this.fillHead(columns);
    const many = { count: whole(shown.length), tag: this.tags.join(", ") };
    this.caption.textContent =
      this.field().axis === "step"
        ? say("{tag} at step {step}, {count} rows", { ...many, step: whole(this.x) })
        : say("{tag} at {place}, {count} rows", { ...many, place: placeText(this.field(), this.x) });
    while (this.body.rows.length > shown.length) this.body.deleteRow(-1);
    shown.forEach((row, i) => this.fillRow(this.body.rows[i] ?? this.body.insertRow(), row, columns));
  }

  fillHead(columns) {
    const { key, down } = this.sorting;
    const keys = columns.map(([name]) => name).join();
    if (this.head.dataset.keys !== keys) {
      this.head.dataset.keys = keys;
      this.head.replaceChildren(
        ...columns.map(([name, words]) => {
          const head = Object.assign(document.createElement("th"), { scope: "col", className: name });
          const button = head.appendChild(
            Object.assign(document.createElement("button"), { textContent: words, className: "column" }),
          );
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

  fillRow(line, row, columns) {
    if (!line.cells.length) {
      columns.forEach(([name], i) => {
        if (i) {
          line.insertCell().className = name;
          return;
        }
        const head = line.appendChild(Object.assign(document.createElement("th"), { scope: "row" }));
        head.append(
          Object.assign(document.createElement("span"), { className: "chip" }),
          Object.assign(document.createElement("span"), { className: "run-name" }),
        );
      });
    }
    line.dataset.run = row.run;
    line.cells[0].firstChild.style.background = slotOf(row.run) < 0 ? "" : colourOf(row.run);
    columns.forEach(([name, , text], i) => {
      const place = i ? line.cells[i] : line.cells[0].lastChild,
        words = text(row);
      if (place.textContent !== words) place.textContent = words;
      if (name === "run") place.title = fullName(row.run);
      if (name === "value") place.classList.toggle("bad", !Number.isFinite(row.value));
    });
  }

  /** The table as text, every digit of it, runs by the names of their files. */
  text(separator) {
    const keys = this.columns.map(([name]) => (name === "time" ? "wall_time" : name));
    const lines = this.shown.map((row) => keys.map((key) => exact(key === "wall_time" ? row.wall : row[key])));
    return tableText([keys, ...lines], separator);
  }
}
