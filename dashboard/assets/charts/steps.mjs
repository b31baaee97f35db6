// Indices in ascending steps.

/** How many of ascending `steps` are at most `step`. @param {ArrayLike<number>} steps @param {number} step */
export function upTo(steps, step) {
  let low = 0,
    high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle] <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of what held at a step: the newest up to there, before the first the first. @param {ArrayLike<number>} steps @param {number} step */
export function indexAt(steps, step) {
  return Math.max(0, upTo(steps, step) - 1);
}
