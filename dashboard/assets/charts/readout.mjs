// The box beside the pointer: one run, or one group of them, never a list of all.
import { paintChip } from "../frame/colours.mjs";
import { time, utcSeconds } from "../frame/dates.mjs";
import { nameOf } from "../frame/given.mjs";
import { writeName } from "../frame/names.mjs";
import { duration, number, whole } from "../frame/numbers.mjs";
import { on, state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import * as groups from "./groups.mjs";
import { kindsOf } from "./odd_begins.mjs";
import { boundsAt } from "./parts.mjs";
import { rowsAt } from "./ranks.mjs";

/** @import {Field} from "./field.mjs" */
/** @import {Group} from "./groups.mjs" */
/** @import {Series} from "./parts.mjs" */

/** @typedef {[label: string, value: string]} Row */

/** @param {Row} row */
function row([label, value]) {
  const line = document.createElement("div");
  line.append(
    Object.assign(document.createElement("span"), { textContent: label }),
    Object.assign(document.createElement("b"), { textContent: value }),
  );
  return line;
}

/** What x is: as words and a value, and in a sentence. @param {Field} field @param {number} x @returns {{row: Row, sentence: string}} */
function told(field, x) {
  switch (field.axis) {
    case "index":
      return { row: [say("Row"), whole(x)], sentence: say("row {row}", { row: whole(x) }) };
    case "tag":
      return { row: [field.xTag, number(x)], sentence: `${field.xTag} ${number(x)}` };
    case "relative":
      return { row: [say("After"), duration(x)], sentence: say("{time} after the start", { time: duration(x) }) };
    case "wall":
      return { row: [say("Local time"), time(utcSeconds(x))], sentence: time(utcSeconds(x)) };
    default:
      return { row: [say("Step"), whole(x)], sentence: say("step {step}", { step: whole(x) }) };
  }
}

/** An x of a field, in a sentence. @param {Field} field @param {number} x */
export function xText(field, x) {
  return told(field, x).sentence;
}

/** @param {Field} field @param {Series} series @param {number} i @returns {Row[]} */
function runRows(field, series, i) {
  const count = series.size?.[i] ?? 1,
    several = count > 1;
  const value = state.base
    ? say("Less {base}", { base: nameOf(state.base) })
    : several
      ? say("Mean of {count}", { count })
      : field.spreadOf(series)
        ? say("Median")
        : say("Value");
  /** @type {Row[]} */
  const rows = [[value, field.valueText(series.mean[i])]];
  if (field.tags.length > 1) rows.unshift([say("Tag"), series.tag ?? ""]);
  if (field.amount(series) > 0) rows.push([say("Smoothed"), field.valueText(field.y(series)[i])]);
  if (kindsOf(series.mean[i], series.kinds?.[i]))
    rows.push([say("Not finite"), say("{shown} of {all}", { shown: whole(series.odd), all: whole(series.points) })]);
  const bounds = several && boundsAt(series, i);
  if (bounds) rows.push([say("From … to"), bounds.map((bound) => field.valueText(bound)).join(" … ")]);
  const spread = field.spreadOf(series);
  if (spread) rows.push(...rowsAt(spread, field.x(series)[i]));
  if (["index", "tag", "training"].includes(field.axis)) rows.push(told(field, field.x(series)[i]).row);
  rows.push([field.stepWord, whole(series.step[i])], [say("After"), duration(series.wall[i])]);
  rows.push([say("Local time"), time(series.started + series.wall[i])]);
  return rows;
}

/** @param {Field} field @param {Group} group @param {number} i @returns {Row[]} */
function groupRows(field, group, i) {
  const bands = { ci: say("95 % confidence"), std: say("Standard deviation"), range: say("Lowest … highest") };
  /** @type {Row[]} */
  const rows = [[state.middle === "median" ? say("Median") : say("Mean"), number(group.middle[i])]];
  const drawn = groups.smoothed(field, group).middle;
  if (drawn !== group.middle) rows.push([say("Smoothed"), number(drawn[i])]);
  const alone = !Number.isFinite(group.low[i]);
  rows.push([bands[state.band], alone ? "–" : `${number(group.low[i])} … ${number(group.high[i])}`]);
  rows.push([say("Runs here"), say("{shown} of {all}", { shown: whole(group.n[i]), all: whole(group.runs) })]);
  rows.push(told(field, group.x[i]).row);
  return rows;
}

/** What is pointed at: its name, its colour and its rows. */
function pointed() {
  const { hover } = state;
  if (!hover || hover.tag === null) return undefined;
  const { clientX, clientY } = hover;
  const field = /** @type {Field} */ (hover.field); // only pointer.mjs points at lines
  if (hover.group !== undefined) {
    const group = field.groups.find((one) => one.name === hover.group);
    if (!group) return undefined;
    const rows = groupRows(field, group, hover.i);
    return { name: groups.title(group.name), colour: groups.colour(group), clash: 0, rows, clientX, clientY };
  }
  const series = field.series.find(
    (s) => s.run === hover.run && s.rank === hover.rank && (s.tag ?? hover.tag) === hover.tag,
  );
  if (!series) return undefined;
  const rows = runRows(field, series, hover.i),
    clash = field.tags.length > 1 ? 0 : field.dashOf(series); // of several tags a dash is a tag
  return {
    name: nameOf(series.run),
    run: series.run,
    rank: series.rank,
    colour: field.colour(series),
    clash,
    rows,
    clientX,
    clientY,
  };
}

/** The same as a sentence, for those who hear it. */
export function readoutText() {
  const found = pointed();
  const rank = found?.rank === undefined ? "" : `, ${say("rank {rank}", { rank: whole(found.rank) })}`;
  return found ? `${found.name}${rank}: ${found.rows.map(([label, value]) => `${label} ${value}`).join(", ")}` : "";
}

function show() {
  const box = document.getElementById("readout"),
    found = pointed();
  if (!box) return;
  box.hidden = !found;
  if (!found) return;
  const head = document.createElement("div");
  const chip = document.createElement("span");
  chip.className = "chip";
  paintChip(chip, found.colour, found.clash);
  const name = Object.assign(document.createElement("span"), { className: "run-name" });
  if (found.run === undefined) name.textContent = found.name;
  else writeName(name, found.run);
  head.append(chip, name);
  if (found.rank !== undefined) head.append(say("rank {rank}", { rank: whole(found.rank) }));
  head.className = "readout-head";
  box.replaceChildren(head, ...found.rows.map(row));
  const { offsetWidth: width, offsetHeight: height } = box;
  const right = found.clientX + 18 + width > innerWidth ? found.clientX - 18 - width : found.clientX + 18;
  box.style.left = `${Math.max(8, right)}px`;
  box.style.top = `${Math.min(Math.max(8, found.clientY + 14), innerHeight - height - 8)}px`;
}

on((what) => what === "hover" && show());
