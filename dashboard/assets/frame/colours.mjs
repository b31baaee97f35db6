// The colours of runs.
import { slotOf } from "./focus.mjs";
import { givenTo } from "./given.mjs";
import { token } from "./theme.mjs";

/**
 * The place in the palette of a run's colour: the one chosen for it, else that of its slot; -1 for none.
 * @param {string} run
 */
export function inkOf(run) {
  return givenTo(run).colour ?? slotOf(run);
}

/**
 * In focus a run has its own colour, in the crowd that of the crowd.
 * @param {string} run
 */
export function colourOf(run) {
  return token(slotOf(run) < 0 ? "crowd" : `run-${inkOf(run)}`);
}
