// Names in the address: with commas between them, and whatever else a key puts there.

/** @param {string} name */
export function escaped(name) {
  return name.replace(/[%,;~<>&|]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/** @param {string} text */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  } // cut in the middle of a letter
}

/**
 * Names as one text.
 * @param {string[]} names
 */
export function written(names) {
  return names.map(escaped).join(",");
}

/**
 * The names in a text; none for no text.
 * @param {string | null | undefined} text
 */
export function namesIn(text) {
  return (text ?? "").split(",").filter(Boolean).map(unescaped);
}
