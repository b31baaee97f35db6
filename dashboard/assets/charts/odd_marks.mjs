// Where a run begins to have no numbers: one mark a run and kind, whatever comes after it.
import { nameOf } from "../frame/given.mjs";
import { token } from "../frame/theme.mjs";
import { begins, NAN, namesBeside, UP } from "./odd_begins.mjs";

/** @import {Plane} from "./axes.mjs" */
/** @import {Field} from "./field.mjs" */
/** @import {Series} from "./parts.mjs" */
/** @import {Pen} from "./pens.mjs" */
/** @typedef {{series: Series, i: number, kind: number, left: number, top: number}} OddMark the first point of a kind in sight, and where its mark lies in pixels */

const EDGE_PX = 5; // from the edge that a mark stands at

/** The marks of a field: NaN and -∞ stand on the floor, ∞ under the roof. @param {Field} field @param {Plane} scale @param {Series[]} members @returns {OddMark[]} */
export function marksOf(field, { left, top, width, height, x }, members) {
  const sight = [left - 1, left + width + 1]; // an end of the axis is in it
  return members.flatMap((series) => {
    if (!series.odd) return [];
    const across = Float64Array.from(field.x(series), (at) => x(at));
    return begins(across, series.mean, series.kinds, sight).map(({ i, kind }) => ({
      series,
      i,
      kind,
      left: across[i],
      top: kind === UP ? top + EDGE_PX : top + height - EDGE_PX,
    }));
  });
}

/** A cross for NaN, arrows for the infinities. @param {Pen} pen @param {OddMark} mark */
function sign(pen, { kind, left, top }) {
  pen.beginPath();
  if (kind === NAN) {
    pen.moveTo(left - 3, top - 3);
    pen.lineTo(left + 3, top + 3);
    pen.moveTo(left - 3, top + 3);
    pen.lineTo(left + 3, top - 3);
  } else {
    const tip = kind === UP ? -3 : 3;
    pen.moveTo(left - 4, top - tip);
    pen.lineTo(left, top + tip);
    pen.lineTo(left + 4, top - tip);
  }
  pen.stroke();
}

/** Signs, and their runs' names where all of them have room: elsewhere the pointer asks for one. @param {Pen} pen @param {Plane} scale @param {OddMark[]} marks */
export function paint(pen, scale, marks) {
  if (!marks.length) return;
  pen.globalAlpha = 1;
  pen.lineWidth = 1.5;
  pen.strokeStyle = pen.fillStyle = token("bad");
  for (const mark of marks) sign(pen, mark);
  pen.font = `10.5px ${token("numbers")}`;
  pen.textBaseline = "middle";
  pen.textAlign = "left";
  const names = marks.map(({ series }) => nameOf(series.run));
  const sized = marks.map(({ left, top }, i) => ({ left, top, width: pen.measureText(names[i]).width }));
  const begin = namesBeside(sized, scale.left + scale.width);
  begin?.forEach((left, i) => {
    pen.fillText(names[i], left, marks[i].top);
  });
}
