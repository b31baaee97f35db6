// The address holds the whole view: whoever gets the link sees what is seen here.
import { setProps } from "./clientside.mjs";
import { closest } from "./elements.mjs";
import * as keptSteps from "./kept_steps.mjs";

const SHARED = ["q", "target", "focus", "order"]; // go along from page to page
const OVER = "about"; // what lies over a page is nothing to come back to by the rail
const MOST_UNDONE = 50,
  KEPT = "insight-undo";
const held = new Map(new URLSearchParams(location.search));
/** @type {Map<string, string>} */
const left = new Map(); // path -> the query that belongs to that page
/** @type {Map<string, ((text: string | null) => void)[]>} */
const readers = new Map(); // key -> what pages do when somebody comes back to an older address
let path = location.pathname; // of the page that is shown
let past = keptSteps.kept(KEPT).filter(isHere); // addresses of this page, the newest last: {address, at}
let gesture = 0,
  followed = 0; // presses of a key or the pointer, and the one that the last change belongs to
let followsAddress = false,
  isLeft = false; // whether it is known how the page is left

/** @param {{ address: string }} step */
function isHere({ address }) {
  return new URL(address, location.origin).pathname === path;
}

/**
 * What the address says for a key, or null.
 * @param {string} key
 * @returns {string | null}
 */
export function get(key) {
  return held.get(key) ?? null;
}

/**
 * Write a value into the address; null takes it out. `step` makes the change one to go back to.
 * @param {string} key
 * @param {string | number | null | undefined | false} value
 * @param {{ step?: boolean }} [how]
 */
export function set(key, value, { step = false } = {}) {
  const text = value === null || value === undefined || value === "" ? null : String(value);
  if (location.pathname !== path) {
    if (!SHARED.includes(key)) return; // of the page that is left
    if (!isLeft) comeBack();
    takeOver();
  }
  if (text === get(key)) return;
  if (text === null) held.delete(key);
  else held.set(key, text);
  write(step);
}

/** @param {boolean} step */
function write(step) {
  const text = new URLSearchParams([...held].sort()).toString();
  const here = location.pathname + location.search,
    wanted = location.pathname + (text ? `?${text}` : "");
  if (wanted === here) return;
  if (gesture !== followed) past.push({ address: here, at: Date.now() }); // of a drag only its start is worth going back to
  followed = gesture;
  past = past.slice(-MOST_UNDONE);
  remember();
  history[step ? "pushState" : "replaceState"](history.state, "", wanted);
}

/** Let the link in the rail lead back to the page as it is left. */
function comeBack() {
  isLeft = true;
  const own = [...held].filter(([key]) => !SHARED.includes(key) && key !== OVER).sort();
  left.set(path, new URLSearchParams(own).toString());
}

/** What dcc.Link does, but to the page as it was left. */
document.addEventListener(
  "click",
  (event) => {
    const link = closest(event.target, ".rail-link", HTMLAnchorElement);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    event.stopPropagation();
    const text = left.get(new URL(link.href).pathname);
    go(text ? `${link.href}?${text}` : link.href);
  },
  true,
);

/**
 * Go to a page at an address, without loading anew.
 * @param {string} href
 */
export function go(href) {
  comeBack();
  history.pushState({}, "", href);
  window.dispatchEvent(new CustomEvent("_dashprivate_pushstate"));
}

// --- what can be undone

function remember() {
  keptSteps.keep(KEPT, past);
}

/** When the last change was made that `undo` would take back. */
export function undoable() {
  return past.at(-1)?.at ?? -Infinity;
}

/** Go back to the view before the last change on this page; whether there was one. */
export function undo() {
  const before = past.pop();
  if (before === undefined) return false;
  remember();
  followed = gesture;
  const keys = new Set(held.keys()),
    wanted = new URL(before.address, location.origin);
  for (const key of wanted.searchParams.keys()) keys.add(key);
  const moved = [...keys].filter((key) => wanted.searchParams.get(key) !== get(key));
  /** @param {string} key */
  const known = (key) => readers.has(key) || key in controls();
  if (!moved.every(known))
    location.replace(wanted.href); // this page reads it only as it begins
  else {
    history.replaceState(history.state, "", wanted.href);
    reread();
  }
  return true;
}

// --- coming to an address

/**
 * Controls of this page whose values stand in the address: shell.py connects them.
 * @returns {Record<string, [component: string, usual: string | number]>}
 */
function controls() {
  return JSON.parse(document.getElementById("main")?.dataset.links ?? "{}");
}

/** The page takes over what the address says now. */
function reread() {
  const isElsewhere = location.pathname !== path;
  if (isElsewhere && !isLeft) comeBack();
  isLeft = isElsewhere;
  held.clear();
  for (const [key, value] of new URLSearchParams(location.search)) held.set(key, value);
  if (isElsewhere) return tellReaders(SHARED); // the other page is on its way, and reads the rest for itself
  followsAddress = true;
  for (const [key, [component, usual]] of Object.entries(controls())) {
    const text = get(key),
      value = text === null ? usual : typeof usual === "number" ? Number(text) : text;
    setProps(component, { value });
  }
  return tellReaders(readers.keys());
}

/** @param {Iterable<string>} keys */
function tellReaders(keys) {
  for (const key of keys) for (const reader of readers.get(key) ?? []) reader(get(key));
}

/**
 * Until somebody acts, what controls say is what was read.
 * @param {Event | KeyboardEvent} event
 */
function acted(event) {
  followsAddress = false;
  if (!("repeat" in event && event.repeat)) gesture += 1;
}
for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, acted, true);
window.addEventListener("popstate", reread);

/** What all pages share stays, what belonged to the page before goes. */
function takeOver() {
  for (const key of [...held.keys()]) if (!SHARED.includes(key)) held.delete(key);
  for (const [key, value] of new URLSearchParams(location.search)) held.set(key, value);
}

/** After a change of page. */
export function moved() {
  takeOver();
  followsAddress = isLeft = false;
  if (path !== location.pathname) past = [];
  path = location.pathname;
  followed = gesture; // what comes along or is restored is nothing to take back
  write(false);
}

/**
 * Call `reader` with the value of `key` now, and when the browser goes back or forward.
 * @param {string} key
 * @param {(text: string | null) => void} reader
 */
export function read(key, reader) {
  readers.set(key, [...(readers.get(key) ?? []), reader]);
  reader(get(key));
}

/** Whether controls follow the address just now: what they say is nothing that somebody chose. */
export function isReread() {
  return followsAddress;
}
