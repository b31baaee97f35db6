// A scalar card as one of Plotly's figures, lines and all: what a picture of it is made from.
import { slotOf } from "../../frame/focus.mjs";
import { state } from "../../frame/state.mjs";
import { theme, token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import * as groups from "../../charts/groups.mjs";
import { crowdOf } from "../../charts/lines.mjs";
import { DASHES } from "../../charts/dashes.mjs";
import { DOWN, NAN, UP } from "../../charts/odd_begins.mjs";
import * as pens from "../../charts/pens.mjs";
import * as ranks from "../../charts/ranks.mjs";
import { ticks } from "../../charts/ticks.mjs";
import * as cards from "./card_state.mjs";
import { cloudImages } from "./cloud_picture.mjs";

/** @import {Axis, Scale} from "../../charts/axes.mjs" */
/** @import {Cloud} from "../../charts/cloud.mjs" */
/** @import {Column} from "../../charts/encoded.mjs" */
/** @import {Field} from "../../charts/field.mjs" */
/** @import {Group} from "../../charts/groups.mjs" */
/** @import {Series} from "../../charts/parts.mjs" */
/** @typedef {Record<string, Json>} Trace as Plotly takes it */
/** @typedef {{clouds: Cloud[], stroked: Series[], opacity: (series: Series) => number}} Crowd what of the runs is clouds, and which are lines, how opaque */

export const SIZE = { width: 1000, height: 560 };
const MARGIN = { l: 64, r: 24, t: 64, b: 52 };
const PLOT = { width: SIZE.width - MARGIN.l - MARGIN.r, height: SIZE.height - MARGIN.t - MARGIN.b };
/** @type {Record<number, string>} */
const SIGNS = { [NAN]: "×", [UP]: "▴", [DOWN]: "▾" };

/** Plotly reads names as a kind of HTML. */
const literal = (/** @type {string} */ name) => name.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** A point without a neighbour is a marker: Plotly draws nothing of it as a line. @param {ArrayLike<number>} y */
function markers(y) {
  const is = (/** @type {number} */ i) => Number.isFinite(y[i]);
  const size = Array.from(y, (_, i) => (is(i) && !is(i - 1) && !is(i + 1) ? 2 * pens.DOT_PX : 0));
  return size.some(Boolean)
    ? { mode: "lines+markers", marker: { size, opacity: 1, line: { width: 0 } } }
    : { mode: "lines" };
}

/** A log axis has no place for what is not above 0. @type {(y: ArrayLike<number>) => ArrayLike<number>} */
const placed = (y) => (state.log ? Array.from(y, (v) => (v > 0 ? v : NaN)) : y);

/** @param {Field} field @param {Series} series */
function lineOf(field, series) {
  const y = placed(field.y(series)),
    width = slotOf(series.run) < 0 ? 1 : 2;
  return {
    type: "scatter",
    ...markers(y),
    x: field.x(series),
    y,
    line: { color: field.colour(series), width, dash: DASHES[field.dashOf(series) % DASHES.length][0] },
  };
}

/** @param {Field} field @param {Group} group */
function groupLineOf(field, group) {
  const y = placed(groups.smoothed(field, group).middle);
  return { type: "scatter", ...markers(y), x: group.x, y, line: { color: groups.colour(group), width: 2.2 } };
}

/** @param {Column} x @param {Column} low @param {Column} high @param {string} colour @returns {Trace} */
function band(x, low, high, colour) {
  const indices = [...x.keys()].filter((i) => Number.isFinite(low[i]) && Number.isFinite(high[i]));
  return {
    type: "scatter",
    mode: "lines",
    fill: "toself",
    fillcolor: colour,
    opacity: 0.2,
    x: [...indices, ...indices.toReversed()].map((i) => x[i]),
    y: [...indices.map((i) => high[i]), ...indices.toReversed().map((i) => low[i])],
    line: { width: 0 },
    showlegend: false,
    hoverinfo: "skip",
  };
}

/** The ranges of ranks around their medians, and who lies apart. @param {Field} field @returns {Trace[]} */
function rankTraces(field) {
  return field.shown.flatMap((series) => {
    const spread = field.spreadOf(series);
    if (!spread) return [];
    const { low, high } = ranks.rangeOf(field, spread, series),
      color = slotOf(series.run) < 0 ? token("crowd") : field.colour(series);
    const away = spread.apart.map(({ rank, x, y }) => ({
      type: "scatter",
      ...markers(placed(y)),
      x,
      y: placed(y),
      line: { color, width: 1, dash: "dot" },
      name: literal(ranks.title({ ...series, rank })),
      showlegend: true,
    }));
    return [band(spread.x, low, high, color), ...away];
  });
}

/** Groups of runs: their bands and lines, and what of their members is no cloud faint below. @param {Field} field @param {Crowd} crowd @returns {Trace[]} */
function groupTraces(field, { stroked, opacity }) {
  const faint = stroked.map((series) => ({
    ...lineOf(field, series),
    opacity: opacity(series),
    showlegend: false,
  }));
  const bands = field.groups.map((group) => {
    const { low, high } = groups.smoothed(field, group);
    return band(group.x, low, high, groups.colour(group));
  });
  const middles = field.groups.map((group) => ({
    ...groupLineOf(field, group),
    name: literal(groups.title(group.name)),
    showlegend: true,
  }));
  return [...faint, ...bands, ...middles];
}

/** What lines of means would hide: how far buckets of the crowd reach. @param {Field} field @param {Series[]} crowd @returns {Trace[]} */
function spikes(field, crowd) {
  return crowd.flatMap((series) => {
    const far = field.far(series);
    if (!far) return [];
    const x = field.x(series),
      indices = Array.from(far.at);
    return {
      ...lineOf(field, series),
      mode: "lines",
      opacity: 0.5,
      showlegend: false,
      inFocus: false,
      x: indices.flatMap((i) => [x[i], x[i], null]),
      y: indices.flatMap((_, n) => [far.low[n], far.high[n], null]),
    };
  });
}

/** What is not finite, as the card marks it; the words above say how much there is. @param {Field} field */
function signs(field) {
  return field.odd.map(({ series, i, kind }) => {
    const x = field.x(series)[i];
    return {
      x: field.isLogX ? Math.log10(x) : x,
      y: kind === UP ? 1 : 0,
      yref: "paper",
      text: SIGNS[kind],
      showarrow: false,
      font: { size: 15, color: token("bad") },
    };
  });
}

/**
 * What the card draws below the lines that stand out, as it draws it.
 *
 * @param {Field} field
 * @param {Scale} scale
 * @returns {Crowd}
 */
function crowdIn(field, scale) {
  if (field.groups.length) return groups.membersOf(field, scale, field.members);
  const rest = field.shown.filter((series) => slotOf(series.run) < 0);
  const { opacity, ...crowd } = crowdOf(field, scale, rest, rest.length < field.shown.length);
  return { ...crowd, opacity: () => opacity };
}

/**
 * The lines of a field as Plotly's own, those of the crowd below.
 *
 * @param {Field} field
 * @param {string[]} tags
 * @param {Crowd} crowd
 * @returns {Trace[]}
 */
function traces(field, tags, crowd) {
  if (field.groups.length) return groupTraces(field, crowd);
  const named = field.shown.length <= 12,
    stroked = new Set(crowd.stroked);
  const seen = field.shown.filter((series) => slotOf(series.run) >= 0 || stroked.has(series));
  const lines = seen.map((series) => {
    const inFocus = slotOf(series.run) >= 0,
      trace = lineOf(field, series);
    const own = ranks.title(series),
      name = tags.length > 1 ? `${own} · ${series.tag}` : own;
    return {
      ...trace,
      name: literal(name),
      showlegend: inFocus || named,
      inFocus,
      opacity: inFocus ? 1 : crowd.opacity(series),
    };
  });
  const raw = field.shown
    .filter((series) => slotOf(series.run) >= 0 && field.amount(series) > 0)
    .map((series) => ({
      ...lineOf(field, series),
      y: series.mean,
      opacity: 0.28,
      showlegend: false,
      inFocus: false,
    }));
  const order = (/** @type {Trace} */ trace) => Number(trace.inFocus);
  const sorted = lines.sort((one, other) => order(one) - order(other));
  return [...rankTraces(field), ...spikes(field, crowd.stroked), ...raw, ...sorted].map(
    ({ inFocus, ...trace }) => trace,
  );
}

/** @param {string[]} tags */
function limits(tags) {
  return tags
    .flatMap((tag) => cards.state.alarms.get(tag)?.rules ?? [])
    .map(([, limit]) => ({
      type: "line",
      xref: "paper",
      x0: 0,
      x1: 1,
      y0: limit,
      y1: limit,
      line: { color: token("bad"), width: 1, dash: "dash" },
    }));
}

/** An axis of a card as one of Plotly's, with ticks for the picture's size. @param {Axis} axis */
function axisOf({ kind, ends }) {
  const found = ticks(kind, ends, 8),
    isLog = kind === "log";
  return {
    type: isLog ? "log" : "linear", // dates, too: Plotly would move them by the browser's zone once more
    range: [...ends],
    tickvals: found.map(({ at }) => (isLog ? 10 ** at : at)),
    ticktext: found.map(({ text, below }) => (below ? `${text}<br>${below}` : text)),
  };
}

/** @param {Field} field @returns {string} */
function axisName(field) {
  /** @type {Record<string, string>} */
  const names = {
    step: say("Step"),
    relative: say("Seconds since the start"),
    wall: say("Local time"),
    index: say("Row"),
  };
  return names[field.axis] ?? field.xTag;
}

/** The figure of a drawn card, to be drawn anywhere. @param {Field} field @param {string[]} tags */
export function figure(field, tags) {
  if (!field.scale) throw new Error("Nothing is drawn that a figure could be made of");
  const { axes } = field.scale,
    surface = token("surface"),
    crowd = crowdIn(field, field.scale);
  const words = [...field.card.querySelectorAll(".stats > span:not(.owner)")].map((fact) => fact.textContent ?? "");
  if (state.by) words.push(say("by {fact}", { fact: groups.facts().join(" · ") }));
  if (field.shown.some((series) => field.amount(series) > 0))
    words.push(say("smoothed {amount}", { amount: state.smoothing.toFixed(2) }));
  return {
    data: traces(field, tags, crowd),
    layout: {
      template: state.templates[theme() ?? "light"],
      hovermode: false,
      ...SIZE,
      margin: MARGIN,
      showlegend: true,
      paper_bgcolor: surface,
      plot_bgcolor: surface,
      images: cloudImages(crowd.clouds, axes, PLOT),
      shapes: limits(tags),
      annotations: signs(field),
      legend: { orientation: "h", y: -0.14, font: { size: 12 } },
      title: {
        text: literal(tags.join(", ")),
        x: 0.02,
        font: { size: 16, color: token("text") },
        subtitle: { text: literal(words.join(" · ")) },
      },
      xaxis: { ...axisOf(axes.x), title: { text: literal(axisName(field)), font: { size: 12 } } },
      yaxis: { ...axisOf(axes.y), showgrid: true },
    },
  };
}
