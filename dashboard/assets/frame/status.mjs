// What the states of a run are called.
import { say } from "./words.mjs";

/** @type {Record<string, () => string>} */
const WORDS = {
  running: () => say("running"),
  finished: () => say("finished"),
  stopped: () => say("stopped"),
  failed: () => say("failed"),
  diverged: () => say("diverged"),
};

/** @param {string} status */
export function statusWord(status) {
  return WORDS[status]?.() ?? status;
}
