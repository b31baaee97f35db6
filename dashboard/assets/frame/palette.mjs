// Which colour somebody gets who has none.

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
