// By which rules the files of a run were read, where they are not sure themselves, and what has no place here.
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { heading } from "./heading.mjs";

/** @import {Draw} from "./sheet.mjs" */

/** @type {Draw} */
export function reading(slot, { parts }) {
  const found = parts.reading;
  if (!found) return slot.replaceChildren();
  const { rules, count, unshown } = found,
    list = element("ul", "run-rules");
  for (const [rule, file, of] of rules) {
    const item = list.appendChild(element("li"));
    const where = of === 1 ? file : say("{file} and {count} more files", { file, count: whole(of - 1) });
    const words = Object.assign(element("span", "", rule), { lang: "en" }); // sources speak English
    item.append(words, " ", element("span", "run-path faint", where));
  }
  for (const [kind, many] of unshown) list.append(element("li", "run-unshown", unshownWords(kind, many)));
  slot.replaceChildren(heading(say("How it was read")), list);
  if (count > rules.length)
    slot.append(element("p", "hint", say("{count} more", { count: whole(count - rules.length) })));
  return undefined;
}

/** @param {string} kind in the word of the tool @param {number} count */
function unshownWords(kind, count) {
  return count === 1
    ? say("1 record of kind {kind} is not shown", { kind })
    : say("{count} records of kind {kind} are not shown", { count: whole(count), kind });
}
