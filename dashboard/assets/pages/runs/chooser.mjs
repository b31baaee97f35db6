// Choosing the columns of the grid of runs, and which value of a metric a column holds.
import { Channel } from "../../frame/channel.mjs";
import { dialog } from "../../frame/dialog.mjs";
import { whole } from "../../frame/numbers.mjs";
import { closest, element, inside } from "../../frame/elements.mjs";
import { on, state } from "../../frame/state.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";
import { view } from "./address.mjs";
import { titleOf } from "./columns.mjs";
import { held } from "./grid_state.mjs";
import { chooseColumns } from "./rows.mjs";

const MOST_LISTED = 200,
  MOST_SHOWN = 300;
const channel = new Channel("runs-catalogue");

/** @import {How} from "./columns.mjs" */
/** @typedef {"varies" | "constant" | "empty"} Spread */
/** @typedef {{id: string, spread: Spread}} Choice */
/**
 * @typedef {{fixed: string[], tags: Record<string, number>, facts: Record<Spread, string[]>}} Catalogue of columns.py
 */

/** @type {readonly Spread[]} */
const SPREADS = ["varies", "constant", "empty"];
/** @type {Choice[] | null} */
let columns = null;
/** @type {(() => void) | null} */
let draw = null;

/** What the server says there is. @param {Catalogue} all */
function listColumns(all) {
  const facts = SPREADS.flatMap((spread) => all.facts[spread].map((name) => ({ id: `fact:${name}`, spread })));
  const others = [...all.fixed, ...Object.keys(all.tags).map((tag) => `metric:${tag}`)];
  columns = [...others.map((id) => ({ id, spread: SPREADS[0] })), ...facts];
  draw?.();
}

const isShown = (/** @type {string} */ id) => held.specs.some((spec) => spec.id === id);

/** @param {string[]} ids @param {boolean} wanted */
function toggle(ids, wanted) {
  const { show, hide } = view;
  const all = new Set(ids);
  const rest = { show: show.filter((id) => !all.has(id)), hide: hide.filter((id) => !all.has(id)) };
  const key = wanted ? "show" : "hide",
    listed = [...rest[key], ...ids];
  if (listed.length > MOST_SHOWN) announce(say("At most {count} columns can be chosen", { count: MOST_SHOWN }));
  rest[key] = listed.slice(0, MOST_SHOWN);
  chooseColumns(rest);
}

const NOTES = { constant: () => say("same in all runs"), empty: () => say("empty"), varies: () => "" };
/** @type {[() => string, (id: string) => boolean][]} */
const GROUPS = [
  [() => say("About the run"), (id) => !id.includes(":")],
  [() => say("Metrics"), (id) => id.startsWith("metric:")],
  [() => say("Parameters and facts"), (id) => id.startsWith("fact:")],
];

/** @param {HTMLElement} list @param {Choice} column */
function line(list, column) {
  const label = list.appendChild(document.createElement("label"));
  label.className = "column-choice";
  const box = label.appendChild(document.createElement("input"));
  box.type = "checkbox";
  box.checked = isShown(column.id);
  box.dataset.column = column.id;
  box.addEventListener("change", () => toggle([column.id], box.checked));
  label.appendChild(document.createElement("span")).textContent = column.id.includes(":")
    ? column.id.slice(column.id.indexOf(":") + 1)
    : titleOf(column.id);
  const note = label.appendChild(document.createElement("i"));
  note.className = "faint";
  note.textContent = NOTES[column.spread]();
}

/** @param {HTMLElement} list @param {string} words */
function fill(list, words) {
  list.replaceChildren();
  if (!columns) {
    list.textContent = say("Loading");
    return;
  }
  const pieces = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = columns.filter(({ id }) =>
    pieces.every((piece) => `${id} ${titleOf(id)}`.toLowerCase().includes(piece)),
  );
  let left = MOST_LISTED;
  for (const [title, belongs] of GROUPS) {
    const group = found.filter(({ id }) => belongs(id));
    if (!group.length) continue;
    const head = list.appendChild(document.createElement("div"));
    head.className = "choice-head";
    head.appendChild(document.createElement("h3")).textContent = title();
    head.appendChild(element("span", "count", whole(group.length)));
    for (const wanted of [true, false]) {
      const words = wanted ? say("All") : say("None");
      const button = head.appendChild(document.createElement("button"));
      Object.assign(button, { className: "link", textContent: words });
      button.setAttribute("aria-label", `${title()}: ${words}`);
      button.addEventListener("click", () =>
        toggle(
          group.filter(({ id }) => isShown(id) !== wanted).map(({ id }) => id),
          wanted,
        ),
      );
    }
    for (const column of group.slice(0, left)) line(list, column);
    left = Math.max(20, left - group.length);
    if (group.length > list.querySelectorAll(".column-choice").length) {
      const more = list.appendChild(document.createElement("p"));
      more.className = "hint";
      more.textContent = say("More columns than are listed here: write a part of a name above");
    }
  }
  if (!found.length) list.textContent = say("No column has such a name");
}

function choose() {
  columns = null;
  const box = dialog(say("Columns"), (body) => {
    const field = body.appendChild(document.createElement("input"));
    Object.assign(field, { className: "given-field", type: "search", placeholder: say("Part of a name") });
    field.setAttribute("aria-label", say("Find a column"));
    const list = body.appendChild(document.createElement("div"));
    list.className = "column-list";
    list.id = "column-list";
    const foot = body.appendChild(document.createElement("footer"));
    const usual = foot.appendChild(document.createElement("button"));
    Object.assign(usual, { className: "button", textContent: say("The usual columns") });
    usual.addEventListener("click", () => chooseColumns({ show: [], hide: [], hows: {} }));
    draw = () => fill(list, field.value);
    field.addEventListener("input", draw);
    draw();
  });
  box.classList.add("wide-dialog");
  box.addEventListener("close", () => {
    draw = null;
  });
  channel.ask({}, listColumns, () => {
    if (draw) channel.repeat(); // the answer was lost
  });
}

/** Which value of a tag stands in its column. @param {string} tag @param {How} how */
export function chooseHow(tag, [word, count, other]) {
  dialog(say("Which value of {tag}", { tag }), (body, close) => {
    const form = body.appendChild(document.createElement("form"));
    form.className = "given-form";
    const [select] = field(form, say("Value"), "select");
    const isTarget = tag === state.target.name && state.target.of === "best",
      usual = isTarget ? "best" : "last";
    const options = {
      ...(isTarget ? { best: say("best at any step") } : {}),
      last: say("last"),
      min: say("least"),
      max: say("greatest"),
      mean: say("mean of the last points"),
      step: say("at a step"),
      atmin: say("where another tag is least"),
      atmax: say("where another tag is greatest"),
    };
    for (const [value, words] of Object.entries(options)) select.add(new Option(words, value, false, value === word));
    const [number, numberLabel] = field(form, say("Points"), "input");
    Object.assign(number, { type: "number", step: 1, value: count || 10 });
    const [tags, tagsLabel] = field(form, say("Other tag"), "select");
    const known = columns?.filter(({ id }) => id.startsWith("metric:")).map(({ id }) => id.slice(7)) ?? [];
    const shown = held.specs.filter(({ id }) => id.startsWith("metric:")).map(({ id }) => id.slice(7));
    for (const name of new Set([...shown, ...known, ...(other ? [other] : [])]))
      tags.add(new Option(name, name, false, name === other));
    const show = () => {
      numberLabel.hidden = !["mean", "step"].includes(select.value);
      inside(numberLabel, "span", HTMLElement).textContent = select.value === "step" ? say("Step") : say("Points");
      tagsLabel.hidden = !select.value.startsWith("at");
    };
    select.addEventListener("change", show);
    show();
    const foot = form.appendChild(document.createElement("footer"));
    Object.assign(foot.appendChild(document.createElement("button")), {
      className: "button main",
      textContent: say("Show"),
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const kind = select.value;
      const rest = kind.startsWith("at")
        ? `:${tags.value}`
        : ["mean", "step"].includes(kind)
          ? `:${Math.trunc(Number(number.value) || 0)}`
          : "";
      const hows = { ...view.hows, [tag]: kind + rest };
      if (kind === usual) delete hows[tag];
      close();
      chooseColumns({ hows });
    });
    requestAnimationFrame(() => select.focus());
  });
}

/**
 * A field of a form, and its label around it.
 *
 * @template {"input" | "select"} Kind
 * @param {HTMLElement} form
 * @param {string} words
 * @param {Kind} kind
 * @returns {[HTMLElementTagNameMap[Kind], HTMLLabelElement]}
 */
function field(form, words, kind) {
  const label = form.appendChild(element("label")),
    made = element(kind, "given-field");
  label.append(element("span", "", words), made);
  return [made, label];
}

document.addEventListener("click", (event) => {
  if (closest(event.target, "#runs-columns", HTMLElement)) choose();
});
on((what) => {
  if (what === "columns") draw?.();
});
