// What the grids call by name: forms of cells, and the filter of the top bar.
import { clashOf, inkOf } from "./colours.mjs";
import { dayOf, time } from "./dates.mjs";
import { pageOf } from "./drawer.mjs";
import { givenTo, nameOf } from "./given.mjs";
import { offerComponents, offerFunctions, reactElement } from "./grid_functions.mjs";
import { fullName, nameParts, partClass } from "./names.mjs";
import { duration, number, whole } from "./numbers.mjs";
import { isShown, on, state } from "./state.mjs";
import { badRankWords, worstRanks } from "./bad_ranks.mjs";
import { statusWord } from "./status.mjs";
import { say } from "./words.mjs";

const GAP = -1,
  END = -2; // of a trend
const INDENT = 16; // pixels of a level
let showsHidden = () => false;

/**
 * Let `wanted()` say whether hidden runs are among the rows.
 * @param {() => boolean} wanted
 */
export function letHiddenIn(wanted) {
  showsHidden = wanted;
}

offerFunctions({
  insightNumber: (value) => number(value),
  insightWhole: (value) => whole(value),
  insightDuration: (value) => duration(value),
  insightTime: (value) => time(value),
  insightDay: (value) => dayOf(value),
  insightCell: (value) => (typeof value === "number" ? number(value) : (value ?? "–")),
  insightFilterPresent: () => filters(),
  insightFilterPasses: (params) => passes((params.node ?? params).data.run),
});

/** Hidden runs are away, but where somebody looks for them. */
function filters() {
  return showsHidden() ? state.found !== null : state.matches !== null;
}

/** @param {string} run */
function passes(run) {
  if (!showsHidden()) return isShown(run);
  return state.found === null || state.found.has(run);
}

/**
 * @param {{ value: string, insetOf?: (run: string) => {depth: number, letters: number} }} cell how deep the row is set in,
 *   and how many letters of the name stand above it
 */
function RunCell({ value, insetOf }) {
  const ink = inkOf(value),
    given = givenTo(value),
    { depth, letters } = insetOf?.(value) ?? { depth: 0, letters: 0 };
  const background = ink < 0 ? undefined : `var(--run-${ink})`;
  const label = say("What to do with {run}", { run: nameOf(value) });
  return reactElement(
    "span",
    { className: `run-cell${given.hidden ? " away" : ""}`, style: { paddingLeft: INDENT * depth } },
    reactElement(
      "button",
      { className: "chip-button", "data-run-menu": value, "aria-label": label, title: label, "aria-haspopup": "menu" },
      reactElement("span", { className: "chip", style: { background }, "data-clash": clashOf(value) || undefined }),
    ),
    reactElement(
      "a",
      {
        className: "run-name split-name",
        href: pageOf(value),
        title: fullName(value),
        tabIndex: -1, // keys have the menu
        "data-about": value,
      },
      ...nameParts(value, letters).map(([text, stays]) => reactElement("span", { className: partClass(stays) }, text)),
    ),
    given.pinned && reactElement("span", { className: "icon icon-pin", role: "img", "aria-label": say("pinned") }),
    given.note &&
      reactElement("span", {
        className: "icon icon-note",
        role: "img",
        "aria-label": say("has a note"),
        title: given.note,
      }),
  );
}

/** @import {BadRanks} from "./bad_ranks.mjs" */

/** @param {{ value: string, data?: { nan?: number | null, ranks?: BadRanks, held?: string[] } }} cell */
function StatusCell({ value, data }) {
  const odd = data?.nan ?? 0,
    held = data?.held ?? [],
    ranks = badRankWords(value, data?.ranks);
  return reactElement(
    "span",
    { className: "status", title: ranks ? `${statusWord(value)}: ${ranks}` : undefined },
    reactElement("span", { className: `status-dot ${value}` }),
    statusWord(value),
    ranks && reactElement("span", { className: "status-ranks" }, worstRanks(data?.ranks)),
    odd > 0 &&
      reactElement(
        "b",
        { className: "nan-mark", title: say("values not finite: {count}", { count: whole(odd) }) },
        "NaN",
      ),
    held.length > 0 &&
      reactElement(
        "b",
        { className: "held-mark", title: say("rules that hold: {rules}", { rules: held.join(", ") }) },
        held[0],
      ),
  );
}

/** @param {{ value?: Iterable<number> }} cell */
function TrendCell({ value }) {
  const levels = [...(value ?? [])].filter((level) => level !== END);
  const points = levels.map((level, x) => [x, level]).filter(([, level]) => level !== GAP);
  if (points.length < 2) return null;
  const [width, height] = [96, 22];
  /** @param {number[]} point */
  const pixels = ([x, level]) =>
    `${((x / (levels.length - 1)) * width).toFixed(1)},${(height - 2 - (level / 100) * (height - 4)).toFixed(1)}`;
  return reactElement(
    "svg",
    { width, height, className: "spark", "aria-hidden": true },
    reactElement("polyline", { points: points.map(pixels).join(" ") }),
  );
}

offerComponents({ InsightRun: RunCell, InsightStatus: StatusCell, InsightSpark: TrendCell });

/** The grid on the page, if there is one that is ready for questions. */
function grid() {
  const id = document.querySelector("#main .grid-body > [id]")?.id;
  try {
    return id ? window.dash_ag_grid?.getApi(id) : null;
  } catch {
    return null;
  }
}

on((what) => {
  if (what === "filter") grid()?.onFilterChanged();
  if (["focus", "runs", "notes"].includes(what)) grid()?.refreshCells({ columns: ["run"], force: true });
});
