// Which theme is shown, and its colours.

/**
 * A colour, or another token, of the theme that is shown.
 * @param {string} name
 */
export function token(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

export function theme() {
  return document.documentElement.dataset.theme;
}
