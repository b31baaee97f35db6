// Colours that a program chose for a terminal, made readable on the ground of this theme.

/** @import {Looks, Rgb} from "./ansi.mjs" */

const LEAST = 4.5; // the contrast that small text needs: WCAG 2.2
const STEP = 0.06;
/** @type {Rgb} */
const BLACK = [0, 0, 0];
/** @type {Rgb} */
const WHITE = [255, 255, 255];

/** @param {Rgb} colour */
function luminance(colour) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * From 1 to 21.
 * @param {Rgb} one
 * @param {Rgb} other
 */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A colour that can be read on a ground: the one given, or nearest to it on the way to black or white.
 * @param {Rgb} colour
 * @param {Rgb} ground
 * @returns {Rgb}
 */
export function readable(colour, ground) {
  const end = contrast(BLACK, ground) > contrast(WHITE, ground) ? BLACK : WHITE;
  let found = colour;
  for (let share = STEP; share < 1 && contrast(found, ground) < LEAST; share += STEP) found = mixed(colour, end, share);
  return contrast(found, ground) < LEAST ? end : found;
}

/**
 * @param {Rgb} one
 * @param {Rgb} other
 * @param {number} share
 * @returns {Rgb}
 */
function mixed(one, other, share) {
  const [red, green, blue] = one.map((part, i) => Math.round(part + share * (other[i] - part)));
  return [red, green, blue];
}

/**
 * The colours of a piece, on a surface with a text of its own; null where they are those.
 * @param {Looks} looks
 * @param {Rgb} surface
 * @param {Rgb} text
 * @returns {{fore: Rgb | null, back: Rgb | null}}
 */
export function coloursOf(looks, surface, text) {
  const { fore, back, swapped } = looks;
  if (!fore && !back && !swapped) return { fore: null, back: null };
  const ground = swapped ? (fore ?? text) : back;
  const wanted = swapped ? (back ?? surface) : (fore ?? text);
  return { fore: readable(wanted, ground ?? surface), back: ground };
}

/**
 * A colour as CSS.
 * @param {Rgb} colour
 */
export function css(colour) {
  return `rgb(${colour.join(" ")})`;
}

/**
 * Of `#rrggbb`; black for anything else.
 * @param {string} code
 * @returns {Rgb}
 */
export function rgbOf(code) {
  const number = /^#[0-9a-f]{6}$/i.test(code) ? Number.parseInt(code.slice(1), 16) : 0;
  return [number >> 16, (number >> 8) & 255, number & 255];
}
