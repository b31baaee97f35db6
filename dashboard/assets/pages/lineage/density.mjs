// How opaque lines may be drawn so that thousands show where they are many, instead of one plane.

const LEFT = 0.25; // of a line, behind all that lie over it
const LEAST = 0.02; // below that the eight bits of a canvas tell other colours

/**
 * How many lines lie where a line does, in the mean: halfway between two axes, the geometric mean of all gaps. So one axis
 * of two values, where all lines meet, does not make those between other axes too faint to see.
 *
 * @param {ArrayLike<number>[]} heights of the lines on each axis, in pixels
 * @param {number[]} lines which of them are drawn
 * @param {number} width of a line, in pixels
 */
export function covering(heights, lines, width) {
  if (!lines.length) return 0;
  const gaps = heights.length > 1 ? heights.slice(1).map((axis, k) => [heights[k], axis]) : [[heights[0], heights[0]]];
  const logs = gaps.map(([one, other]) => {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const i of lines) {
      const row = Math.floor((one[i] + other[i]) / 2 / width);
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    let sum = 0;
    for (const count of counts.values()) sum += count * count;
    return Math.log(sum / lines.length);
  });
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
}

/** @param {number} over how many lines lie at one place @param {number} most for a line alone */
export function opacityFor(over, most) {
  return Math.max(LEAST, Math.min(most, over > 1 ? 1 - LEFT ** (1 / (over - 1)) : 1));
}
