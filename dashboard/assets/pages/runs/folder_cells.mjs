// The cells of a folder's row: its name with its best run, how its runs ended, and what they have together.
import { inkOf } from "../../frame/colours.mjs";
import { time } from "../../frame/dates.mjs";
import { pageOf } from "../../frame/drawer.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { offerComponents, reactElement } from "../../frame/grid_functions.mjs";
import { bytesText, duration, number, whole } from "../../frame/numbers.mjs";
import { statusWord } from "../../frame/status.mjs";
import { say } from "../../frame/words.mjs";
import { median, spreadOf } from "./folders.mjs";
import { bestRow, directionOf, isOpen, numberOf } from "./folder_rows.mjs";
import { bestOf } from "./grid_state.mjs";

/** @import {FolderOfRows} from "./folder_rows.mjs" */
/** @import {RunRow} from "./news.mjs" */

/** @typedef {{data: RunRow & {folder: FolderOfRows}, colDef: {colId: string}}} FolderCell */

/** @type {Record<string, (value: number) => string>} */
const FORMS = { started: time, updated: time, duration, bytes: bytesText };
const STATES = ["running", "failed", "diverged", "stopped", "finished"]; // those to look at first
const MOST_MARKS = 6,
  MOST_TOLD = 12;
const INDENT = 16; // pixels of a level

/** @param {FolderCell} cell */
function NameCell({ data: { folder } }) {
  const count = whole(folder.rows.length),
    opened = isOpen(folder),
    best = bestRow(folder);
  const name = [
    reactElement("span", { className: "folder-name", key: "name" }, folder.name),
    reactElement("span", { className: "folder-count", key: "count", title: say("{count} runs", { count }) }, count),
    reactElement("span", { className: "folder-marks", key: "marks" }, ...marks(folder)),
  ];
  return reactElement(
    "span",
    { className: `folder-box${best ? " has-best" : ""}`, style: { paddingLeft: INDENT * folder.depth } },
    reactElement(
      "button",
      {
        className: "folder-cell",
        "data-folder": folder.path,
        "aria-expanded": opened,
        tabIndex: -1, // Enter on the cell does the same
        title: folder.path.slice(0, -1),
      },
      reactElement("span", { className: "icon icon-chevron" }),
      reactElement("span", { className: "folder-line" }, ...name),
    ),
    best && bestLink(folder, best.run),
  );
}

/** The best run of a folder, which it opens; Tab goes there from the cell. @param {FolderOfRows} folder @param {string} run */
function bestLink(folder, run) {
  const called = nameOf(run),
    [before, after] = say("best: {run}", { run: "\n" }).split("\n");
  return reactElement(
    "a",
    { className: "folder-best", href: pageOf(run), title: run, "data-about": run },
    before,
    reactElement("b", {}, called === run ? run.slice(folder.path.length) : called),
    after,
  );
}

/** The colours of its runs in focus. @param {FolderOfRows} folder */
function marks({ rows }) {
  const focused = rows.filter(({ run }) => slotOf(run) >= 0).slice(0, MOST_MARKS);
  return focused.map(({ run }) =>
    reactElement("span", {
      key: run,
      className: "folder-mark",
      style: { background: `var(--run-${inkOf(run)})` },
      title: say("{run} in focus", { run: nameOf(run) }),
    }),
  );
}

/** How many runs ended how. @param {FolderCell} cell */
function StatusCell({ data: { folder } }) {
  const counts = STATES.map((state) => [state, folder.rows.filter(({ status }) => status === state).length]);
  const held = /** @type {[string, number][]} */ (counts.filter(([, count]) => count));
  const words = held.map(([state, count]) => `${statusWord(state)}: ${whole(count)}`).join("\n");
  return reactElement(
    "span",
    { className: "status folder-status", title: words, role: "img", "aria-label": words.replaceAll("\n", ", ") },
    ...held.map(([state, count]) =>
      reactElement(
        "span",
        { key: state },
        reactElement("span", { className: `status-dot ${state}` }),
        held.length > 1 ? whole(count) : statusWord(state),
      ),
    ),
  );
}

/** The best value, and the median of all. @param {FolderCell} cell */
function BestCell({ data: { folder }, colDef: { colId } }) {
  const values = /** @type {(number | null)[]} */ (folder.rows.map((row) => row[colId] ?? null)),
    best = numberOf(folder, colId),
    middle = median(values);
  if (best === null || middle === null) return reactElement("span", { className: "faint" }, "–");
  const count = whole(values.filter((value) => Number.isFinite(value)).length);
  return reactElement(
    "span",
    { className: "folder-value", title: say("best and median of {count} runs", { count }) },
    reactElement("span", { className: best === bestOf(colId) ? "best" : "" }, number(best)),
    reactElement("span", { className: "folder-median" }, say("median {value}", { value: number(middle) })),
  );
}

/** What all runs say, or between what they lie. @param {FolderCell} cell */
function SharedCell({ data: { folder }, colDef: { colId } }) {
  const together = numberOf(folder, colId);
  if (together !== null) return reactElement("span", {}, (FORMS[colId] ?? whole)(together));
  const values = folder.rows.map((row) => /** @type {string | number | boolean | null} */ (row[colId]));
  const spread = spreadOf(values);
  if (!spread) return null;
  if ("same" in spread) {
    const { same } = spread;
    return reactElement("span", { title: String(same) }, typeof same === "number" ? number(same) : String(same));
  }
  const words =
    "from" in spread
      ? `${number(spread.from)} … ${number(spread.to)}`
      : say("{count} values", { count: whole(spread.count) });
  return reactElement("span", { className: "faint", title: listed(values) }, words);
}

/** Different values of a fact, a line each. @param {(string | number | boolean | null | undefined)[]} values */
function listed(values) {
  const different = [...new Set(values.filter((value) => value !== null && value !== undefined))];
  const told = different.slice(0, MOST_TOLD).map(String);
  return [...told, ...(different.length > MOST_TOLD ? ["…"] : [])].join("\n");
}

/** The cell of a column in the rows of folders. @param {string} column */
export function folderCell(column) {
  if (column === "run") return "InsightFolder";
  if (column === "status") return "InsightFolderStatus";
  if (column === "spark" || column === "tags" || column === "note") return "InsightFolderNothing";
  return directionOf(column) ? "InsightFolderBest" : "InsightFolderShared";
}

offerComponents({
  InsightFolder: NameCell,
  InsightFolderStatus: StatusCell,
  InsightFolderBest: BestCell,
  InsightFolderShared: SharedCell,
  InsightFolderNothing: () => null,
});
