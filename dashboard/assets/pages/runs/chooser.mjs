// Choosing the columns of the grid of runs, and which value of a metric a column holds.
import { register, setProps } from "../../frame/clientside.mjs";
import { dialog } from "../../frame/dialog.mjs";
import { whole } from "../../frame/numbers.mjs";
import { on } from "../../frame/state.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";
import { view } from "./address.mjs";
import { titleOf } from "./columns.mjs";
import { held } from "./grid_state.mjs";
import { chooseColumns } from "./rows.mjs";

const MOST_LISTED = 200,
  MOST_SHOWN = 300;
let columns = null,
  draw = null;

/** What the server says there is. */
function listColumns(all) {
  const facts = ["varies", "constant", "empty"].flatMap((spread) =>
    all.facts[spread].map((name) => ({ id: `fact:${name}`, spread })),
  );
  columns = [
    ...all.fixed.map((id) => ({ id, spread: "varies" })),
    ...Object.keys(all.tags).map((tag) => ({ id: `metric:${tag}`, spread: "varies" })),
    ...facts,
  ];
  draw?.();
}

const isShown = (id) => held.specs.some((spec) => spec.id === id);

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
const GROUPS = [
  [() => say("About the run"), (id) => !id.includes(":")],
  [() => say("Metrics"), (id) => id.startsWith("metric:")],
  [() => say("Parameters and facts"), (id) => id.startsWith("fact:")],
];

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
    head.appendChild(document.createElement("span")).textContent = whole(group.length);
    head.lastChild.className = "count";
    for (const [words, wanted] of [
      [say("All"), true],
      [say("None"), false],
    ]) {
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
  setProps("runs-catalogue-request", { data: performance.now() });
}

/** Which value of a tag stands in its column. */
export function chooseHow(tag, [word, count, other]) {
  dialog(say("Which value of {tag}", { tag }), (body, close) => {
    const form = body.appendChild(document.createElement("form"));
    form.className = "given-form";
    const select = field(form, say("Value"), "select");
    const options = {
      last: say("last"),
      min: say("least"),
      max: say("greatest"),
      mean: say("mean of the last points"),
      step: say("at a step"),
      atmin: say("where another tag is least"),
      atmax: say("where another tag is greatest"),
    };
    for (const [value, words] of Object.entries(options)) select.add(new Option(words, value, false, value === word));
    const number = field(form, say("Points"), "input");
    Object.assign(number, { type: "number", step: 1, value: count || 10 });
    const tags = field(form, say("Other tag"), "select");
    const known = columns?.filter(({ id }) => id.startsWith("metric:")).map(({ id }) => id.slice(7)) ?? [];
    const shown = held.specs.filter(({ id }) => id.startsWith("metric:")).map(({ id }) => id.slice(7));
    for (const name of new Set([...shown, ...known, ...(other ? [other] : [])]))
      tags.add(new Option(name, name, false, name === other));
    const show = () => {
      number.parentElement.hidden = !["mean", "step"].includes(select.value);
      number.parentElement.firstChild.textContent = select.value === "step" ? say("Step") : say("Points");
      tags.parentElement.hidden = !select.value.startsWith("at");
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
      if (kind === "last") delete hows[tag];
      close();
      chooseColumns({ hows });
    });
    requestAnimationFrame(() => select.focus());
  });
}

function field(form, words, kind) {
  const label = form.appendChild(document.createElement("label"));
  label.appendChild(document.createElement("span")).textContent = words;
  const made = label.appendChild(document.createElement(kind));
  made.className = "given-field";
  return made;
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("#runs-columns")) choose();
});
on((what) => {
  if (what === "columns") draw?.();
});

register("runs", {
  list(all) {
    if (all) listColumns(all);
  },
});
