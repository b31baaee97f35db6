// Runs as groups on a card: a line each, a band around it, the members faint behind.
import { localMs } from "../frame/dates.mjs";
import { slotOf } from "../frame/focus.mjs";
import { state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import { ordered, shade } from "../frame/palette.mjs";
import { say } from "../frame/words.mjs";
import { fieldOf } from "./cards.mjs";
import * as cloud from "./cloud.mjs";
import { faintness, MEMBER, straightLines } from "./crowd.mjs";
import { decode } from "./encoded.mjs";
import { isNoisy } from "./noise.mjs";
import { onAxis } from "./on_axis.mjs";
import * as pens from "./pens.mjs";
import { smooth } from "./series.mjs";

/** @import {Column, Encoded} from "./encoded.mjs" */
/** @import {Field} from "./field.mjs" */
/** @import {Along, Series} from "./parts.mjs" */
/** @import {Pen} from "./pens.mjs" */
/** @import {Plane} from "./axes.mjs" */

/** @typedef {{ink: number, isOrdered: boolean, depth: number}} Ink its colour: see group_inks.py */
/** @typedef {{by: string, also: string, axis: Along, weight?: number, of: Record<string, string>, inks: [string, Ink | null][], lines: WireGroup[]}} WireGroups the groups of a fact, and which one each run is `of`: `groups_part` of queries/scalars/parts.py */
/** @typedef {{name: string, index: number, ink: Ink | null, runs: number, x: Encoded, n: Encoded, middle: Encoded, low: Encoded, high: Encoded}} WireGroup */

/**
 * A line of several runs: a number for each x in each column.
 *
 * @typedef {object} Group
 * @property {undefined} [run] what a series has
 * @property {undefined} [rank]
 * @property {undefined} [tag]
 * @property {string} name empty for runs without the fact
 * @property {number} index among the groups
 * @property {Ink | null} ink none where nothing is recorded
 * @property {number} runs how many there are in it
 * @property {number} weight of the average that the server made; 0 for none
 * @property {Column} x
 * @property {Column} n how many runs have a value there
 * @property {Column} middle
 * @property {Column} low
 * @property {Column} high
 * @property {{key: string, middle: Column, low: Column, high: Column} | null} kept smoothed
 * @property {boolean} [isNoisy]
 */

const OFF = 0.45; // opacity of what of a mean leaves the axis, and of the way there
const CHOSEN = 0.6; // opacity of members in focus
const COLUMNS = /** @type {const} */ (["x", "n", "middle", "low", "high"]);

/**
 * The groups of a card, with places as its axis has them; none unless they are asked for.
 *
 * @param {Field} field
 * @param {WireGroups | null} part
 * @returns {Group[]}
 */
export function take(field, part) {
  if (!part || !state.by || part.by !== state.by || part.also !== state.also) {
    field.groupOf = field.groupInks = null;
    return [];
  }
  field.groupOf = new Map(Object.entries(part.of));
  field.groupInks = new Map(part.inks);
  const local = part.axis[0] === "wall";
  return part.lines.map((line) => {
    const { name, index, ink, runs } = line,
      x = decode(line.x);
    return {
      name,
      index,
      ink,
      runs,
      weight: part.weight ?? 0,
      x: local ? Float64Array.from(x, localMs) : x,
      n: decode(line.n),
      middle: decode(line.middle),
      low: decode(line.low),
      high: decode(line.high),
      kept: null,
    };
  });
}

const BETWEEN = "\u001f"; // the values of two facts, as in groups.py
const UNKNOWN = ["", BETWEEN];

/** What makes groups, one fact or two. */
export const facts = () => [state.by, state.also].filter(Boolean);

/** What a group is called; runs without the fact are a group, too. @param {string} name */
export function title(name) {
  if (UNKNOWN.includes(name)) return say("not recorded");
  return name
    .split(BETWEEN)
    .map((value) => value || say("not recorded"))
    .join(" · ");
}

/** The colour of a group, its own for good; of the second of two facts it is a shade. @param {{ink: Ink | null}} group */
export function colour({ ink }) {
  if (!ink) return token("crowd");
  return shade(ink.isOrdered ? ordered(ink.ink) : token(`run-${ink.ink}`), ink.depth);
}

/** @param {Field} field @param {string} run */
export function colourOf(field, run) {
  const name = field.groupOf?.get(run);
  const group = field.groups.find((one) => one.name === name);
  return group ? colour(group) : token("crowd");
}

/** @param {Group} group */
function isNoisyGroup(group) {
  group.isNoisy ??= isNoisy(group.middle);
  return group.isNoisy;
}

/** The three lines of a group; smoothed alike, or the line could leave its band. @param {Field} field @param {Group} group */
export function smoothed(field, group) {
  const isCalm = state.isAuto && !isNoisyGroup(group),
    amount = state.exact || group.weight > 0 || isCalm ? 0 : state.smoothing,
    key = `${amount}:${field.span}`;
  if (group.kept?.key !== key) {
    const of = (/** @type {Column} */ values) => smooth(group.x, values, amount, field.span);
    group.kept = { key, middle: of(group.middle), low: of(group.low), high: of(group.high) };
  }
  return group.kept;
}

/** Members in an order that has nothing to do with their groups: else the last would hide the rest. @param {Series[]} members */
function shuffled(members) {
  const mark = (/** @type {Series} */ series) => {
    let sum = 7;
    for (const letter of series.run) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    return { series, sum };
  };
  return members
    .map(mark)
    .sort((one, other) => one.sum - other.sum)
    .map(({ series }) => series);
}

/**
 * What of the members is a cloud for each colour, and which are lines, how opaque each: those in focus stand out where
 * they are the fewer.
 *
 * @param {Field} field
 * @param {Plane} scale
 * @param {Series[]} members
 * @returns {{clouds: cloud.Cloud[], stroked: Series[], opacity: (series: Series) => number}}
 */
export function membersOf(field, scale, members) {
  const lineOf = (/** @type {Series} */ series) => ({ x: field.x(series), y: field.y(series) }),
    inFocus = members.filter(({ run }) => slotOf(run) >= 0),
    ink = straightLines(members, lineOf, scale);
  const faint = faintness(ink, MEMBER),
    strong = inFocus.length < members.length / 2 ? Math.max(CHOSEN, faint) : faint,
    opacity = (/** @type {Series} */ { run }) => (slotOf(run) >= 0 ? strong : faint);
  if (ink <= cloud.FROM) return { clouds: [], stroked: members, opacity };
  const inks = inksOf(field);
  /** @type {Map<string, cloud.Line[]>} */
  const byInk = new Map();
  for (const series of members) {
    const ink = inks(series.run),
      lines = byInk.get(ink) ?? [];
    lines.push(lineOf(series));
    byInk.set(ink, lines);
  }
  const clouds = [...byInk].map(([colour, lines]) => ({ lines, colour, strongest: cloud.BEHIND }));
  return { clouds, stroked: inFocus, opacity };
}

/** The colour of each run's group. @param {Field} field */
function inksOf(field) {
  const inks = new Map(field.groups.map((group) => [group.name, colour(group)]));
  return (/** @type {string} */ run) => inks.get(field.groupOf?.get(run) ?? "") ?? token("crowd");
}

/** @param {Field} field @param {Pen} pen @param {Plane} scale @param {Series[]} members */
function paintMembers(field, pen, scale, members) {
  const { clouds, stroked, opacity } = membersOf(field, scale, members),
    inks = inksOf(field);
  for (const one of clouds) cloud.paint(pen, scale, one);
  pen.lineWidth = 1;
  for (const series of shuffled(stroked)) {
    pen.strokeStyle = inks(series.run);
    pen.globalAlpha = opacity(series);
    pens.line(pen, scale, field.x(series), field.y(series));
  }
}

/** @param {Field} field @param {Pen} pen @param {Plane} scale @param {Series[]} members */
export function paint(field, pen, scale, members) {
  const inked = field.groups.map((group) => ({ group, ink: colour(group) }));
  paintMembers(field, pen, scale, members);
  const within = new Map(field.groups.map((group) => [group, onAxis(scale, smoothed(field, group).middle)]));
  pen.globalAlpha = 1;
  pen.strokeStyle = token("surface");
  pen.lineWidth = 4;
  if (members.length) for (const [group, middle] of within) pens.line(pen, scale, group.x, middle);
  pen.globalAlpha = 0.24;
  for (const { group, ink } of inked) {
    pen.fillStyle = ink;
    pens.band(pen, scale, group.x, smoothed(field, group).low, smoothed(field, group).high);
  }
  pen.lineWidth = 1;
  pen.globalAlpha = OFF;
  for (const { group, ink } of inked) {
    const { middle } = smoothed(field, group);
    pen.strokeStyle = ink;
    if (within.get(group) !== middle) pens.line(pen, scale, group.x, middle);
  }
  pen.globalAlpha = 1;
  pen.lineWidth = 2.2;
  for (const { group, ink } of inked) {
    pen.strokeStyle = ink;
    pens.line(pen, scale, group.x, within.get(group) ?? [], pens.DOT_PX);
  }
}

/** What is drawn of the groups of a tag: for tests, and for a look from the console. @param {string} tag */
export function model(tag) {
  const field = fieldOf(tag);
  if (!field) return {};
  return Object.fromEntries(
    field.groups.map((/** @type {Group} */ group) => [
      group.name,
      {
        runs: group.runs,
        ...Object.fromEntries(COLUMNS.map((name) => [name, Array.from(group[name])])),
        drawn: Array.from(smoothed(field, group).middle),
      },
    ]),
  );
}
