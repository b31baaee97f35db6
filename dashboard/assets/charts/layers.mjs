// A canvas above the lines of a card, for what is drawn only when somebody asked for it.
import { element, first } from "../frame/elements.mjs";
import { drawOver } from "./lines.mjs";
import * as pens from "./pens.mjs";

/** @import {Scale} from "./axes.mjs" */
/** @import {Field} from "./field.mjs" */
/** @import {Pen} from "./pens.mjs" */
/** @typedef {(pen: Pen, scale: Scale, field: Field) => void} Draw */

/** @type {{wanted: (field: Field) => boolean, draw: Draw}[]} */
const drawers = [];

/**
 * Paint above the lines of the cards that it is wanted on.
 *
 * @param {(field: Field) => boolean} wanted
 * @param {Draw} draw
 */
export function drawAbove(wanted, draw) {
  drawers.push({ wanted, draw });
}

/** @param {Scale} scale @param {Field} field */
function lay(scale, field) {
  const due = drawers.filter(({ wanted }) => wanted(field));
  let canvas = first(field.host, "canvas.over-lines", HTMLCanvasElement);
  if (!due.length) {
    canvas?.remove();
    return;
  }
  if (!canvas) {
    canvas = element("canvas", "over-lines");
    field.below.after(canvas);
  }
  const pen = pens.take(canvas, field.size);
  for (const { draw } of due) {
    pen.save();
    draw(pen, scale, field);
    pen.restore();
  }
}

drawOver((_pen, scale, field) => lay(scale, field));
