// The shapes that a drawing is made of, as elements and paths of SVG.

/** @import {Column} from "../../charts/encoded.mjs" */

const NS = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** The path of a line: straight where it passes a layer, a soft bend between layers. @param {Column} points @param {number} from @param {number} to @param {boolean} sideways */
export function pathOf(points, from, to, sideways) {
  let path = `M${points[2 * from]} ${points[2 * from + 1]}`;
  for (let k = from + 1; k < to; k++) {
    const [x0, y0, x1, y1] = points.subarray(2 * k - 2, 2 * k + 2);
    if (sideways ? y0 === y1 : x0 === x1) path += `L${x1} ${y1}`;
    else if (sideways) path += `C${(x0 + x1) / 2} ${y0} ${(x0 + x1) / 2} ${y1} ${x1} ${y1}`;
    else path += `C${x0} ${(y0 + y1) / 2} ${x1} ${(y0 + y1) / 2} ${x1} ${y1}`;
  }
  return path;
}

/** The path of an arrow's head at a point. @param {number} x @param {number} y @param {number} dx @param {number} dy */
export function arrow(x, y, dx, dy) {
  const size = Math.hypot(dx, dy) || 1,
    [ux, uy] = [dx / size, dy / size];
  const at = (/** @type {number} */ back, /** @type {number} */ side) =>
    `${x - ux * back - uy * side} ${y - uy * back + ux * side}`;
  return `M${x} ${y}L${at(7, 3.6)}L${at(7, -3.6)}Z`;
}
