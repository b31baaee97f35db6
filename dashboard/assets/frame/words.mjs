// What is said in this browser's language.
/** @type {Record<string, string>} */
let table = {}; // empty for English

/**
 * What the texts are in the chosen language: an English text is its own key.
 * @param {Record<string, string>} words
 */
export function learn(words) {
  table = words;
}

/**
 * `text` in the chosen language, its {names} filled in.
 * @param {string} text
 * @param {Record<string, string | number>} [values]
 */
export function say(text, values = {}) {
  return (table[text] ?? text).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
