// Which rows of a long list are elements: those in sight, and as many before and behind them.

export const ROW_PX = 30; // as the style of `.run-row` has it
export const MOST_WHOLE = 200; // rows of which all are elements

/**
 * The first row that is an element, and the one behind the last.
 *
 * @param {number} count of all rows
 * @param {number} top pixels that are scrolled away
 * @param {number} height pixels in sight; 0 where nobody knows
 * @returns {[number, number]}
 */
export function rowsAround(count, top, height) {
  if (count <= MOST_WHOLE) return [0, count];
  const many = Math.max(10, Math.ceil(height / ROW_PX));
  const first = Math.min(Math.max(0, Math.floor(top / ROW_PX)), count - 1);
  return [Math.max(0, first - many), Math.min(count, first + 2 * many + 1)];
}
