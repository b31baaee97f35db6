// Beside the charts of the lineage page: what explains the target, and of what nothing can be said.
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { judged, lineage } from "./lineage.mjs";

/** @import {Explanation, Importance, Share, Together} from "./lineage.mjs" */

const FEWEST_RUNS = 8;
const LEAST_SIGN = 0.1; // of a correlation that has a direction
const TIMES = " × ";

/** @type {Importance | null} */
let told = null;
let toldOf = ""; // the target, which the words name

export function showImportance() {
  const ground = document.getElementById("lineage-importance");
  const target = judged().short;
  if (!ground || (told === lineage.importance && toldOf === target && ground.childElementCount)) return;
  [told, toldOf] = [lineage.importance, target];
  const list = element("ol", "importance-list");
  list.append(...told.found.map(explanation), ...told.together.map(together));
  ground.replaceChildren(list, ...notes(told).map((text) => element("p", "hint", text)));
}

/** @param {string} id */
const named = (id) => lineage.columns.get(id)?.title ?? id;

/** @param {string[]} ids */
const listed = (ids) => ids.map(named).join(", ");

/** @param {Explanation} one */
function explanation(one) {
  const { sign } = one;
  const way = sign === null || Math.abs(sign) < LEAST_SIGN ? "" : sign > 0 ? "↗" : "↘";
  const counts = { runs: whole(one.runs), groups: one.groups };
  return row(one.name, named(one.name), way, one, [
    one.is_curve
      ? say("{runs} runs along a curve of {groups} points", counts)
      : say("{runs} runs in {groups} groups", counts),
    one.is_beyond ? say("It shows only beside what explains more") : "",
    sign === null ? "" : say("Spearman correlation {sign}", { sign: sign.toFixed(2) }),
  ]);
}

/** @param {Together} one */
function together(one) {
  return row(one.names.join(TIMES), one.names.map(named).join(TIMES), "", one, [
    say("Together, beyond what each explains alone"),
    say("{count} runs", { count: whole(one.runs) }),
  ]);
}

/**
 * A bar with a whisker for the interval, and an arrow for the way it goes.
 *
 * @param {string} id
 * @param {string} name
 * @param {string} way
 * @param {Pick<Share, "share" | "low" | "high">} one
 * @param {string[]} facts
 */
function row(id, name, way, { share, low, high }, facts) {
  const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(1)}%`;
  const bar = element("i", "importance-bar"),
    whisker = element("i", "importance-whisker"),
    track = element("span", "importance-track"),
    made = element("li", "importance-row");
  bar.style.width = percent(share);
  whisker.style.left = percent(low);
  whisker.style.width = percent(high - low);
  track.append(bar, whisker);
  made.append(
    element("span", "importance-name", name),
    element("span", "importance-way", way),
    element("b", "number", share.toFixed(2)),
    element("span", "importance-interval number", `${low.toFixed(2)}–${high.toFixed(2)}`),
    track,
  );
  made.dataset.name = id;
  const all = { share: share.toFixed(3), low: low.toFixed(3), high: high.toFixed(3) };
  const first = say("{share} of the variance, 95 % interval {low} to {high}", all);
  made.title = [name, first, ...facts].filter(Boolean).join("\n");
  return made;
}

/** What the numbers are, then of what there is none, and why. @param {Importance} importance */
function notes(importance) {
  const { chance, constant, scarce, unique, overlapping, runs, varies } = importance;
  return [
    summary(importance),
    rest(importance),
    overlapping.length
      ? say("Most of what these explain, others do that vary with them: {names}", { names: listed(overlapping) })
      : "",
    chance.length && varies ? say("Not told apart from chance: {names}", { names: listed(chance) }) : "",
    constant.length ? say("The same in all runs: {names}", { names: listed(constant) }) : "",
    scarce.length && runs >= FEWEST_RUNS ? say("In fewer than 8 runs: {names}", { names: listed(scarce) }) : "",
    unique.length ? say("Different in over half of the runs: {names}", { names: listed(unique) }) : "",
  ].filter(Boolean);
}

/** What the numbers are; or why there is none. @param {Importance} importance */
function summary({ runs, scale, varies, left, chance }) {
  const target = judged().short,
    count = whole(runs);
  if (left !== null)
    return say(
      "Share of the variance of {target} that each explains alone, with its 95 % interval; {count} runs. Not causal.",
      { target: scale === "log" ? `log ${target}` : target, count },
    );
  if (chance.length)
    return varies
      ? say("Nothing explains more of {target} than chance does; {count} runs. Not causal.", { target, count })
      : say("All {count} runs have the same {target}.", { target, count });
  return say("Too few runs to tell: {count} have {target}, and at least 8 with different settings are needed.", {
    target,
    count,
  });
}

/** What single parameters do not explain. @param {Importance} importance */
function rest({ left, together }) {
  if (left === null) return "";
  return together.length
    ? say("With ×: what two explain together beyond that. Nothing here explains the remaining {left}.", {
        left: left.toFixed(2),
      })
    : say("Nothing here explains the remaining {left}, alone or two together.", { left: left.toFixed(2) });
}
