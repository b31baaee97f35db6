// What the server says of one run: see pages/run.py.

/** @typedef {string | number | boolean | null} Value of a fact */
/** @import {BadRanks} from "../../frame/bad_ranks.mjs" */

/**
 * @typedef {object} Head
 * @property {string} status
 * @property {BadRanks} ranks which of its ranks ended badly
 * @property {string} source
 * @property {number | null} started seconds since 1970
 * @property {number | null} updated
 * @property {number | null} duration seconds
 * @property {number} last_step
 * @property {number} points
 * @property {number} files
 * @property {number} bytes
 */
/**
 * @typedef {object} Standing by what runs are judged by
 * @property {string} name
 * @property {string} called without its heading
 * @property {"best" | "last" | "recorded"} of
 * @property {number} direction 1 where more is better, -1 where less is, 0 where nobody knows
 * @property {number | string | null} value
 * @property {number | null} step where a series has it
 * @property {number | null} rank
 * @property {number | null} whose rank of the run recorded the value, where several did
 * @property {number} count of runs that have a rank
 * @property {[run: string, value: number] | null} best
 * @property {string | null} better the run one rank before
 * @property {string | null} worse
 * @property {string | null} other the run that this one is compared with
 * @property {string | null} instead what a run without the target could be judged by
 */
/** @typedef {{tag: string, count: number, step: number, of: number, isLasting: boolean}} Odd values of a series that are no numbers */
/** @typedef {[file: string, offset: number, problem: string, kept: number]} Damage */
/** @typedef {{ended: string, odd: Odd[], damage: Damage[], damages: number, left: number, silent: number | null, held: [rule: string, words: string][]}} Troubles */
/**
 * @typedef {object} Differences
 * @property {string} with
 * @property {[section: string, name: string, mine: Value, theirs: Value][]} settings
 * @property {[name: string, mine: Value, theirs: Value, better: number][]} outcomes
 */
/** @typedef {{tags: string[], other: string | null}} Curves */
/** @typedef {[name: string, mine: Value, theirs: Value, differs: boolean]} Fact */
/** @typedef {{section: string, facts: Fact[]}} Facts */
/** @typedef {{id: string, tag: string, step: number, time: number, width: number, height: number}} Picture */
/** @typedef {{count: number, shown: Picture[]}} Pictures */
/**
 * @typedef {object} Family
 * @property {[name: string, value: string][]} data
 * @property {string | null} checkpoint
 * @property {string[]} parents
 * @property {string | null} parent_id of one that is not here
 * @property {string[]} children
 * @property {number} more children than these
 */
/** @typedef {[name: string, path: string, sha256: string]} Checkpoint */
/**
 * @typedef {object} Process
 * @property {("train" | "eval")[]} did as far as it is known
 * @property {number | null} made
 * @property {string} command
 * @property {[name: string, text: string][]} facts
 */
/**
 * @typedef {object} Provenance
 * @property {string} command as it is typed into a shell
 * @property {string | null} replay the line that runs it again; null where it cannot be run as it stands
 * @property {Record<string, [name: string, text: string][]>} sections
 * @property {string} diff
 * @property {boolean} is_cut whether more was changed than `diff` shows
 * @property {string[]} untracked
 * @property {[name: string, version: string, isImported: boolean][]} packages
 * @property {Checkpoint[]} loaded
 * @property {Checkpoint[]} saved
 * @property {Process[]} also other processes that recorded into the same folder
 */
/** @typedef {"image" | "figure" | "histogram" | "tensor" | "text" | "graph" | "dataset_graph" | "landscape" | "curve"} Kind */
/** @typedef {"table" | "audio" | "video"} SavedKind */
/** @typedef {{id: string, tag: string, step: number, time: number}} SavedFile */
/** @typedef {Partial<Record<Kind, [tags: number, first: string]>>} Kinds */
/** @typedef {[rank: number, host: string, status: string, step: number, updated: number | null, pace: number | string | null]} RankRow */
/** @typedef {[rank: number, step: number]} RankEnd */
/** @typedef {{rows: RankRow[], pace: "recorded" | "wall", seconds: number | null, slowest: [rank: number, times: number] | null, step: number, lost: RankEnd[], failed: RankEnd[], diverged: RankEnd[], still: RankEnd[], early: RankEnd[]}} Ranks of a run of several processes: queries/run/ranks.py */
/** @typedef {[name: "cpu" | "gpu" | "process" | "memory", unit: string, value: number]} MachineFact */
/** @typedef {"name" | "project" | "experiment" | "group" | "tags" | "notes"} CalledName */
/** @typedef {[name: string, type: string, role: string, path: string, size: number, digest: string, time: number, id: string]} ArtifactRow a size of -1 is not known */
/** @typedef {{rules: [rule: string, file: string, files: number][], count: number, unshown: [kind: string, count: number][]}} Reading queries/run/reading.py */
/**
 * @typedef {object} Parts null for one that the run has nothing of
 * @property {Head} head
 * @property {Partial<Record<CalledName, string>> | null} called by the tool that recorded it
 * @property {Standing} standing
 * @property {Troubles | null} troubles
 * @property {Ranks | null} ranks
 * @property {MachineFact[] | null} machine
 * @property {Differences | null} differences
 * @property {Curves | null} curves
 * @property {Facts[] | null} facts
 * @property {Pictures | null} pictures
 * @property {{count: number, rows: ArtifactRow[]} | null} artifacts
 * @property {Reading | null} reading
 * @property {Family | null} family
 * @property {Provenance | null} provenance
 * @property {Kinds} kinds
 * @property {Partial<Record<SavedKind, {count: number, shown: SavedFile[]}>>} saved the newest of each tag
 * @property {boolean} lines whether it has messages: what was printed, and alerts
 */

import { number, whole } from "../../frame/numbers.mjs";

const ODD = { NaN, Infinity, "-Infinity": -Infinity };

/** A number that JSON cannot hold comes as its name. @param {Value} value */
function asNumber(value) {
  if (typeof value === "number") return value;
  return typeof value === "string" && Object.hasOwn(ODD, value) ? ODD[/** @type {keyof typeof ODD} */ (value)] : null;
}

/** What came of a run, as people read it. @param {Value} value */
export function outcomeText(value) {
  const found = asNumber(value);
  return found === null ? String(value ?? "–") : number(found);
}

/** What a run was given: every digit counts. @param {Value} value */
export function factText(value) {
  if (value === null || value === "") return "–";
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) >= 1e5 ? whole(value) : String(value);
}

/** How far a value is from another one, with its sign, and as a share where there is one. @param {Value} mine @param {Value} theirs */
export function distance(mine, theirs) {
  const [one, other] = [asNumber(mine), asNumber(theirs)];
  if (one === null || other === null || !Number.isFinite(one - other)) return { far: 0, words: "" };
  const far = one - other;
  if (far === 0) return { far, words: "=" };
  const sign = far > 0 ? "+" : "−",
    size = number(Math.abs(far));
  const share = other === 0 ? "" : ` (${sign}${Number(Math.abs((100 * far) / other).toPrecision(3))} %)`;
  return { far, words: `${sign}${size}${share}` };
}

/** Facts that differ come first, in the order that they had. @param {Fact[]} facts */
export function differingFirst(facts) {
  return [...facts.filter(([, , , differs]) => differs), ...facts.filter(([, , , differs]) => !differs)];
}

/** What a line of a diff is; lines of its head are neither added nor taken away. @param {string} line */
export function diffKind(line) {
  if (/^(\+\+\+|---|diff |index |@@|new file|deleted file|similarity|rename )/.test(line)) return "head";
  return line.startsWith("+") ? "added" : line.startsWith("-") ? "gone" : "both";
}
