// When what a chart lies in has another size. One observer for all of them: it tells of those that change
// together in one go, so that they are drawn together.

/** @typedef {{width: number, height: number}} Size of what a chart lies in, in pixels of the page */

/** @type {WeakMap<Element, () => void>} */
const acts = new WeakMap();
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) acts.get(target)?.();
});

/** Act once a host is laid out, and whenever its size changes. @param {Element} host @param {() => void} act */
export function watchSize(host, act) {
  acts.set(host, act);
  observer.observe(host);
}

/** @param {Element} host */
export function forgetSize(host) {
  observer.unobserve(host);
  acts.delete(host);
}
