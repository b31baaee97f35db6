// Runs by the folders that they lie in: which folders there are, and what the runs of one have together.
import { isReal } from "../../frame/ranking.mjs";

/**
 * @typedef {object} Folder
 * @property {string} path what the names of its runs begin with, with a slash at its end
 * @property {string} name what it is called below the folder above it
 * @property {Folder | null} above
 * @property {number} depth how many are above it
 */

/**
 * @typedef {object} Tree
 * @property {string} base what the names of all runs begin with
 * @property {Folder[]} folders each behind the one above it
 * @property {Map<string, Folder>} of the folder of a run, for runs that lie in one
 */

/**
 * The folders of some runs. One is a folder if it holds two of them or more, and if others lie beside it: what all
 * have in common folds nothing, and one way down through several folders is one folder.
 *
 * @param {string[]} runs
 * @returns {Tree}
 */
export function foldersOf(runs) {
  /** @type {Tree} */
  const tree = { base: commonFolder(runs), folders: [], of: new Map() };
  /** @type {[runs: string[], from: number, above: Folder | null][]} */
  const open = [[runs, tree.base.length, null]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [inside, from, above] = next;
    for (const together of byHead(inside, from)) {
      if (together.length < 2) {
        if (above) tree.of.set(together[0], above);
        continue;
      }
      const path = commonFolder(together);
      const folder = { path, name: path.slice(from, -1), above, depth: above ? above.depth + 1 : 0 };
      tree.folders.push(folder);
      open.push([together, path.length, folder]);
    }
  }
  return tree;
}

/** The runs by the next folder of their names; one that lies in none is alone. @param {string[]} runs @param {number} from */
function byHead(runs, from) {
  /** @type {Map<string, string[]>} */
  const heads = new Map();
  /** @type {string[][]} */
  const found = [];
  for (const run of runs) {
    const end = run.indexOf("/", from),
      head = run.slice(from, end),
      known = end < 0 ? undefined : heads.get(head);
    if (known) {
      known.push(run);
      continue;
    }
    const together = [run];
    found.push(together);
    if (end >= 0) heads.set(head, together);
  }
  return found;
}

/** The folder that all runs lie in, with a slash at its end; empty for none. @param {string[]} runs */
function commonFolder(runs) {
  let path = folderOf(runs[0] ?? "");
  for (const run of runs) while (!run.startsWith(path)) path = folderOf(path.slice(0, -1));
  return path;
}

/** @param {string} name */
function folderOf(name) {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/** The folders around a run, the innermost first. @param {Folder | null | undefined} folder */
export function* around(folder) {
  for (let one = folder; one; one = one.above) yield one;
}

/** The middle of those that are finite, between the two middle ones of an even number; null for none. @param {(number | null | undefined)[]} values */
export function median(values) {
  const sorted = values.filter(isReal).sort((one, other) => one - other),
    half = sorted.length >> 1;
  if (!sorted.length) return null;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * What the runs of a folder say of a fact: the same, or from where to where its numbers go, or how many values it has.
 *
 * @template {string | number | boolean} T
 * @param {(T | null | undefined)[]} values
 * @returns {{same: T} | {from: number, to: number} | {count: number} | null} null where none says anything
 */
export function spreadOf(values) {
  const different = new Set(values.filter((value) => value !== null && value !== undefined));
  if (!different.size) return null;
  const [first] = different;
  if (different.size === 1) return { same: first };
  let [from, to] = [Infinity, -Infinity];
  for (const value of different) {
    if (typeof value !== "number") return { count: different.size };
    [from, to] = [Math.min(from, value), Math.max(to, value)];
  }
  return { from, to };
}

/**
 * Runs in order with folders among them, each before the first run that comes after it.
 *
 * @template T
 * @param {T[]} runs in order
 * @param {T[]} folders
 * @param {(one: T, other: T) => number} compare
 */
export function merged(runs, folders, compare) {
  if (!folders.length) return runs;
  const sorted = [...folders].sort(compare);
  /** @type {T[]} */
  const all = [];
  let next = 0;
  for (const run of runs) {
    while (next < sorted.length && compare(sorted[next], run) <= 0) all.push(sorted[next++]);
    all.push(run);
  }
  return all.concat(sorted.slice(next));
}
