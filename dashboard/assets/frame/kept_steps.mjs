// What can be undone outlives a reload: as much of it as this browser has room for.
const MOST_LETTERS = 2 ** 20; // under a name: others want to keep something, too

/**
 * Keep `steps` under a name, the newest last; where room lacks, the oldest go.
 * @param {string} name
 * @param {object[]} steps
 */
export function keep(name, steps) {
  const texts = steps.map((step) => JSON.stringify(step));
  let letters = texts.reduce((sum, text) => sum + text.length, 0);
  while (letters > MOST_LETTERS || !fits(name, texts)) {
    if (!texts.length) return;
    letters -= (texts.shift() ?? "").length;
  }
}

/**
 * @param {string} name
 * @param {string[]} texts
 */
function fits(name, texts) {
  try {
    sessionStorage.setItem(name, `[${texts.join()}]`);
    return true;
  } catch {
    return false;
  } // the quota is reached, by whomever
}

/**
 * What was kept under a name.
 * @param {string} name
 * @returns {Json[]}
 */
export function kept(name) {
  try {
    const steps = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return Array.isArray(steps) ? steps : [];
  } catch {
    return [];
  }
}
