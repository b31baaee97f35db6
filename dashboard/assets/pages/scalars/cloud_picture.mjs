// The clouds of a card as a picture that lies behind the lines of its figure: thousands of strokes would
// come out as a block, and take as long as they are many.
import { planeOf } from "../../charts/axes.mjs";
import { paint } from "../../charts/cloud.mjs";
import { penOf } from "../../charts/pens.mjs";

/** @import {Axis} from "../../charts/axes.mjs" */
/** @import {Cloud} from "../../charts/cloud.mjs" */
/** @import {Size} from "../../charts/sizes.mjs" */

/** Pixels of a saved picture for one of the page. */
export const SHARPNESS = 2;

/**
 * Clouds as images of Plotly's that fill the plot.
 *
 * @param {Cloud[]} clouds
 * @param {{x: Axis, y: Axis}} axes
 * @param {Size} size of the plot
 */
export function cloudImages(clouds, axes, { width, height }) {
  if (!clouds.length) return [];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SHARPNESS, height * SHARPNESS];
  const pen = penOf(canvas);
  pen.scale(SHARPNESS, SHARPNESS);
  const plane = planeOf({ left: 0, top: 0, width, height }, axes);
  for (const one of clouds) paint(pen, plane, one, SHARPNESS);
  return [
    {
      source: canvas.toDataURL(),
      ...{ xref: "x domain", x: 0, sizex: 1, yref: "y domain", y: 1, sizey: 1 },
      ...{ sizing: "stretch", layer: "below" },
    },
  ];
}
