// Runs as groups on a card: a line each, a band around it, the members faint behind.
import { localMs } from "../frame/dates.mjs";
import { all } from "../frame/elements.mjs";
import { slotOf } from "../frame/focus.mjs";
import { whole } from "../frame/numbers.mjs";
import { pageName } from "../frame/page_name.mjs";
import { colourChips, fillRunList } from "../frame/run_list.mjs";
import { state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import { say } from "../frame/words.mjs";
import { fieldOf } from "./cards.mjs";
import { decode } from "./encoded.mjs";
import * as pens from "./pens.mjs";
import { smooth } from "./series.mjs";

const COLUMNS = ["x", "n", "middle", "low", "high"];

/** The groups of a card, with places as its axis has them; none unless they are asked for. */
export function take(field, part) {
  if (!part || !state.by || part.by !== state.by) {
    field.groupOf = null;
    return [];
  }
  field.groupOf = new Map(Object.entries(part.of));
  const local = part.axis[0] === "wall";
  return part.lines.map((line) => {
    const group = { name: line.name, place: line.place, runs: line.runs, weight: part.weight ?? 0, kept: {} };
    for (const name of COLUMNS) group[name] = decode(line[name]);
    if (local) group.x = Float64Array.from(group.x, localMs);
    return group;
  });
}

/** What a group is called; runs without the fact are a group, too. */
export function title(name) {
  return name === "" ? say("not recorded") : name;
}

function inkOf(group) {
  return group.name === "" ? "var(--crowd)" : `var(--run-${group.place % 12})`;
}

export function colour(group) {
  return token(group.name === "" ? "crowd" : `run-${group.place % 12}`);
}

export function colourOf(field, run) {
  const name = field.groupOf?.get(run);
  const group = field.groups.find((one) => one.name === name);
  return group ? colour(group) : token("crowd");
}

/** The three lines of a group; smoothed alike, or the line could leave its band. */
export function smoothed(field, group) {
  const amount = state.exact || group.weight > 0 ? 0 : state.smoothing,
    key = `${amount}:${field.span}`;
  if (group.kept.key !== key) {
    const of = (values) => smooth(group.x, values, amount, field.span);
    group.kept = { key, middle: of(group.middle), low: of(group.low), high: of(group.high) };
  }
  return group.kept;
}

export function lines(field, group) {
  const { middle, low, high } = smoothed(field, group);
  return [middle, low, high].map((y) => ({ x: group.x, y }));
}

/** Members in an order that has nothing to do with their groups: else the last would hide the rest. */
function shuffled(members) {
  const mark = (series) => {
    let sum = 7;
    for (const letter of series.run) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
    return sum;
  };
  return [...members].sort((one, other) => mark(one) - mark(other));
}

export function paint(field, pen, scale, members) {
  const colours = new Map(field.groups.map((group) => [group.name, colour(group)]));
  pen.lineWidth = 1;
  const faint = Math.min(0.4, 2.6 / Math.max(members.length, 1) ** 0.46);
  const focus = members.filter((series) => slotOf(series.run) >= 0).length;
  const strong = focus < members.length / 2 ? Math.max(0.75, faint) : faint;
  for (const series of shuffled(members)) {
    pen.strokeStyle = colours.get(field.groupOf.get(series.run)) ?? token("crowd");
    pen.globalAlpha = slotOf(series.run) >= 0 ? strong : faint;
    pens.line(pen, scale, field.x(series), field.y(series));
  }
  pen.globalAlpha = 1;
  pen.strokeStyle = token("surface");
  pen.lineWidth = 4;
  if (members.length) for (const group of field.groups) pens.line(pen, scale, group.x, smoothed(field, group).middle);
  pen.globalAlpha = 0.24;
  for (const group of field.groups) {
    pen.fillStyle = colours.get(group.name);
    pens.band(pen, scale, group.x, smoothed(field, group).low, smoothed(field, group).high);
  }
  pen.globalAlpha = 1;
  pen.lineWidth = 2.2;
  for (const group of field.groups) {
    pen.strokeStyle = colours.get(group.name);
    pens.line(pen, scale, group.x, smoothed(field, group).middle, pens.DOT_PX);
  }
}

let listed = { key: "", of: new Map(), found: new Map() };

const cards = () => all(document, "#scalars-sections .card[data-tag]", HTMLElement);

/** The list of runs shows the colours of their groups as long as there are any. */
function tellList(found) {
  const fields = cards().map((card) => fieldOf(card.dataset.tag ?? ""));
  const of = fields.find((field) => field?.groups?.length)?.groupOf ?? new Map();
  const key = JSON.stringify([state.by, [...found.values()].map(inkOf), [...of]]);
  if (key === listed.key) return;
  listed = { key, of, found };
  fillRunList();
}

function chipOf(run) {
  const group = pageName() === "scalars" && listed.found.get(listed.of.get(run));
  return group ? inkOf(group) : null;
}

colourChips(chipOf);

/** The names of the groups above the cards, with how many runs each has. */
export function legend() {
  const box = document.getElementById("scalars-legend");
  if (!box) return;
  const found = new Map();
  for (const card of cards()) {
    for (const group of fieldOf(card.dataset.tag ?? "")?.groups ?? []) {
      const known = found.get(group.name);
      if (!known || known.runs < group.runs) found.set(group.name, group);
    }
  }
  const key = JSON.stringify([
    state.by,
    [...found.values()].map(({ name, place, runs }) => [name, place, runs]).sort(),
  ]);
  tellList(found);
  if (box.dataset.key === key) return; // what changes here makes all cards look whether they are still there
  box.dataset.key = key;
  box.hidden = !found.size;
  const fact = Object.assign(document.createElement("span"), {
    textContent: state.by.split(".").at(-1),
    title: state.by,
  });
  box.replaceChildren(
    fact,
    ...[...found.values()]
      .sort((one, other) => one.place - other.place)
      .map((group) => {
        const entry = document.createElement("span"),
          chip = document.createElement("span");
        chip.className = "chip";
        chip.style.background = inkOf(group);
        const runs = Object.assign(document.createElement("span"), {
          className: "count",
          textContent: whole(group.runs),
        });
        runs.title = say("{count} runs", { count: whole(group.runs) });
        entry.append(
          chip,
          Object.assign(document.createElement("span"), { className: "group-name", textContent: title(group.name) }),
          runs,
        );
        return entry;
      }),
  );
}

/** What is drawn of the groups of a tag: for tests, and for a look from the console. */
export function model(tag) {
  const field = fieldOf(tag);
  return Object.fromEntries(
    (field?.groups ?? []).map((group) => [
      group.name,
      {
        runs: group.runs,
        ...Object.fromEntries(COLUMNS.map((name) => [name, Array.from(group[name])])),
        drawn: Array.from(smoothed(field, group).middle),
      },
    ]),
  );
}
