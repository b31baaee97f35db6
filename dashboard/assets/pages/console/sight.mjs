// Which lines are in sight, of more than a browser can lay out: then a pixel of the bar is several of them.

export const ROW_PX = 20; // as the style of `.console-row` has it
const MOST_PX = 8_000_000; // browsers lose count of more
const AROUND = 2; // heights before and behind those in sight

/** The height of all lines. @param {number} total */
export function spaceOf(total) {
  return Math.min(total * ROW_PX, MOST_PX);
}

/**
 * How many pixels of lines go by for a pixel of the bar.
 * @param {number} total
 * @param {number} height in sight
 */
function scaleOf(total, height) {
  const most = spaceOf(total) - height;
  return most > 0 ? Math.max(1, (total * ROW_PX - height) / most) : 1;
}

/**
 * The first line in sight, with the part of it that is not.
 * @param {number} top pixels that are scrolled away
 * @param {number} height in sight
 * @param {number} total
 */
export function rowAt(top, height, total) {
  return (Math.max(0, top) * scaleOf(total, height)) / ROW_PX;
}

/**
 * How far to scroll to have a line in the middle.
 * @param {number} row
 * @param {number} height
 * @param {number} total
 */
export function topOf(row, height, total) {
  const wanted = (row * ROW_PX - height / 2 + ROW_PX / 2) / scaleOf(total, height);
  return Math.min(Math.max(0, wanted), Math.max(0, spaceOf(total) - height));
}

/**
 * Where the first of some lines stands, from the top of the space.
 * @param {number} first
 * @param {number} top
 * @param {number} height
 * @param {number} total
 */
export function offsetOf(first, top, height, total) {
  return top - (rowAt(top, height, total) - first) * ROW_PX;
}

/**
 * Which lines to have: those in sight, and as many around them as one soon sees.
 * @param {number} top
 * @param {number} height
 * @param {number} total
 */
export function wantedAround(top, height, total) {
  const seen = Math.ceil(height / ROW_PX) + 1;
  const count = Math.max(60, (2 * AROUND + 1) * seen);
  const first = Math.max(0, Math.floor(rowAt(top, height, total)) - AROUND * seen);
  return { first: Math.min(first, Math.max(0, total - count)), count };
}

/**
 * Whether what is held has all that is in sight, and half a height around.
 * @param {{first: number, count: number}} held
 * @param {number} top
 * @param {number} height
 * @param {number} total
 */
export function isHeld(held, top, height, total) {
  const seen = Math.ceil(height / ROW_PX) + 1,
    first = Math.floor(rowAt(top, height, total));
  const begin = Math.max(0, first - seen / 2),
    end = Math.min(total, first + seen + seen / 2);
  return held.first <= begin && end <= held.first + held.count;
}
