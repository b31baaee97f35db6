// Shapes on a canvas.
import { starSpots } from "./shapes.mjs";

/** @import {Spot} from "./projection.mjs" */
/** @import {Shape} from "./shapes.mjs" */

/** @param {CanvasRenderingContext2D} pen @param {Shape[]} shapes @param {string} font */
export function paintShapes(pen, shapes, font) {
  pen.lineJoin = "round";
  pen.font = font;
  for (const shape of shapes) {
    if (shape.kind === "area") {
      trace(pen, shape.spots);
      pen.closePath();
      pen.fillStyle = pen.strokeStyle = shape.fill;
      pen.lineWidth = 0.6; // closes the seam to the neighbour
      pen.fill();
      pen.stroke();
    } else if (shape.kind === "line") {
      trace(pen, shape.spots);
      pen.strokeStyle = shape.stroke;
      pen.lineWidth = shape.width;
      pen.stroke();
    } else if (shape.kind === "text") {
      pen.fillStyle = shape.fill;
      pen.textAlign = shape.align === "middle" ? "center" : shape.align;
      pen.fillText(shape.text, ...shape.spot);
    } else {
      if (shape.shape === "star") trace(pen, starSpots(shape.spot, shape.size));
      else {
        pen.beginPath();
        pen.arc(...shape.spot, shape.size, 0, 7);
      }
      pen.closePath();
      pen.fillStyle = shape.fill;
      pen.strokeStyle = shape.stroke;
      pen.lineWidth = shape.shape === "ring" ? 2 : 1;
      pen.fill();
      pen.stroke();
    }
  }
}

/** @param {CanvasRenderingContext2D} pen @param {Spot[]} spots */
function trace(pen, spots) {
  pen.beginPath();
  spots.forEach(([across, down], index) => (index ? pen.lineTo(across, down) : pen.moveTo(across, down)));
}
