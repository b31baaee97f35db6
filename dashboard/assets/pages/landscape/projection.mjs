// How a surface is looked at: three numbers become two, seen from so far that lines stay parallel.

/** @typedef {{azimuth: number, elevation: number}} Camera radians: around the upright, and above the floor */
/** @typedef {[across: number, down: number]} Spot */

const FOOT = 0.62; // how high the box is against its floor
const LOWEST = 0.08,
  HIGHEST = Math.PI / 2 - 0.02;
/** Where everything begins: the corner between both axes lies in front. @type {Readonly<Camera>} */
export const USUAL = Object.freeze({ azimuth: 0.82, elevation: 0.56 });

/** Turned by so many radians, never below the floor nor over the top. @param {Camera} camera @param {number} around @param {number} up @returns {Camera} */
export function turned({ azimuth, elevation }, around, up) {
  return { azimuth: azimuth + around, elevation: Math.min(HIGHEST, Math.max(LOWEST, elevation + up)) };
}

/**
 * From numbers of a landscape to spots in a picture of `width` by `height`.
 *
 * @param {Camera} camera
 * @param {{width: number, height: number}} size
 * @param {{x: [number, number], y: [number, number], z: [number, number]}} bounds
 * @returns {(x: number, y: number, z: number) => Spot}
 */
export function projection({ azimuth, elevation }, { width, height }, bounds) {
  const [sin, cos, up, flat] = [Math.sin(azimuth), Math.cos(azimuth), Math.cos(elevation), Math.sin(elevation)];
  const reach = Math.min(width / (2 * Math.SQRT2 * 1.16), height / (2 * (Math.SQRT2 * flat + FOOT * up) * 1.12));
  const share = (/** @type {number} */ value, /** @type {[number, number]} */ [low, high]) =>
    high > low ? (2 * (value - low)) / (high - low) - 1 : 0;
  return (x, y, z) => {
    const [a, b, c] = [share(x, bounds.x), share(y, bounds.y), share(z, bounds.z) * FOOT];
    const across = cos * a - sin * b,
      away = sin * a + cos * b;
    return [width / 2 + reach * across, height / 2 - reach * (away * flat + c * up)];
  };
}

/** The order of the indices along an axis, from far away to near. @param {number} count @param {boolean} rises whether a higher index lies further away */
export function farFirst(count, rises) {
  const order = Array.from({ length: count }, (_, index) => index);
  return rises ? order.reverse() : order;
}

/** Whether more of x, and more of y, lies further away. @param {Camera} camera @returns {[boolean, boolean]} */
export function rising({ azimuth }) {
  return [Math.sin(azimuth) > 0, Math.cos(azimuth) > 0];
}
