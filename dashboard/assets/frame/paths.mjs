// Where things of this server are.
import { inside } from "./elements.mjs";

/**
 * Where a path of this server is, also behind a proxy.
 * @param {string} path
 * @returns {string}
 */
export function at(path) {
  return JSON.parse(inside(document, "#_dash-config", HTMLElement).textContent).requests_pathname_prefix + path;
}
