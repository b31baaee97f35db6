// The elements of a drawing: frames with their titles, lines, boxes.
import { ownInkOf } from "../../frame/colours.mjs";
import { arrow, pathOf, svg } from "./shapes.mjs";
import { boxAt } from "./view.mjs";

/** @import {Column} from "../../charts/encoded.mjs" */
/** @import {GraphData} from "./data.mjs" */
/** @import {View} from "./view.mjs" */

const RADIUS = 7;

/** @param {GraphData} data @param {number} scope @param {Column} box */
export function frame(data, scope, [x, y, width, height]) {
  const group = svg("g", { class: "graph-frame", "data-item": scope }, svg("rect", { x, y, width, height, rx: 10 }));
  group.append(tip(data, scope));
  return group;
}

/** @param {GraphData} data @param {View} view @param {number} item @param {number} k its index */
export function box(data, view, item, k) {
  const [x, y, width, height] = boxAt(view.rectangles, k);
  const isScope = data.isScope(item),
    folded = isScope && data.times[item];
  const group = svg("g", {
    class: `graph-box family-${view.families[k]}${isScope ? " is-scope" : ""}`,
    "data-item": item,
    transform: `translate(${x} ${y})`,
  });
  if (isScope)
    for (const shift of folded ? [6, 3] : [3])
      group.append(svg("rect", { class: "graph-behind", x: shift, y: shift, width, height, rx: RADIUS }));
  const round = !isScope && view.families[k] === "io" ? height / 2 : RADIUS;
  group.append(svg("rect", { class: "graph-face", width, height, rx: round }));
  const lines = [view.labels[k], view.subs[k]].filter(Boolean);
  lines.forEach((words, line) => {
    const text = svg("text", {
      x: width / 2,
      y: lines.length > 1 ? 18 + 15 * line : height / 2 + 4,
      class: line ? "graph-sub" : "graph-name",
    });
    text.textContent = words;
    group.append(text);
  });
  if (isScope) group.append(sign(width - 17, 3, true, item));
  const run = data.runOf(item);
  if (run) group.append(dot(run));
  group.append(tip(data, item));
  return group;
}

/** The colour that a run has on all pages. @param {string} run */
function dot(run) {
  const ink = ownInkOf(run),
    made = svg("circle", { cx: 11, cy: 13.5, r: 4.5, class: "graph-dot" });
  made.style.fill = ink < 0 ? "var(--crowd)" : `var(--run-${ink})`;
  return made;
}

/** @param {View["ways"]} ways @param {number} k @param {boolean} sideways */
export function line({ points, stops, ends, counts, control, turned, says }, k, sideways) {
  const [from, to] = [stops[k], stops[k + 1]];
  const kinds = [control[k] && "is-control", turned[k] && "is-turned"].filter(Boolean).join(" ");
  const wide = Math.min(4.5, 1.3 + 0.75 * Math.log2(counts[k]));
  const group = svg(
    "g",
    { class: `graph-line ${kinds}` },
    svg("path", { d: pathOf(points, from, to, sideways), class: "graph-way", "stroke-width": wide.toFixed(2) }),
  );
  if (ends[k]) {
    const [x0, y0, x, y] = points.subarray(2 * to - 4, 2 * to);
    group.append(svg("path", { d: sideways ? arrow(x, y, x - x0, 0) : arrow(x, y, 0, y - y0), class: "graph-arrow" }));
    if (says[k]) {
      const words = svg("text", { x: x - 10, y: y - 4, class: "graph-says" });
      words.textContent = says[k];
      group.append(words);
    }
  }
  return group;
}

/** A text with its middle left out where it is too long. @param {string} text @param {number} most */
function middle(text, most) {
  return text.length <= most ? text : `${text.slice(0, most >> 1)}…${text.slice(1 - (most - (most >> 1)))}`;
}

/** The title of a frame, above the lines that enter it. @param {GraphData} data @param {number} scope @param {Column} box */
export function head(data, scope, [x, y]) {
  const title = svg("text", { x: x + 31, y: y + 19, class: "graph-title" });
  title.textContent = middle(data.label(scope), 40);
  const sort = [data.times[scope] ? `×${data.times[scope]}` : "", data.cells[scope]].filter(Boolean).join(" ");
  if (sort) title.append(svg("tspan", { class: "graph-cell" }, ` · ${sort}`));
  return svg("g", { "data-item": scope, class: "graph-head" }, sign(x + 12, y + 8, false, scope), title);
}

/** The small + or − that opens and closes. @param {number} x @param {number} y @param {boolean} plus @param {number} item */
function sign(x, y, plus, item) {
  const d = `M${x + 3.5} ${y + 7}h7${plus ? `M${x + 7} ${y + 3.5}v7` : ""}`;
  return svg(
    "g",
    { class: "graph-sign", "data-toggle": item },
    svg("rect", { x, y, width: 14, height: 14, rx: 4 }),
    svg("path", { d }),
  );
}

/** @param {GraphData} data @param {number} item */
function tip(data, item) {
  const made = svg("title"),
    sort = data.sort(item);
  made.textContent = data.path(item).replace(/\/$/, "") + (sort ? `\n${sort}` : "");
  return made;
}
