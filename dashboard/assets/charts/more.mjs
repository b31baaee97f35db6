// Controls that are seldom used, below the row of those that are: `more` of components/toolbar.py.
import { closest } from "../frame/elements.mjs";
import { whole } from "../frame/numbers.mjs";

document.addEventListener("click", (event) => {
  const button = closest(event.target, "#more", HTMLElement),
    rest = document.getElementById("more-controls");
  if (!button || !rest) return;
  rest.hidden = !rest.hidden;
  button.setAttribute("aria-expanded", String(!rest.hidden));
});

/** Say how many of them are other than usual, so that none is forgotten there. @param {number} count */
export function tellChanged(count) {
  const said = document.getElementById("more-count");
  if (said) said.textContent = count ? whole(count) : "";
}
