// A line as a terminal would colour it: pieces of text, each with its looks, in colours that can be read on the ground
// of this theme. Other marks of terminals are left out.

/** @typedef {[red: number, green: number, blue: number]} Rgb of 0 to 255 */
/** @typedef {{fore: Rgb | null, back: Rgb | null, bold: boolean, dim: boolean, italic: boolean, under: boolean, struck: boolean, swapped: boolean, hidden: boolean}} Looks */
/** @typedef {{text: string, looks: Looks}} Piece */

const ESC = String.fromCharCode(27),
  BELL = String.fromCharCode(7);
/** Colours and moves; titles and links, which end with a bell; others; and what is no letter but a tab. */
const MARK = new RegExp(
  [
    `${ESC}\\[([0-?]*)[ -/]*([@-~])`,
    `${ESC}\\][^${BELL}${ESC}]*(?:${BELL}|${ESC}\\\\)?`,
    `${ESC}[ -/]*[0-~]?`,
    "[^\\P{Cc}\\t]",
  ].join("|"),
  "gu",
);
const LEVELS = [0, 95, 135, 175, 215, 255]; // of the cube of 216 colours

/** As xterm has the first sixteen. @type {Rgb[]} */
const SIXTEEN = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];

/** @type {Readonly<Looks>} */
export const USUAL = {
  fore: null,
  back: null,
  bold: false,
  dim: false,
  italic: false,
  under: false,
  struck: false,
  swapped: false,
  hidden: false,
};

/**
 * One of the 256 colours; null for none of them.
 * @param {number} index
 * @returns {Rgb | null}
 */
export function indexed(index) {
  if (!Number.isInteger(index) || index < 0 || index > 255) return null;
  if (index < 16) return SIXTEEN[index];
  if (index > 231) {
    const grey = 8 + 10 * (index - 232);
    return [grey, grey, grey];
  }
  const cube = index - 16;
  return [LEVELS[Math.floor(cube / 36)], LEVELS[Math.floor(cube / 6) % 6], LEVELS[cube % 6]];
}

/**
 * A line in pieces, in the order in which they stand.
 * @param {string} line
 * @returns {Piece[]}
 */
export function pieces(line) {
  /** @type {Piece[]} */
  const found = [];
  let looks = { ...USUAL },
    end = 0;
  /** @param {string} text */
  const add = (text) => {
    if (text) found.push({ text, looks });
  };
  for (const mark of line.matchAll(MARK)) {
    add(line.slice(end, mark.index));
    end = mark.index + mark[0].length;
    if (mark[2] === "m") looks = changed(looks, mark[1]);
  }
  add(line.slice(end));
  return found;
}

/** @type {Record<number, Partial<Looks>>} */
const SIMPLE = {
  0: USUAL,
  1: { bold: true },
  2: { dim: true },
  3: { italic: true },
  4: { under: true },
  7: { swapped: true },
  8: { hidden: true },
  9: { struck: true },
  21: { under: true },
  22: { bold: false, dim: false },
  23: { italic: false },
  24: { under: false },
  27: { swapped: false },
  28: { hidden: false },
  29: { struck: false },
  39: { fore: null },
  49: { back: null },
};

/**
 * Looks after the numbers of one mark, as in `1;38;5;208`.
 * @param {Looks} looks
 * @param {string} numbers
 * @returns {Looks}
 */
function changed(looks, numbers) {
  const now = { ...looks };
  const codes = numbers.split(/[;:]/).map(Number);
  while (codes.length) {
    const code = codes.shift() ?? 0;
    if (code === 38 || code === 48) {
      const colour = extended(codes);
      if (colour) now[code === 38 ? "fore" : "back"] = colour;
    } else if (code in SIMPLE) Object.assign(now, SIMPLE[code]);
    else if (code >= 30 && code <= 37) now.fore = SIXTEEN[code - 30];
    else if (code >= 40 && code <= 47) now.back = SIXTEEN[code - 40];
    else if (code >= 90 && code <= 97) now.fore = SIXTEEN[code - 82];
    else if (code >= 100 && code <= 107) now.back = SIXTEEN[code - 92];
  }
  return now;
}

/**
 * What follows 38 or 48, taken from the front of the numbers.
 * @param {number[]} codes
 * @returns {Rgb | null}
 */
function extended(codes) {
  const form = codes.shift();
  if (form === 5) return indexed(codes.shift() ?? -1);
  if (form !== 2) return null;
  if (codes.length > 3 && codes[0] === 0 && codes.length === 4) codes.shift(); // 38:2::r:g:b has an empty place
  const [red = 0, green = 0, blue = 0] = codes.splice(0, 3);
  const colour = [red, green, blue].map((part) => Math.min(255, Math.max(0, part || 0)));
  return [colour[0], colour[1], colour[2]];
}

/**
 * Pieces cut where words begin and end that are looked for: `found` says which are those.
 * @param {Piece[]} given
 * @param {string} words
 * @returns {(Piece & {found: boolean})[]}
 */
export function marked(given, words) {
  const whole = given.map(({ text }) => text).join("");
  const edges = spots(whole, words);
  const cut = [];
  let at = 0;
  for (const { text, looks } of given) {
    let rest = text;
    while (rest) {
      const next = edges.find(([, end]) => end > at);
      const isIn = next !== undefined && next[0] <= at;
      const until = next === undefined ? Infinity : isIn ? next[1] : next[0];
      const part = rest.slice(0, until - at);
      cut.push({ text: part, looks, found: isIn });
      at += part.length;
      rest = rest.slice(part.length);
    }
  }
  return cut;
}

/**
 * Where words are, whatever their case: begin and end of each.
 * @param {string} text
 * @param {string} words
 */
function spots(text, words) {
  /** @type {[number, number][]} */
  const found = [];
  const lower = text.toLowerCase(),
    wanted = words.toLowerCase();
  if (!wanted || lower.length !== text.length) return found;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
    found.push([at, at + wanted.length]);
  return found;
}

// --- colours that can be read

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
