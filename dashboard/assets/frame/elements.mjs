// One way to make an element, and one to find it. `kind` is its class, as in HTMLInputElement.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, className = "", text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

/**
 * The first that is there; null for none.
 *
 * @template {Element} E
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => E} kind
 * @returns {E | null}
 */
export function first(root, selector, kind) {
  const found = root.querySelector(selector);
  return found instanceof kind ? found : null;
}

/**
 * The first of those of which there is one at any time.
 *
 * @template {Element} E
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => E} kind
 */
export function inside(root, selector, kind) {
  const found = first(root, selector, kind);
  if (!found) throw new Error(`The page has no ${kind.name} at ${selector}`);
  return found;
}

/**
 * @template {Element} E
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => E} kind
 */
export function all(root, selector, kind) {
  return [...root.querySelectorAll(selector)].flatMap((one) => (one instanceof kind ? [one] : []));
}

/**
 * What is first on the way up from where an event was; null for nothing.
 *
 * @template {Element} E
 * @param {EventTarget | null} target
 * @param {string} selector
 * @param {new () => E} kind
 */
export function closest(target, selector, kind) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof kind ? found : null;
}
