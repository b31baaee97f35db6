// A drawer over the page, all about one run: it stands in the address as `about`. What it holds is
// drawn by the modules of the page of one run, which has the same at an address of its own.
import * as address from "./address.mjs";
import { closest, element, first, inside } from "./elements.mjs";
import { nameOf } from "./given.mjs";
import { bringAll } from "./page_modules.mjs";
import { pageName } from "./page_name.mjs";
import { at } from "./paths.mjs";
import { on } from "./state.mjs";
import { say } from "./words.mjs";

/** @typedef {{show: (slot: HTMLElement, run: string) => void, leave: (slot: HTMLElement) => void}} Filler */

const KEY = "about",
  OWN_PAGE = "run",
  BELOW = ".frame, .skip";
/** @type {Filler | null} */
let filler = null;
/** @type {{box: HTMLDialogElement, body: HTMLElement, run: string, before: Element | null} | null} */
let open = null;

/** Let somebody fill the drawer, and the page that has the same. @param {Filler} one */
export function fillDrawer(one) {
  filler = one;
}

/** The address of a run's own page. @param {string} run */
export function pageOf(run) {
  const asked = new URLSearchParams({ run }),
    target = address.get("target");
  if (target !== null) asked.set("target", target);
  return `${at(OWN_PAGE)}?${asked}`;
}

/** A link that opens the drawer, or a page of its own where somebody wants that. @param {string} run */
export function runLink(run, className = "run-open") {
  const link = element("a", className, nameOf(run));
  link.href = pageOf(run);
  link.title = run;
  link.dataset.about = run;
  return link;
}

/** Whether all about a run is shown already. @param {string} run */
export function isOpenFor(run) {
  return pageName() === OWN_PAGE ? address.get(OWN_PAGE) === run : open?.run === run;
}

/** Show all about a run: over the page, or on its own page where that is shown. @param {string} run */
export function openRun(run) {
  const isOwn = pageName() === OWN_PAGE;
  address.set(isOwn ? OWN_PAGE : KEY, run, { step: true });
  if (!isOwn) return settle();
  const slot = document.getElementById("run-sheet");
  if (slot) filler?.show(slot, run);
  document.getElementById("main")?.focus();
  return undefined;
}

/** The drawer as the address says. */
function settle() {
  const run = pageName() === OWN_PAGE ? null : address.get(KEY);
  if (run === null) shut();
  else show(run);
}

/** @param {string} run */
async function show(run) {
  open ??= build();
  const { box, body, run: before } = open;
  open.run = run;
  inside(box, ".drawer-page", HTMLAnchorElement).href = pageOf(run);
  label();
  if (before && before !== run) {
    box.scrollTop = 0;
    box.focus(); // the link that led here goes with what it stood in
  }
  await bringAll();
  if (open?.body === body && open.run === run) filler?.show(body, run);
}

function label() {
  open?.box.setAttribute("aria-label", say("About {run}", { run: nameOf(open.run) }));
}

function build() {
  const before = document.activeElement && keyboardOf(document.activeElement);
  const veil = element("div", "drawer-veil"),
    box = element("dialog", "drawer");
  box.tabIndex = -1; // a click beside all that can be pressed leaves the keyboard here
  box.dataset.page = OWN_PAGE; // whose cards it has: see charts/cards.mjs
  box.setAttribute("aria-modal", "true");
  const bar = box.appendChild(element("header", "drawer-bar"));
  bar.append(element("a", "drawer-page", say("Open as a page")), closing());
  const body = box.appendChild(element("div", "run-sheet"));
  body.append(element("p", "hint", say("Loading")));
  veil.append(box);
  veil.addEventListener("click", ({ target }) => target === veil && close());
  inside(document, "#dialogs", HTMLElement).prepend(veil); // what opens from it lies above
  for (const below of document.querySelectorAll(BELOW)) below.toggleAttribute("inert", true);
  box.show(); // not as a modal one: offers to undo and menus are outside of it
  inside(bar, "button", HTMLButtonElement).focus();
  return { box, body, run: "", before };
}

/** What has the keyboard where an element stands: in a grid its cell. @param {Element} element */
function keyboardOf(element) {
  return closest(element, ".ag-cell", HTMLElement) ?? element;
}

function closing() {
  const button = element("button", "icon-button");
  button.setAttribute("aria-label", say("Close"));
  button.append(element("span", "icon icon-close"));
  button.addEventListener("click", close);
  return button;
}

function close() {
  address.set(KEY, null);
  shut();
}

function shut() {
  if (!open) return;
  const { box, body, run, before } = open;
  open = null;
  filler?.leave(body);
  closest(box, ".drawer-veil", HTMLElement)?.remove();
  for (const below of document.querySelectorAll(BELOW)) below.toggleAttribute("inert", false);
  const link = first(document, `#main [data-about="${CSS.escape(run)}"]`, HTMLElement), // a grid draws its rows anew
    again = link && keyboardOf(link);
  const back = before?.isConnected ? before : (again ?? document.getElementById("main"));
  if (back instanceof HTMLElement) back.focus();
}

// A link was made for the target of its time: of this page, or of none where the server made it.
document.addEventListener("pointerdown", ({ target }) => {
  const link = closest(target, "a[data-about]", HTMLAnchorElement);
  if (link?.dataset.about !== undefined) link.href = pageOf(link.dataset.about);
});

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return; // a tab of its own
  const link = closest(event.target, "a[data-about], .drawer-page", HTMLAnchorElement);
  if (!link) return;
  event.preventDefault();
  const run = link.dataset.about;
  if (run === undefined) address.go(link.href);
  else openRun(run);
});

document.addEventListener("keydown", (event) => {
  if (!open || event.key !== "Escape" || event.defaultPrevented) return;
  const around = closest(event.target, "dialog", HTMLDialogElement);
  if (!around || around === open.box) close();
});

on((what) => {
  if (what === "location") settle();
  if (what === "notes") label();
});
address.read(KEY, () => document.getElementById("main") && settle());
