// The colours of runs. Each run has its own from the first time that it is drawn in one, for good:
// colours.py keeps them. Who comes first says which one, so that runs in sight together differ.
import { Channel } from "./channel.mjs";
import { slotOf } from "./focus.mjs";
import { givenTo, isHidden } from "./given.mjs";
import { freest } from "./palette.mjs";
import { changed, on, state } from "./state.mjs";
import { token } from "./theme.mjs";

/** @type {Map<string, number>} */
const inks = new Map(); // in the palette, of the runs that were in colour once
/** @type {Map<string, number>} */
const claimed = new Map(); // what the server has not answered yet
const channel = new Channel("colours");

/**
 * The index in the palette of a run's own colour, in focus or not: the one chosen for it, else the
 * one that it came to have; -1 for none.
 * @param {string} run
 */
export function ownInkOf(run) {
  return givenTo(run).colour ?? inks.get(run) ?? -1;
}

/**
 * The index in the palette of the colour that a run shows: a chosen one always, its own in focus.
 * @param {string} run
 */
export function inkOf(run) {
  return slotOf(run) < 0 ? (givenTo(run).colour ?? -1) : ownInkOf(run);
}

/**
 * In focus a run has its own colour, in the crowd that of the crowd.
 * @param {string} run
 */
export function colourOf(run) {
  return slotOf(run) < 0 ? token("crowd") : ownColourOf(run);
}

/** @param {string} run */
export function ownColourOf(run) {
  const ink = ownInkOf(run);
  return token(ink < 0 ? "crowd" : `run-${ink}`);
}

/**
 * How many of those before a run have its colour, in the order of those that are drawn with it: that many steps its line
 * goes on in the ways to break one. There are fewer colours than runs.
 * @param {string} run
 * @param {(string | null)[]} beside
 */
export function clashOf(run, beside = state.slots) {
  const at = beside.indexOf(run),
    ink = ownInkOf(run);
  if (at < 0 || ink < 0) return 0;
  return beside.slice(0, at).filter((other) => other !== null && ownInkOf(other) === ink).length;
}

/**
 * Colour a chip as the line of its run, stripes for a broken one.
 * @param {HTMLElement} chip
 * @param {string} colour
 * @param {number} clash
 */
export function paintChip(chip, colour, clash) {
  chip.style.background = colour;
  if (clash) chip.dataset.clash = String(clash);
  else delete chip.dataset.clash;
}

/**
 * What the server knows; what it has not answered yet may be news to it.
 * @param {Record<string, number>} known
 */
export function learnColours(known) {
  for (const [run, ink] of Object.entries(known)) if (!claimed.has(run)) inks.set(run, ink);
}

/**
 * Give a colour to the runs in focus, and to others that are drawn in one.
 * @param {string[]} others
 */
export function settleColours(others = []) {
  const focus = state.slots.filter((run) => run !== null).filter((run) => !isHidden(run));
  const seen = [...new Set([...focus, ...others])].filter((run) => state.status.has(run));
  const due = seen.filter((run) => !inks.has(run));
  if (!due.length) return;
  for (const run of due) {
    const beside = seen.map(ownInkOf).filter((ink) => ink >= 0);
    inks.set(run, freest(beside, inks.values()));
    claimed.set(run, inks.get(run) ?? 0);
  }
  claim();
}

function claim() {
  channel.ask({ runs: Object.fromEntries(claimed) }, settled, () => channel.repeat());
}

/** Another browser may have been faster. @param {{ runs: Record<string, number> }} answer */
function settled({ runs }) {
  const moved = Object.entries(runs).filter(([run, ink]) => inks.get(run) !== ink);
  claimed.clear();
  learnColours(runs);
  if (moved.length) changed("focus");
}

on((what) => what === "focus" && settleColours());
