// What a chart of a report paints: the crowd faint, runs in colour above, what is pointed at over all.
import * as axes from "../../assets/charts/axes.mjs";
import { ALONE, ASIDE, faintness, straightLines } from "../../assets/charts/crowd.mjs";
import { begins, NAN, UP } from "../../assets/charts/odd_begins.mjs";
import * as pens from "../../assets/charts/pens.mjs";
import { token } from "../../assets/frame/theme.mjs";
import { isOwn, shared } from "./shared.mjs";

/** @import {Scale} from "../../assets/charts/axes.mjs" */
/** @import {Pen} from "../../assets/charts/pens.mjs" */
/** @import {Line} from "./lines.mjs" */

const BEHIND = 0.12; // the opacity of what is not the run in focus

/** @param {string} run */
export const colourOf = (run) => token(isOwn(run) ? `run-${shared.inks[run]}` : "text");

/** @param {Pen} pen @param {Scale} scale @param {Line[]} lines */
export function paint(pen, scale, lines) {
  axes.frame(pen, scale);
  pens.clip(pen, scale);
  axes.grid(pen, scale);
  const own = lines.filter(({ run }) => isOwn(run)),
    rest = lines.filter(({ run }) => !isOwn(run));
  crowd(pen, scale, rest, own.length > 0);
  const { focus } = shared;
  for (const line of own) band(pen, scale, line, focus);
  const last = lines.find(({ run }) => run === focus);
  for (const line of [...own.filter(({ run }) => run !== focus), ...(last ? [last] : [])]) {
    pen.globalAlpha = focus && line.run !== focus ? BEHIND * 2 : 1;
    stroke(pen, scale, line, 2, rest.length > 0);
    marks(pen, scale, line);
  }
  pen.globalAlpha = 1;
}

/** @param {Pen} pen @param {Scale} scale @param {Line[]} rest @param {boolean} recedes */
function crowd(pen, scale, rest, recedes) {
  if (!rest.length) return;
  const ink = straightLines(rest, (line) => line, scale);
  pen.strokeStyle = token("crowd");
  pen.lineWidth = 1;
  pen.globalAlpha = Math.max(0.02, faintness(ink, recedes ? ASIDE : ALONE)) * (shared.focus ? 0.5 : 1);
  for (const { x, y } of rest) pens.line(pen, scale, x, y, 1);
  pen.globalAlpha = 1;
}

/** Where the values that a point stands for reach. @param {Pen} pen @param {Scale} scale @param {Line} line @param {string | null} focus */
function band(pen, scale, { run, x, low, high }, focus) {
  if (!low || !high || (focus && focus !== run)) return;
  pen.fillStyle = colourOf(run);
  pen.globalAlpha = 0.14;
  pens.band(pen, scale, x, low, high);
}

/** @param {Pen} pen @param {Scale} scale @param {Line} line @param {number} width @param {boolean} isCased */
function stroke(pen, scale, { run, x, y }, width, isCased) {
  if (isCased) {
    pen.strokeStyle = token("surface");
    pen.lineWidth = width + 2.5;
    pens.line(pen, scale, x, y);
  }
  pen.strokeStyle = colourOf(run);
  pen.lineWidth = width;
  pens.line(pen, scale, x, y, pens.DOT_PX);
}

/** Where a run begins to have no numbers: a cross for NaN, an arrow for the infinities. @param {Pen} pen @param {Scale} scale @param {Line} line */
function marks(pen, scale, { run, x, y, kinds, isOdd }) {
  if (!isOdd) return;
  const across = Float64Array.from(x, (at) => scale.x(at));
  pen.strokeStyle = colourOf(run);
  pen.lineWidth = 1.5;
  for (const { i, kind } of begins(across, y, kinds, [scale.left - 1, scale.left + scale.width + 1])) {
    const left = across[i],
      top = kind === UP ? scale.top + 5 : scale.top + scale.height - 5,
      way = kind === UP ? -3 : 3;
    pen.beginPath();
    pen.moveTo(left - 3, top - (kind === NAN ? 3 : way));
    pen.lineTo(kind === NAN ? left + 3 : left, top + (kind === NAN ? 3 : way));
    pen.moveTo(left + 3, top - (kind === NAN ? 3 : way));
    pen.lineTo(kind === NAN ? left - 3 : left, top + (kind === NAN ? 3 : way));
    pen.stroke();
  }
}

/** The place and the run that are pointed at. @param {Pen} pen @param {Scale} scale @param {Line | undefined} line @param {number | null} at @param {{line: Line, i: number}[]} read */
export function paintPointed(pen, scale, line, at, read) {
  pens.clip(pen, scale);
  if (at !== null) {
    pen.strokeStyle = token("faint");
    pen.setLineDash([3, 3]);
    pen.beginPath();
    pen.moveTo(scale.x(at), scale.top);
    pen.lineTo(scale.x(at), scale.top + scale.height);
    pen.stroke();
    pen.setLineDash([]);
  }
  if (line) stroke(pen, scale, line, 2.5, true);
  for (const { line: one, i } of read) {
    const [left, top] = [scale.x(one.x[i]), scale.y(one.y[i])];
    if (!Number.isFinite(left) || !Number.isFinite(top)) continue;
    pen.fillStyle = token("surface");
    pen.strokeStyle = colourOf(one.run);
    pen.lineWidth = 2;
    pen.beginPath();
    pen.arc(left, top, 3.5, 0, 7);
    pen.fill();
    pen.stroke();
  }
}

/** What will be zoomed into. @param {Pen} pen @param {Scale} scale @param {number} one @param {number} other in pixels */
export function paintDrag(pen, scale, one, other) {
  pen.fillStyle = token("accent");
  pen.globalAlpha = 0.14;
  pen.fillRect(Math.min(one, other), scale.top, Math.abs(other - one), scale.height);
  pen.globalAlpha = 1;
}
