// The controls of the tensors page: lists of tags and runs, the slice, what it is compared with.
import { colourOf } from "../../frame/colours.mjs";
import { all, element, inside } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { tell } from "../../charts/away.mjs";
import * as tensors from "./query.mjs";

const { chosen, asNumber } = tensors;

/** @typedef {(change: Partial<tensors.Chosen>) => void} Choose */
/** @typedef {{name: string, text: string, value: string, more?: string, isChosen: boolean, colour?: string}} Item of a list; without a colour it has no place for one */

/** @param {string} type @param {string} label */
function field(type, label, className = "field") {
  const input = element("input", className);
  Object.assign(input, { type, autocomplete: "off", spellcheck: false });
  input.setAttribute("aria-label", label);
  return input;
}

/** Where the part of the tensor is written; `choose` hears what changes. @param {HTMLElement} home @param {Choose} choose */
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

/** @param {HTMLElement} home @param {Choose} choose */
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
  /** @param {string} words @param {HTMLInputElement} input */
  const named = (words, input) => {
    const pair = element("label", "control");
    pair.append(element("span", "control-label", words), input);
    return pair;
  };
  for (const input of [absolute, relative]) Object.assign(input, { min: "0", step: "any" });
  more.append(named(say("at step"), otherStep), named(say("tolerance"), absolute), named(say("+ relative"), relative));
  absolute.value = String(chosen.absolute || "");
  relative.value = String(chosen.relative || "");
  otherStep.value = String(chosen.otherStep ?? "");
  other.addEventListener("change", () => choose({ other: other.value, otherStep: asNumber(otherStep.value) }));
  otherStep.addEventListener("change", () => choose({ otherStep: asNumber(otherStep.value) }));
  absolute.addEventListener("change", () => choose({ absolute: Math.max(0, asNumber(absolute.value) ?? 0) }));
  relative.addEventListener("change", () => choose({ relative: Math.max(0, asNumber(relative.value) ?? 0) }));
  home.replaceChildren(label, other, more);
  return { other, more };
}

/** Both lists, and the runs to compare with, as what is chosen among them stands. @param {{other: HTMLSelectElement, more: HTMLElement}} fields @param {Choose} choose */
export function paintLists({ other, more }, choose) {
  const runs = tensors.runsWith(chosen.tag),
    { tags, held: shown, away } = tensors.tagCounts();
  const list = (/** @type {string} */ id) => inside(document, `#${id}`, HTMLElement);
  rows(
    list("tensor-tags"),
    tags.map(({ tag, count }) => ({ name: tag, text: tag, value: whole(count), isChosen: tag === chosen.tag })),
    (tag) => choose({ tag }),
  );
  rows(
    list("tensor-runs"),
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
  list("tensor-tag-count").textContent = whole(shown.length);
  tell(list("tensors-away"), away);
  list("tensor-run-count").textContent = whole(runs.length);
  const options = [["", say("nothing")], ...runs.map(({ run }) => [run, nameOf(run)])];
  const held = [...other.options].map(({ value, text }) => [value, text]);
  if (JSON.stringify(options) !== JSON.stringify(held))
    other.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  other.value = chosen.other;
  more.hidden = !chosen.other;
}

/** Buttons of a list, made anew only where the list is another. @param {HTMLElement} home @param {Item[]} items @param {(name: string) => void} choose */
function rows(home, items, choose) {
  const held = all(home, ":scope > .pick-row", HTMLButtonElement);
  const same = held.length === items.length && items.every(({ name }, i) => held[i].dataset.name === name);
  const buttons = same ? held : items.map(({ name, colour }) => button(name, colour !== undefined, choose));
  if (!same) home.replaceChildren(...buttons);
  items.forEach(({ text, value, more, isChosen, colour }, i) => {
    const row = buttons[i],
      [label, note] = ["run-name", "number"].map((name) => inside(row, `.${name}`, HTMLSpanElement));
    if (label.textContent !== text) label.textContent = text;
    note.textContent = value;
    note.title = more ?? "";
    row.setAttribute("aria-pressed", String(isChosen));
    if (colour !== undefined) inside(row, ".chip", HTMLSpanElement).style.background = colour;
  });
}

/** @param {string} name @param {boolean} hasColour @param {(name: string) => void} choose */
function button(name, hasColour, choose) {
  const made = element("button", "pick-row");
  made.dataset.name = name;
  if (hasColour) made.append(element("span", "chip"));
  made.append(element("span", "run-name"), element("span", "number faint"));
  made.title = name;
  made.addEventListener("click", () => choose(name));
  return made;
}
