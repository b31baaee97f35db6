// The other end of queries/scalars/card.py: series of runs, put together from the parts of a card.
import { state } from "../frame/state.mjs";
import { decode } from "./encoded.mjs";
import * as scalarView from "./scalar_view.mjs";
import { ascends } from "./series.mjs";

const COLUMNS = ["step", "wall", "x", "mean", "smooth", "low", "high", "size", "kinds"];
const PART = /^(?:close|groups|(?:crowd|near):\d+)$/;
const SHARED = new Set(["step", "size"]);
const FILLERS = { size: 1, kinds: 0 }; // what a column is for every point where it is not told

/** What lies in a part, by run. */
function seriesOf(part) {
  const offset = decode(part.offset),
    started = part.started && decode(part.started);
  const columns = COLUMNS.filter((name) => part[name]).map((name) => [name, decode(part[name])]);
  const far = part.farAt && ["farAt", "farLow", "farHigh"].map((name) => decode(part[name]));
  return new Map(
    part.runs.map((run, i) => {
      const series = {
        run,
        points: part.points?.[i],
        odd: part.odd?.[i],
        below: part.below?.[i] ?? 0,
        lost: part.lost?.[i] ?? 0,
        started: started?.[i],
        weight: part.weight ?? 0,
        x: null,
        smooth: null,
        low: null,
        high: null,
        size: null,
        kinds: null,
        kept: {},
        far: far && farOf(far, offset[i], offset[i + 1]),
      };
      for (const [name, column] of columns) {
        series[name] = part.shared && SHARED.has(name) ? column : column.subarray(offset[i], offset[i + 1]);
      }
      return [run, series];
    }),
  );
}

/** The points of a run whose buckets reach far beyond them, and how far; null for none. */
function farOf([at, low, high], first, last) {
  let from = 0,
    to = at.length;
  while (from < to && at[from] < first) from += 1;
  while (to > from && at[to - 1] >= last) to -= 1;
  return from === to
    ? null
    : {
        at: at.subarray(from, to).map((place) => place - first),
        low: low.subarray(from, to),
        high: high.subarray(from, to),
      };
}

/** The lowest and highest value behind a point, where that is known; else null. */
export function boundsAt(series, i) {
  if (series.low) return [series.low[i], series.high[i]];
  const place = series.far ? series.far.at.indexOf(i) : -1;
  return place < 0 ? null : [series.far.low[place], series.far.high[place]];
}

/** The axis whose places a series was cut at. */
function along(series, axis) {
  return series.x ?? (axis === "step" ? series.step : series.wall);
}

/** A series with the points of another in the place of those that it has there. */
function closer(series, near, axis) {
  const x = along(series, axis),
    inside = along(near, axis);
  if (!inside.length || !ascends(x) || !ascends(inside)) return series;
  let left = 0,
    right = x.length;
  while (left < x.length && x[left] < inside[0]) left += 1;
  while (right > left && x[right - 1] > inside[inside.length - 1]) right -= 1;
  const whole = { ...series, whole: series, far: null, kept: {} }; // smoothed: nothing is drawn of it
  for (const name of COLUMNS) {
    if (!series[name] && !near[name]) continue;
    const [outer, inner] = [filled(series, name), filled(near, name)];
    whole[name] = outer && inner && joined(outer.subarray(0, left), inner, outer.subarray(right));
  }
  return whole;
}

function filled(series, name) {
  return series[name] ?? (name in FILLERS ? new Int32Array(series.mean.length).fill(FILLERS[name]) : null);
}

function joined(...pieces) {
  const first = pieces[0].constructor;
  const Kind = pieces.every((piece) => piece.constructor === first) ? first : Float64Array; // which holds them all
  const whole = new Kind(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether a window holds all that is looked at. */
function covers(window) {
  const { zoom } = state;
  if (!zoom) return false;
  const [low, high] = zoom.map(scalarView.toServer),
    slack = 1e-6 * (high - low);
  return window[0] <= low + slack && window[1] >= high - slack;
}

/** What a card holds, renewed by the parts that came. */
export class Parts {
  constructor() {
    this.held = {};
  }

  take(payload) {
    if (payload.mean) {
      // all in one: a card that is no page's
      this.held = { close: payload };
      this.crowd = null;
      this.series = [...seriesOf(payload).values()];
      return;
    }
    for (const [name, part] of Object.entries(payload).filter(([name]) => PART.test(name))) {
      if (part === null) delete this.held[name];
      else this.held[name] = name === "groups" ? part : lean(part);
    }
    this.crowd = this.together("crowd");
    this.near = this.together("near");
    this.chosen = null;
    this.series = this.crowd ? this.choose() : [...this.held.close.series.values()];
  }

  /** The runs of a crowd that came in several parts as one, in the order of their names. */
  together(kind) {
    const parts = Object.keys(this.held)
      .filter((name) => name.startsWith(`${kind}:`))
      .map((name) => this.held[name]);
    if (!parts.length) return null;
    const runs = parts.flatMap(({ series }) => [...series]).sort(([one], [other]) => (one < other ? -1 : 1));
    return { ...parts[0], unpaired: parts.reduce((sum, { unpaired }) => sum + unpaired, 0), series: new Map(runs) };
  }

  /** The series of a crowd for what is zoomed into now; null where they are the same as before. */
  choose() {
    const {
      crowd,
      near,
      held: { close },
    } = this;
    if (!crowd) return null;
    const how =
      !near || near.axis.join() !== crowd.axis.join() || !covers(near.zoom)
        ? "whole"
        : state.smoothing > 0 && !state.exact
          ? "joined"
          : "near";
    if (how === this.chosen) return null;
    this.chosen = how;
    return [...crowd.series.values()].map((series) => {
      const own = close?.series.get(series.run);
      if (own) return own;
      const inside = how === "whole" ? null : near.series.get(series.run);
      if (!inside) return series;
      // A running mean needs what came before; lines alone reach over both ends of the window.
      return how === "joined"
        ? closer(series, inside, crowd.axis[0])
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

/** A part without its encoded columns, which would be held twice. */
function lean(part) {
  return { axis: part.axis, zoom: part.window, unpaired: part.unpaired ?? 0, series: seriesOf(part) };
}
