// A canvas above the lines of a card, for what is drawn only when somebody asked for it.
import { drawOver } from "../../charts/lines.mjs";
import * as pens from "../../charts/pens.mjs";

const drawers = []; // {wanted: (field) => boolean, draw: (pen, scale, field) => void}

/** Let `draw(pen, scale, field)` paint above the lines of the cards that it is wanted on. */
export function drawAbove(wanted, draw) {
  drawers.push({ wanted, draw });
}

function canvasOf(field) {
  return field.host.querySelector("canvas.over-lines");
}

function lay(scale, field) {
  const due = drawers.filter(({ wanted }) => wanted(field));
  let canvas = canvasOf(field);
  if (!due.length) {
    canvas?.remove();
    return;
  }
  if (!canvas) {
    canvas = document.createElement("canvas");
    canvas.className = "over-lines";
    field.below.after(canvas);
  }
  const pen = pens.take(canvas);
  for (const { draw } of due) {
    pen.save();
    draw(pen, scale, field);
    pen.restore();
  }
}

drawOver((_pen, scale, field) => lay(scale, field));
