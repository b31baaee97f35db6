// Where players lie, in rows: which there are, and which are near the screen. No element is made for it.
import { partsOf } from "../../frame/name_parts.mjs";
import { fullName, partsAmong } from "../../frame/names.mjs";
import { say } from "../../frame/words.mjs";
import * as media from "./model.mjs";

/** @import {Part} from "../../frame/name_parts.mjs" */
/** @import {Kind} from "./model.mjs" */
/** @import {Cell, Size} from "./tile.mjs" */

/** @typedef {{top: number, height: number}} Lying how high a row lies */
/** @typedef {{key: string, title: string, parts: Part[], word: string, cells: Cell[]}} Group */
/** @typedef {Lying & Group & {kind: "head"}} Head of a group; of its cells those in sight are in the rows below */
/** @typedef {Lying & {kind: "cells", cells: Cell[], size: Size}} Cells of one kind, beside each other */
/** @typedef {Head | Cells} Row */

const WIDTHS = { small: 232, medium: 320, large: 480 };
const WAVES = { small: 48, medium: 64, large: 110 };
export const GAP = 14;
const HEAD = 38,
  UNDER = { audio: 42 + 50, video: 50 }, // the controls of sounds, and the words
  MOVING = 30, // the button of pictures that move
  NEAR = 300;
/** @type {Set<string>} groups, by their keys */
const folded = new Set();
/** @type {Row[]} */
let rows = [];

/** @param {string} key of a group */
export function isFolded(key) {
  return folded.has(key);
}

/** @param {string} key of a group */
export function fold(key) {
  if (!folded.delete(key)) folded.add(key);
}

/** @param {Kind} kind */
function kindWord(kind) {
  return kind === "audio" ? say("Sound") : say("Video");
}

/** @returns {Group[]} */
function groups() {
  const runs = media.runs(),
    cards = media.cards(),
    runParts = partsAmong(runs),
    tagParts = partsOf([...new Set(cards.map(({ tag }) => tag))]);
  if (media.chosen.view === "runs") {
    return runs.map((run) => ({
      key: run,
      title: fullName(run),
      parts: runParts.get(run) ?? [],
      word: "",
      cells: cards
        .map((card) => ({ ...card, run, label: card.tag, parts: tagParts.get(card.tag) ?? [] }))
        .filter(media.has),
    }));
  }
  return cards.map((card) => ({
    key: media.cardKey(card),
    title: card.tag,
    parts: tagParts.get(card.tag) ?? [],
    word: kindWord(card.kind),
    cells: runs
      .map((run) => ({ ...card, run, label: fullName(run), parts: runParts.get(run) ?? [] }))
      .filter(media.has),
  }));
}

/** The place of every row in so much room; how high they are together. @param {number} room */
export function lay(room) {
  const width = Math.min(WIDTHS[media.chosen.size], room),
    across = Math.max(1, Math.floor((room + GAP) / (width + GAP)));
  rows = [];
  let top = 0;
  for (const group of groups()) {
    if (!group.cells.length) continue;
    rows.push({ kind: "head", top, height: HEAD, ...group });
    top += HEAD;
    if (folded.has(group.key)) continue;
    for (const kind of media.KINDS) {
      const cells = group.cells.filter((cell) => cell.kind === kind);
      const size = { width, height: kind === "audio" ? WAVES[media.chosen.size] : Math.round(width * 0.62) };
      const height = size.height + UNDER[kind] + (kind === "video" ? MOVING : 0) + GAP;
      for (let first = 0; first < cells.length; first += across) {
        rows.push({ kind: "cells", top, height, cells: cells.slice(first, first + across), size });
        top += height;
      }
    }
  }
  return top;
}

/** The rows near the screen. @param {HTMLElement} scroller */
export function near({ scrollTop, clientHeight }) {
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

/** Whether there is anything. */
export const isEmpty = () => rows.length === 0;

/** Forget them: their page went away. */
export function clear() {
  rows = [];
}
