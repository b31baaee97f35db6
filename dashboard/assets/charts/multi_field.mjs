// A field of several tags, or of one that is drawn large: a run is a colour, a tag is a dash.
import { colourOf } from "../frame/colours.mjs";
import { slotOf } from "../frame/focus.mjs";
import { briefName } from "../frame/names.mjs";
import { state } from "../frame/state.mjs";
import { token } from "../frame/theme.mjs";
import { DASHES } from "./dashes.mjs";
import { Field } from "./field.mjs";
import * as groups from "./groups.mjs";
import * as ranks from "./ranks.mjs";
import { Parts } from "./parts.mjs";
import { FEW } from "./scalar_view.mjs";
import { lastFinite, runCount } from "./series.mjs";
import { drawAbove } from "./layers.mjs";

/** @import {Scale} from "./axes.mjs" */
/** @import {Column} from "./encoded.mjs" */
/** @import {Card, Series} from "./parts.mjs" */
/** @import {Pen} from "./pens.mjs" */
/** @import {Ends} from "./ticks.mjs" */
/** @typedef {{name: string, brief: string, colour: string, last: number}} Label of a line, at its last value */

const LABEL_PX = 132,
  LINE_PX = 14;

/** @param {string} tag @param {string} run */
const spreadKey = (tag, run) => `${tag}\0${run}`;

export class MultiField extends Field {
  /** @param {HTMLElement} card @param {HTMLElement} host */
  constructor(card, host, { labels = false } = {}) {
    super(card, host);
    this.labels = labels;
    /** @type {string[]} */
    this.asked = [];
    /** @type {Map<string, {parts: Parts, payload: Card}>} */
    this.held = new Map(); // by tag
  }

  /** @override */
  get tags() {
    return this.asked;
  }

  /** Tags that scripts define over different ones have only their steps in common. @override */
  get axis() {
    if (state.axis !== "step") return super.axis;
    const along = this.tags.map((tag) => this.held.get(tag)?.parts.main?.axis.join() ?? "step,");
    return new Set(along).size > 1 ? "step" : super.axis;
  }

  /** @override */
  get isFew() {
    return runCount(this.shown) <= FEW;
  }

  /** @override @param {Series} series */
  dashOf(series) {
    return this.tags.length > 1 ? Math.max(0, this.tags.indexOf(series.tag ?? "")) : super.dashOf(series);
  }

  /**
   * The parts of cards that changed; a tag that did not change may lack.
   *
   * @param {string[]} tags
   * @param {Card[]} cards
   */
  takeAll(tags, cards) {
    this.asked = tags;
    for (const card of cards) {
      const { parts } = this.held.get(card.tag) ?? { parts: new Parts() };
      parts.take(card);
      this.held.set(card.tag, { parts, payload: card });
    }
    this.gather();
  }

  /** @override */
  renew() {
    let changed = false;
    for (const { parts } of this.held.values()) {
      const fresh = parts.choose();
      if (fresh) {
        parts.series = fresh;
        changed = true;
      }
    }
    if (changed) this.gather();
  }

  /** The series of all tags. */
  gather() {
    const { tags } = this;
    const found = tags.flatMap((tag, index) => {
      const held = this.held.get(tag);
      return held ? [{ tag, dash: DASHES[index % DASHES.length][0], ...held }] : [];
    });
    if (!found.length) return;
    [{ parts: this.parts, payload: this.payload }] = found;
    this.series = found.flatMap(({ tag, dash, parts }) =>
      parts.series.map((series) => Object.assign(series, { tag, dash })),
    );
    this.groups = tags.length === 1 ? groups.take(this, this.parts.groups) : [];
    this.spreads = new Map(
      found.flatMap(({ tag, parts }) =>
        [...ranks.take(parts.ranks)].map(([run, spread]) => [spreadKey(tag, run), spread]),
      ),
    );
  }

  /** @override @param {Series} series */
  spreadOf({ run, rank, tag = "" }) {
    const known = this.held.get(tag)?.parts.ranks?.axis[0] ?? this.axis;
    const isMedian = rank === undefined && known === this.axis && !this.groups.length;
    return isMedian ? this.spreads.get(spreadKey(tag, run)) : undefined;
  }

  /** Whether any line is one of several ranks, or their median. */
  get hasRanks() {
    const held = [...this.held.values()];
    return held.some(({ parts }) => parts.ranks?.of.length) || this.series.some(({ rank }) => rank !== undefined);
  }

  /** What the server is told of a tag: its key says what is here already. @param {string} tag @returns {Json} */
  key(tag) {
    return this.held.get(tag)?.payload.key ?? null;
  }

  /** @override What all tags have in common: a loss and an accuracy have no better way. */
  get direction() {
    const [first, ...others] = new Set(this.tags.map((tag) => this.held.get(tag)?.payload.direction ?? 0));
    return others.length ? 0 : (first ?? 0);
  }

  /** @override @param {Series[]} all */
  byTag(all) {
    return this.tags.map((tag) => ({
      series: all.filter((series) => series.tag === tag),
      direction: this.held.get(tag)?.payload.direction ?? 0,
    }));
  }

  /** @override @param {Series[]} shown @param {Ends} whole */
  layout(shown, whole) {
    const layout = super.layout(shown, whole);
    return this.labels && this.size.width > 600 ? { ...layout, right: LABEL_PX } : layout;
  }

  /** @override */
  model() {
    /** @type {Record<string, Record<string, object>>} */
    const found = {};
    for (const s of this.shown) {
      const { tag = "" } = s;
      found[tag] ??= {};
      found[tag][s.rank === undefined ? s.run : `${s.run}#${s.rank}`] = {
        points: s.points,
        x: Array.from(this.x(s)),
        y: Array.from(this.y(s)),
        raw: Array.from(s.mean),
        dash: s.dash,
        focus: slotOf(s.run) >= 0,
      };
    }
    return found;
  }
}

/** The last value of a line in what is looked at. @param {Field} field @param {Column} x @param {Column} y */
function lastOf(field, x, y) {
  const { zoom } = state,
    end = zoom && field.axis === state.axis ? zoom[1] : Infinity;
  return lastFinite(Array.from(y, (v, i) => (x[i] <= end ? v : NaN)));
}

/** What has a name at its end: groups, or else the runs in focus. @param {Field} field @returns {Label[]} */
function named(field) {
  if (field.groups.length) {
    return field.groups.map((group) => ({
      name: groups.title(group.name),
      brief: groups.title(group.name),
      colour: groups.colour(group),
      last: lastOf(field, group.x, groups.smoothed(field, group).middle),
    }));
  }
  return field.shown
    .filter((series) => slotOf(series.run) >= 0)
    .map((series) => ({
      name: ranks.title(series),
      brief: series.rank === undefined ? briefName(series.run) : ranks.title(series),
      colour: colourOf(series.run),
      last: lastOf(field, field.x(series), field.y(series)),
    }));
}

/** Names at the ends of lines, pushed apart where they meet. @param {Field} field @param {Scale} scale */
function ends(field, scale) {
  const found = named(field)
    .map((label) => ({ ...label, at: scale.y(label.last) }))
    .filter(({ at }) => Number.isFinite(at) && at >= scale.top - 2 && at <= scale.top + scale.height + 2)
    .sort((one, other) => one.at - other.at);
  found.forEach((label, i) => {
    if (i) label.at = Math.max(label.at, found[i - 1].at + LINE_PX);
  });
  const floor = scale.top + scale.height;
  for (let i = found.length - 1, room = floor; i >= 0; i--, room -= LINE_PX) found[i].at = Math.min(found[i].at, room);
  return found;
}

/** @param {Pen} pen @param {Label} label @param {number} width */
function shortened(pen, { name, brief: text }, width) {
  if (pen.measureText(name).width <= width) return name;
  if (pen.measureText(text).width <= width) return text;
  let keep = text.length;
  while (keep > 2 && pen.measureText(`${text.slice(0, keep >> 1)}…${text.slice(-(keep >> 1))}`).width > width)
    keep -= 1;
  return `${text.slice(0, keep >> 1)}…${text.slice(-(keep >> 1))}`; // runs often differ at their end
}

drawAbove(
  (field) => field instanceof MultiField && field.labels && field.size.width > 600,
  (pen, scale, field) => {
    pen.font = `500 11px ${token("numbers")}`;
    pen.textBaseline = "middle";
    const right = scale.left + scale.width + 8;
    for (const { at, ...label } of ends(field, scale)) {
      pen.fillStyle = label.colour;
      pen.fillText(shortened(pen, label, field.size.width - right - 4), right, at);
    }
  },
);
