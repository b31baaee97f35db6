// How a part of the page of one run begins, and its links to other pages.
import * as address from "../../frame/address.mjs";
import { written } from "../../frame/address_text.mjs";
import { element } from "../../frame/elements.mjs";
import { writeFilter } from "../../frame/filter_box.mjs";
import { focusOn } from "../../frame/focus.mjs";
import { at } from "../../frame/paths.mjs";

/** A title, a count where there is one, and what stands beside it. @param {string} words @param {string} [count] @param {Node[]} more */
export function heading(words, count = "", ...more) {
  const line = element("div", "run-heading");
  line.append(element("h3", "", words));
  if (count) line.append(element("span", "count", count));
  line.append(...more);
  return line;
}

/**
 * A link to another page that shows these runs there: by a key of its address, in focus, or by the filter.
 *
 * @param {string} words
 * @param {string} page
 * @param {Record<string, string>} asked
 * @param {{focus?: string[], filter?: string}} [runs]
 */
export function elsewhere(words, page, asked, { focus, filter } = {}) {
  const link = element("a", "run-elsewhere", words);
  const here = new URLSearchParams(asked),
    whole = new URLSearchParams(asked);
  if (focus) whole.set("focus", written(focus));
  if (filter) whole.set("q", filter);
  link.href = `${at(page)}?${whole}`;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return; // a tab of its own reads it all
    event.preventDefault();
    if (focus) focusOn(focus);
    if (filter) writeFilter(filter);
    address.go(here.size ? `${at(page)}?${here}` : at(page));
  });
  return link;
}
