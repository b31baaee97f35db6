// What all pages share in this browser: runs, filter, view. Pages come and go; this stays.
const listeners = new Set();

export const state = {
  isKnown: false,
  runs: [],
  status: new Map(),
  problems: new Map(),
  last: new Map(),
  metric: null,
  direction: 0,
  matches: null,
  version: 0,
  hover: null,
  templates: {},
};

/**
 * Tell everybody what changed: "begun", "runs", "focus", "filter", "view", "theme", "version", "hover", "notes",
 * "place"; charts/cards.mjs: "cards"; trash.mjs: "thrown".
 */
export function changed(what) {
  for (const listener of listeners) listener(what);
}

export function on(listener) {
  listeners.add(listener);
}

export function isShown(run) {
  return state.matches === null || state.matches.has(run);
}
