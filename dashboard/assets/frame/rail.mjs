// The bar of pages on a narrow screen: what its one row has no room for comes up by a button.
import { all, closest } from "./elements.mjs";

const rail = () => document.getElementById("rail");
const button = () => document.getElementById("rail-more");
const isOpen = () => rail()?.hasAttribute("data-open") ?? false;
const isBar = () => button()?.offsetParent !== null;

/** @param {boolean} isWanted */
function open(isWanted) {
  rail()?.toggleAttribute("data-open", isWanted);
  if (!isWanted) rail()?.scrollTo(0, 0);
  button()?.setAttribute("aria-expanded", String(isWanted));
}

/** After a change of page; the button stands for one that is not in the first row. */
export function tellWhere() {
  open(false);
  const here = all(document, ".rail-link[aria-current]", HTMLElement)[0];
  button()?.toggleAttribute("data-here", isBar() && isBelow(here));
}

/** @param {HTMLElement | undefined} link */
function isBelow(link) {
  const top = all(document, ".rail-link", HTMLElement)[0]?.offsetTop ?? 0;
  return link !== undefined && link.offsetTop > top;
}

document.addEventListener("click", (event) => {
  if (closest(event.target, "#rail-more", HTMLElement)) open(!isOpen());
  else if (isOpen()) open(false);
});
document.addEventListener("focusin", ({ target }) => {
  const link = closest(target, ".rail-link", HTMLElement);
  if (link && isBar() && isBelow(link)) open(true);
  else if (!link && isOpen() && target !== button()) open(false);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isOpen()) return;
  button()?.focus();
  open(false);
});
addEventListener("resize", tellWhere);
