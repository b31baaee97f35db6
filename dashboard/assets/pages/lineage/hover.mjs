// Which run is pointed at.
import { changed, state } from "../../frame/state.mjs";
import { isActiveAt, lineage } from "./lineage.mjs";

/** Point at a run where an event was; null at none. @param {string | null} run @param {MouseEvent} event */
export function pointAt(run, event) {
  const next = run === null ? null : { run, tag: null, clientX: event.clientX, clientY: event.clientY };
  if (next === null && state.hover === null) return;
  state.hover = next;
  changed("hover");
}

/** The index of the run that is pointed at; -1 for none. */
export function hovered() {
  const run = state.hover?.run;
  return run === undefined ? -1 : lineage.runs.indexOf(run);
}

/** The nearest run of those that pass, by how many pixels each is `away`; null for none within reach. @param {number} reach @param {(i: number) => number} away */
export function nearestRun(reach, away) {
  /** @type {string | null} */
  let found = null;
  let least = reach;
  lineage.runs.forEach((run, i) => {
    const far = isActiveAt(i) ? away(i) : Infinity;
    if (!(far < least)) return;
    least = far;
    found = run;
  });
  return found;
}
