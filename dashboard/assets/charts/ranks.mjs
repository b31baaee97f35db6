// The ranks of runs that several processes recorded: the range around their median, and who lies apart.
// The other end of queries/scalars/ranks.py.
import { localMs } from "../frame/dates.mjs";
import { nameOf } from "../frame/given.mjs";
import { number, whole } from "../frame/numbers.mjs";
import { state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import { say } from "../frame/words.mjs";
import { decode } from "./encoded.mjs";
import * as pens from "./pens.mjs";
import { nearest, smooth } from "./series.mjs";

/** @import {Plane} from "./axes.mjs" */
/** @import {Column, Encoded} from "./encoded.mjs" */
/** @import {Field} from "./field.mjs" */
/** @import {Along, Series} from "./parts.mjs" */
/** @import {Pen} from "./pens.mjs" */
/** @import {Line} from "./ranges.mjs" */

/** @typedef {{rank: number, first: number, last: number, at: number}} Stretch the steps between which a rank lies apart, and where it is furthest away */
/** @typedef {Stretch & {x: Encoded, y: Encoded, spot: [number, number]}} WireApart */
/** @typedef {{run: string, ranks: number, lowest: number, more: number, x: Encoded, low: Encoded, high: Encoded, apart: WireApart[]}} WireSpread */
/** @typedef {{axis: Along, weight: number, of: WireSpread[]}} WireRanks `ranks_part` */

/** @typedef {Stretch & {x: Column, y: Column, spot: [number, number]}} Apart a rank, its line where it lies apart, and the point that is furthest away */

/**
 * The ranks of one run on a card: a number for each x in each column.
 *
 * @typedef {object} Spread
 * @property {string} run
 * @property {number} ranks how many there are
 * @property {number} lowest of them, whose values tables have
 * @property {number} more that lie apart and are not told
 * @property {number} weight of the average that the server made; 0 for none
 * @property {Column} x
 * @property {Column} low
 * @property {Column} high
 * @property {Apart[]} apart
 * @property {{key: string, low: Column, high: Column} | null} kept smoothed
 */

const MOST_NAMED = 3;
const OWN = 0.2,
  OTHER = 0.13; // opacity of the range of a run in focus, and of another one
const LABEL_PX = 11;

/** The ranks of a card, along its axis. @param {WireRanks | null} part @returns {Map<string, Spread>} */
export function take(part) {
  const local = part?.axis[0] === "wall";
  const onAxis = (/** @type {number} */ x) => (local ? localMs(x) : x);
  const along = (/** @type {Encoded} */ encoded) => {
    const x = decode(encoded);
    return local ? Float64Array.from(x, localMs) : x;
  };
  return new Map(
    (part?.of ?? []).map(({ run, ranks, lowest, more, x, low, high, apart }) => [
      run,
      {
        run,
        ranks,
        lowest,
        more,
        weight: part?.weight ?? 0,
        x: along(x),
        low: decode(low),
        high: decode(high),
        apart: apart.map((one) => ({
          ...one,
          x: along(one.x),
          y: decode(one.y),
          spot: /** @type {[number, number]} */ ([onAxis(one.spot[0]), one.spot[1]]),
        })),
        kept: null,
      },
    ]),
  );
}

/** The range around a line that is smoothed as much, or the line could leave it. @param {Field} field @param {Spread} spread @param {Series} series */
export function rangeOf(field, spread, series) {
  const amount = state.exact || spread.weight > 0 ? 0 : field.amount(series),
    key = `${amount}:${field.span}`;
  if (spread.kept?.key !== key) {
    const of = (/** @type {Column} */ values) => smooth(spread.x, values, amount, field.span);
    spread.kept = { key, low: of(spread.low), high: of(spread.high) };
  }
  return spread.kept;
}

/** What a line is called: of a single rank its number, too. @param {Series} series */
export function title({ run, rank }) {
  return rank === undefined ? nameOf(run) : `${nameOf(run)} · ${say("rank {rank}", { rank: whole(rank) })}`;
}

/** The lines that need room on a card beside the medians. @param {Field} field @param {Series[]} shown @returns {Line[]} */
export function extent(field, shown) {
  return shown.flatMap((series) => {
    const { run } = series,
      spread = field.spreadOf(series);
    if (!spread) return [];
    const { low, high } = rangeOf(field, spread, series);
    return [
      { run, x: spread.x, y: low },
      { run, x: spread.x, y: high },
      ...spread.apart.map(({ x, y }) => ({ run, x, y })),
    ];
  });
}

/** The ranges, below all lines. @param {Pen} pen @param {Plane} scale @param {Field} field @param {Series[]} members */
export function paintRanges(pen, scale, field, members) {
  for (const series of members) {
    const spread = field.spreadOf(series);
    if (!spread) continue;
    const { low, high } = rangeOf(field, spread, series),
      isOwn = field.isOwn(series.run);
    pen.globalAlpha = isOwn ? OWN : OTHER;
    pen.fillStyle = isOwn ? field.colour(series) : token("crowd");
    pens.band(pen, scale, spread.x, low, high);
  }
  pen.globalAlpha = 1;
}

/** The ranks that lie apart, named where they are furthest away. @param {Pen} pen @param {Plane} scale @param {Field} field @param {Series[]} members */
export function paintApart(pen, scale, field, members) {
  for (const series of members) {
    const colour = field.isOwn(series.run) ? field.colour(series) : token("muted");
    for (const { rank, x, y, spot } of field.spreadOf(series)?.apart ?? []) {
      pen.globalAlpha = 1;
      pen.lineWidth = 1;
      pen.setLineDash([3, 2]);
      pen.strokeStyle = colour;
      pens.line(pen, scale, x, y, 2);
      pen.setLineDash([]);
      name(pen, scale, say("rank {rank}", { rank: whole(rank) }), spot);
    }
  }
}

/** A name beside a point, within the plot. @param {Pen} pen @param {Plane} scale @param {string} words @param {[number, number]} spot */
function name(pen, scale, words, [x, y]) {
  const left = scale.x(x),
    top = Math.min(scale.top + scale.height - 3, Math.max(scale.top + LABEL_PX, scale.y(y)));
  if (!Number.isFinite(left) || !Number.isFinite(top)) return;
  if (left < scale.left - 1 || left > scale.left + scale.width + 1) return;
  pen.font = `${LABEL_PX}px ${getComputedStyle(document.body).fontFamily}`;
  const isRight = left + 8 + pen.measureText(words).width < scale.left + scale.width;
  pen.textAlign = isRight ? "left" : "right";
  pen.lineWidth = 3;
  pen.strokeStyle = token("surface");
  pen.strokeText(words, left + (isRight ? 5 : -5), top);
  pen.fillStyle = token("text");
  pen.fillText(words, left + (isRight ? 5 : -5), top);
  pen.textAlign = "left";
}

/** The range and who lies apart at an x of a median, for the read-out. @param {Spread} spread @param {number} x @returns {[label: string, value: string][]} */
export function rowsAt(spread, x) {
  const i = nearest(spread.x, x);
  /** @type {[string, string][]} */
  const rows = [];
  if (spread.x.length)
    rows.push([
      say("Ranks"),
      say("{low} … {high} of {count}", {
        low: number(spread.low[i]),
        high: number(spread.high[i]),
        count: whole(spread.ranks),
      }),
    ]);
  const away = apartWords(spread);
  if (away) rows.push([say("Apart"), away]);
  return rows;
}

/** Which ranks of a run lie apart; empty for none. @param {Spread} spread */
function apartWords({ apart, more }) {
  const named = apart.slice(0, MOST_NAMED).map(({ rank }) => whole(rank)),
    left = apart.length + more - named.length;
  if (!named.length) return "";
  const ranks = named.join(", ");
  if (left > 0) return say("ranks {ranks} and {count} more", { ranks, count: whole(left) });
  return named.length === 1 ? say("rank {rank}", { rank: ranks }) : say("ranks {ranks}", { ranks });
}

/** Where each rank of a run lies apart, in sentences. @param {Spread} spread @param {string} tag which one, of a card of several */
function apartSentences({ run, apart }, tag) {
  return apart.map(({ rank, first, last, at }) =>
    say("{run}: rank {rank} lies apart between steps {first} and {last}, most at {at}", {
      run: tag ? `${nameOf(run)} · ${tag}` : nameOf(run),
      rank: whole(rank),
      first: whole(first),
      last: whole(last),
      at: whole(at),
    }),
  );
}

/** What a card says of ranks. @param {Field} field @param {Series[]} shown @returns {[words: string, value: string, tone?: string, all?: string][]} */
export function facts(field, shown) {
  /** @type {[string, string, string?, string?][]} */
  const found = [];
  const lines = new Set(shown.filter(({ rank }) => rank !== undefined).map(({ run, rank }) => `${rank} ${run}`));
  if (lines.size) found.push([say("{value} ranks"), whole(lines.size), "quiet"]);
  const spreads = shown.flatMap((series) => {
    const spread = field.spreadOf(series);
    return spread ? [{ spread, tag: field.tags.length > 1 ? (series.tag ?? "") : "" }] : [];
  });
  if (!spreads.length) return found;
  found.unshift(...apartFacts(spreads));
  const runs = new Set(spreads.map(({ spread }) => spread.run)).size;
  if (runs === 1)
    found.push([
      say("median of {value} ranks"),
      whole(Math.max(...spreads.map(({ spread }) => spread.ranks))),
      "quiet",
    ]);
  else found.push([say("medians of ranks in {value} runs"), whole(runs), "quiet"]);
  return found;
}

/** How many ranks lie apart, in one tag or several. @param {{spread: Spread, tag: string}[]} spreads @returns {[words: string, value: string, tone: string, all: string][]} */
function apartFacts(spreads) {
  const away = spreads.filter(({ spread }) => spread.apart.length),
    named = new Set(away.flatMap(({ spread: { run, apart } }) => apart.map(({ rank }) => `${rank} ${run}`))),
    count = away.reduce((most, { spread }) => most + spread.more, named.size);
  if (!count) return [];
  const all = away.flatMap(({ spread, tag }) => apartSentences(spread, tag)).join("\n");
  if (count > 1) return [[say("{value} ranks apart"), whole(count), "warn", all]];
  return [[say("rank {value} apart"), whole(away[0].spread.apart[0].rank), "warn", all]];
}
