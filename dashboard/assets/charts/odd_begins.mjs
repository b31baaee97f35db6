// Where runs have no numbers: the places that are marked, and where names beside marks have room.

// What is not finite, as bits.
export const NAN = 1;
export const UP = 2;
export const DOWN = 4;
const KINDS = [NAN, UP, DOWN];
const ASIDE_PX = 7; // from a mark to its name
const APART_PX = 6; // from a name to what comes next
const REACH_PX = 9; // how far from a mark the pointer still means it

/** What is not finite at a point, or behind its mean, as bits. @param {number} v @param {number} [behind] */
export function kindsOf(v, behind) {
  return behind || (Number.isNaN(v) ? NAN : v === Infinity ? UP : v === -Infinity ? DOWN : 0);
}

/**
 * The first point of each kind within `ends`.
 *
 * @param {ArrayLike<number>} x
 * @param {ArrayLike<number>} y
 * @param {ArrayLike<number> | null} kinds what lies behind means, as bits
 * @param {ArrayLike<number>} ends of the axis
 * @returns {{i: number, kind: number}[]}
 */
export function begins(x, y, kinds, ends) {
  /** @type {{i: number, kind: number}[]} */
  const found = [];
  let seen = 0;
  for (let i = 0; i < y.length && found.length < KINDS.length; i++) {
    const fresh = kindsOf(y[i], kinds?.[i]) & ~seen;
    if (!fresh || !(x[i] >= ends[0] && x[i] <= ends[1])) continue;
    found.push(...KINDS.filter((kind) => fresh & kind).map((kind) => ({ i, kind })));
    seen |= fresh;
  }
  return found;
}

/**
 * Where the names of marks stand, right of them or left; null where there is no room for all of them.
 *
 * @param {{left: number, top: number, width: number}[]} marks with the widths of their names
 * @param {number} edge at the right
 * @returns {number[] | null} where each name begins
 */
export function namesBeside(marks, edge) {
  /** @type {Map<number, number>} */
  const taken = new Map(); // how far each row is
  /** @type {number[]} */
  const found = [];
  const order = marks.map((_, i) => i).sort((one, other) => marks[one].left - marks[other].left);
  for (const i of order) {
    const { left, top, width } = marks[i],
      free = taken.get(top) ?? 0;
    const [right, before] = [left + ASIDE_PX, left - ASIDE_PX - width];
    if (left - ASIDE_PX < free) return null;
    if (right + width <= edge) {
      found[i] = right;
      taken.set(top, right + width + APART_PX);
    } else if (before >= free) {
      found[i] = before;
      taken.set(top, left + ASIDE_PX);
    } else return null;
  }
  return found;
}

/**
 * The mark that a pointer is on.
 *
 * @template {{left: number, top: number}} Mark
 * @param {Mark[]} marks
 * @param {number} px
 * @param {number} py
 */
export function markAt(marks, px, py) {
  const away = (/** @type {Mark} */ { left, top }) => Math.hypot(left - px, top - py);
  const nearest = marks.reduce(
    (/** @type {Mark | null} */ best, mark) => (best && away(best) <= away(mark) ? best : mark),
    null,
  );
  return nearest && away(nearest) <= REACH_PX ? nearest : null;
}
