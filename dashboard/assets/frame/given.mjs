// What a person gave a run, as far as it is known here.
import { state } from "./state.mjs";

const NOTHING = {};

Object.assign(state, { given: new Map() });

export function givenTo(run) {
  return state.given.get(run) ?? NOTHING;
}

/** What a run is called on the pages; its own name stays in links and tooltips. */
export function nameOf(run) {
  return givenTo(run).name ?? run;
}

export function isHidden(run) {
  return givenTo(run).hidden === true;
}
