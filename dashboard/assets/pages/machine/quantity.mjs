// What a card of the machine shows of its numbers.

/** @import {AxisKind, Ends} from "../../charts/ticks.mjs" */

const ROOM = 1.04; // above all that there can be, so that a line at the top is seen

/**
 * The ends of a card's axis: from nothing on, so that little looks little, and up to all that there can be.
 *
 * @param {Ends} range of the lines
 * @param {AxisKind} kind
 * @param {number} [most]
 * @returns {Ends}
 */
export function ends([low, high], kind, most) {
  if (kind === "linear" || kind === "celsius") return [low, high]; // there nothing is no lower end
  return [0, Math.max(high, most === undefined ? Number.MIN_VALUE : most * ROOM)];
}

/** What tells the tags of one card apart. @param {string} tag */
export function short(tag) {
  const [, kind, number] = /(\w+)\/(\d+)\//.exec(tag) ?? [];
  if (number === undefined) return tag.split("/").at(-1) ?? tag;
  return kind === "gpu" ? `GPU ${number}` : number;
}
