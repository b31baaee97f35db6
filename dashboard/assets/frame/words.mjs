// What is said in this browser's language.
let table = {}; // empty for English

/** What the texts are in the chosen language: an English text is its own key. */
export function learn(words) {
  table = words;
}

/** `text` in the chosen language, its {names} filled in. */
export function say(text, values = {}) {
  return (table[text] ?? text).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
