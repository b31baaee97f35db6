// In which order and in which colours the charts of the lineage page draw their runs.
import { token } from "../../frame/theme.mjs";
import { CLASSES, isActiveAt, isShownAt, lineage } from "./lineage.mjs";

/** @typedef {ReturnType<typeof ordered>} Ordered */

/** A colour a class, from the crowd's grey to the accent. */
export function shades() {
  const [from, to] = ["crowd", "accent"].map((name) => token(name));
  /** @type {(hex: string, k: number) => number} */
  const channel = (hex, k) => parseInt(hex.slice(1 + 2 * k, 3 + 2 * k), 16);
  return Array.from({ length: CLASSES }, (_, step) => {
    const share = step / (CLASSES - 1);
    const mixed = [0, 1, 2].map((k) => Math.round(channel(from, k) * (1 - share) + channel(to, k) * share));
    return `rgb(${mixed.join(" ")})`;
  });
}

/** The colour and the place of each run's line or point, from the back to the front. */
export function ordered() {
  const ramp = shades(),
    crowd = token("crowd"),
    strong = token("run-1");
  const shown = lineage.shuffled.filter(isShownAt);
  const faint = shown.filter((i) => !isActiveAt(i)),
    active = shown.filter(isActiveAt);
  const rest = active.filter((i) => !lineage.best.has(i)),
    best = active.filter((i) => lineage.best.has(i));
  /** @param {number} i @returns {string} */
  const colour = (i) => (lineage.best.has(i) ? strong : lineage.classes[i] < 0 ? crowd : ramp[lineage.classes[i]]);
  return { faint, rest, best, colour, crowd, alpha: Math.min(0.9, 5.2 / Math.max(1, rest.length) ** 0.46) };
}
