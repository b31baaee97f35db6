// Names and values below a picture.
import { element } from "../../frame/elements.mjs";

/** @typedef {[name: string, value: string, title?: string]} Pair */

/** @param {HTMLElement} list @param {Pair[]} pairs */
export function showFacts(list, pairs) {
  list.replaceChildren(
    ...pairs.map(([name, value, title]) => {
      const pair = element("div", "");
      pair.append(element("dt", "", name), element("dd", "", value));
      pair.title = title ?? "";
      return pair;
    }),
  );
}
