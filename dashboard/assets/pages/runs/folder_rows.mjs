// The rows of folders in the grid of runs: where they stand, which are open, what their runs have together.
import { givenTo } from "../../frame/given.mjs";
import { bestNumber, bestRun } from "../../frame/ranking.mjs";
import { state } from "../../frame/state.mjs";
import { scoreOf } from "../../frame/target.mjs";
import { view } from "./address.mjs";
import { around, foldersOf, merged } from "./folders.mjs";
import { chosenRuns, grid, gridApi, held } from "./grid_state.mjs";

/** @import {Folder, Tree} from "./folders.mjs" */
/** @import {RunRow} from "./news.mjs" */

/** @typedef {Folder & {rows: RunRow[]}} FolderOfRows a folder with those of its rows that are shown, in order */
/** @typedef {{runs: GridNode<RunRow>[], folders: GridNode<RunRow>[]}} Level what lies side by side */

/** What stands for the runs of a folder in a column of numbers; of the others the best or nothing does. @type {Record<string, (values: number[]) => number>} */
const TOGETHER = {
  started: (values) => Math.min(...values),
  updated: (values) => Math.max(...values),
  last_step: (values) => Math.max(...values),
  duration: total,
  points: total,
  problems: total,
  bytes: total,
  files: total,
  nan: total,
};

/** @type {Tree} */
let tree = foldersOf([]);
/** @type {Map<string, RunRow>} */
const rows = new Map(); // of folders
let shown = 0; // runs that pass
let known = ""; // the names that `tree` is of

/** @param {number[]} values */
function total(values) {
  return values.reduce((sum, value) => sum + value, 0);
}

export function forgetFolders() {
  rows.clear();
  tree = foldersOf([]);
  known = "";
}

/**
 * The rows of folders that come and go when these are the runs.
 *
 * @param {string[]} runs
 * @returns {{add: RunRow[], remove: RunRow[]}}
 */
export function changeFolders(runs) {
  const names = runs.join("\n");
  if (names === known) return { add: [], remove: [] };
  known = names;
  tree = foldersOf(runs);
  const before = new Map(rows);
  rows.clear();
  for (const folder of tree.folders) {
    const row = before.get(folder.path);
    if (row?.folder) Object.assign(row.folder, folder);
    rows.set(folder.path, row ?? rowOf({ ...folder, rows: [] }));
  }
  return {
    add: [...rows.values()].filter(({ run }) => !before.has(run)),
    remove: [...before.values()].filter(({ run }) => !rows.has(run)),
  };
}

/** @param {FolderOfRows} folder @returns {RunRow} */
function rowOf(folder) {
  return { run: folder.path, folder, status: "", source: "", nan: 0, spark: new Int8Array() };
}

export function hasFolders() {
  return rows.size > 0;
}

/** How deep a run lies, and how many letters of its name the folders above it say. @param {string} run */
export function insetOf(run) {
  const folder = view.folds && !givenTo(run).pinned ? tree.of.get(run) : null;
  return folder ? { depth: folder.depth + 1, letters: folder.path.length } : { depth: 0, letters: 0 };
}

/** Without a choice where no more runs are shown than can be in colour. @param {Folder} folder */
export function isOpen({ path }) {
  if (view.open.includes(path)) return true;
  return shown <= state.slots.length && !view.shut.includes(path);
}

/** Whether a key on a folder's name opens it or shuts it; elsewhere arrows go from cell to cell. @param {string} key @param {Folder} folder */
export function isTurnedBy(key, folder) {
  return key === "Enter" || key === (isOpen(folder) ? "ArrowLeft" : "ArrowRight");
}

/** Open a folder, or shut it. @param {Folder} folder */
export function toggle(folder) {
  const { path } = folder,
    opens = !isOpen(folder);
  /** @param {string[]} paths */
  const without = (paths) => paths.filter((one) => one !== path);
  view.open = opens ? [...without(view.open), path] : without(view.open);
  view.shut = opens ? without(view.shut) : [...without(view.shut), path];
}

/** @param {GridNode<RunRow>} node */
const isPinned = ({ data }) => givenTo(data.run).pinned === true;

/**
 * Put folders among the runs that pass, and take out what lies in those that are shut. Runs that somebody pinned are
 * the first of all.
 *
 * @param {GridNode<RunRow>[]} nodes in the order of the grid, to be changed
 */
export function fold(nodes) {
  const runs = nodes.filter(({ data }) => !data.folder);
  shown = runs.length;
  const all = rows.size && view.folds ? folded(runs) : runs;
  const pinned = all.filter(isPinned);
  const ordered = pinned.length ? [...pinned, ...all.filter((node) => !isPinned(node))] : all;
  nodes.length = 0;
  for (const node of ordered) nodes.push(node);
}

/** @param {GridNode<RunRow>[]} runs */
function folded(runs) {
  /** @type {Map<string, Level>} */
  const levels = new Map();
  /** @param {Folder | null | undefined} folder @returns {Level} */
  const levelOf = (folder) => {
    const path = folder?.path ?? "",
      level = levels.get(path) ?? { runs: [], folders: [] };
    levels.set(path, level);
    return level;
  };
  for (const { folder } of rows.values()) if (folder) folder.rows = [];
  /** @type {Map<string, number>} */
  const indexes = new Map();
  runs.forEach((node, index) => {
    const folder = tree.of.get(node.data.run);
    indexes.set(node.data.run, index);
    for (const { path } of around(folder)) rows.get(path)?.folder?.rows.push(node.data);
    levelOf(isPinned(node) ? null : folder).runs.push(node);
  });
  for (const folder of tree.folders) {
    const node = rows.get(folder.path)?.folder?.rows.length ? grid().getRowNode(folder.path) : null;
    if (node) levelOf(folder.above).folders.push(node);
  }
  const compare = comparison(indexes);
  /** @type {GridNode<RunRow>[]} */
  const all = [];
  /** @param {Folder | null} folder */
  const lay = (folder) => {
    const level = levelOf(folder);
    for (const node of merged(level.runs, level.folders, compare)) {
      all.push(node);
      if (node.data.folder && isOpen(node.data.folder)) lay(node.data.folder);
    }
  };
  lay(null);
  return all;
}

/**
 * How folders stand among runs: by the number that they show in the column that orders the rows, or like the first of
 * their runs.
 *
 * @param {Map<string, number>} indexes of the runs, in the order of the grid
 * @returns {(one: GridNode<RunRow>, other: GridNode<RunRow>) => number}
 */
function comparison(indexes) {
  /** @param {RunRow} row */
  const indexIn = ({ run, folder }) => indexes.get(folder ? folder.rows[0].run : run) ?? 0;
  const first = grid()
    .getColumnState()
    .filter(({ sort }) => sort)
    .sort((one, other) => one.sortIndex - other.sortIndex)
    .at(0);
  const way = first?.sort === "desc" ? -1 : 1;
  /** @type {Map<string, number | null>} */
  const numbers = new Map();
  /** @param {RunRow} row */
  const numberIn = (row) => {
    const known = numbers.get(row.run);
    if (known !== undefined) return known;
    const value = row.folder ? numberOf(row.folder, first?.colId) : row[first?.colId],
      number = typeof value === "number" && !Number.isNaN(value) ? value : null;
    numbers.set(row.run, number);
    return number;
  };
  const counts = first && isNumber(first.colId);
  return ({ data: one }, { data: other }) => {
    const [a, b] = counts ? [numberIn(one), numberIn(other)] : [null, null];
    if (a === null && b === null) return indexIn(one) - indexIn(other);
    if (a === null || b === null) return a === null ? 1 : -1;
    return way * (a - b) || indexIn(one) - indexIn(other);
  };
}

/** Which way is better in a column; 0 where nobody knows. @param {string} column */
export function directionOf(column) {
  if (column === `fact:${state.target.name}`) return state.target.direction;
  return held.specs.find(({ id }) => id === column)?.best ?? 0;
}

/** Whether a folder shows a number of its own in a column. @param {string} column */
function isNumber(column) {
  return column in TOGETHER || directionOf(column) !== 0;
}

/** The number that a folder shows in a column; null for none. @param {FolderOfRows} folder @param {string} column */
export function numberOf({ rows }, column) {
  const direction = directionOf(column),
    values = rows.map((row) => row[column]);
  if (direction) return bestNumber(values, direction);
  const known = values.filter((value) => typeof value === "number" && !Number.isNaN(value));
  return known.length && TOGETHER[column] ? TOGETHER[column](/** @type {number[]} */ (known)) : null;
}

/** The best run of a folder by what runs are judged by; null where nobody can say. @param {FolderOfRows} folder */
export function bestRow({ rows }) {
  const best = bestRun(
    rows.map(({ run }) => run),
    scoreOf,
    state.target.direction,
  );
  return rows.find(({ run }) => run === best) ?? null;
}

/** Somebody chose a folder, or took it out of the choice: so do its runs that are shown. @param {{node: GridNode<RunRow>, source: string}} event */
export function chooseInside({ node, source }) {
  const { folder } = node.data;
  if (!folder || source.startsWith("api")) return;
  const nodes = folder.rows.flatMap(({ run }) => grid().getRowNode(run) ?? []);
  grid().setNodesSelected({ nodes, newValue: node.isSelected() });
}

/** A folder is chosen when all of its runs that are shown are. */
export function chooseFolders() {
  const chosen = new Set(chosenRuns());
  /** @type {Record<string, GridNode<RunRow>[]>} */
  const change = { true: [], false: [] };
  for (const { run, folder } of rows.values()) {
    const node = folder?.rows.length ? gridApi()?.getRowNode(run) : null;
    const whole = folder?.rows.every((row) => chosen.has(row.run)) ?? false;
    if (node && node.isSelected() !== whole) change[String(whole)].push(node);
  }
  for (const newValue of [true, false]) {
    const nodes = change[String(newValue)];
    if (nodes.length) grid().setNodesSelected({ nodes, newValue });
  }
}

/** Draw the rows of folders anew: what their runs have together may be something else. */
export function redrawFolders() {
  const rowNodes = [...rows.keys()]
    .flatMap((path) => gridApi()?.getRowNode(path) ?? [])
    .filter((node) => node.displayed);
  if (rowNodes.length) grid().refreshCells({ rowNodes, force: true });
}
