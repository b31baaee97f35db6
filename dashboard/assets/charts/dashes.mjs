// Ways to break a line: for tags on one card, and for runs of one colour.

// Plotly's words for dashes, and the same for a legend; the first is unbroken.
export const DASHES = [
  ["solid", ""],
  ["dash", "7 4"],
  ["dot", "2 3"],
  ["dashdot", "7 3 2 3"],
  ["longdash", "12 5"],
  ["longdashdot", "12 4 2 4"],
];

/** As a canvas takes it. @param {number} index */
export function lengths(index) {
  return DASHES[index % DASHES.length][1].split(" ").filter(Boolean).map(Number);
}
