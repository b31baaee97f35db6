// The list of keys, and whether one leads to the next.
/** @typedef {[keys: string[], words: () => string]} Key */

/** @type {Key[]} */
const more = []; // what pages and lists add: [keys, () => words]
let leads = false; // whether `g` was the key before

/**
 * Put further keys into the list of all: [keys, () => words].
 * @param {Key[]} keys
 */
export function listKeys(...keys) {
  more.push(...keys);
}

/**
 * What was put into the list, by its words: pages come in an order of their own at each visit.
 * @returns {[keys: string[], words: string][]}
 */
export function listedKeys() {
  /** @type {[keys: string[], words: string][]} */
  const told = more.map(([keys, words]) => [keys, words()]);
  return told.sort(([, one], [, other]) => one.localeCompare(other));
}

/** Whether the key before leads to a page, so that the next one belongs to it. */
export function isLeading() {
  return leads;
}

/**
 * Say whether the next key belongs to this one.
 * @param {boolean} yes
 */
export function lead(yes) {
  leads = yes;
}
