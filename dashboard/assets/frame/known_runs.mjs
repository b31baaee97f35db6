// The runs that there are, and those of them that are shown: what the filter lets through and nobody hid.
import { learnColours, settleColours } from "./colours.mjs";
import { settleFocus, settleShown } from "./focus.mjs";
import { isHidden } from "./given.mjs";
import { changed, state } from "./state.mjs";

/**
 * Runs as the server lists them, newest first.
 * @param {{ runs: string[], status: string[], problems: number[], scores: (number | null)[], called: string,
 *   target: {name: string, of: "best" | "last" | "recorded", direction: number}, colours: Record<string, number>, whose: Record<string, number>, hidden: string[] }} known
 */
export function takeRuns(known) {
  state.isKnown = true;
  state.runs = known.runs;
  const isJudgedAnew = known.target.name !== state.target.name;
  state.target = { ...known.target, called: known.called };
  state.status = new Map(known.runs.map((run, i) => [run, known.status[i]]));
  state.problems = new Map(known.runs.map((run, i) => [run, known.problems[i]]));
  state.whose = new Map(Object.entries(known.whose));
  state.scores = new Map(known.runs.map((run, i) => [run, known.scores[i]]));
  if (!state.isGivenKnown) state.given = new Map(known.hidden.map((run) => [run, { hidden: true }]));
  const moved = settleFocus({ isJudgedAnew });
  learnColours(known.colours);
  settleColours();
  changed("runs");
  if (moved) changed("focus");
  sift();
}

/**
 * The runs that the filter lets through, null for all.
 * @param {string[] | null} names
 */
export function takeMatches(names) {
  state.found = names && new Set(names);
  sift();
}

/** Hidden runs pass no filter. */
export function sift() {
  const found = state.found && [...state.found];
  show(state.runs.some(isHidden) ? (found ?? state.runs).filter((run) => !isHidden(run)) : found);
  settleShown();
}

/** @param {string[] | null} names */
function show(names) {
  const same =
    names === null
      ? state.matches === null
      : names.length === state.matches?.size && names.every((name) => state.matches?.has(name));
  if (same) return;
  state.matches = names && new Set(names);
  changed("filter");
}
