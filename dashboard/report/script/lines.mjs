// The lines of a card, out of what `dashboard/report/curves.py` wrote.
import { decode } from "../../assets/charts/encoded.mjs";

/** @import {Column, Encoded} from "../../assets/charts/encoded.mjs" */
/** @typedef {{runs: string[], offset: Encoded, step: Encoded, shared: boolean, mean: Encoded, low?: Encoded, high?: Encoded, kinds?: Encoded}} Part of runs in colour, or of the others */
/** @typedef {{tag: string, direction: number, best: [string, number] | null, parts: Part[]}} Card */
/** @typedef {{run: string, x: Column, y: Column, low: Column | null, high: Column | null, kinds: Column | null, isOdd: boolean}} Line */

/** @param {Card} card @returns {Line[]} */
export function linesOf(card) {
  return card.parts.flatMap((part) => {
    const offset = decode(part.offset),
      step = decode(part.step),
      mean = decode(part.mean);
    const [low, high, kinds] = [part.low, part.high, part.kinds].map((one) => (one ? decode(one) : null));
    return part.runs.map((run, at) => {
      const [from, to] = [offset[at], offset[at + 1]];
      const cut = (/** @type {Column | null | undefined} */ column) => column?.subarray(from, to) ?? null;
      const y = mean.subarray(from, to);
      return {
        run,
        x: part.shared ? step : step.subarray(from, to),
        y,
        low: cut(low),
        high: cut(high),
        kinds: cut(kinds),
        isOdd: y.some((v) => !Number.isFinite(v)) || (cut(kinds)?.some((v) => v > 0) ?? false),
      };
    });
  });
}
