// The field for the filter, and how many runs pass it.
import * as address from "./address.mjs";
import { setProps } from "./clientside.mjs";
import { inside } from "./elements.mjs";
import { whole } from "./numbers.mjs";
import { OwnedField } from "./owned_field.mjs";
import { on, state } from "./state.mjs";
import { say } from "./words.mjs";

const field = new OwnedField({ id: "filter", className: "filter-input" }, (text) => {
  address.set("q", text.trim() || null);
  setProps("wanted", { data: text });
});

/** Put the field in, with what the address says. */
export function openFilter() {
  field.standIn(inside(document, "#filter-slot", HTMLElement));
  address.read("q", (text) => writeFilter(text ?? ""));
}

/** What stands in the field. */
export function filterText() {
  return field.element.value;
}

/** @param {string} text */
export function writeFilter(text) {
  field.write(text);
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
