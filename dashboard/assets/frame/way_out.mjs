// The way out of a page where the filter, or another choice, leaves nothing to see.
import { element, first } from "./elements.mjs";
import { writeFilter } from "./filter_box.mjs";
import { say } from "./words.mjs";

/**
 * Say why there is nothing, with a button that takes back what hides it; or nothing where there is something.
 *
 * @param {HTMLElement} host
 * @param {string | null} words
 * @param {() => void} clear takes back what hides it, beside the filter
 */
export function tellNothing(host, words, clear) {
  host.hidden = words === null;
  if (words === null || host.dataset.words === words) return;
  host.dataset.words = words; // who watches the page would hear it again
  const button = element("button", "button", say("Show them"));
  button.addEventListener("click", () => {
    writeFilter("");
    clear();
    first(document, "#filter", HTMLInputElement)?.focus(); // the button goes
  });
  host.replaceChildren(element("span", "", words), button);
}
