// Where pictures lie, in rows: which there are, and which are near the screen. No element is made for it.
import { partsOf } from "../../frame/name_parts.mjs";
import { fullName, partsAmong } from "../../frame/names.mjs";
import * as images from "./model.mjs";

/** @import {Part} from "../../frame/name_parts.mjs" */
/** @import {Cell} from "./tile.mjs" */

/** @typedef {{top: number, height: number}} Lying how high a row lies */
/** @typedef {Lying & {kind: "head", key: string, title: string, parts: Part[], cells: Cell[]}} Head of a group; of its cells those in sight are in the rows below */
/** @typedef {Lying & {kind: "cells", cells: Cell[]}} Cells of a group, beside each other */
/** @typedef {Lying & {kind: "steps", run: string, tag: string}} Steps of a run, a picture each */
/** @typedef {Head | Cells | Steps} Row */
/** @typedef {[first: number, end: number]} Range of columns */

const WIDTHS = { small: 132, medium: 208, large: 344 };
const GAP = 12,
  CAPTION = 26,
  HEAD = 38,
  SIDE = 170,
  NEAR = 300;
/** @type {Set<string>} groups, by their keys */
const folded = new Set();
/** @type {Row[]} */
let rows = [];
/** @type {number[]} steps, in the view over them */
export let columns = [];
export let box = { width: 0, height: 0 }; // of a picture

export const isSteps = () => images.chosen.view === "steps";

/** @param {string} key of a group */
export function isFolded(key) {
  return folded.has(key);
}

/** @param {string} key of a group */
export function fold(key) {
  if (!folded.delete(key)) folded.add(key);
}

/** @returns {Omit<Head, "kind" | "top" | "height">[]} */
function groups() {
  const runs = images.runs(),
    tags = images.tags(),
    runParts = partsAmong(runs),
    tagParts = partsOf(tags);
  if (images.chosen.view === "runs") {
    return runs.map((run) => ({
      key: run,
      title: fullName(run),
      parts: runParts.get(run) ?? [],
      cells: tags
        .filter((tag) => images.has(run, tag))
        .map((tag) => ({ run, tag, label: tag, parts: tagParts.get(tag) })),
    }));
  }
  return tags.map((tag) => ({
    key: tag,
    title: tag,
    parts: tagParts.get(tag) ?? [],
    cells: runs
      .filter((run) => images.has(run, tag))
      .map((run) => ({ run, tag, label: fullName(run), parts: runParts.get(run) })),
  }));
}

/** The place of every row in so much room; how high and how wide they are together, null for as wide as there is room. @param {number} room */
export function lay(room) {
  const width = WIDTHS[images.chosen.size];
  box = { width, height: Math.round(width * 0.72) };
  rows = isSteps() ? stepRows() : flowRows(Math.max(1, Math.floor((room + GAP) / (width + GAP))));
  const last = rows.at(-1);
  return { height: last ? last.top + last.height : 0, width: isSteps() ? leftOf(columns.length) : null };
}

/** @param {number} across how many pictures fit beside each other */
function flowRows(across) {
  /** @type {Row[]} */
  const found = [];
  let top = 0;
  for (const { key, title, parts, cells } of groups()) {
    if (!cells.length) continue;
    found.push({ kind: "head", top, height: HEAD, key, title, parts, cells });
    top += HEAD;
    for (let first = 0; first < cells.length && !folded.has(key); first += across) {
      found.push({
        kind: "cells",
        top,
        height: box.height + CAPTION + GAP,
        cells: cells.slice(first, first + across),
      });
      top += box.height + CAPTION + GAP;
    }
  }
  return found;
}

/** @returns {Row[]} */
function stepRows() {
  const tag = images.steppedTag();
  columns = Array.from(images.known.steps);
  const height = box.height + GAP;
  if (tag === null) return [];
  return images
    .runs()
    .filter((run) => images.has(run, tag))
    .map((run, i) => ({ kind: "steps", top: HEAD + i * height, height, run, tag }));
}

/** The rows near the screen. @param {HTMLElement} scroller */
export function near({ scrollTop, clientHeight }) {
  let first = 0,
    high = rows.length;
  while (first < high) {
    const middle = (first + high) >> 1;
    if (rows[middle].top + rows[middle].height < scrollTop - NEAR) first = middle + 1;
    else high = middle;
  }
  let last = first;
  while (last < rows.length && rows[last].top < scrollTop + clientHeight + NEAR) last += 1;
  return rows.slice(first, last);
}

/** The columns near the screen, of the view over steps; of others none. @param {HTMLElement} scroller @returns {Range} */
export function nearColumns({ scrollLeft, clientWidth }) {
  if (!isSteps()) return [0, 0];
  const across = box.width + GAP;
  const first = Math.max(0, Math.floor((scrollLeft - NEAR) / across));
  return [first, Math.min(columns.length, Math.ceil((scrollLeft + clientWidth + NEAR) / across))];
}

/** Where a column begins. @param {number} index */
export function leftOf(index) {
  return SIDE + index * (box.width + GAP);
}

/** @param {Cells | Steps} row @param {Range} range @returns {{cell: Cell, left: number}[]} */
export function cellsOf(row, [first, last]) {
  if (row.kind === "cells") return row.cells.map((cell, i) => ({ cell, left: i * (box.width + GAP) }));
  return columns.slice(first, last).map((step, i) => ({
    cell: { run: row.run, tag: row.tag, step, label: null },
    left: leftOf(first + i),
  }));
}

/** All places that pictures have, in the order they are read. */
export function sequence() {
  /** @type {Range} */
  const range = [0, columns.length];
  return rows
    .filter((row) => row.kind !== "head")
    .flatMap((row) => cellsOf(row, range))
    .map(({ cell }) => cell);
}

/** Forget them: their page went away. */
export function clear() {
  rows = [];
  columns = [];
}
