// The controls of the tensors page: lists of tags and runs, the slice, what it is compared with.
import { colourOf } from "../../frame/colours.mjs";
import { element } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import * as tensors from "./wish.mjs";

const { chosen, asNumber } = tensors;

function field(type, label, className = "field") {
  const input = element("input", className);
  Object.assign(input, { type, autocomplete: "off", spellcheck: false });
  input.setAttribute("aria-label", label);
  return input;
}

/** Where the part of the tensor is written; `choose` hears what changes. */
export function sliceField(home, choose) {
  const label = element("label", "control-label", say("Slice"));
  const input = field("text", say("Slice"), "field slice-field");
  Object.assign(input, { id: "slice", maxLength: 200, placeholder: "[0, :, 3:7]", value: chosen.slice });
  label.htmlFor = "slice";
  const error = element("div", "field-error");
  error.id = "slice-error";
  error.setAttribute("role", "alert");
  input.setAttribute("aria-describedby", error.id);
  input.addEventListener("change", () => choose({ slice: input.value.trim() }));
  home.replaceChildren(label, input, error);
  return { slice: input, error };
}

export function pairFields(home, choose) {
  const label = element("label", "control-label", say("Difference to"));
  const other = element("select", "field");
  other.id = "tensor-other";
  label.htmlFor = other.id;
  const otherStep = field("number", say("Step of the other"), "field step-field");
  const absolute = field("number", say("Absolute tolerance"), "field step-field");
  const relative = field("number", say("Relative tolerance"), "field step-field");
  otherStep.placeholder = say("Step");
  const more = element("span", "control more");
  const named = (words, input) => {
    const pair = element("label", "control");
    pair.append(element("span", "control-label", words), input);
    return pair;
  };
  for (const input of [absolute, relative]) Object.assign(input, { min: 0, step: "any" });
  more.append(named(say("at step"), otherStep), named(say("tolerance"), absolute), named(say("+ relative"), relative));
  absolute.value = chosen.absolute || "";
  relative.value = chosen.relative || "";
  otherStep.value = chosen.otherStep ?? "";
  other.addEventListener("change", () => choose({ other: other.value, otherStep: asNumber(otherStep.value) }));
  otherStep.addEventListener("change", () => choose({ otherStep: asNumber(otherStep.value) }));
  absolute.addEventListener("change", () => choose({ absolute: Math.max(0, asNumber(absolute.value) ?? 0) }));
  relative.addEventListener("change", () => choose({ relative: Math.max(0, asNumber(relative.value) ?? 0) }));
  home.replaceChildren(label, other, more);
  return { other, more };
}

/** Both lists, and the runs to compare with, as what is chosen among them stands. */
export function paintLists({ other, more }, choose) {
  const { index } = tensors,
    runs = tensors.runsWith(chosen.tag),
    counts = new Map();
  for (const [, tag] of index.cells) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const byId = (id) => document.getElementById(id);
  rows(
    byId("tensor-tags"),
    index.tags.map((tag, i) => ({
      name: tag,
      text: tag,
      value: whole(counts.get(i) ?? 0),
      isChosen: tag === chosen.tag,
    })),
    (tag) => choose({ tag }),
  );
  rows(
    byId("tensor-runs"),
    runs.map(({ run, shape, dtype }) => ({
      name: run,
      text: nameOf(run),
      value: shape.join("×") || "1",
      more: dtype,
      isChosen: run === chosen.run,
      colour: slotOf(run) < 0 ? "" : colourOf(run),
    })),
    (run) => choose({ run }),
  );
  byId("tensor-tag-count").textContent = whole(index.tags.length);
  byId("tensor-run-count").textContent = whole(runs.length);
  const options = [["", say("nothing")], ...runs.map(({ run }) => [run, nameOf(run)])];
  const held = [...other.options].map(({ value, text }) => [value, text]);
  if (JSON.stringify(options) !== JSON.stringify(held))
    other.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  other.value = chosen.other;
  more.hidden = !chosen.other;
}

/** Buttons of a list, made anew only where the list is another. */
function rows(home, items, choose) {
  const same =
    home.childElementCount === items.length && items.every(({ name }, i) => home.children[i].dataset.name === name);
  if (!same) {
    home.replaceChildren(
      ...items.map(({ name, colour }) => {
        const row = element("button", "pick-row");
        row.dataset.name = name;
        if (colour !== undefined) row.append(element("span", "chip"));
        row.append(element("span", "run-name"), element("span", "number faint"));
        row.title = name;
        row.addEventListener("click", () => choose(name));
        return row;
      }),
    );
  }
  items.forEach(({ text, value, more, isChosen, colour }, i) => {
    const [label, note] = [...home.children[i].children].slice(-2);
    if (label.textContent !== text) label.textContent = text;
    note.textContent = value;
    note.title = more ?? "";
    home.children[i].setAttribute("aria-pressed", String(isChosen));
    if (colour !== undefined) home.children[i].firstChild.style.background = colour;
  });
}
