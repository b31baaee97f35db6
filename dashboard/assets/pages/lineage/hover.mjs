// Which run is pointed at.
import { changed, state } from "../../frame/state.mjs";
import { lineage } from "./lineage.mjs";

/** Point at a run where an event was; null at none. @param {string | null} run @param {MouseEvent} event */
export function pointAt(run, event) {
  const next = run === null ? null : { run, tag: null, clientX: event.clientX, clientY: event.clientY };
  if (next === null && state.hover === null) return;
  state.hover = next;
  changed("hover");
}

/** The place of the run that is pointed at; -1 for none. */
export function hovered() {
  const run = state.hover?.run;
  return run === undefined ? -1 : lineage.runs.indexOf(run);
}
