// Which colour somebody gets who has none, and colours between two others.
import { token } from "./theme.mjs";

const STOPS = 5; // of the ordered palette: ORDER_COLOURS of theme.py
const DEEPEST = 0.55; // how much of a shade is the colour of text, which only adds contrast

/** How many run colours there are: RUN_COLOURS of theme.py. */
export const PALETTE = 12;

/**
 * The index in the palette that is taken least: among those beside it, then among all.
 * @param {number[]} beside
 * @param {Iterable<number>} all
 */
export function freest(beside, all) {
  const near = Array(PALETTE).fill(0),
    far = Array(PALETTE).fill(0);
  for (const ink of beside) near[ink] += 1;
  for (const ink of all) far[ink] += 1;
  let found = 0;
  for (let ink = 1; ink < PALETTE; ink++)
    if (near[ink] < near[found] || (near[ink] === near[found] && far[ink] < far[found])) found = ink;
  return found;
}

/**
 * A colour `#rrggbb` so far on the way from one to another.
 * @param {string} one
 * @param {string} other
 * @param {number} share from 0 to 1
 */
export function mixed(one, other, share) {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/**
 * The colour of what lies there between small and large.
 * @param {number} where from 0 to 1
 */
export function ordered(where) {
  const along = Math.min(1, Math.max(0, where)) * (STOPS - 1),
    below = Math.min(STOPS - 2, Math.floor(along));
  return mixed(token(`order-${below}`), token(`order-${below + 1}`), along - below);
}

/**
 * A shade of a colour; the deepest can still be told from text.
 * @param {string} colour
 * @param {number} depth from 0 to 1
 */
export function shade(colour, depth) {
  return depth ? mixed(colour, token("text"), depth * DEEPEST) : colour;
}
