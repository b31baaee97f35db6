// The processes that recorded a run together: the slowest told, those that ended alone, a table of all.
import { endWord } from "../../frame/bad_ranks.mjs";
import { element } from "../../frame/elements.mjs";
import { duration, number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { elsewhere, heading } from "./heading.mjs";

/** @import {RankRow, Ranks} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

const FEW = 16; // ranks that are listed at once

/** @type {Draw} */
export function ranks(slot, { run, parts }) {
  const found = parts.ranks;
  if (!found) return slot.replaceChildren();
  const list = element("ul", "run-ranks");
  list.append(...sentences(found));
  const link = elsewhere(say("Each rank"), "scalars", { ranks: "each" }, { focus: [run] });
  slot.replaceChildren(heading(say("Ranks"), whole(found.rows.length), link), list);
  const rows = table(found);
  if (found.rows.length <= FEW) slot.append(rows);
  else {
    const box = element("details", "run-fold");
    box.append(element("summary", "", say("All {count} ranks", { count: whole(found.rows.length) })), rows);
    slot.append(box);
  }
  return undefined;
}

/** @param {Ranks} told @returns {HTMLElement[]} */
function sentences({ slowest, pace, seconds, lost, failed, diverged, still, early, step }) {
  /** @type {HTMLElement[]} */
  const all = [];
  const add = (/** @type {string} */ words, tone = "") => all.push(element("li", tone, words));
  for (const [rank, at] of lost)
    add(
      say("rank {rank} was lost at step {step}: it was killed, or hangs, and left no word of its end", {
        rank: whole(rank),
        step: whole(at),
      }),
      "bad",
    );
  for (const [rank, at] of failed)
    add(say("rank {rank} failed, at step {step}", { rank: whole(rank), step: whole(at) }), "bad");
  for (const [rank, at] of diverged)
    add(say("rank {rank} diverged, at step {step}", { rank: whole(rank), step: whole(at) }), "bad");
  for (const [rank, at] of still)
    add(say("rank {rank} stands still at step {step}", { rank: whole(rank), step: whole(at) }), "warn");
  for (const [rank, at] of early)
    add(
      say("rank {rank} ended at step {step}, the others at {others}", {
        rank: whole(rank),
        step: whole(at),
        others: whole(step),
      }),
      "warn",
    );
  if (slowest)
    add(
      say("rank {rank} is the slowest: {times} times the median's time a step", {
        rank: whole(slowest[0]),
        times: times(slowest[1]),
      }),
      "warn",
    );
  else if (pace && seconds !== null) add(say("no rank is slower than the others"));
  if (seconds !== null) add(say("{time} a step, the median of all ranks", { time: timeText(seconds) }));
  if (pace === "recorded") add(say("compared by the time of a step that the ranks recorded"), "hint");
  return all;
}

/** Two digits behind the point tell what matters. @param {number} value */
const times = (value) => String(Number(value.toFixed(2)));

/** @param {number} seconds */
function timeText(seconds) {
  if (seconds >= 10) return duration(seconds);
  return seconds >= 1 ? `${number(seconds)} s` : `${Number((seconds * 1e3).toPrecision(3))} ms`;
}

/** @param {Ranks} told */
function table({ rows, slowest }) {
  const made = element("table", "run-table");
  const head = made.appendChild(element("thead")).appendChild(element("tr"));
  for (const words of [say("Rank"), say("Host"), say("Status"), say("Step"), say("Time a step"), say("Last record")])
    head.append(Object.assign(element("th", "", words), { scope: "col" }));
  const body = made.appendChild(element("tbody"));
  for (const row of rows) body.append(line(row, row[0] === slowest?.[0]));
  return made;
}

/** @param {RankRow} row @param {boolean} isSlowest */
function line([rank, host, status, step, updated, pace], isSlowest) {
  const made = element("tr", isSlowest ? "slowest" : "");
  made.append(Object.assign(element("th", "", whole(rank)), { scope: "row" }));
  const since = element("time", "since");
  if (updated !== null) since.dataset.since = String(updated);
  const share = pace === null ? "–" : say("{times} × the median", { times: times(Number(pace)) });
  for (const content of [host || "–", endWord(status), whole(step), share, since]) {
    const cell = made.appendChild(element("td"));
    cell.append(content);
  }
  return made;
}
