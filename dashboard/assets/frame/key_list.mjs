// The list of keys, and whether one leads to the next.
const more = []; // what pages and lists add: [keys, () => words]
let leads = false; // whether `g` was the key before

/** Put further keys into the list of all: [keys, () => words]. */
export function listKeys(...keys) {
  more.push(...keys);
}

/** What was put into the list. */
export function listedKeys() {
  return more.map(([keys, words]) => [keys, words()]);
}

/** Whether the key before leads to a page, so that the next one belongs to it. */
export function isLeading() {
  return leads;
}

/** Say whether the next key belongs to this one. */
export function lead(yes) {
  leads = yes;
}
