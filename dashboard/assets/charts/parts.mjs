// The other end of queries/scalars/card.py: series of runs, put together from the parts of a card.
import { state } from "../frame/state.mjs";
import { decode } from "./encoded.mjs";
import { isNoisySeries } from "./noise.mjs";
import * as scalarView from "./scalar_view.mjs";
import { ascends } from "./series.mjs";

/** @import {Axis} from "../frame/state.mjs" */
/** @import {Column, Encoded} from "./encoded.mjs" */
/** @import {WireGroups} from "./groups.mjs" */
/** @import {WireRanks} from "./ranks.mjs" */

/** @typedef {[axis: Axis, xTag: string]} Along what the points of a part were cut by */
/** @typedef {{at: Column, low: Column, high: Column}} Far the points of a line whose buckets reach far beyond it */

/**
 * What a card draws of one run: a number a point in each column; a column that says nothing is null.
 *
 * @typedef {object} Series
 * @property {string} run
 * @property {number} [rank] the process that it is of alone
 * @property {string} [tag] where a card has several
 * @property {string} [dash] in Plotly's words, where a card has several tags
 * @property {number} points how many were recorded
 * @property {number} odd how many of them are not finite
 * @property {number} below how many are not above 0
 * @property {number} lost how many have an x that is not above 0
 * @property {number} started in seconds since 1970
 * @property {number} best what is best at any step; NaN where nobody knows
 * @property {number} weight of the average that the server made; 0 for none
 * @property {Column} step
 * @property {Column} wall seconds since the start
 * @property {Column} mean
 * @property {Column | null} x
 * @property {Column | null} smooth
 * @property {Column | null} low
 * @property {Column | null} high
 * @property {Column | null} size how many points each stands for
 * @property {Column | null} kinds what is not finite behind a mean: see `kindsOf` of odd_begins.mjs
 * @property {Far | null} far
 * @property {Series} [whole] the series that it is the near part of
 * @property {{ms?: Float64Array, key?: string, y?: Column, ascends?: Partial<Record<Axis, boolean>>, noisy?: boolean}} kept what was computed of it
 */

/**
 * Series on their way: `close_part`, `crowd_part` or `near_part` of queries/scalars/card.py.
 *
 * @typedef {object} WirePart
 * @property {Along} axis
 * @property {string[]} runs
 * @property {(number | null)[]} [rank] which process of its run each line is of alone, if any
 * @property {Encoded} offset where each run begins in the columns, and where the last one ends
 * @property {boolean} [shared] whether `step` and `size` are told once for all runs
 * @property {Encoded} step
 * @property {Encoded} wall
 * @property {Encoded} mean
 * @property {Encoded} [x]
 * @property {Encoded} [smooth]
 * @property {Encoded} [low]
 * @property {Encoded} [high]
 * @property {Encoded} [size]
 * @property {Encoded} [kinds]
 * @property {Encoded} [farAt]
 * @property {Encoded} [farLow]
 * @property {Encoded} [farHigh]
 * @property {Encoded} [started]
 * @property {Encoded} [best]
 * @property {number[]} [points]
 * @property {number[]} [odd]
 * @property {number[]} [below]
 * @property {number[]} [lost]
 * @property {number} [unpaired] how many values have no x
 * @property {number} [withoutStep] how many values share the step of the one that is drawn
 * @property {boolean} [byRow] whether rows stand for the steps that no run has
 * @property {number} [weight]
 * @property {[number, number]} [window]
 */

/** @typedef {{tag: string, direction: number, key: Json}} Head of a card: what it asks with the next time, and whether more is better */
/** @typedef {{close?: WirePart | null, groups?: WireGroups | null, ranks?: WireRanks | null, [some: `crowd:${number}` | `near:${number}`]: WirePart | null}} WireParts those that changed, null where they are gone: queries/scalars/parts.py */
/** @typedef {Head & ((WirePart & {ranks?: WireRanks}) | WireParts)} Card with all in one part where it is no page's: `scalar_card` */

/** @typedef {{axis: Along, zoom: [number, number] | null, unpaired: number, withoutStep: number, byRow: boolean, series: Map<string, Series>}} Part */

const TOLD = /** @type {const} */ (["step", "wall", "mean"]),
  OTHERS = /** @type {const} */ (["x", "smooth", "low", "high", "size", "kinds"]);
const LEAD = 0.03; // of a line: after it a running mean of the usual amount keeps less than a thousandth
const PART = /^(?:close|(?:crowd|near):\d+)$/;
/** @type {(new (length: number) => Column)[]} */
const KINDS = [Int8Array, Int32Array, Float32Array];
const NONE = new Float64Array(0);
/** @type {Partial<Record<string, number>>} */
const FILLERS = { size: 1, kinds: 0 }; // what a column is for every point where it is not told

/** What a line is known by. @param {string} run @param {number | null | undefined} rank */
const keyOf = (run, rank) => (rank == null ? run : `${run}\n${rank}`);

/** What lies in a part, by run and rank. @param {WirePart} part */
function seriesOf(part) {
  const offset = decode(part.offset),
    started = part.started && decode(part.started),
    best = part.best && decode(part.best);
  const columns = [...TOLD, ...OTHERS].flatMap((name) => {
    const encoded = part[name];
    return encoded
      ? [{ name, column: decode(encoded), isShared: part.shared && (name === "step" || name === "size") }]
      : [];
  });
  const far = part.farAt &&
    part.farLow &&
    part.farHigh && { at: decode(part.farAt), low: decode(part.farLow), high: decode(part.farHigh) };
  return new Map(
    part.runs.map((run, i) => {
      /** @type {Series} */
      const series = {
        run,
        points: part.points?.[i] ?? 0,
        odd: part.odd?.[i] ?? 0,
        below: part.below?.[i] ?? 0,
        lost: part.lost?.[i] ?? 0,
        started: started?.[i] ?? NaN,
        best: best?.[i] ?? NaN,
        weight: part.weight ?? 0,
        step: NONE,
        wall: NONE,
        mean: NONE,
        x: null,
        smooth: null,
        low: null,
        high: null,
        size: null,
        kinds: null,
        kept: {},
        far: far ? farOf(far, offset[i], offset[i + 1]) : null,
      };
      for (const { name, column, isShared } of columns) {
        series[name] = isShared ? column : column.subarray(offset[i], offset[i + 1]);
      }
      const rank = part.rank?.[i];
      if (rank != null) series.rank = rank;
      return [keyOf(run, rank), series];
    }),
  );
}

/** The points of a run whose buckets reach far beyond them, and how far; null for none. @param {Far} far @param {number} first @param {number} last */
function farOf({ at, low, high }, first, last) {
  let from = 0,
    to = at.length;
  while (from < to && at[from] < first) from += 1;
  while (to > from && at[to - 1] >= last) to -= 1;
  return from === to
    ? null
    : {
        at: at.subarray(from, to).map((index) => index - first),
        low: low.subarray(from, to),
        high: high.subarray(from, to),
      };
}

/** The lowest and highest value behind a point, where that is known; else null. @param {Series} series @param {number} i */
export function boundsAt({ low, high, far }, i) {
  if (low && high) return [low[i], high[i]];
  const index = far ? far.at.indexOf(i) : -1;
  return far && index >= 0 ? [far.low[index], far.high[index]] : null;
}

/** The axis whose places a series was cut at. @param {Series} series @param {Axis} axis */
function along(series, axis) {
  return series.x ?? (axis === "step" ? series.step : series.wall);
}

/** A series with the points of another in the place of those that it has there, and a `share` of its own before and after. @param {Series} series @param {Series} near @param {Axis} axis @param {number} share */
function closer(series, near, axis, share) {
  const x = along(series, axis),
    inside = along(near, axis);
  if (!inside.length || !ascends(x) || !ascends(inside)) return series;
  let left = 0,
    right = x.length;
  while (left < x.length && x[left] < inside[0]) left += 1;
  while (right > left && x[right - 1] > inside[inside.length - 1]) right -= 1;
  const lead = Math.ceil(share * x.length);
  /** @type {Series} */
  const whole = { ...series, whole: series, far: null, kept: {} }; // smoothed: nothing is drawn of it
  const put = (/** @type {Column} */ outer, /** @type {Column} */ inner) =>
    joined(outer.subarray(Math.max(0, left - lead), left), inner, outer.subarray(right, right + lead));
  for (const name of TOLD) whole[name] = put(series[name], near[name]);
  for (const name of OTHERS) {
    if (!series[name] && !near[name]) continue;
    const [outer, inner] = [filled(series, name), filled(near, name)];
    whole[name] = outer && inner && put(outer, inner);
  }
  return whole;
}

/** @param {Series} series @param {typeof OTHERS[number]} name @returns {Column | null} */
function filled(series, name) {
  const filler = FILLERS[name];
  return series[name] ?? (filler === undefined ? null : new Int32Array(series.mean.length).fill(filler));
}

/** @param {Column[]} pieces */
function joined(...pieces) {
  const Kind = KINDS.find((one) => pieces.every((piece) => piece instanceof one)) ?? Float64Array; // which holds them all
  const whole = new Kind(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether a window holds all that is looked at. @param {[number, number] | null} window */
function covers(window) {
  const { zoom } = state;
  if (!zoom || !window) return false;
  const [low, high] = zoom.map(scalarView.toServer),
    slack = 1e-6 * (high - low);
  return window[0] <= low + slack && window[1] >= high - slack;
}

/** Which of the runs of a crowd need what came before a window: those that the browser smooths. @param {Part} crowd */
function howNear(crowd) {
  if (!(state.smoothing > 0) || state.exact) return "near";
  if (!state.isAuto) return "joined";
  return [...crowd.series.values()].some(isNoisySeries) ? "noisy" : "near";
}

/** What a card holds, renewed by the parts that came. */
export class Parts {
  constructor() {
    /** @type {Partial<Record<string, Part>>} */
    this.held = {};
    /** @type {WireGroups | null} */
    this.groups = null;
    /** @type {WireRanks | null} */
    this.ranks = null;
    /** @type {Part | null} */
    this.crowd = null;
    /** @type {Part | null} */
    this.near = null;
    /** @type {"whole" | "joined" | "noisy" | "near" | null} */
    this.chosen = null;
    /** @type {Series[]} */
    this.series = [];
  }

  /** @param {Card} payload */
  take(payload) {
    if ("mean" in payload) {
      this.held = { close: lean(payload) };
      this.ranks = payload.ranks ?? null;
    } else {
      for (const [name, part] of Object.entries(payload).filter(([name]) => PART.test(name))) {
        if (part === null) delete this.held[name];
        else this.held[name] = lean(part);
      }
      if (payload.groups !== undefined) this.groups = payload.groups;
      if (payload.ranks !== undefined) this.ranks = payload.ranks;
    }
    this.crowd = this.together("crowd");
    this.near = this.together("near");
    this.chosen = null;
    this.series = this.choose() ?? [...(this.held.close?.series.values() ?? [])];
  }

  /** The runs of a crowd that came in several parts as one, in the order of their names. @param {"crowd" | "near"} kind */
  together(kind) {
    const parts = Object.entries(this.held).flatMap(([name, part]) =>
      part && name.startsWith(`${kind}:`) ? [part] : [],
    );
    if (!parts.length) return null;
    const runs = parts.flatMap(({ series }) => [...series]).sort(([one], [other]) => (one < other ? -1 : 1));
    /** @param {"unpaired" | "withoutStep"} name */
    const sum = (name) => parts.reduce((all, part) => all + part[name], 0);
    return { ...parts[0], unpaired: sum("unpaired"), withoutStep: sum("withoutStep"), series: new Map(runs) };
  }

  /** The series of a crowd for what is zoomed into now; null where they are the same as before. */
  choose() {
    const {
      crowd,
      near,
      held: { close },
    } = this;
    if (!crowd) return null;
    const how = !near || near.axis.join() !== crowd.axis.join() || !covers(near.zoom) ? "whole" : howNear(crowd);
    if (how === this.chosen) return null;
    this.chosen = how;
    const split = ranksByRun(close);
    return [...crowd.series.values()].flatMap((series) => {
      const own = close?.series.get(series.run) ?? split.get(series.run);
      if (own) return own;
      const inside = how === "whole" ? null : near?.series.get(series.run);
      if (!inside) return series;
      // A running mean needs what came before; lines alone reach over both ends of the window.
      return how === "joined" || (how === "noisy" && isNoisySeries(series))
        ? closer(series, inside, crowd.axis[0], how === "noisy" ? LEAD : 1)
        : Object.assign(inside, {
            points: series.points,
            odd: series.odd,
            below: series.below,
            lost: series.lost,
            started: series.started,
            whole: series,
          });
    });
  }

  get main() {
    return this.crowd ?? this.held.close;
  }
}

/** The lines of runs that a part draws rank by rank. @param {Part | undefined} part */
function ranksByRun(part) {
  /** @type {Map<string, Series[]>} */
  const found = new Map();
  for (const series of part?.series.values() ?? []) {
    if (series.rank === undefined) continue;
    const lines = found.get(series.run) ?? [];
    lines.push(series);
    found.set(series.run, lines);
  }
  return found;
}

/** A part without its encoded columns, which would be held twice. @param {WirePart} part @returns {Part} */
function lean(part) {
  const { axis, window: zoom = null, unpaired = 0, withoutStep = 0, byRow = false } = part;
  return { axis, zoom, unpaired, withoutStep, byRow, series: seriesOf(part) };
}
