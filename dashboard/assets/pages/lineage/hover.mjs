// Which run is pointed at.
import { changed, state } from "../../frame/state.mjs";

/** Point at a run where an event was; null at none. */
export function pointAt(run, event) {
  const next = run === null ? null : { run, tag: null, clientX: event.clientX, clientY: event.clientY };
  if (next === null && state.hover === null) return;
  state.hover = next;
  changed("hover");
}
