// Where the points of a scalar card are: what x is, how much a line is smoothed, which point is next to a place.
import { localMs } from "../frame/dates.mjs";
import { state } from "../frame/state.mjs";
import { isNoisySeries } from "./noise.mjs";
import { Parts } from "./parts.mjs";
import { isLogX } from "./scalar_view.mjs";
import { ascends, nearest, smooth } from "./series.mjs";

/** @import {Axis} from "../frame/state.mjs" */
/** @import {Column} from "./encoded.mjs" */
/** @import {Series} from "./parts.mjs" */

/** @type {Axis[]} */
const ALWAYS = ["step", "relative", "wall"]; // axes that every part can be drawn along

/** The points of a card along the axis that is chosen. */
export class Points {
  constructor() {
    this.parts = new Parts();
    this.span = 0; // of x
  }

  /** What x is: as chosen, or as the points came as long as others are on their way. */
  get axis() {
    if (state.axis === "step" && this.parts.main?.byRow) return "index";
    if (state.axis === "step" && this.parts.main?.axis[0] === "tag") return "tag"; // as the script defined it
    if (ALWAYS.includes(state.axis)) return state.axis;
    const [axis, tag] = this.parts.main?.axis ?? [state.axis, state.xTag];
    return axis === state.axis && (axis !== "tag" || tag === state.xTag) ? state.axis : axis;
  }

  /** The tag along the axis, where that is one: as chosen, else as scripts say. */
  get xTag() {
    return state.axis === "tag" ? state.xTag : (this.parts.main?.axis[1] ?? "");
  }

  get isLogX() {
    return isLogX() && this.axis !== "wall";
  }

  /** @param {Series} series @returns {Column} */
  x(series) {
    const { axis } = this;
    if (axis === "step") return series.step;
    if (axis === "relative") return series.wall;
    if (axis !== "wall") return series.x ?? series.step;
    series.kept.ms ??= Float64Array.from(series.wall, (s) => localMs(series.started + s));
    return series.kept.ms;
  }

  /** How much a line is smoothed: as somebody chose, else where it is noisy. @param {Series} series */
  amount(series) {
    return state.isAuto && !isNoisySeries(series) ? 0 : state.smoothing;
  }

  /** @param {Series} series @returns {Column} */
  y(series) {
    const wanted = this.amount(series);
    if (!(wanted > 0)) return series.mean;
    if (series.smooth) return series.smooth;
    const amount = state.exact || series.weight > 0 ? 0 : wanted; // the server's averages stay as they came
    const key = `${this.axis}:${amount}:${this.span}`;
    if (series.kept.key === key && series.kept.y) return series.kept.y;
    series.kept.key = key;
    series.kept.y = smooth(this.x(series), series.mean, amount, this.span, series.size);
    return series.kept.y;
  }

  /** Where buckets reach far beyond the line; a smoothed line shows nothing of what it smooths. @param {Series} series */
  far(series) {
    return this.amount(series) > 0 ? null : series.far;
  }

  /** Whether x never goes back, so that a place in it can be searched for. @param {Series} series */
  isOrdered(series) {
    const { axis } = this;
    if (axis === "step" || axis === "index") return true;
    series.kept.ascends ??= {};
    series.kept.ascends[axis] ??= ascends(this.x(series)); // clocks go back, too
    return series.kept.ascends[axis];
  }

  /** @param {Series} series @param {number} wanted */
  nearest(series, wanted) {
    return nearest(this.x(series), wanted, this.isOrdered(series));
  }
}
