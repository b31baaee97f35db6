// The players on the page. Only what is near the screen exists, so a thousand runs scroll like ten;
// what plays, or has the keyboard, stays.
import { element, inside } from "../../frame/elements.mjs";
import { writeParts } from "../../frame/names.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import * as media from "./model.mjs";
import * as rows from "./rows.mjs";
import { Tile } from "./tile.mjs";

/** @import {Head} from "./rows.mjs" */
/** @import {Cell} from "./tile.mjs" */

const SIDES = 40; // the room left and right of all

/** @type {{scroller: HTMLElement, ground: HTMLElement, open: (cell: Cell) => void} | null} */
let parts = null;
/** @type {Map<string, HTMLElement>} heads of groups, by their keys */
const heads = new Map();
/** @type {Map<string, Tile>} by the keys of their series */
const made = new Map();
let planned = false;

/** @param {HTMLElement} host @param {(cell: Cell) => void} open hears what shall be looked at large */
export function build(host, open) {
  leave();
  const scroller = element("div", "images-scroll"),
    ground = element("div", "images-ground");
  scroller.tabIndex = 0;
  scroller.setAttribute("role", "region");
  scroller.setAttribute("aria-label", say("Sounds and videos"));
  scroller.append(ground);
  host.append(scroller);
  parts = { scroller, ground, open };
  scroller.addEventListener("scroll", plan, { passive: true });
  new ResizeObserver(lay).observe(scroller);
}

/** Find the place of every row. */
export function lay() {
  if (!parts?.scroller.isConnected) return;
  const height = rows.lay(parts.scroller.clientWidth - (parts.scroller.clientWidth > 600 ? SIDES : 24));
  parts.ground.style.height = `${height + 30}px`;
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
  if (!parts?.scroller.isConnected || !parts.scroller.clientWidth) return;
  const keep = new Set();
  /** @type {Cell[]} */
  const cells = [];
  for (const row of rows.near(parts.scroller)) {
    if (row.kind === "head") {
      keep.add(paintHead(parts.ground, row));
      continue;
    }
    row.cells.forEach((cell, index) => {
      const tile = tileOf(cell);
      tile.element.style.left = `${index * (row.size.width + rows.GAP)}px`;
      tile.element.style.top = `${row.top}px`;
      tile.show(cell, row.size);
      keep.add(media.keyOf(cell));
      cells.push(cell);
    });
  }
  for (const [key, tile] of made) {
    if (keep.has(key)) continue;
    if (tile.isBusy && media.has(tile.cell)) continue;
    tile.leave();
    made.delete(key);
  }
  for (const [key, head] of heads) {
    if (keep.has(key) || head.contains(document.activeElement)) continue;
    head.remove();
    heads.delete(key);
  }
  media.ask(cells);
  settle();
}

/** @param {Cell} cell */
function tileOf(cell) {
  const key = media.keyOf(cell),
    found = made.get(key);
  if (found || !parts) return found ?? new Tile(() => {});
  const tile = new Tile(parts.open);
  made.set(key, tile);
  parts.ground.append(tile.element);
  return tile;
}

/** @param {HTMLElement} ground @param {Head} head */
function paintHead(ground, { key: group, title, parts: told, word, top, cells }) {
  const key = `head\0${group}`;
  const head = heads.get(key) ?? makeHead(group);
  if (!heads.has(key)) ground.append(head);
  heads.set(key, head);
  head.setAttribute("aria-expanded", String(!rows.isFolded(group)));
  head.title = title;
  head.style.top = `${top}px`;
  writeParts(inside(head, ".section-name", HTMLElement), told);
  inside(head, ".count", HTMLElement).textContent = whole(cells.length);
  inside(head, ".hint", HTMLElement).textContent = word;
  return key;
}

/** @param {string} group its key */
function makeHead(group) {
  const head = element("button", "image-head");
  head.append(element("span", "icon icon-chevron"), element("span", "section-name"));
  head.append(element("span", "count"), element("span", "hint"));
  head.addEventListener("click", () => {
    rows.fold(group);
    lay();
  });
  return head;
}

/** Let go of a page that went away. */
export function leave() {
  parts = null;
  rows.clear();
  for (const tile of made.values()) tile.leave();
  made.clear();
  heads.clear();
}

export function tiles() {
  return [...made.values()];
}

/** Draw all waves anew: colours are others. */
export function redraw() {
  for (const tile of tiles()) tile.player.draw();
}
