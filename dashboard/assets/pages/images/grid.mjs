// The pictures on the page. Only what is near the screen exists, so a thousand runs scroll like ten.
import { element, inside } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { writeParts } from "../../frame/names.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import { when } from "../../charts/when.mjs";
import * as imagesBar from "./bar.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";
import * as rows from "./rows.mjs";
import { Tile } from "./tile.mjs";

/** @import {Head} from "./rows.mjs" */
/** @import {Cell} from "./tile.mjs" */

/** @typedef {{left?: number, top?: number, width?: number, height?: number}} Where */
/** @typedef {{element: HTMLElement, tile?: Tile}} Piece */

/** @type {{scroller: HTMLElement, ground: HTMLElement, sides: HTMLElement, steps: HTMLElement, open: (tile: Tile) => void} | null} */
let parts = null;
/** @type {Map<string, Piece>} what is on the page, by keys */
let made = new Map();
let planned = false;

/** @param {HTMLElement} host @param {(tile: Tile) => void} open hears what is pressed */
export function build(host, open) {
  const { make } = imagesBar;
  const scroller = make(host, "div", {
    class: "images-scroll",
    tabindex: "0",
    role: "region",
    "aria-label": say("Pictures"),
  });
  const ground = make(scroller, "div", { class: "images-ground" });
  // Names of runs and steps stay in sight while pictures move below them.
  const sides = make(ground, "div", { class: "images-sides" }),
    steps = make(ground, "div", { class: "images-columns" });
  parts = { scroller, ground, sides, steps, open };
  made = new Map();
  scroller.addEventListener("scroll", plan, { passive: true });
  new ResizeObserver(lay).observe(scroller);
}

/** Find the place of every row. */
export function lay() {
  if (!parts?.scroller.isConnected) return;
  const { height, width } = rows.lay(parts.scroller.clientWidth - 40);
  parts.ground.style.height = `${height + 30}px`;
  parts.ground.style.width = width === null ? "100%" : `${width}px`;
  parts.ground.classList.toggle("over-steps", rows.isSteps());
  plan();
}

function plan() {
  if (planned) return;
  planned = true;
  requestAnimationFrame(() => {
    planned = false;
    paint();
  });
}

function paint() {
  if (!parts?.scroller.isConnected || !rows.box.width) return;
  const { scroller, ground, sides, steps } = parts,
    { width, height } = rows.box;
  const range = rows.nearColumns(scroller);
  const keep = new Set();
  /** @type {Map<string, Cell>} */
  const pairs = new Map();
  for (const row of rows.near(scroller)) {
    if (row.kind === "head") {
      keep.add(paintHead(ground, row));
      continue;
    }
    if (row.kind === "steps") {
      const side = { top: row.top, height };
      keep.add(paintLabel(sides, `side\0${row.run}`, "image-side", nameOf(row.run), side));
    }
    for (const { cell, left } of rows.cellsOf(row, range)) {
      keep.add(paintTile(ground, cell, left, row.top, parts.open));
      pairs.set(`${cell.run}\0${cell.tag}`, cell);
    }
  }
  for (let column = range[0]; column < range[1]; column++) {
    const step = rows.columns[column],
      words = when(step, images.known.isNumbered),
      where = { left: rows.leftOf(column), width };
    keep.add(paintLabel(steps, `step\0${step}`, "image-step", words, where));
  }
  for (const [key, { element }] of made) {
    if (keep.has(key) || element.contains(document.activeElement)) continue;
    element.remove();
    made.delete(key);
  }
  images.ask([...pairs.values()]);
  settle();
}

/** @param {HTMLElement} element @param {Where} where */
function putAt(element, { left, top, width, height }) {
  const px = (/** @type {number | undefined} */ value) => (value === undefined ? "" : `${value}px`);
  Object.assign(element.style, { left: px(left), top: px(top), width: px(width), height: px(height) });
}

/** What is there under a key, else what `build` makes. @param {HTMLElement} into @param {string} key @param {() => Piece} build */
function piece(into, key, build) {
  let found = made.get(key);
  if (!found) {
    found = build();
    made.set(key, found);
    into.append(found.element);
  }
  return found;
}

/** @param {HTMLElement} ground @param {Cell} cell @param {number} left @param {number} top @param {(tile: Tile) => void} open */
function paintTile(ground, cell, left, top, open) {
  const key = `tile\0${cell.run}\0${cell.tag}\0${cell.step ?? ""}`;
  const { element, tile } = piece(ground, key, () => {
    const fresh = new Tile(open);
    return { element: fresh.element, tile: fresh };
  });
  putAt(element, { left, top });
  tile?.show(cell, rows.box);
  return key;
}

/** @param {HTMLElement} into @param {string} key @param {string} name @param {string} words @param {Where} where */
function paintLabel(into, key, name, words, where) {
  const { element: label } = piece(into, key, () => ({ element: element("div", name) }));
  label.textContent = words;
  label.title = words;
  putAt(label, where);
  return key;
}

/** @param {HTMLElement} ground @param {Head} head */
function paintHead(ground, { key: group, title, parts: told, top, cells }) {
  const key = `head\0${group}`;
  const { element } = piece(ground, key, () => makeHead(group));
  element.setAttribute("aria-expanded", String(!rows.isFolded(group)));
  element.title = title;
  writeParts(inside(element, ".section-name", HTMLElement), told);
  element.children[2].textContent = whole(cells.length);
  element.children[3].textContent = sizesOf(cells);
  putAt(element, { top, left: 0 });
  return key;
}

/** @param {string} key of the group */
function makeHead(key) {
  const { make } = imagesBar;
  const head = element("button", "image-head");
  make(head, "span", { class: "icon icon-chevron", "aria-hidden": "true" });
  make(head, "span", { class: "section-name" });
  make(head, "span", { class: "count" });
  make(head, "span", { class: "hint" });
  head.addEventListener("click", () => {
    rows.fold(key);
    lay();
  });
  return { element: head };
}

/** The size of all pictures of a group that are known so far, or that they differ. @param {Cell[]} cells */
function sizesOf(cells) {
  const sizes = new Set();
  for (const { run, tag } of cells) {
    const found = images.picture(run, tag, images.chosen.step);
    if (images.hasCome(found) && found.width) sizes.add(`${found.width} × ${found.height}`);
    if (sizes.size > 3) break;
  }
  if (sizes.size < 2) return [...sizes][0] ?? "";
  return say("sizes differ: {sizes}", { sizes: [...sizes].slice(0, 3).join(", ") + (sizes.size > 3 ? " …" : "") });
}

/** Let go of a page that went away. */
export function leave() {
  parts = null;
  rows.clear();
  made.clear();
}

export function tiles() {
  return [...made.values()].map(({ tile }) => tile).filter((tile) => tile !== undefined);
}

lens.on(() => {
  for (const tile of tiles()) tile.lay();
});
