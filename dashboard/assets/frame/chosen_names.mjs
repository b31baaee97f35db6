// Long names in lists that are closed: tags and columns differ at their ends, so the end stays in sight.
import { all, closest } from "./elements.mjs";
import { on } from "./state.mjs";

const LISTS = ".control:not(.target .control) input.mantine-Select-input"; // a target's number of runs stands behind its name
let planned = false;

/** @param {HTMLInputElement} input */
function showEnd(input) {
  if (input === document.activeElement) return;
  const isLong = input.scrollWidth > input.clientWidth;
  input.classList.toggle("cut-start", isLong);
  input.title = isLong ? input.value : "";
  if (isLong) input.scrollLeft = input.scrollWidth;
}

/** Once for all that changes together, and when it is laid out. */
function plan() {
  if (planned) return;
  planned = true;
  requestAnimationFrame(() => {
    planned = false;
    for (const input of all(document, LISTS, HTMLInputElement)) showEnd(input);
  });
}

document.addEventListener("focusout", (event) => {
  if (closest(event.target, LISTS, HTMLInputElement)) plan();
});
on((what) => ["cards", "view", "filter"].includes(what) && plan());
