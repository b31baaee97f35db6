// One axis of a lineage chart: from a column's values to pixels and back.
import { number } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { decadeTicks } from "../../charts/ticks.mjs";

/** @import {Brush} from "./brush.mjs" */
/** @import {LineageColumn, Scale} from "./columns.mjs" */
/** @typedef {[from: number, to: number]} Part in pixels */
/** @typedef {{at: number, text: string}} Word */

const SPREAD = 0.5; // of the room of a text, over which its runs are spread where they are many
const MANY = 200; // runs, from which on they are spread so far
const FEW = 8; // distinct numbers that all get a tick
const GOLDEN = 0.6180339887;

export class Axis {
  /**
   * A log axis of values that are not positive is linear.
   *
   * @param {LineageColumn} column
   * @param {{flipped?: boolean, scale?: Scale | "auto"}} how
   */
  constructor(column, { flipped = false, scale = "auto" } = {}) {
    this.column = column;
    this.flipped = flipped;
    this.x = 0; // where it stands, if it is upright
    this.start = this.end = this.absent = 0;
    this.pixels = new Float32Array(0); // of each run
    const wanted = scale === "auto" ? column.scale : scale;
    this.log = column.kind === "number" && wanted === "log" && column.highest > 0;
    const positive = this.log ? [...column.distinct].filter((v) => v > 0) : [];
    const lowest = this.log ? Math.min(...positive) : column.lowest;
    this.low = this.length(lowest);
    this.high = this.length(column.highest);
    this.unknown = [...column.values].some((v) => !column.known(v));
    const below = this.log ? [...column.distinct].filter((v) => v <= 0) : []; // drawn beside what is missing
    /** @type {Part | null} */
    this.below = below.length ? [Math.min(...below), Math.max(...below)] : null;
    this.missing = this.unknown || this.below !== null;
  }

  /** What the place of what is missing is called. */
  get absentWord() {
    return [this.unknown ? say("none") : "", this.below ? "≤ 0" : ""].filter(Boolean).join(", ");
  }

  model() {
    const {
      column: { id, kind, levels },
      log,
      low,
      high,
      start,
      end,
      absent,
      missing,
    } = this;
    return { id, kind, levels: levels ?? null, log, low, high, start, end, absent, missing };
  }

  /** Its texts; none of numbers. */
  get levels() {
    return this.column.levels ?? [];
  }

  /** @param {number} v */
  length(v) {
    return this.log ? Math.log10(v) : v;
  }

  /** @param {number} v */
  holds(v) {
    return this.column.known(v) && (!this.log || v > 0);
  }

  /**
   * Pixels of the lower end, of the upper end, and of what is missing.
   *
   * @param {number} start
   * @param {number} end
   * @param {number} absent
   */
  lay(start, end, absent) {
    [this.start, this.end, this.absent] = this.flipped ? [end, start, absent] : [start, end, absent];
    this.pixels = Float32Array.from(this.column.values, (v, i) => this.pixel(v, i));
    return this;
  }

  /** @param {number} v @param {number | null} i the index of its run, if it is one's */
  share(v, i = null) {
    if (this.column.kind === "text") {
      const off =
        i === null ? 0 : ((((i + 1) * GOLDEN) % 1) - 0.5) * Math.min(SPREAD, this.column.values.length / MANY);
      return (v + 0.5 + off) / this.levels.length;
    }
    return this.high > this.low ? (this.length(v) - this.low) / (this.high - this.low) : 0.5;
  }

  /** @param {number} v @param {number | null} i */
  pixel(v, i = null) {
    return this.holds(v) ? this.start + this.share(v, i) * (this.end - this.start) : this.absent;
  }

  /** The number at a pixel, to four digits of what the axis spans; the very end within reach of it. @param {number} pixel */
  number(pixel) {
    const share = (pixel - this.start) / (this.end - this.start);
    const low = this.log ? 10 ** this.low : this.low;
    if (share <= 0.004) return this.log ? Math.min(low, ...[...this.column.distinct].filter((v) => v > 0)) : low;
    if (share >= 0.996 || this.high === this.low) return this.column.highest;
    const position = this.low + share * (this.high - this.low),
      value = this.log ? 10 ** position : position;
    const same = Math.floor(Math.log10(Math.abs(value) / (this.column.highest - low))); // digits that all numbers share
    return Number(value.toPrecision(Math.min(17, 4 + Math.max(0, same))));
  }

  /**
   * The brush over the pixels between two; null where it holds nothing.
   *
   * @param {number} one
   * @param {number} other
   * @returns {Brush | null}
   */
  brushed(one, other) {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const absent = this.missing && this.absent >= low - 4 && this.absent <= high + 4,
      missing = absent && this.unknown;
    const [near, far] = [Math.min(this.start, this.end), Math.max(this.start, this.end)];
    const within = high >= near && low <= far;
    if (this.column.kind === "text") {
      const levels = new Set(
        within
          ? this.levels.filter((_, code) => {
              const [from, to] = this.room(code);
              return Math.min(to, high) - Math.max(from, low) > Math.min(to - from, high - low) * 0.3;
            })
          : [],
      );
      return levels.size || missing ? { levels, missing } : null;
    }
    const below = absent ? this.below : null;
    if (!within && below) return { from: below[0], to: below[1], missing };
    if (!within) return missing ? { from: Infinity, to: -Infinity, missing } : null;
    const ends = [low, high].map((pixel) => this.number(Math.min(far, Math.max(near, pixel))));
    return { from: below ? below[0] : Math.min(...ends), to: Math.max(...ends), missing };
  }

  /** The pixels that belong to a text. @param {number} code @returns {Part} */
  room(code) {
    const count = this.levels.length,
      [from, to] = [code / count, (code + 1) / count].map((share) => this.start + share * (this.end - this.start));
    return from < to ? [from, to] : [to, from];
  }

  /** The pixels that a brush covers. @param {Brush} brush */
  covered(brush) {
    /** @type {Part[]} */
    const parts = [];
    if (brush.levels) {
      for (const level of brush.levels) parts.push(this.room(this.levels.indexOf(level)));
    } else if (brush.from <= brush.to && !(this.log && brush.to <= 0)) {
      /** @param {number} v */
      const clamp = (v) =>
        Math.min(this.high, Math.max(this.low, this.length(Math.max(v, this.log ? Number.MIN_VALUE : v))));
      /** @param {number} v */
      const at = (v) =>
        this.start +
        (this.high > this.low ? (clamp(v) - this.low) / (this.high - this.low) : 0.5) * (this.end - this.start);
      const [low, high] = [at(brush.from), at(brush.to)].sort((a, b) => a - b);
      parts.push(high - low < 6 ? [low - 4, high + 4] : [low, high]);
    }
    const below = this.below && !brush.levels && brush.from <= this.below[1] && brush.to >= this.below[0];
    if ((brush.missing && this.unknown) || below) parts.push([this.absent - 6, this.absent + 6]);
    /** @type {Part[]} */
    const joined = [];
    for (const part of parts.sort((a, b) => a[0] - b[0])) {
      const last = joined.at(-1);
      if (last && part[0] - last[1] < 1) last[1] = Math.max(last[1], part[1]);
      else joined.push([...part]);
    }
    return joined;
  }

  /** Where words stand. @returns {Word[]} */
  ticks(most = 6) {
    /** @type {(v: number, text: string) => Word} */
    const mark = (v, text) => ({ at: this.start + this.share(v) * (this.end - this.start), text });
    const { column } = this;
    if (column.kind === "text") {
      const stride = Math.ceil(column.levels.length / Math.max(most, 12));
      return column.levels.map((text, code) => mark(code, text)).filter((_, code) => code % stride === 0);
    }
    const held = [...column.distinct].filter((v) => this.holds(v)).sort((a, b) => a - b);
    const values = held.length <= FEW ? held : this.log ? this.decades(most) : this.steps(most);
    const words = values.map((v) => number(v).replace(/\.?0+e/, "e"));
    const isTold = new Set(words).size === words.length; // else they begin alike, as seeds do
    return values.map((v, i) => mark(v, isTold ? words[i] : String(Number(v.toPrecision(12)))));
  }

  /** @param {number} most */
  decades(most) {
    const { tickvals } = decadeTicks([this.low, this.high]);
    const stride = Math.ceil(tickvals.length / most);
    return tickvals.filter((_, i) => i % stride === 0);
  }

  /** @param {number} most */
  steps(most) {
    const rough = (this.high - this.low) / (most - 1),
      unit = 10 ** Math.floor(Math.log10(rough));
    const step = unit * ([1, 2, 5].find((size) => size * unit >= rough) ?? 10);
    const count = Math.floor(this.high / step + 1e-9) - Math.ceil(this.low / step - 1e-9);
    return Array.from({ length: count + 1 }, (_, i) =>
      Number(((Math.ceil(this.low / step - 1e-9) + i) * step).toPrecision(12)),
    );
  }
}
