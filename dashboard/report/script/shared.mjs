// What all charts of a report show together.

/** @import {Ends} from "../../assets/charts/ticks.mjs" */
/** @typedef {{run: string | null, at: number | null}} Pointed the run that is pointed at, and where */

/** @type {{inks: Record<string, number>, called: Record<string, string>, zoom: Ends | null, hidden: Set<string>, rest: boolean, focus: string | null, pointed: Pointed | null, isPrinted: boolean}} */
export const shared = {
  inks: {}, // which colour a run has, of those that have one
  called: {},
  zoom: null,
  hidden: new Set(), // runs in colour that are switched off
  rest: true, // whether the others are shown
  focus: null, // the run that was clicked
  pointed: null,
  isPrinted: false, // charts out of sight are drawn, too
};

/** @type {Map<"view" | "pointed", (() => void)[]>} */
const acts = new Map();

/** Act whenever what is shown, or only what is pointed at, is another. @param {"view" | "pointed"} what @param {() => void} act */
export function when(what, act) {
  acts.set(what, [...(acts.get(what) ?? []), act]);
}

/** @param {"view" | "pointed"} what */
export function changed(what) {
  for (const act of acts.get(what) ?? []) act();
}

/** @param {string} run */
export const isOwn = (run) => run in shared.inks;
/** @param {string} run */
export const nameOf = (run) => shared.called[run] ?? run;
/** @param {string} run */
export const isShown = (run) => (isOwn(run) ? !shared.hidden.has(run) : shared.rest || run === shared.focus);

/** @param {Ends | null} zoom */
export function zoomTo(zoom) {
  shared.zoom = zoom;
  changed("view");
}

/** @param {Pointed | null} pointed */
export function pointAt(pointed) {
  const { pointed: before } = shared;
  if (before === pointed || (before && pointed && before.run === pointed.run && before.at === pointed.at)) return;
  shared.pointed = pointed;
  changed("pointed");
}

/** Bring a run before all others, or take it back. @param {string | null} run */
export function focusOn(run) {
  shared.focus = shared.focus === run ? null : run;
  changed("view");
}
