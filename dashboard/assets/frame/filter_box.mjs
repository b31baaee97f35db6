// The field for the filter, and how many runs pass it. It owns its text: nothing but a person, an
// address or a button that says so writes into it, or letters would get lost between two keys.
import * as address from "./address.mjs";
import { setProps } from "./clientside.mjs";
import { element, inside } from "./elements.mjs";
import { whole } from "./numbers.mjs";
import { on, state } from "./state.mjs";
import { say } from "./words.mjs";

const REST_MS = 250; // without a key until the runs are asked for
const field = element("input", "filter-input");
/** @type {string | null} */
let asked = null; // the text that the runs were asked for
let resting = 0;

/** Put the field in, with what the address says. */
export function openFilter() {
  const slot = inside(document, "#filter-slot", HTMLElement);
  const { placeholder = "", longest } = slot.dataset;
  Object.assign(field, {
    id: "filter",
    placeholder,
    maxLength: Number(longest),
    autocomplete: "off",
    spellcheck: false,
  });
  field.addEventListener("input", () => {
    clearTimeout(resting);
    resting = setTimeout(tell, REST_MS);
  });
  field.addEventListener("change", tell); // by Enter, or somebody went elsewhere
  slot.replaceChildren(field);
  address.read("q", (text) => writeFilter(text ?? ""));
}

/** What stands in the field. */
export function filterText() {
  return field.value;
}

/** @param {string} text */
export function writeFilter(text) {
  field.value = text;
  tell();
}

function tell() {
  clearTimeout(resting);
  if (asked === field.value) return;
  asked = field.value;
  address.set("q", asked.trim() || null);
  setProps("wanted", { data: asked });
}

/** How many of the runs pass; nothing without a filter, nor before it is known which runs there are. */
export function countMatches() {
  const isSaid = state.found !== null && state.isKnown;
  inside(document, "#filter-count", HTMLElement).textContent = isSaid
    ? say("{shown} of {all}", { shown: whole(state.matches?.size), all: whole(state.runs.length) })
    : "";
}

on((what) => {
  if (what === "runs" || what === "filter") countMatches();
});
