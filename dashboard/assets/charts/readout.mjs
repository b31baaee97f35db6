// The box beside the pointer: one run, or one group of them, never a list of all.
import { colourOf } from "../frame/colours.mjs";
import { time, utcSeconds } from "../frame/dates.mjs";
import { nameOf } from "../frame/given.mjs";
import { duration, number, whole } from "../frame/numbers.mjs";
import { on, state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import { fieldOf } from "./cards.mjs";
import * as groups from "./groups.mjs";
import { boundsAt } from "./parts.mjs";

function row([label, value]) {
  const line = document.createElement("div");
  line.append(
    Object.assign(document.createElement("span"), { textContent: label }),
    Object.assign(document.createElement("b"), { textContent: value }),
  );
  return line;
}

/** What x is: as words and a value, and in a sentence. */
function place(field, x) {
  switch (field.axis) {
    case "index":
      return [say("Row"), whole(x), say("row {row}", { row: whole(x) })];
    case "tag":
      return [state.xTag, number(x), `${state.xTag} ${number(x)}`];
    case "relative":
      return [say("After"), duration(x), say("{time} after the start", { time: duration(x) })];
    case "wall":
      return [say("Local time"), time(utcSeconds(x)), time(utcSeconds(x))];
    default:
      return [say("Step"), whole(x), say("step {step}", { step: whole(x) })];
  }
}

/** A place on the axis of a field, in a sentence. */
export function placeText(field, x) {
  return place(field, x)[2];
}

function runRows(field, series, i) {
  const several = series.size?.[i] > 1;
  const value = state.base
    ? say("Less {base}", { base: state.base })
    : several
      ? say("Mean of {count}", { count: series.size[i] })
      : say("Value");
  const rows = [[value, number(series.mean[i])]];
  if (field.tags?.length > 1) rows.unshift([say("Tag"), series.tag]);
  if (state.smoothing > 0) rows.push([say("Smoothed"), number(field.y(series)[i])]);
  const bounds = several && boundsAt(series, i);
  if (bounds) rows.push([say("From … to"), bounds.map(number).join(" … ")]);
  if (["index", "tag"].includes(field.axis)) rows.push(place(field, field.x(series)[i]));
  rows.push([say("Step"), whole(series.step[i])], [say("After"), duration(series.wall[i])]);
  rows.push([say("Local time"), time(series.started + series.wall[i])]);
  return rows;
}

function groupRows(field, group, i) {
  const bands = { ci: say("95 % confidence"), std: say("Standard deviation"), range: say("Lowest … highest") };
  const rows = [[state.middle === "median" ? say("Median") : say("Mean"), number(group.middle[i])]];
  if (state.smoothing > 0 && !state.exact)
    rows.push([say("Smoothed"), number(groups.smoothed(field, group).middle[i])]);
  const alone = !Number.isFinite(group.low[i]);
  rows.push([bands[state.band], alone ? "–" : `${number(group.low[i])} … ${number(group.high[i])}`]);
  rows.push([say("Runs here"), say("{shown} of {all}", { shown: whole(group.n[i]), all: whole(group.runs) })]);
  rows.push(place(field, group.x[i]));
  return rows;
}

/** What is pointed at: its name, its colour and its rows. */
function pointed() {
  const { hover } = state;
  const field = hover && (hover.field ?? fieldOf(hover.tag));
  if (hover?.group !== undefined) {
    const group = field?.groups?.find((one) => one.name === hover.group);
    return (
      group && { name: groups.title(group.name), colour: groups.colour(group), rows: groupRows(field, group, hover.i) }
    );
  }
  const series = field?.series?.find((s) => s.run === hover.run && (s.tag ?? hover.tag) === hover.tag);
  return (
    series && {
      name: nameOf(hover.run),
      colour: field.colour?.(series) ?? colourOf(hover.run),
      rows: runRows(field, series, hover.i),
    }
  );
}

/** The same as a sentence, for those who hear it. */
export function readoutText() {
  const found = pointed();
  return found ? `${found.name}: ${found.rows.map(([label, value]) => `${label} ${value}`).join(", ")}` : "";
}

function show() {
  const box = document.getElementById("readout"),
    { hover } = state;
  const found = pointed();
  if (!box) return;
  box.hidden = !found;
  if (!found) return;
  const head = document.createElement("div");
  const chip = document.createElement("span");
  chip.className = "chip";
  chip.style.background = found.colour;
  head.append(chip, Object.assign(document.createElement("span"), { textContent: found.name, className: "run-name" }));
  head.className = "readout-head";
  box.replaceChildren(head, ...found.rows.map(row));
  const { offsetWidth: width, offsetHeight: height } = box;
  const right = hover.clientX + 18 + width > innerWidth ? hover.clientX - 18 - width : hover.clientX + 18;
  box.style.left = `${Math.max(8, right)}px`;
  box.style.top = `${Math.min(Math.max(8, hover.clientY + 14), innerHeight - height - 8)}px`;
}

on((what) => what === "hover" && show());
