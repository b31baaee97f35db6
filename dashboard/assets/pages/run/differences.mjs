// What a run has of its own beside the best one: the settings, and what came of them.
import { written } from "../../frame/address_text.mjs";
import { runLink } from "../../frame/drawer.mjs";
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { scoreOf } from "../../frame/target.mjs";
import { say } from "../../frame/words.mjs";
import { elsewhere, heading } from "./heading.mjs";
import { distance, factText, outcomeText } from "./parts.mjs";

/** @import {Differences, Standing} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

const MOST = 30; // settings: more are on Compare

/** @type {Draw} */
export function differences(slot, { run, parts }) {
  const { differences: found, standing } = parts;
  slot.replaceChildren();
  if (!standing.called) return; // said above
  const title = titleOf(standing, run, found?.with);
  if (!found) {
    const why = reason(standing);
    if (why) slot.append(heading(title), element("p", "hint", why));
    return;
  }
  const runs = written([run, found.with]);
  slot.append(heading(title, "", elsewhere(say("Side by side"), "compare", { runs, base: run })));
  slot.append(settings(found), outcomes(found));
}

/** @param {Standing} standing @param {string} run @param {string} [other] what it is compared with */
function titleOf({ rank }, run, other) {
  if (rank !== 1) return say("What differs from the best");
  const isEqual = other !== undefined && scoreOf(other) === scoreOf(run);
  return isEqual ? say("What differs from another that is as good") : say("What differs from the second best");
}

/** Why there is nothing to compare with; nothing where that was said above. @param {Standing} told */
function reason({ called, direction, value }) {
  if (value === null) return "";
  if (!direction)
    return say("Nobody can say whether more {target} is better. Choose another target to compare runs by.", {
      target: called,
    });
  return say("No other run has {target}.", { target: called });
}

/** @param {Differences} found */
function settings({ with: other, settings: all }) {
  if (!all.length) return element("p", "hint", say("Everything that both were given is the same."));
  const rows = all.slice(0, MOST).map(([, name, mine, theirs]) => row(name, [factText(mine), factText(theirs)], null));
  const list = table(say("Setting"), other, rows);
  if (all.length <= MOST) return list;
  const box = element("div");
  box.append(list, element("p", "hint", say("{count} more differ", { count: whole(all.length - MOST) })));
  return box;
}

/** @param {Differences} found */
function outcomes({ with: other, outcomes: all }) {
  if (!all.length) return element("p", "hint", say("No metric that both have says which way is better."));
  const rows = all.map(([name, mine, theirs, better]) => {
    const { far, words } = distance(mine, theirs);
    const tone = far && better ? (far * better > 0 ? "good" : "bad") : "faint";
    return row(name, [outcomeText(mine), outcomeText(theirs)], element("span", `run-distance ${tone}`, words));
  });
  return table(say("Metric"), other, rows);
}

/** @param {string} name @param {string[]} texts @param {Node | null} more */
function row(name, texts, more) {
  const line = element("tr");
  line.append(Object.assign(element("th", "", name), { scope: "row" }));
  for (const text of texts) line.append(Object.assign(element("td", "", text.split("\n", 1)[0]), { title: text }));
  const last = element("td");
  if (more) last.append(more);
  line.append(last);
  return line;
}

/** @param {string} what @param {string} other @param {HTMLElement[]} rows */
function table(what, other, rows) {
  const list = element("table", "run-table run-beside"),
    line = element("tr");
  const theirs = Object.assign(element("th"), { scope: "col" });
  theirs.append(runLink(other));
  line.append(
    Object.assign(element("th", "", what), { scope: "col" }),
    Object.assign(element("th", "", say("This run")), { scope: "col" }),
    theirs,
    element("td"),
  );
  list.appendChild(element("thead")).append(line);
  list.appendChild(element("tbody")).append(...rows);
  return list;
}
