// Shapes as the text of an SVG picture.
import { starSpots } from "./shapes.mjs";

/** @import {Spot} from "./projection.mjs" */
/** @import {Shape} from "./shapes.mjs" */

/** @param {string} text */
export function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** @param {Shape[]} shapes */
export function svgOf(shapes) {
  return shapes.map(elementOf).join("\n");
}

/** @param {Shape} shape */
function elementOf(shape) {
  if (shape.kind === "area")
    return `<polygon points="${points(shape.spots)}" fill="${shape.fill}" stroke="${shape.fill}" stroke-width="0.6"/>`;
  if (shape.kind === "line")
    return `<polyline points="${points(shape.spots)}" fill="none" stroke="${shape.stroke}" stroke-width="${shape.width}"/>`;
  if (shape.kind === "text") {
    const [across, down] = shape.spot.map(short);
    return `<text x="${across}" y="${down}" fill="${shape.fill}" text-anchor="${shape.align}" font-size="11" font-family="sans-serif">${escaped(shape.text)}</text>`;
  }
  const paint = `fill="${shape.fill}" stroke="${shape.stroke}" stroke-width="${shape.shape === "ring" ? 2 : 1}"`;
  if (shape.shape === "star") return `<polygon points="${points(starSpots(shape.spot, shape.size))}" ${paint}/>`;
  const [across, down] = shape.spot.map(short);
  return `<circle cx="${across}" cy="${down}" r="${shape.size}" ${paint}/>`;
}

/** @param {Spot[]} spots */
function points(spots) {
  return spots.map((spot) => spot.map(short).join(",")).join(" ");
}

/** @param {number} value */
function short(value) {
  return Number(value.toFixed(2));
}
