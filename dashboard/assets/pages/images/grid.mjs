// The pictures in rows. Only what is near the screen exists, so a thousand runs scroll like ten.
import { element } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import * as imagesBar from "./bar.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";
import { Tile } from "./tile.mjs";

/** @import {Cell} from "./tile.mjs" */

/** @typedef {{top: number, height: number}} Lying how high a row lies */
/** @typedef {Lying & {kind: "head", key: string, title: string, cells: Cell[]}} Head of a group; of its cells those in sight are in the rows below */
/** @typedef {Lying & {kind: "cells", cells: Cell[]}} Cells of a group, beside each other */
/** @typedef {Lying & {kind: "steps", run: string, tag: string}} Steps of a run, a picture each */
/** @typedef {Head | Cells | Steps} Row */
/** @typedef {{left?: number, top?: number, width?: number, height?: number}} Where */
/** @typedef {{element: HTMLElement, tile?: Tile}} Piece */

const WIDTHS = { small: 132, medium: 208, large: 344 };
const GAP = 12,
  CAPTION = 26,
  HEAD = 38,
  SIDE = 170,
  NEAR = 300;
/** @type {Set<string>} groups, by their keys */
const folded = new Set();
/** @type {{scroller: HTMLElement, ground: HTMLElement, sides: HTMLElement, steps: HTMLElement, open: (tile: Tile) => void} | null} */
let parts = null;
/** @type {Row[]} */
let rows = [];
/** @type {number[]} */
let columns = [];
/** @type {Map<string, Piece>} what is on the page, by keys */
let made = new Map();
let box = { width: 0, height: 0 }, // of a picture
  planned = false;

const isSteps = () => images.chosen.view === "steps";

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

/** @returns {{key: string, title: string, cells: Cell[]}[]} */
function groups() {
  const runs = images.runs(),
    tags = images.tags();
  if (images.chosen.view === "runs") {
    return runs.map((run) => ({
      key: run,
      title: nameOf(run),
      cells: tags.filter((tag) => images.has(run, tag)).map((tag) => ({ run, tag, label: tag })),
    }));
  }
  return tags.map((tag) => ({
    key: tag,
    title: tag,
    cells: runs.filter((run) => images.has(run, tag)).map((run) => ({ run, tag, label: nameOf(run) })),
  }));
}

/** Which rows there are and how high they lie: no element is made for it. */
export function lay() {
  if (!parts?.scroller.isConnected) return;
  const width = WIDTHS[images.chosen.size];
  box = { width, height: Math.round(width * 0.72) };
  const room = parts.scroller.clientWidth - 40;
  rows = isSteps() ? stepRows() : flowRows(Math.max(1, Math.floor((room + GAP) / (width + GAP))));
  const last = rows.at(-1);
  parts.ground.style.height = `${(last ? last.top + last.height : 0) + 30}px`;
  parts.ground.style.width = isSteps() ? `${SIDE + columns.length * (width + GAP)}px` : "100%";
  parts.ground.classList.toggle("over-steps", isSteps());
  plan();
}

/** @param {number} across how many pictures fit beside each other */
function flowRows(across) {
  /** @type {Row[]} */
  const found = [];
  let top = 0;
  for (const { key, title, cells } of groups()) {
    if (!cells.length) continue;
    found.push({ kind: "head", top, height: HEAD, key, title, cells });
    top += HEAD;
    for (let first = 0; first < cells.length && !folded.has(key); first += across) {
      found.push({
        kind: "cells",
        top,
        height: box.height + CAPTION + GAP,
        cells: cells.slice(first, first + across),
      });
      top += box.height + CAPTION + GAP;
    }
  }
  return found;
}

/** @returns {Row[]} */
function stepRows() {
  const tag = images.steppedTag();
  columns = Array.from(images.known.steps);
  const height = box.height + GAP;
  if (tag === null) return [];
  return images
    .runs()
    .filter((run) => images.has(run, tag))
    .map((run, i) => ({ kind: "steps", top: HEAD + i * height, height, run, tag }));
}

function plan() {
  if (planned) return;
  planned = true;
  requestAnimationFrame(() => {
    planned = false;
    paint();
  });
}

/** The rows near the screen. @param {HTMLElement} scroller */
function visible({ scrollTop, clientHeight }) {
  let first = 0,
    high = rows.length;
  while (first < high) {
    const middle = (first + high) >> 1;
    if (rows[middle].top + rows[middle].height < scrollTop - NEAR) first = middle + 1;
    else high = middle;
  }
  let last = first;
  while (last < rows.length && rows[last].top < scrollTop + clientHeight + NEAR) last += 1;
  return rows.slice(first, last);
}

/** The first and the last column near the screen, of the view over steps. @param {HTMLElement} scroller @returns {[number, number]} */
function visibleColumns({ scrollLeft, clientWidth }) {
  const across = box.width + GAP;
  const first = Math.max(0, Math.floor((scrollLeft - NEAR) / across));
  return [first, Math.min(columns.length, Math.ceil((scrollLeft + clientWidth + NEAR) / across))];
}

/** @param {Cells | Steps} row @param {[number, number]} range of columns @returns {{cell: Cell, left: number}[]} */
function cellsOf(row, [first, last]) {
  if (row.kind === "cells") return row.cells.map((cell, i) => ({ cell, left: i * (box.width + GAP) }));
  return columns.slice(first, last).map((step, i) => ({
    cell: { run: row.run, tag: row.tag, step, label: null },
    left: SIDE + (first + i) * (box.width + GAP),
  }));
}

function paint() {
  if (!parts?.scroller.isConnected || !box.width) return;
  const { scroller, ground, sides, steps } = parts;
  const near = visible(scroller);
  /** @type {[number, number]} */
  const range = isSteps() ? visibleColumns(scroller) : [0, 0];
  const keep = new Set();
  /** @type {Map<string, Cell>} */
  const pairs = new Map();
  for (const row of near) {
    if (row.kind === "head") {
      keep.add(paintHead(ground, row));
      continue;
    }
    if (row.kind === "steps") {
      const side = { top: row.top, height: box.height };
      keep.add(paintLabel(sides, `side\0${row.run}`, "image-side", nameOf(row.run), side));
    }
    for (const { cell, left } of cellsOf(row, range)) {
      keep.add(paintTile(ground, cell, left, row.top, parts.open));
      pairs.set(`${cell.run}\0${cell.tag}`, cell);
    }
  }
  for (let place = range[0]; isSteps() && place < range[1]; place++) {
    const step = columns[place],
      left = SIDE + place * (box.width + GAP);
    keep.add(
      paintLabel(steps, `step\0${step}`, "image-step", say("step {step}", { step }), { left, width: box.width }),
    );
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
function place(element, { left, top, width, height }) {
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
  place(element, { left, top });
  tile?.show(cell, box);
  return key;
}

/** @param {HTMLElement} into @param {string} key @param {string} name @param {string} words @param {Where} where */
function paintLabel(into, key, name, words, where) {
  const { element: label } = piece(into, key, () => ({ element: element("div", name) }));
  label.textContent = words;
  label.title = words;
  place(label, where);
  return key;
}

/** @param {HTMLElement} ground @param {Head} head */
function paintHead(ground, { key: group, title, top, cells }) {
  const key = `head\0${group}`;
  const { element } = piece(ground, key, () => makeHead(group));
  element.setAttribute("aria-expanded", String(!folded.has(group)));
  element.children[1].textContent = title;
  element.children[2].textContent = whole(cells.length);
  element.children[3].textContent = sizesOf(cells);
  place(element, { top, left: 0 });
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
    if (!folded.delete(key)) folded.add(key);
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
  rows = [];
  columns = [];
  made.clear();
}

export function tiles() {
  return [...made.values()].map(({ tile }) => tile).filter((tile) => tile !== undefined);
}

lens.on(() => {
  for (const tile of tiles()) tile.lay();
});

/** All places that pictures have, in the order they are read. */
export function sequence() {
  /** @type {[number, number]} */
  const range = [0, columns.length];
  return rows
    .filter((row) => row.kind !== "head")
    .flatMap((row) => cellsOf(row, range))
    .map(({ cell }) => cell);
}
