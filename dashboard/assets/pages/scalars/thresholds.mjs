// Limits on the values of a tag: a rule across the card, what lies beyond it in red, and how many
// runs got there, counted by the server on every point.
import { dialog } from "../../frame/dialog.mjs";
import { all, element, first, inside } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, isShown, on, state } from "../../frame/state.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { wordsOf } from "../../charts/alarms.mjs";
import { askCards } from "../../charts/card_channel.mjs";
import * as pens from "../../charts/pens.mjs";
import * as cards from "./card_state.mjs";
import { state as kept } from "./card_state.mjs";
import { drawAbove } from "../../charts/layers.mjs";

/** @import {Alarm, Rule} from "../../charts/alarms.mjs" */
/** @import {Plane} from "../../charts/axes.mjs" */
/** @import {Pen} from "../../charts/pens.mjs" */
/** @typedef {{tag: string, runs: string[], first: number[], points: number[]}} TagHits what alarms.py found */

const AGAIN_MS = 5_000;
const MOST_RULES = 16; // of a tag: as many as components/card_actions.py counts
/** @type {Map<string, TagHits & {of: string | undefined}>} */
let hits = new Map(); // by tag; `of` are the limits that were counted
/** @type {string | null} */
let asked = null;

const alarmOf = (/** @type {string} */ tag) => kept.alarms.get(tag);

/** Ask which runs went beyond, when limits or points are others than before. */
async function ask() {
  const alarms = [...kept.alarms].map(([tag, alarm]) => ({ tag, ...alarm }));
  const query = JSON.stringify([state.version, alarms]);
  if (query === asked || pageName() !== "scalars") return;
  asked = query;
  if (alarms.length) {
    /** @type {{hits: TagHits[]} | null} */
    const answer = await askCards("alarms", { alarms });
    if (asked !== query) return;
    if (!answer) {
      asked = null;
      setTimeout(ask, AGAIN_MS);
      return;
    }
    const of = new Map(alarms.map(({ tag, rules, together }) => [tag, JSON.stringify({ rules, together })]));
    hits = new Map(answer.hits.map((hit) => [hit.tag, { ...hit, of: of.get(hit.tag) }]));
  } else hits = new Map();
  tellAll();
  changed("focus"); // the lines that went beyond are drawn again
}

/**
 * Whether the server has counted the runs beyond the limits of a tag as they are now.
 *
 * @param {string} tag
 * @param {Alarm} alarm
 */
function isCounted(tag, { rules, together }) {
  return hits.get(tag)?.of === JSON.stringify({ rules, together });
}

/** The runs beyond a limit that the filter lets through, with the step where each got there. @param {string} tag */
export function hitsOf(tag) {
  const alarm = alarmOf(tag),
    found = alarm && isCounted(tag, alarm) ? hits.get(tag) : null;
  if (!found) return [];
  return found.runs
    .map((run, i) => ({ run, first: found.first[i], points: found.points[i] }))
    .filter(({ run }) => isShown(run));
}

/** @param {string} tag @param {Alarm} alarm @returns {string} */
function sentence(tag, alarm) {
  const found = hitsOf(tag),
    limits = wordsOf(alarm);
  if (!isCounted(tag, alarm)) return say("Counting the runs that are {limits}", { limits });
  if (!found.length) return say("No run is {limits}", { limits });
  const soonest = found.reduce((one, other) => (other.first < one.first ? other : one));
  const values = { limits, count: whole(found.length), step: whole(soonest.first), run: nameOf(soonest.run) };
  return found.length === 1
    ? say("1 run is {limits}, first at step {step}: {run}", values)
    : say("{count} runs are {limits}, first at step {step}: {run}", values);
}

/** The sentence below a card's name, which also describes the card to those who hear it. @param {HTMLElement} card */
export function tell(card) {
  const { tag = "" } = card.dataset,
    alarm = alarmOf(tag);
  let note = first(card, ".alarm-note", HTMLElement);
  if (!alarm) {
    note?.remove();
    card.removeAttribute("aria-describedby");
    delete card.dataset.hits;
    return;
  }
  if (!note) {
    const head = first(card, "header, .enlarged-head", HTMLElement);
    if (!head) return; // a card that just came: all are told again once it has its parts
    note = head.appendChild(element("p", "alarm-note"));
    note.id = `alarm-${Math.random().toString(36).slice(2)}`;
    card.setAttribute("aria-describedby", note.id);
  }
  const words = sentence(tag, alarm),
    many = hitsOf(tag).length;
  if (note.textContent !== words) note.textContent = note.title = words;
  note.classList.toggle("bad", many > 0);
  if (isCounted(tag, alarm)) card.dataset.hits = String(many);
  else delete card.dataset.hits;
}

function tellAll() {
  if (pageName() !== "scalars") return;
  all(document, ".card[data-tag], .enlarged-card[data-tag]", HTMLElement).forEach(tell);
}

// --- drawing

/**
 * Where the values lie that meet the rules, as parts of the chart's height.
 *
 * @param {Plane} scale
 * @param {Alarm} alarm
 */
function parts(scale, { rules, together }) {
  const top = scale.top,
    bottom = scale.top + scale.height;
  const spans = rules.map(([sign, limit]) => {
    const at = Math.min(Math.max(scale.y(limit), top), bottom); // below the floor of a log axis: NaN or infinity
    if (Number.isNaN(at)) return sign === ">" ? [top, bottom] : [bottom, bottom];
    return sign === ">" ? [top, at] : [at, bottom];
  });
  if (!together) return spans;
  return [[Math.max(...spans.map(([from]) => from)), Math.min(...spans.map(([, to]) => to))]];
}

/** @param {Pen} pen @param {Plane} scale @param {number} limit */
function rule(pen, scale, limit) {
  const at = Math.round(scale.y(limit)) + 0.5;
  if (!(at >= scale.top && at <= scale.top + scale.height)) return;
  pen.setLineDash([5, 4]);
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(scale.left, at);
  pen.lineTo(scale.left + scale.width, at);
  pen.stroke();
  pen.setLineDash([]);
}

drawAbove(
  (field) => field.tags.some(alarmOf),
  (pen, scale, field) => {
    for (const tag of field.tags) {
      const alarm = alarmOf(tag);
      if (!alarm) continue;
      const beyond = new Set(hitsOf(tag).map(({ run }) => run));
      pen.strokeStyle = token("bad");
      for (const [, limit] of alarm.rules) rule(pen, scale, limit);
      pen.save();
      pen.beginPath();
      for (const [from, to] of parts(scale, alarm)) if (to > from) pen.rect(scale.left, from, scale.width, to - from);
      pen.clip();
      for (const series of field.members) {
        if (!beyond.has(series.run) || (series.tag ?? tag) !== tag) continue;
        pen.lineWidth = slotOf(series.run) < 0 ? 1 : 2.5;
        pens.line(pen, scale, field.x(series), field.y(series));
      }
      pen.restore();
    }
  },
);

// --- the dialog

/** @param {HTMLElement} list @param {[sign: string, limit: number | ""]} rule */
function row(list, [sign, limit] = [">", ""]) {
  const line = list.appendChild(document.createElement("div"));
  line.className = "alarm-rule";
  const select = line.appendChild(document.createElement("select"));
  select.setAttribute("aria-label", say("Side of the limit"));
  for (const value of [">", "<"])
    select.append(new Option(value === ">" ? say("above") : say("below"), value, false, value === sign));
  const input = Object.assign(document.createElement("input"), {
    type: "text",
    inputMode: "decimal",
    value: String(limit),
  });
  input.setAttribute("aria-label", say("Limit"));
  const out = line.appendChild(document.createElement("button"));
  line.insertBefore(input, out);
  out.type = "button";
  out.className = "icon-button";
  out.setAttribute("aria-label", say("Remove this limit"));
  out.appendChild(document.createElement("span")).className = "icon icon-close";
  out.addEventListener("click", () => line.remove());
  return input;
}

/** @param {HTMLElement} list @returns {Rule[]} */
function read(list) {
  return [...list.children].map((line) => {
    const text = inside(line, "input", HTMLInputElement).value.trim(),
      sign = inside(line, "select", HTMLSelectElement).value;
    return [sign === "<" ? "<" : ">", text === "" ? NaN : Number(text)];
  });
}

/** Let limits of a tag be set. @param {string} tag */
export function edit(tag) {
  const before = alarmOf(tag);
  dialog(say("Limits of {tag}", { tag }), (body, close) => {
    const form = body.appendChild(document.createElement("form"));
    form.className = "alarm-form";
    form.appendChild(document.createElement("p")).textContent = say(
      "Runs with a value beyond are counted, and drawn red there.",
    );
    const list = form.appendChild(document.createElement("div"));
    if (before) before.rules.forEach((one) => row(list, one));
    else row(list);
    const mode = form.appendChild(document.createElement("label"));
    const both = Object.assign(document.createElement("input"), {
      type: "checkbox",
      checked: before?.together ?? false,
    });
    mode.append(both, ` ${say("One value must meet all of them")}`);
    const wrong = form.appendChild(document.createElement("p"));
    wrong.className = "bad";
    wrong.setAttribute("role", "alert");
    const foot = form.appendChild(document.createElement("div"));
    foot.className = "dialog-foot";
    const add = foot.appendChild(
      Object.assign(document.createElement("button"), {
        type: "button",
        className: "button",
        textContent: say("Another limit"),
      }),
    );
    add.addEventListener("click", () => {
      if (list.children.length < MOST_RULES) row(list).focus();
      else wrong.textContent = say("At most {count} limits", { count: MOST_RULES });
    });
    foot.append(
      Object.assign(document.createElement("button"), {
        type: "submit",
        className: "button main",
        textContent: say("Keep"),
      }),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const rules = read(list);
      if (rules.some(([, limit]) => !Number.isFinite(limit))) {
        wrong.textContent = say("A limit is a number, like 0.5 or 1e-3");
        return;
      }
      cards.watchFor(tag, rules, both.checked);
      close();
    });
  })
    .querySelector("input")
    ?.focus();
}

on((what) => {
  if (what === "marks" || what === "version") ask();
  if (["marks", "cards", "filter", "notes"].includes(what)) tellAll();
});
