// What the server says of runs, and the rows of the grid that it makes: see queries/runs/rows.py.
import { decode as arrayOf } from "../../charts/encoded.mjs";

/** @import {BadRanks} from "../../frame/bad_ranks.mjs" */
/** @import {Column, Encoded} from "../../charts/encoded.mjs" */
/** @import {ColumnSpec} from "./columns.mjs" */
/** @import {FolderOfRows} from "./folder_rows.mjs" */

/** @typedef {"started" | "updated" | "duration" | "last_step" | "points" | "problems" | "bytes" | "files"} NumberName */
/** @typedef {string | number | boolean | null} Held */

/**
 * A row of the grid, also by the ids of its columns; `id@` is the step of a metric's value,
 * `id#` the rank that recorded it where several did. One with a `folder` is of a
 * folder of runs: folder_rows.mjs has those. `held` are rules that hold for the run.
 *
 * @typedef {{
 *   run: string, status: string, source: string, nan: number, ranks?: BadRanks, held?: string[], spark: Column, folder?: FolderOfRows,
 *   [step: `${string}@`]: number | null, [rank: `${string}#`]: number | null, [column: string]: Held | Column | FolderOfRows | BadRanks | string[] | undefined,
 * }} RunRow
 */

/**
 * What rows.py says of some runs, column by column; `no` are the places of those without a value.
 *
 * @typedef {Record<NumberName, Encoded> & {
 *   runs: string[], status: string[], source: string[], nan: number[], ranks: Record<string, BadRanks>, held: Record<string, string[]>, spark: Encoded,
 *   metrics: Record<string, {v: Encoded, s: Encoded, no: number[], ranks: Record<string, number>}>, facts: Record<string, Held[]>,
 * }} News
 */

/**
 * @typedef {object} Answer
 * @property {number} version
 * @property {string} key of the columns
 * @property {boolean} whole whether these are all rows that there are
 * @property {ColumnSpec[] | null} columns that rows have; null where they are as before
 * @property {string[]} shown those of them that the grid shows, from left to right
 * @property {[column: string, way: "asc" | "desc"]} order the usual one
 * @property {News} rows that are new, or others than before
 * @property {string[]} gone
 */

/** @type {NumberName[]} */
const NUMBERS = ["started", "updated", "duration", "last_step", "points", "problems", "bytes", "files"];

/** A row a run. @param {News} news */
export function rowsOf(news) {
  const columns = NUMBERS.map((name) => ({ name, values: arrayOf(news[name]) }));
  const sparks = arrayOf(news.spark),
    width = news.runs.length ? sparks.length / news.runs.length : 0;
  const made = news.runs.map((run, i) => {
    /** @type {RunRow} */
    const row = {
      run,
      status: news.status[i],
      source: news.source[i],
      nan: news.nan[i],
      ranks: news.ranks[run],
      held: Object.hasOwn(news.held, run) ? news.held[run] : undefined, // a run may be called "constructor"
      spark: sparks.subarray(i * width, (i + 1) * width),
    };
    for (const { name, values } of columns) row[name] = Number.isNaN(values[i]) ? null : values[i];
    return row;
  });
  for (const [id, { v, s, no, ranks }] of Object.entries(news.metrics)) {
    const [values, steps, lacks] = [arrayOf(v), arrayOf(s), new Set(no)];
    made.forEach((row, i) => {
      row[id] = lacks.has(i) ? null : values[i];
      row[`${id}@`] = lacks.has(i) ? null : steps[i];
      row[`${id}#`] = ranks[row.run] ?? null;
    });
  }
  for (const [id, values] of Object.entries(news.facts))
    made.forEach((row, i) => {
      row[id] = values[i];
    });
  return made;
}
