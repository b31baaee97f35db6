// What is said in this browser's language; words.js has the table, empty for English.
window.INSIGHT = window.INSIGHT ?? {};
(() => {
  /** `text` in the chosen language, its {names} filled in; an English text is its own key. */
  INSIGHT.say = (text, values = {}) =>
    (window.INSIGHT_WORDS?.[text] ?? text).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
})();
