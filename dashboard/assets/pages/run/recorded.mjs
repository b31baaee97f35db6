// The newest pictures of a run, and the pages that show what else it recorded.
import { elsewhere, heading } from "./heading.mjs";
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { at } from "../../frame/paths.mjs";
import { say } from "../../frame/words.mjs";

/** @import {Kind, Picture, SavedFile, SavedKind} from "./parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

/** @type {Draw} */
export function pictures(slot, { run, parts }) {
  const found = parts.pictures;
  if (!found) return slot.replaceChildren();
  const { count, shown } = found;
  const grid = element("div", "run-pictures");
  grid.append(...shown.map(picture));
  const link = elsewhere(say("Images"), "images", { runs: "focus" }, { focus: [run] });
  slot.replaceChildren(heading(say("Newest pictures"), whole(count), link), grid);
  return undefined;
}

/** @param {Picture} told */
function picture({ id, tag, step, time, width, height }) {
  const figure = element("figure"),
    image = element("img");
  image.loading = "lazy";
  image.alt = say("{tag} at step {step}", { tag, step: whole(step) });
  if (width > 0 && height > 0) Object.assign(image, { width, height });
  image.src = `${at("api/v1/blobs/")}${id}${Number.isFinite(time) ? `?at=${time}` : ""}`;
  const caption = element("figcaption");
  const name = Object.assign(element("span", "", tag), { title: tag });
  caption.append(name, element("span", "faint", `@${whole(step)}`));
  figure.append(image, caption);
  return figure;
}

/** How a filter names one run. @param {string} run */
function named(run) {
  return `run == "${run.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** @type {Record<Kind, (run: string, tag: string) => HTMLElement>} */
const LINKS = {
  image: (run) => elsewhere(say("Images"), "images", { runs: "focus" }, { focus: [run] }),
  figure: (run) => elsewhere(say("Figures"), "images", { runs: "focus" }, { focus: [run] }),
  histogram: (run) => elsewhere(say("Histograms"), "histograms", {}, { focus: [run] }),
  tensor: (run, tag) => elsewhere(say("Tensors"), "tensors", { run, tag }),
  text: (run) => elsewhere(say("Text"), "text", {}, { filter: named(run) }),
  graph: (run) => elsewhere(say("Graph"), "graph", { run }),
  dataset_graph: (run) => elsewhere(say("Dataset"), "dataset", { run }),
  landscape: (run) => elsewhere(say("Landscape"), "landscape", {}, { focus: [run] }),
  curve: (run, tag) => elsewhere(say("Curves"), "curves", { tag }, { focus: [run] }),
};

/** What leads to all values of a kind. @type {Record<SavedKind, (run: string, tag: string) => HTMLElement>} */
const CALLED = {
  table: (run, tag) => elsewhere(say("Tables"), "tables", { tag, of: `run:${run}` }),
  audio: (run) => elsewhere(say("Sounds"), "media", { runs: "focus" }, { focus: [run] }),
  video: (run) => elsewhere(say("Videos"), "media", { runs: "focus" }, { focus: [run] }),
};

/** A link that saves a file. @param {string} words @param {string} href */
export function saving(words, href) {
  return Object.assign(element("a", "run-elsewhere", words), { href, download: "" });
}

/** The newest values of a kind, each a file. @param {string} run @param {SavedKind} kind @param {{count: number, shown: SavedFile[]}} held */
function files(run, kind, { count, shown }) {
  const item = element("li", "run-files");
  item.append(CALLED[kind](run, shown[0].tag), " ", element("span", "count", whole(count)));
  for (const { id, tag, step, time } of shown) {
    const asked = new URLSearchParams(Number.isFinite(time) ? { at: String(time), download: "1" } : { download: "1" });
    const link = saving(tag, `${at("api/v1/blobs/")}${id}?${asked}`);
    link.title = say("Save {tag} of step {step}", { tag, step: whole(step) });
    item.append(" ", link);
  }
  return item;
}

/** @type {Draw} */
export function kinds(slot, { run, parts }) {
  const held = /** @type {[Kind, [number, string]][]} */ (Object.entries(parts.kinds));
  const saved = /** @type {[SavedKind, {count: number, shown: SavedFile[]}][]} */ (Object.entries(parts.saved));
  if (!held.length && !saved.length && !parts.lines) return slot.replaceChildren();
  const list = element("ul", "run-kinds");
  for (const [kind, [count, tag]] of held) {
    const item = list.appendChild(element("li"));
    item.append(LINKS[kind](run, tag));
    if (count > 1) item.append(" ", element("span", "count", whole(count)));
  }
  if (parts.lines) {
    const item = list.appendChild(element("li"));
    item.append(elsewhere(say("Console"), "console", { run }));
  }
  list.append(...saved.map(([kind, one]) => files(run, kind, one)));
  slot.replaceChildren(heading(say("Recorded, too")), list);
  return undefined;
}
