// What somebody should know before they trust a run.
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { statusWord } from "../../frame/status.mjs";
import { say } from "../../frame/words.mjs";
import { heading } from "./heading.mjs";

/** @import {Damage, Odd, Troubles} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

const MOST = 5; // series that are named

/** @type {Draw} */
export function troubles(slot, { parts }) {
  const found = parts.troubles;
  if (!found) return slot.replaceChildren();
  const list = element("ul", "run-troubles");
  list.append(...sentences(found));
  slot.replaceChildren(heading(say("Problems")), list);
  if (found.damage.length) slot.append(damages(found));
  return undefined;
}

/** @param {Troubles} found @returns {HTMLElement[]} */
function sentences({ ended, odd, damages: count, left, silent, held }) {
  const all = [];
  if (ended) all.push(element("li", "bad", statusWord(ended)));
  for (const one of odd.slice(0, MOST)) all.push(element("li", "bad", oddWords(one)));
  if (odd.length > MOST)
    all.push(element("li", "bad", say("{count} more series", { count: whole(odd.length - MOST) })));
  if (count)
    all.push(
      element(
        "li",
        "warn",
        count === 1 ? say("1 problem in its files") : say("{count} problems in its files", { count: whole(count) }),
      ),
    );
  if (left)
    all.push(
      element(
        "li",
        "warn",
        say("{count} rows were recorded anew, by a restart or at a step that was there", { count: whole(left) }),
      ),
    );
  if (silent !== null) {
    const since = element("time", "since"),
      item = element("li", "warn", `${say("silent for more than 3 of its usual intervals; last record")} `);
    since.dataset.since = String(silent);
    item.append(since);
    all.push(item);
  }
  for (const [rule, words] of held) {
    const item = element("li", "warn", `${rule} `);
    item.append(element("span", "faint", words));
    all.push(item);
  }
  return all;
}

/** @param {Odd} told */
function oddWords({ tag, count, step, of, isLasting }) {
  const values = { tag, step: whole(step), count: whole(count), of: whole(of) };
  return isLasting
    ? say("{tag}: not finite since step {step}, {count} of {of} values", values)
    : say("{tag}: {count} of {of} values not finite, the first at step {step}", values);
}

/** @param {Troubles} found */
function damages({ damage, damages: count }) {
  const box = element("details", "run-damage"),
    list = element("table", "run-table");
  const head = list.appendChild(element("thead")).appendChild(element("tr"));
  for (const words of [say("File"), say("At byte"), say("What is wrong"), say("Records kept")])
    head.append(Object.assign(element("th", "", words), { scope: "col" }));
  const body = list.appendChild(element("tbody"));
  for (const one of damage) body.append(line(one));
  box.append(element("summary", "", say("Where the files are damaged")), list);
  if (count > damage.length)
    box.append(element("p", "hint", say("{count} more", { count: whole(count - damage.length) })));
  return box;
}

/** @param {Damage} damage */
function line([file, offset, problem, kept]) {
  const row = element("tr");
  for (const text of [file, offset < 0 ? "–" : whole(offset), problem, whole(kept)])
    row.append(element("td", "", text));
  return row;
}
