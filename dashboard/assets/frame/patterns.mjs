// Names that a pattern with stars stands for.

/**
 * Whether a pattern stands for the whole of a text: a star is any letters, or none. Each piece between two stars is
 * looked for once, so that no text takes long.
 * @param {string} pattern
 * @param {string} text
 */
export function matches(pattern, text) {
  const pieces = pattern.split("*");
  const first = pieces.shift() ?? "",
    last = pieces.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const piece of pieces) {
    const found = text.indexOf(piece, from);
    if (found < 0 || found + piece.length > end) return false;
    from = found + piece.length;
  }
  return true;
}
