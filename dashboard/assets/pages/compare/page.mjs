// The compare page: how the facts of runs that stand side by side are written, and their curves.
import { clashOf, ownColourOf, ownInkOf } from "../../frame/colours.mjs";
import { time } from "../../frame/dates.mjs";
import { all, first } from "../../frame/elements.mjs";
import { offerComponents, offerFunctions, reactElement } from "../../frame/grid_functions.mjs";
import { fullName, nameParts, partClass, partsAmong } from "../../frame/names.mjs";
import { duration, number as numberText, whole } from "../../frame/numbers.mjs";
import { on, state } from "../../frame/state.mjs";
import { statusWord } from "../../frame/status.mjs";
import { say } from "../../frame/words.mjs";
import { drawCards, fieldOf, isReadyWhen } from "../../charts/cards.mjs";
import { Field } from "../../charts/field.mjs";
import { compared, isSettled, sameRuns } from "./choice.mjs";
import { isLabel } from "./labels.mjs";

/** @import {Series} from "../../charts/parts.mjs" */

/** @typedef {string | number | boolean | null | undefined} Cell what a run has of a fact */
/** @typedef {{heading: true, name: string}} Heading */
/** @typedef {{field: string, width?: number, minWidth?: number}} Column */

/**
 * A row of the table, as compare_table.py makes it: `c0`, `c1` … are the cells of the runs.
 *
 * @typedef {{
 *   heading?: undefined, name: string, of: string, fact: string, kind: string, best: number[], better: number,
 *   steps?: (number | null)[], [cell: `c${number}`]: Cell,
 * }} Fact
 */

/** @type {Record<string, number>} */
const ODD = { NaN, Infinity, "-Infinity": -Infinity };
/** @type {Record<string, (value: Json) => string>} */
const FORMS = {
  status: statusWord,
  started: time,
  duration: duration,
  last_step: whole,
  points: whole,
  problems: whole,
};
const NARROW = matchMedia("(max-width: 900px)");
/** @param {Cell} value */
function number(value) {
  return typeof value === "number" ? value : typeof value === "string" && Object.hasOwn(ODD, value) ? ODD[value] : null;
}

/** @param {Cell} value @param {Fact} row */
function text(value, row) {
  if (value === null || value === undefined) return "–";
  const form = row.kind === "overview" ? FORMS[row.fact] : null;
  const held = row.kind === "series" ? (number(value) ?? value) : value;
  return form ? form(held) : typeof held === "number" ? numberText(held) : String(held).split("\n", 1)[0];
}

/**
 * How far a number is from the baseline's, absolute and as a share of it; where there is little
 * room, the share alone stands there.
 *
 * @param {Cell} value
 * @param {Cell} base
 * @param {Fact} row
 */
function distance(value, base, row) {
  const [one, other] = [number(value), number(base)];
  if (one === null || other === null || one === other || !Number.isFinite(one - other) || row.fact === "started")
    return null;
  if (row.kind !== "series" && isLabel(row.fact)) return null;
  const far = one - other,
    sign = far > 0 ? "+" : "−",
    form = (row.kind === "overview" && FORMS[row.fact]) || numberText;
  const share = other === 0 ? "" : `${sign}${Number(Math.abs((100 * far) / other).toPrecision(3))} %`,
    whole = `${sign}${form(Math.abs(far))}`;
  const tone = row.better ? (far * row.better > 0 ? "good" : "bad") : "faint";
  return reactElement(
    "span",
    { className: `distance ${tone}`, title: share ? `${whole} (${share})` : whole },
    reactElement("span", { className: share ? "far" : "" }, whole),
    share ? reactElement("span", { className: "brackets" }, " (") : null,
    share,
    share ? reactElement("span", { className: "brackets" }, ")") : null,
  );
}

/** @param {{value: Cell, data: Fact | Heading, colDef: Column}} cell */
function ComparedCell({ value, data, colDef }) {
  if (data.heading) return null;
  const index = Number(colDef.field.slice(1));
  const step = data.steps?.[index];
  return reactElement(
    "span",
    { className: "compared" },
    reactElement(
      data.best.includes(index) ? "b" : "span",
      { title: typeof value === "string" ? value : undefined },
      text(value, data),
    ),
    step === null || step === undefined
      ? null
      : reactElement("span", { className: "faint at-step" }, `@${whole(step)}`),
    index > 0 ? distance(value, data.c0, data) : null,
  );
}

/** @param {{value: string, data: Fact | Heading}} cell */
function FactNameCell({ value, data }) {
  return data.heading
    ? reactElement("b", { className: "fact-heading" }, value)
    : reactElement(
        "span",
        { className: "fact-name" },
        value,
        data.of ? reactElement("span", { className: "faint" }, ` ${data.of}`) : null,
      );
}

/** @param {{displayName: string, column?: {getColDef?: () => Column}}} header */
function RunHeader({ displayName, column }) {
  const ink = ownInkOf(displayName),
    first = column?.getColDef?.().field === "c0";
  return reactElement(
    "span",
    { className: "run-cell", title: fullName(displayName) },
    reactElement("span", {
      className: "chip",
      style: { background: ink < 0 ? undefined : `var(--run-${ink})` },
      "data-clash": clashOf(displayName, compared()) || undefined,
    }),
    reactElement(
      "span",
      { className: "run-name split-name" },
      ...(partsAmong(compared()).get(displayName) ?? nameParts(displayName)).map(([text, stays]) =>
        reactElement("span", { className: partClass(stays) }, text),
      ),
    ),
    first ? reactElement("span", { className: "faint baseline" }, say("baseline")) : null,
  );
}

offerComponents({ InsightCompared: ComparedCell, InsightFactName: FactNameCell, InsightRunHeader: RunHeader });
offerFunctions({
  compareUnfiltered: () => false, // its rows are facts, no runs
  /** @param {{value: Cell, data: Fact | Heading, colDef: Column}} cell */
  compareDiffers: ({ value, data, colDef }) =>
    !data.heading && colDef.field !== "c0" && (value ?? null) !== (data.c0 ?? null),
});

function api() {
  try {
    return document.getElementById("compare-grid") ? window.dash_ag_grid?.getApi("compare-grid") : null;
  } catch {
    return null;
  }
}

/** On a narrow screen what is compared takes a third of it, and two runs can be seen. */
function fit() {
  const grid = api();
  /** @type {Column[] | undefined} */
  const columns = grid?.getGridOption("columnDefs");
  if (!grid || !columns) return;
  /** @param {string} field */
  const least = (field) => (NARROW.matches ? 140 : field === "c0" ? 170 : 190);
  const fitted = columns.map((column) =>
    column.field === "name"
      ? { ...column, width: NARROW.matches ? 110 : 230 }
      : { ...column, minWidth: least(column.field) },
  );
  const isFit = columns.every(
    (column, i) => column.width === fitted[i].width && column.minWidth === fitted[i].minWidth,
  );
  if (!isFit) grid.setGridOption("columnDefs", fitted);
}
NARROW.addEventListener("change", fit);

on((what) => {
  if (what === "cards") fit();
  if (what === "focus") api()?.refreshHeader?.();
});

/** The curves of compared runs, each in its own colour; those that are hidden are compared only where the address names them. */
class Curves extends Field {
  /** @override */
  get shown() {
    const { found } = state;
    return found === null ? this.series : this.series.filter(({ run }) => found.has(run));
  }

  /** @override */
  get beside() {
    return compared();
  }

  /** @override @param {string} _run */
  isOwn(_run) {
    return true;
  }

  /** @override @param {Series} series */
  colour({ run }) {
    return ownColourOf(run);
  }
}

drawCards("compare", Curves, () => ({ runs: compared() }));
isReadyWhen("compare", () => {
  if (!isSettled()) return false;
  const cards = all(document, "#main .card[data-tag]", HTMLElement);
  const drawn = cards.every((card) => fieldOf(card.dataset.tag ?? "")?.drawn);
  const table = document.getElementById("compare-table")?.style.display;
  const filled = document.querySelector("#compare-grid .ag-center-cols-container .ag-row") !== null;
  const note = first(document, "#compare-note > :first-child", HTMLElement),
    told = note !== null && note.childElementCount > 0;
  if (!sameRuns(JSON.parse(note?.dataset.runs ?? "[]"), compared())) return false; // an answer to an earlier choice
  return drawn && (table === "none" ? told : table === "block" && filled);
});
