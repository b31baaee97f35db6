// Names in the address: with commas between them, and whatever else a key puts there.

export function escaped(name) {
  return name.replace(/[%,;~<>&|]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  } // cut in the middle of a letter
}

/** Names as one text. */
export function written(names) {
  return names.map(escaped).join(",");
}

/** The names in a text; none for no text. */
export function namesIn(text) {
  return (text ?? "").split(",").filter(Boolean).map(unescaped);
}
