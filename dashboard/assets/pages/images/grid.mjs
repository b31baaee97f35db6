// The pictures in rows. Only what is near the screen exists, so a thousand runs scroll like ten.
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import * as imagesBar from "./bar.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";
import { Tile } from "./tile.mjs";

const WIDTHS = { small: 132, medium: 208, large: 344 };
const GAP = 12,
  CAPTION = 26,
  HEAD = 38,
  SIDE = 170,
  NEAR = 300;
const folded = new Set();
let parts = null,
  rows = [],
  box = null,
  columns = [],
  made = new Map(),
  planned = false;

const isSteps = () => images.chosen.view === "steps";

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
  const [sides, steps] = ["images-sides", "images-columns"].map((name) => make(ground, "div", { class: name }));
  parts = { scroller, ground, sides, steps, open };
  made = new Map();
  scroller.addEventListener("scroll", plan, { passive: true });
  new ResizeObserver(lay).observe(scroller);
}

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

function flowRows(across) {
  const found = [];
  let top = 0;
  for (const { key, title, cells } of groups()) {
    if (!cells.length) continue;
    found.push({ top, height: HEAD, head: { key, title }, cells });
    top += HEAD;
    for (let first = 0; first < cells.length && !folded.has(key); first += across) {
      found.push({ top, height: box.height + CAPTION + GAP, cells: cells.slice(first, first + across), left: 0 });
      top += box.height + CAPTION + GAP;
    }
  }
  return found;
}

function stepRows() {
  const tag = images.steppedTag();
  columns = Array.from(images.known.steps);
  const height = box.height + GAP;
  return images
    .runs()
    .filter((run) => images.has(run, tag))
    .map((run, i) => ({ top: HEAD + i * height, height, side: run, tag, left: SIDE }));
}

function plan() {
  if (planned) return;
  planned = true;
  requestAnimationFrame(() => {
    planned = false;
    paint();
  });
}

/** Places of the first and the last row that are near the screen. */
function visible() {
  const { scrollTop, clientHeight } = parts.scroller;
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

/** The columns near the screen, of the view over steps. */
function visibleColumns() {
  const { scrollLeft, clientWidth } = parts.scroller,
    across = box.width + GAP;
  const first = Math.max(0, Math.floor((scrollLeft - NEAR) / across));
  return [first, Math.min(columns.length, Math.ceil((scrollLeft + clientWidth + NEAR) / across))];
}

function cellsOf(row, [first, last]) {
  if (row.side === undefined) return row.cells.map((cell, i) => ({ cell, left: i * (box.width + GAP) }));
  return columns.slice(first, last).map((step, i) => ({
    cell: { run: row.side, tag: row.tag, step, label: null },
    left: row.left + (first + i) * (box.width + GAP),
  }));
}

function paint() {
  if (!parts?.scroller.isConnected || !box) return;
  const near = visible(),
    range = isSteps() ? visibleColumns() : [0, 0];
  const keep = new Set(),
    pairs = new Map();
  for (const row of near) {
    if (row.head !== undefined) {
      keep.add(paintHead(row));
      continue;
    }
    if (row.side !== undefined)
      keep.add(paintLabel(`side\0${row.side}`, "image-side", nameOf(row.side), { top: row.top, height: box.height }));
    for (const { cell, left } of cellsOf(row, range)) {
      keep.add(paintTile(cell, left, row.top));
      pairs.set(`${cell.run}\0${cell.tag}`, cell);
    }
  }
  for (let place = range[0]; isSteps() && place < range[1]; place++) {
    const step = columns[place],
      left = SIDE + place * (box.width + GAP);
    keep.add(paintLabel(`step\0${step}`, "image-step", say("step {step}", { step }), { left, width: box.width }));
  }
  for (const [key, { element }] of made) {
    if (keep.has(key) || element.contains(document.activeElement)) continue;
    element.remove();
    made.delete(key);
  }
  images.ask([...pairs.values()]);
  settle();
}

function place(element, { left, top, width, height }) {
  const px = (value) => (value === undefined ? "" : `${value}px`);
  Object.assign(element.style, { left: px(left), top: px(top), width: px(width), height: px(height) });
}

function piece(key, build, into = parts.ground) {
  let found = made.get(key);
  if (!found) {
    found = build();
    made.set(key, found);
    into.append(found.element);
  }
  return found;
}

function paintTile(cell, left, top) {
  const key = `tile\0${cell.run}\0${cell.tag}\0${cell.step ?? ""}`;
  const { tile } = piece(key, () => {
    const made = new Tile(parts.open);
    return { element: made.element, tile: made };
  });
  place(tile.element, { left, top });
  tile.show(cell, box);
  return key;
}

function paintLabel(key, name, words, where) {
  const into = name === "image-side" ? parts.sides : parts.steps;
  const { element } = piece(
    key,
    () => ({ element: Object.assign(document.createElement("div"), { className: name }) }),
    into,
  );
  element.textContent = words;
  element.title = words;
  place(element, where);
  return key;
}

function paintHead({ top, head, cells }) {
  const key = `head\0${head.key}`;
  const { element } = piece(key, () => makeHead(head.key));
  element.setAttribute("aria-expanded", String(!folded.has(head.key)));
  element.children[1].textContent = head.title;
  element.children[2].textContent = whole(cells.length);
  element.children[3].textContent = sizesOf(cells);
  place(element, { top, left: 0 });
  return key;
}

function makeHead(key) {
  const { make } = imagesBar;
  const element = Object.assign(document.createElement("button"), { className: "image-head" });
  make(element, "span", { class: "icon icon-chevron", "aria-hidden": "true" });
  make(element, "span", { class: "section-name" });
  make(element, "span", { class: "count" });
  make(element, "span", { class: "hint" });
  element.addEventListener("click", () => {
    if (!folded.delete(key)) folded.add(key);
    lay();
  });
  return { element };
}

/** The size of all pictures of a group that are known so far, or that they differ. */
function sizesOf(cells) {
  const sizes = new Set();
  for (const { run, tag } of cells) {
    const found = images.picture(run, tag, images.chosen.step);
    if (found?.place >= 0 && found.width) sizes.add(`${found.width} × ${found.height}`);
    if (sizes.size > 3) break;
  }
  if (sizes.size < 2) return [...sizes][0] ?? "";
  return say("sizes differ: {sizes}", { sizes: [...sizes].slice(0, 3).join(", ") + (sizes.size > 3 ? " …" : "") });
}

/** Let go of a page that went away. */
export function leave() {
  [parts, rows, columns] = [null, [], []];
  made.clear();
}

export function tiles() {
  return [...made.values()].map(({ tile }) => tile).filter(Boolean);
}

lens.on(() => {
  for (const tile of tiles()) tile.lay();
});

/** All places that pictures have, in the order they are read. */
export function sequence() {
  const range = [0, columns.length];
  return rows.filter(({ head }) => head === undefined).flatMap((row) => cellsOf(row, range).map(({ cell }) => cell));
}
