// In which order and in which colours the charts of the lineage page draw their runs.
import { token } from "../../frame/theme.mjs";
import { isActiveAt, isShownAt, lineage, shades } from "./lineage.mjs";

/** @typedef {ReturnType<typeof ordered>} Ordered */

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
