// Keys: everything that is done often, without the pointer.
import * as address from "./address.mjs";
import { setProps } from "./clientside.mjs";
import { dialog } from "./dialog.mjs";
import { closest } from "./elements.mjs";
import { isLeading, lead, listedKeys } from "./key_list.mjs";
import { bringAll } from "./page_modules.mjs";
import { state } from "./state.mjs";
import { say } from "./words.mjs";

/** @type {Record<string, string>} */
const PAGES = {
  r: "runs",
  s: "scalars",
  h: "histograms",
  i: "images",
  t: "tables",
  v: "curves",
  n: "tensors",
  x: "text",
  g: "graph",
  d: "dataset",
  l: "lineage",
  c: "compare",
  p: "landscape",
  e: "reports",
};
/** @param {string} id */
const has = (id) => document.getElementById(id) !== null;

/** @param {number} by */
function smoother(by) {
  if (has("smoothing"))
    setProps("smoothing", { value: Math.min(0.99, Math.max(0, Math.round((state.smoothing + by) * 100) / 100)) });
}

/** @type {Record<string, () => unknown>} */
const KEYS = {
  "?": () => help(),
  t: () => document.getElementById("theme")?.click(),
  " ": () => document.getElementById("live")?.click(),
  "[": () => smoother(-0.1),
  "]": () => smoother(0.1),
  l: () => has("scale") && setProps("scale", { value: state.log ? "linear" : "log" }),
};

/**
 * All keys, with what they do.
 * @returns {[keys: string[], words: string][]}
 */
function list() {
  /** @type {[keys: string[], words: string][]} */
  const pages = [];
  for (const link of document.querySelectorAll(".rail-link")) {
    const key = Object.keys(PAGES).find((letter) => `rail-${PAGES[letter]}` === link.id);
    if (key) pages.push([["g", key], link.textContent ?? ""]);
  }
  return [
    [["/"], say("Search runs")],
    ...pages,
    [["[", "]"], say("Smaller or larger smoothing")],
    [["l"], say("Log scale")],
    [["t"], say("Light or dark")],
    [["␣"], say("Pause or go on")],
    [["Ctrl", "Z"], say("Undo the last change of the view")],
    ...listedKeys(),
    [["?"], say("This list")],
    [["Esc"], say("Back")],
  ];
}

async function help() {
  await bringAll(); // each page puts its own keys into the list
  dialog(say("Keys"), (body) => {
    const rows = body.appendChild(document.createElement("dl"));
    rows.className = "keys";
    for (const [keys, words] of list()) {
      const term = rows.appendChild(document.createElement("dt"));
      for (const key of keys) term.appendChild(document.createElement("kbd")).textContent = key;
      rows.appendChild(document.createElement("dd")).textContent = words;
    }
  });
}

document.addEventListener("keydown", (event) => {
  const typing = closest(event.target, "input, textarea, select, [contenteditable], [role=slider], dialog", Element);
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key === "z" && !typing && address.undo()) return event.preventDefault();
  if (typing || command || event.altKey) return undefined;
  if (isLeading() && PAGES[event.key]) {
    document.getElementById(`rail-${PAGES[event.key]}`)?.click();
    lead(false);
    return event.preventDefault();
  }
  lead(event.key === "g");
  // The space key presses what is focused.
  if (event.key === " " && closest(event.target, "button, a, summary, [tabindex], .ag-root", Element)) return undefined;
  if (!KEYS[event.key]) return undefined;
  event.preventDefault();
  return KEYS[event.key]();
});

document.addEventListener("click", (event) => {
  if (closest(event.target, "#help", HTMLElement)) help();
});
