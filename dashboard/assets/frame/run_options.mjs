// Runs as the list of a chooser offers them. The browser knows the runs, so no answer repeats them.
import { nameOf } from "./given.mjs";
import { state } from "./state.mjs";

/**
 * By what they are called, the newest first. What is chosen is always among them: a list lets go of
 * what it does not offer.
 *
 * @param {string[]} chosen
 * @param {(run: string) => boolean} isOffered
 */
export function runOptions(chosen, isOffered) {
  const mine = new Set(chosen);
  const runs = state.runs.filter((run) => mine.delete(run) || isOffered(run));
  return [...runs, ...mine].map((run) => ({ value: run, label: nameOf(run) }));
}
