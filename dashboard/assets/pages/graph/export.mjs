// What a graph gives away: its drawing as SVG or PNG, and itself as JSON.
import { saveFile } from "../../frame/save.mjs";
import { token } from "../../frame/theme.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";
import { svg } from "./shapes.mjs";
import { boxAt } from "./view.mjs";

const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "stroke-linecap",
];
const EDGE = 24;
const NO_PICTURE = "the browser made no picture";
const LARGEST = 8_000; // pixels of a side that browsers still draw

/** @import {GraphData} from "./data.mjs" */
/** @import {Drawing} from "./drawing.mjs" */
/** @import {View} from "./view.mjs" */

/** @typedef {{drawing: Drawing, data: GraphData, view: View, name: string}} Shown what a page shows, and what its files are called */

/** The whole drawing as text that needs no style sheet. @param {Shown} shown */
function asText({ drawing, view }) {
  const [left, top, width, height] = view.frames;
  const small = drawing.svg.classList.contains("is-small");
  drawing.svg.classList.remove("is-small");
  const copy = document.importNode(drawing.svg, true);
  const pairs = [drawing.svg, ...drawing.svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, k) => {
    const style = getComputedStyle(pairs[k]);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value) element.setAttribute(name, value);
    }
    element.removeAttribute("class");
  });
  drawing.svg.classList.toggle("is-small", small);
  copy.firstElementChild?.removeAttribute("transform");
  const box = [left - EDGE, top - EDGE, width + 2 * EDGE, height + 2 * EDGE];
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", box.join(" "));
  copy.setAttribute("width", String(box[2]));
  copy.setAttribute("height", String(box[3]));
  copy.prepend(svg("rect", { x: box[0], y: box[1], width: box[2], height: box[3], fill: token("bg") }));
  return { text: new XMLSerializer().serializeToString(copy), width: box[2], height: box[3] };
}

/** @param {Shown} shown @returns {Promise<Blob>} */
async function asPng(shown) {
  const { text, width, height } = asText(shown);
  const scale = Math.min(2, LARGEST / Math.max(width, height));
  const image = new Image(),
    canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error(NO_PICTURE);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(NO_PICTURE))), "image/png");
  });
}

/** All nodes and edges, and where what is in sight stands. @param {Shown} shown */
function asJson({ data, view }) {
  const nodes = data.keys.map((name, node) => ({
    name,
    label: data.nodeLabels[node],
    op: data.ops[data.op[node]],
    kind: data.kinds[data.kind[node]],
    scope: data.paths[data.home[node]],
  }));
  const edges = Array.from(data.source, (source, k) => [source, data.target[k]]);
  const boxes = Array.from(view.boxes, (item, k) => {
    const [x, y, width, height] = boxAt(view.rectangles, k);
    return { name: data.path(item), x, y, width, height };
  });
  return JSON.stringify({ name: data.name, nodes, edges, boxes }, null, 1);
}

/** Save the graph of a page as "svg", "png" or "json". @param {"svg" | "png" | "json"} what @param {Shown} shown */
export async function exported(what, shown) {
  const name = shown.name.replace(/[^\p{L}\p{N}._-]+/gu, "_").slice(0, 120);
  if (what === "json") return saveFile(new Blob([asJson(shown)], { type: "application/json" }), `${name}.json`);
  if (what === "svg") return saveFile(new Blob([asText(shown).text], { type: "image/svg+xml" }), `${name}.svg`);
  try {
    return saveFile(await asPng(shown), `${name}.png`);
  } catch (error) {
    return announce(
      say("The picture cannot be made: {reason}", { reason: error instanceof Error ? error.message : String(error) }),
    );
  }
}
