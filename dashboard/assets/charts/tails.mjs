// What of a y axis is cut off, so that a few values leave the others their room.
import { quantile } from "./series.mjs";

/** @import {Seen} from "./ranges.mjs" */
/** @import {Ends} from "./ticks.mjs" */
/** @typedef {{ends: Ends, first: number, last: number, isOdd: boolean}} Reach of a line's values, in units of the axis: decades on a log axis */

/** Runs, from which on a far tail may be cut, whichever runs it is of. */
const MANY = 20;
const LEFT = 4; // times what the other runs span: so far one of few must have left them to be cut

/** Whether a far tail of these may be cut. @param {Seen["spans"]} spans */
export const areMany = (spans) => spans.length > MANY;

/**
 * From the lowest to the highest value without the tails of a sample. `clips` cuts whatever the runs and the side.
 *
 * @param {Seen} seen
 * @param {Ends} ends
 * @param {{log: boolean, direction: number, clips: boolean}} how
 * @returns {Ends}
 */
export function withoutTails({ sample, highest, lowest }, [low, high], { log, direction, clips }) {
  const values = sample.sort();
  const [q0, q1] = [quantile(values, clips ? 0.025 : 0.005), quantile(values, clips ? 0.975 : 0.985)];
  const span = q1 - q0;
  /** @type {(isGood: boolean) => number} */
  const worth = (isGood) => (isGood && !clips ? 1 : 0.3) * span || (clips ? 0 : Infinity); // what a tail must be longer than
  const roof = direction > 0 && !clips ? Math.max(q1, highest) : q1,
    floor = direction < 0 && !clips ? Math.min(q0, lowest) : q0;
  const [most, least] = [roof + worth(direction > 0), floor - worth(direction < 0)];
  const top = clips ? roof + 0.05 * span : Math.max(roof, values.findLast((v) => v <= most) ?? roof),
    bottom = clips ? floor - 0.05 * span : Math.min(floor, values.find((v) => v >= least) ?? floor);
  return [low < least && !log ? bottom : low, high > most ? top : high];
}

/**
 * The ends of an axis without what left most of a few runs.
 *
 * @param {Reach[]} reaches
 * @param {Ends} ends
 * @param {{log: boolean, direction: number}} how
 * @returns {Ends}
 */
export function withoutTheFew(reaches, [bottom, top], { log, direction }) {
  return [
    (direction >= 0 ? reachOfMost(reaches, -1, { isBad: direction > 0, log }) : null) ?? bottom,
    (direction <= 0 ? reachOfMost(reaches, 1, { isBad: direction < 0, log }) : null) ?? top,
  ];
}

/**
 * Where few runs are cut on one side: those that were among the others, or end in what is no number, and went beyond
 * them by several times what the others span. They are half of the runs at most; so one that is merely different stays.
 * Where nobody knows which side is good, one that ends out there stays, too: it may have won.
 *
 * @param {Reach[]} spans
 * @param {1 | -1} side 1 for above
 * @param {{isBad: boolean, log: boolean}} how whether the side is known to be the bad one; on a log axis constants span a decade
 * @returns {number | null} what the others reach
 */
function reachOfMost(spans, side, { isBad, log }) {
  /** @param {Reach} span */
  const out = ({ ends }) => (side > 0 ? ends[1] : -ends[0]);
  const furthest = [...spans].sort((one, other) => out(other) - out(one));
  for (let count = Math.floor(spans.length / 2); count > 0; count--) {
    const rest = furthest.slice(count),
      low = Math.min(...rest.map(({ ends }) => ends[0])),
      high = Math.max(...rest.map(({ ends }) => ends[1])),
      reach = high - low || (log ? 1 : Math.abs(high) || 1);
    const left = furthest.slice(0, count);
    const isFar = out(left[count - 1]) - out(rest[0]) > LEFT * reach;
    /** @param {number} value */
    const isAmong = (value) => value >= low - reach && value <= high + reach;
    if (isFar && left.every(({ first, last, isOdd }) => isOdd || (isAmong(first) && (isBad || isAmong(last)))))
      return side > 0 ? high : low;
  }
  return null;
}
