// What a card gives away: every point as CSV, the drawing as PNG or SVG, a line of Python.
import { copyText } from "../../frame/copy_text.mjs";
import { closest, element, first, inside } from "../../frame/elements.mjs";
import { plotly } from "../../frame/plotly.mjs";
import { saveFile } from "../../frame/save.mjs";
import { state } from "../../frame/state.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";
import { askCards } from "../../charts/card_channel.mjs";
import { SHARPNESS } from "./cloud_picture.mjs";
import { figure, SIZE } from "./figure.mjs";
import { fileName } from "./file_name.mjs";

/** @import {Field} from "../../charts/field.mjs" */
/** @typedef {[tag: string, run: string, row: number]} LastRow where the next part goes on */

const filtered = () => (state.matches === null ? null : [...state.matches]);

/**
 * Every point of the runs that the filter lets through, in parts: a file may be larger than one answer.
 *
 * @param {string[]} tags
 */
export async function csv(tags) {
  /** @type {string[]} */
  const parts = [];
  const runs = filtered();
  /** @type {LastRow | null} */
  let after = null;
  do {
    /** @type {{text: string, last: LastRow | null} | null} */
    const part = await askCards("csv", { tags, runs, after });
    if (!part) {
      announce(say("The server did not answer; nothing was saved"));
      return null;
    }
    parts.push(part.text);
    after = part.last;
  } while (after);
  const file = new Blob(parts, { type: "text/csv;charset=utf-8" });
  saveFile(file, fileName(tags, "csv"));
  return file;
}

/** @param {Field | undefined} field @param {string[]} tags @param {"png" | "svg"} format */
export async function picture(field, tags, format) {
  const Plotly = await plotly().catch(() => null);
  if (!Plotly) {
    announce(say("The server did not answer; nothing was saved"));
    return null;
  }
  if (!field?.scale) return null; // nothing is drawn there yet
  const address = await Plotly.toImage(figure(field, tags), {
    format,
    ...SIZE,
    scale: format === "png" ? SHARPNESS : 1,
  });
  const body = address.slice(address.indexOf(",") + 1);
  const bytes =
    format === "svg"
      ? new TextEncoder().encode(decodeURIComponent(body))
      : Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: format === "svg" ? "image/svg+xml" : "image/png" }), fileName(tags, format));
  return bytes;
}

/** Python that makes the table of this card; JSON's texts are Python's, too. @param {string[]} tags */
export function snippet(tags) {
  const root = first(document, ".crumb", HTMLElement)?.title ?? ".",
    runs = filtered();
  const named = runs ? `, runs=${JSON.stringify(runs)}` : "";
  return `import insight\n\ntable = insight.open_runs(${JSON.stringify(root)}).table("scalar", tags=${JSON.stringify(tags)}${named})\n`;
}

/**
 * A menu below `button`; arrows move in it, Esc closes it.
 *
 * @param {HTMLElement} button
 * @param {Field | undefined} field
 * @param {string[]} tags
 */
export function menu(button, field, tags) {
  document.querySelector(".export-menu")?.remove();
  const box = document.createElement("div");
  box.className = "export-menu";
  box.setAttribute("role", "menu");
  box.setAttribute("aria-label", say("Export {tag}", { tag: tags.join(", ") }));
  let isClosed = false; // taking it out takes the focus away, which closes it, too
  const close = (/** @type {boolean} */ back) => {
    if (isClosed) return;
    isClosed = true;
    box.remove();
    if (back) button.focus();
  };
  /** @type {[string, () => unknown][]} */
  const acts = [
    [say("Every point as CSV"), () => csv(tags)],
    [say("Picture as PNG"), () => picture(field, tags, "png")],
    [say("Picture as SVG"), () => picture(field, tags, "svg")],
    [say("Copy as DataFrame"), () => copyText(snippet(tags))],
  ];
  const items = acts.map(([words, act]) => {
    const item = box.appendChild(element("button", "", words));
    item.setAttribute("role", "menuitem");
    item.addEventListener("click", () => {
      close(true);
      act();
    });
    return item;
  });
  box.addEventListener("keydown", (event) => {
    const here = closest(event.target, "button", HTMLButtonElement),
      index = here ? items.indexOf(here) : -1;
    /** @type {Record<string, number | undefined>} */
    const ways = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 };
    const wanted = ways[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    }
    if (wanted === undefined) return;
    event.preventDefault();
    items.at(wanted % items.length)?.focus();
  });
  box.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) close(false);
  });
  (button.closest("dialog") ?? inside(document, "#dialogs", HTMLElement)).append(box);
  const beside = button.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(beside.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${Math.min(beside.bottom + 4, innerHeight - box.offsetHeight - 8)}px`;
  items[0].focus();
}
