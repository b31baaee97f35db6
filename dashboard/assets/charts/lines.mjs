// What a scalar card paints: its axes, the crowd faint, the runs in focus above.
import { slotOf } from "../frame/focus.mjs";
import { token } from "../frame/theme.mjs";
import * as axes from "./axes.mjs";
import * as cloud from "./cloud.mjs";
import { ALONE, ASIDE, faintness, straightLines } from "./crowd.mjs";
import * as groups from "./groups.mjs";
import * as oddMarks from "./odd_marks.mjs";
import * as pens from "./pens.mjs";
import * as ranks from "./ranks.mjs";

/** @import {Scale} from "./axes.mjs" */
/** @import {Field} from "./field.mjs" */
/** @import {Series} from "./parts.mjs" */
/** @import {Pen} from "./pens.mjs" */

const RANK = { ink: 2, most: 0.75 }; // of the thin lines of single ranks of runs in focus
/** @type {((pen: Pen, scale: Scale, field: Field) => void)[]} */
const overlays = []; // drawn over the lines of every card

/** Let `overlay` draw over the lines of every card. @param {(pen: Pen, scale: Scale, field: Field) => void} overlay */
export function drawOver(overlay) {
  overlays.push(overlay);
}

/** @param {Field} field one that knows its scale */
export function paint(field) {
  const { scale, members } = field;
  if (!scale) return;
  const pen = pens.take(field.below, field.size);
  axes.frame(pen, scale);
  pens.clip(pen, scale);
  axes.grid(pen, scale);
  if (field.groups.length) groups.paint(field, pen, scale, members);
  else runs(pen, scale, field, members);
  field.odd = oddMarks.marksOf(field, scale, members);
  oddMarks.paint(pen, scale, field.odd);
  pen.globalAlpha = 1;
  for (const overlay of overlays) overlay(pen, scale, field);
}

/** @param {Pen} pen @param {Scale} scale @param {Field} field @param {Series[]} members */
function runs(pen, scale, field, members) {
  const slot = (/** @type {Series} */ { run }) => slotOf(run);
  const focus = members.filter(({ run }) => field.isOwn(run)).sort((one, other) => slot(one) - slot(other));
  const rest = members.filter(({ run }) => !field.isOwn(run));
  if (field.spreads.size) ranks.paintRanges(pen, scale, field, members);
  crowd(pen, scale, field, rest, focus.length > 0);
  for (const series of focus) underlay(pen, scale, field, series);
  if (rest.length) {
    pen.globalAlpha = 1;
    pen.strokeStyle = token("surface");
    pen.lineWidth = 4.5;
    for (const series of focus.filter(({ rank }) => rank === undefined))
      pens.line(pen, scale, field.x(series), field.y(series));
  }
  const faint = faintness(focus.filter(({ rank }) => rank !== undefined).length, RANK);
  for (const series of focus) own(pen, scale, field, series, faint);
  if (field.spreads.size) ranks.paintApart(pen, scale, field, members);
}

/** @param {Pen} pen @param {Scale} scale @param {Field} field @param {Series[]} rest @param {boolean} recedes behind others */
function crowd(pen, scale, field, rest, recedes) {
  const { clouds, stroked, opacity } = crowdOf(field, scale, rest, recedes);
  for (const one of clouds) cloud.paint(pen, scale, one);
  pen.strokeStyle = token("crowd");
  pen.globalAlpha = opacity;
  pen.lineWidth = 1;
  for (const series of stroked) {
    pen.setLineDash(field.dash(series));
    pens.line(pen, scale, field.x(series), field.y(series), field.isFew ? pens.DOT_PX : 1);
    const far = field.far(series);
    if (far) pens.spikes(pen, scale, field.x(series), far);
  }
  pen.setLineDash([]);
}

/**
 * What of runs outside the focus is a cloud, and which are lines, how faint.
 *
 * @param {Field} field
 * @param {Scale} scale
 * @param {Series[]} rest
 * @param {boolean} recedes
 * @returns {{clouds: cloud.Cloud[], stroked: Series[], opacity: number}}
 */
export function crowdOf(field, scale, rest, recedes) {
  const lineOf = (/** @type {Series} */ series) => ({
    x: field.x(series),
    y: field.y(series),
    far: field.far(series),
  });
  const ink = straightLines(rest, lineOf, scale),
    opacity = !recedes && field.isFew ? 1 : faintness(ink, recedes ? ASIDE : ALONE);
  if (ink <= cloud.FROM) return { clouds: [], stroked: rest, opacity };
  return {
    clouds: [{ lines: rest.map(lineOf), colour: token("crowd"), strongest: cloud.ASIDE }],
    stroked: [],
    opacity,
  };
}

/** Behind a line in focus: where its bucket reached, and what smoothing hides. @param {Pen} pen @param {Scale} scale @param {Field} field @param {Series} series */
function underlay(pen, scale, field, series) {
  const x = field.x(series);
  pen.fillStyle = pen.strokeStyle = field.colour(series);
  if (series.low && series.high && series.rank === undefined && !field.spreadOf(series)) {
    pen.globalAlpha = 0.16;
    pens.band(pen, scale, x, series.low, series.high);
  }
  if (field.amount(series) > 0) {
    pen.globalAlpha = 0.28;
    pen.lineWidth = 1;
    pens.line(pen, scale, x, series.mean);
  }
}

/** @param {Pen} pen @param {Scale} scale @param {Field} field @param {Series} series @param {number} faint how opaque a line of one rank is */
function own(pen, scale, field, series, faint) {
  const isRank = series.rank !== undefined;
  pen.globalAlpha = isRank ? faint : 1;
  pen.strokeStyle = field.colour(series);
  pen.lineWidth = isRank ? 1 : 2;
  pen.setLineDash(field.dash(series));
  pens.line(pen, scale, field.x(series), field.y(series), pens.DOT_PX);
  pen.setLineDash([]);
}
