// Which run it is, how it ended, how well it did, and what a person gave it.
import { badRankWords } from "../../frame/bad_ranks.mjs";
import { setProps } from "../../frame/clientside.mjs";
import { ownInkOf } from "../../frame/colours.mjs";
import { time } from "../../frame/dates.mjs";
import { runLink } from "../../frame/drawer.mjs";
import { element } from "../../frame/elements.mjs";
import { slotOf, toggleFocus } from "../../frame/focus.mjs";
import { givenTo, nameOf } from "../../frame/given.mjs";
import { bytesText, duration, whole } from "../../frame/numbers.mjs";
import { openRunMenu, renameRun, tagRuns, writeNote } from "../../frame/run_menu.mjs";
import { statusWord } from "../../frame/status.mjs";
import { say } from "../../frame/words.mjs";
import { outcomeText } from "./parts.mjs";

/** @import {Head, Parts, Standing} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

/** @type {Draw} */
export function head(slot, { run, parts }) {
  const title = element("h2", "run-title"),
    ink = ownInkOf(run),
    chip = element("span", "chip");
  if (ink >= 0) chip.style.background = `var(--run-${ink})`;
  title.append(chip, element("span", "run-whole-name", nameOf(run)));
  const path = nameOf(run) === run ? [] : [element("p", "run-real-name", run)];
  slot.replaceChildren(title, ...path, ...byTool(parts.called), line(parts.head), standing(parts.standing));
}

/** What the tool that recorded it calls it, in the order in which people ask. @param {Parts["called"]} called @returns {HTMLElement[]} */
function byTool(called) {
  if (!called) return [];
  const words = /** @type {const} */ ([
    ["name", say("Name")],
    ["project", say("Project")],
    ["experiment", say("Experiment")],
    ["group", say("Group")],
    ["tags", say("Tags")],
  ]);
  const list = element("ul", "run-called");
  for (const [key, word] of words) {
    const text = called[key];
    if (!text) continue;
    const item = list.appendChild(element("li"));
    item.append(element("span", "faint", word), " ", element("span", "", text));
  }
  const notes = element("p", "run-note", called.notes ?? "");
  notes.tabIndex = 0; // it may be long, and scrolls
  return [...(list.childElementCount ? [list] : []), ...(called.notes ? [notes] : [])];
}

/** @param {Head} about */
function line({ status, ranks, source, started, updated, duration: length, last_step: step, points, files, bytes }) {
  const list = element("ul", "run-line");
  /** @param {string | Node} content @param {string} [title] */
  const add = (content, title = "") => {
    const item = list.appendChild(element("li"));
    item.append(content);
    if (title) item.title = title;
  };
  const state = element("span", "status");
  state.append(element("span", `status-dot ${status}`), statusWord(status));
  const apart = badRankWords(status, ranks);
  if (apart) state.append(element("span", "status-ranks", apart));
  add(state);
  if (updated !== null) {
    const since = element("time", "since");
    since.dataset.since = String(updated);
    const words = element("span", "", `${say("last record")} `);
    words.append(since);
    add(words);
  }
  if (length !== null) add(say("took {time}", { time: duration(length) }), started === null ? "" : time(started));
  if (started !== null) add(say("started {time}", { time: time(started) }), say("Local time of this browser"));
  add(say("step {step}", { step: whole(step) }));
  add(points === 1 ? say("1 point") : say("{count} points", { count: whole(points) }));
  add(files === 1 ? bytesText(bytes) : say("{size} in {count} files", { size: bytesText(bytes), count: whole(files) }));
  add(source);
  return list;
}

/** @param {Standing} told */
function standing(told) {
  const { called, value, rank, count, better, worse, best } = told;
  const box = element("div", "run-standing");
  if (!called) {
    box.append(element("p", "hint", say("No target says how good runs are: nothing was recorded to judge them by.")));
    return box;
  }
  if (value === null) {
    box.append(element("p", "hint", say("This run has no {target}.", { target: called })));
    const { instead } = told;
    if (instead === null) return box;
    const button = box.appendChild(element("button", "button", say("Judge runs by {target}", { target: instead })));
    button.addEventListener("click", () => setProps("target", { value: instead }));
    return box;
  }
  box.append(tile(outcomeText(value), [valueWords(told), ...whose(told)].join(" · ")));
  if (rank === null) return box;
  box.append(
    tile(say("{rank} of {count}", { rank: whole(rank), count: whole(count) }), say("rank among runs that have it")),
  );
  if (best && rank > 1) {
    const label = element("span", "", `${say("best of all")} `);
    label.append(runLink(best[0]));
    box.append(tile(outcomeText(best[1]), label));
  }
  const ways = element("div", "run-neighbours");
  for (const [run, words] of /** @type {const} */ ([
    [better, say("One rank better")],
    [worse, say("One rank worse")],
  ])) {
    if (run === null) continue;
    const link = runLink(run, "button");
    link.textContent = words;
    ways.append(link);
  }
  box.append(ways);
  return box;
}

/** @param {Standing} told */
function valueWords({ called, of, step }) {
  if (of === "best" && step !== null)
    return say("best {metric}, at step {step}", { metric: called, step: whole(step) });
  return of === "last" ? say("{name}, last", { name: called }) : called;
}

/** Which rank of the run recorded the value, of several. @param {Standing} told */
const whose = ({ whose: rank }) => (rank === null ? [] : [say("rank {rank}", { rank: whole(rank) })]);

/** @param {string} value @param {string | Node} words */
function tile(value, words) {
  const box = element("div", "fact"),
    label = element("div", "fact-label");
  label.append(words);
  box.append(element("div", "fact-value", value), label);
  return box;
}

/** @type {Draw} */
export function given(slot, { run }) {
  const { tags = [], note, pinned, hidden } = givenTo(run);
  const bar = element("div", "run-given-bar");
  for (const word of tags) bar.append(element("span", "tag", word));
  if (pinned) bar.append(element("span", "tag", say("pinned")));
  if (hidden) bar.append(element("span", "tag", say("hidden")));
  button(bar, slotOf(run) < 0 ? say("Into focus") : say("Out of focus"), () => toggleFocus(run));
  button(bar, `${say("Rename")}…`, () => renameRun(run));
  button(bar, `${say("Tags")}…`, () => tagRuns([run]));
  button(bar, `${say("Note")}…`, () => writeNote(run));
  const more = button(bar, `${say("More")}…`, () => openRunMenu([run], more));
  more.setAttribute("aria-haspopup", "menu");
  more.addEventListener("click", (event) => event.stopPropagation()); // a click elsewhere shuts menus
  slot.replaceChildren(bar, ...(note ? [element("p", "run-note", note)] : []));
}

/** @param {HTMLElement} bar @param {string} words @param {() => void} act */
function button(bar, words, act) {
  const made = bar.appendChild(element("button", "button", words));
  made.addEventListener("click", act);
  return made;
}
