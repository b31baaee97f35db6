// What a card of landscapes gives away beside its table and its picture of pixels: a drawing, and a page.
import { all } from "../../frame/elements.mjs";
import { nameOf } from "../../frame/given.mjs";
import { plotly } from "../../frame/plotly.mjs";
import { saveFile } from "../../frame/save.mjs";
import { token } from "../../frame/theme.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";
import { escaped, svgOf } from "./as_svg.mjs";
import { gridOf } from "./slices_view.mjs";
import { viewIn } from "./surface_view.mjs";
import { vtpOf } from "./vtp.mjs";

/** @import {LandscapePanel} from "./panel.mjs" */

/** @typedef {{run: string, width: number, height: number, svg: string}} Drawing all that a panel shows, side by side */
/** @typedef {import("../../charts/panels.mjs").Panels<any, any>} Panels */

const LINE = 22;

/** The drawings of the panels that are drawn. @param {Panels} panels @returns {Promise<Drawing[]>} */
async function drawings(panels) {
  const Plotly = await plotly();
  const frames = all(panels.list, ":scope > .panel-frame", HTMLElement);
  const found = await Promise.all(
    frames.map(async (frame, index) => {
      const run = panels.runs[index];
      const chart = frame.querySelector(":scope > .js-plotly-plot");
      let svg = "",
        width = 0,
        height = 0;
      if (chart instanceof HTMLElement && chart.clientWidth) {
        const size = { width: chart.clientWidth, height: chart.clientHeight };
        const text = await Plotly.toImage(chart, { format: "svg", ...size });
        svg += nested(decodeURIComponent(text.slice(text.indexOf(",") + 1)), 0);
        ({ width, height } = size);
      }
      const view = viewIn(frame);
      if (view?.home.clientWidth && view.relief) {
        const { clientWidth: across, clientHeight: down } = view.home;
        svg += `<svg x="${width}" y="0" width="${across}" height="${down}">${svgOf(view.shapes())}</svg>`;
        width += across;
        height = Math.max(height, down);
      }
      return { run, width, height, svg };
    }),
  );
  return found.filter(({ width }) => width);
}

/** A whole picture as a part of another. @param {string} text @param {number} left */
function nested(text, left) {
  return text.slice(Math.max(0, text.indexOf("<svg"))).replace("<svg", `<svg x="${left}" y="0"`);
}

/** @param {{tag: string}} panels @param {string} ending */
function fileName({ tag }, ending) {
  return `${tag.replace(/[^\p{L}\p{N}._-]+/gu, "_")}.${ending}`;
}

/** Save what is drawn as one SVG, a run below the other. @param {Panels} panels */
export async function saveDrawing(panels) {
  const parts = await drawings(panels).catch(() => null);
  if (!parts) return announce(say("The server did not answer; nothing was saved"));
  let top = LINE;
  const text = (/** @type {string} */ words) =>
    `<text x="8" y="${top - 6}" fill="${token("text")}" font-size="12" font-family="sans-serif">${escaped(words)}</text>`;
  const pieces = [text(panels.tag)];
  for (const { run, height, svg } of parts) {
    top += LINE;
    pieces.push(text(nameOf(run)), `<g transform="translate(0 ${top})">${svg}</g>`);
    top += height;
  }
  const width = Math.max(1, ...parts.map((part) => part.width));
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}"><rect width="100%" height="100%" fill="${token("surface")}"/>\n${pieces.join("\n")}\n</svg>\n`;
  saveFile(new Blob([picture], { type: "image/svg+xml" }), fileName(panels, "svg"));
}

/**
 * Save a page that needs nothing else: the drawings of the runs, their facts and their paths.
 *
 * @param {Panels} panels
 * @param {(run: string) => {facts: [string, string][], path: string[][]}} told
 */
export async function savePage(panels, told) {
  const parts = await drawings(panels).catch(() => null);
  if (!parts) return announce(say("The server did not answer; nothing was saved"));
  const sections = parts.map(({ run, width, height, svg }) => {
    const { facts, path } = told(run);
    const pairs = facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join("");
    const rows = path.map((row, i) => {
      const cell = i ? "td" : "th";
      return `<tr>${row.map((one) => `<${cell}>${escaped(one)}</${cell}>`).join("")}</tr>`;
    });
    const table = path.length > 1 ? `<table>${rows.join("")}</table>` : "";
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${escaped(panels.tag)}">${svg}</svg>`;
    return `<section><h2>${escaped(nameOf(run))}</h2>${picture}<dl>${pairs}</dl>${table}</section>`;
  });
  const look = `body{font:14px sans-serif;margin:24px;background:${token("surface")};color:${token("text")}}dl{display:grid;grid-template-columns:max-content auto;gap:2px 16px}dd{margin:0}td,th{padding:2px 12px 2px 0;text-align:right}svg{max-width:100%}`;
  const page = `<!DOCTYPE html>\n<html lang="${document.documentElement.lang}"><head><meta charset="utf-8"><title>${escaped(panels.tag)}</title><style>${look}</style></head><body><h1>${escaped(panels.tag)}</h1>${sections.join("\n")}</body></html>\n`;
  saveFile(new Blob([page], { type: "text/html" }), fileName(panels, "html"));
}

/** Save one landscape for ParaView, as it is shown: thinned where it is drawn so. @param {string} tag @param {LandscapePanel} panel */
export function saveSolid(tag, panel) {
  const [x, y, loss, step] = panel.path.map((part) => decode(part));
  const { what, less } = panel.shown;
  const isLoss = what === "loss" && !less;
  const path = isLoss ? { x, y, loss, step } : { x: [], y: [], loss: [], step: [] };
  const text = vtpOf({ ...gridOf(panel), word: less ? "difference" : what, path });
  saveFile(new Blob([text], { type: "application/xml" }), fileName({ tag: `${tag} ${nameOf(panel.run)}` }, "vtp"));
}
