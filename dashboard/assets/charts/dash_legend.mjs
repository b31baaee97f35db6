// Which dash is which tag, of a card with several.
import { element, inside } from "../frame/elements.mjs";
import { say } from "../frame/words.mjs";
import { DASHES } from "./dashes.mjs";

/** @param {HTMLElement} card @param {string[]} tags @param {number} more tags that are not drawn */
export function legend(card, tags, more = 0) {
  const rows = tags.map((tag, index) => {
    const row = element("span"),
      [, dash] = DASHES[index % DASHES.length];
    const svg = row.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
    svg.setAttribute("width", "26");
    svg.setAttribute("height", "8");
    svg.setAttribute("aria-hidden", "true");
    const line = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
    line.setAttribute("d", "M0 4H26");
    if (dash) line.setAttribute("stroke-dasharray", dash);
    row.append(tag);
    return row;
  });
  if (more > 0) {
    rows.push(element("span", "warn", say("and {count} more tags, for which there is no dash", { count: more })));
  }
  inside(card, ".dashes", HTMLElement).replaceChildren(...rows);
}

/** What tells the tags of one card apart. @param {string} tag */
export function short(tag) {
  const [, kind, number] = /(\w+)\/(\d+)\//.exec(tag) ?? [];
  if (number === undefined) return tag.split("/").at(-1) ?? tag;
  return kind === "gpu" ? `GPU ${number}` : number;
}
