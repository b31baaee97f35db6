// Units of what is measured: how a value is written in one, and which axis suits it.
import { bytesText, number } from "../frame/numbers.mjs";

/** @import {AxisKind, Ends} from "./ticks.mjs" */
/** @typedef {{kind: AxisKind, text: (value: number) => string, most?: number}} Unit `most` is as much as there can be */

const ROOM = 1.04; // above all that there can be, so that a line at the top is seen

/** @param {number} value */
const percent = (value) => `${number(value)} %`;

/** By the names that the server has for them. @type {Partial<Record<string, Unit>>} */
const UNITS = {
  share: { kind: "percent", text: percent, most: 100 },
  "%": { kind: "percent", text: percent },
  W: { kind: "watts", text: (value) => `${number(value)} W` },
  "°C": { kind: "celsius", text: (value) => `${number(value)} °C` },
  bytes: { kind: "bytes", text: bytesText },
  "bytes/s": { kind: "bytes/s", text: (value) => `${bytesText(value)}/s` },
};
/** @type {Unit} */
const NONE = { kind: "linear", text: number };

/** @param {string} name */
export function unitOf(name) {
  return UNITS[name] ?? NONE;
}

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
