// One scalar card: axes and lines on one canvas, what is pointed at on another above it. Lines of
// SVG would cost twenty times as much, and axes of a charting library as much as a thousand lines.
import { clashOf, colourOf } from "../frame/colours.mjs";
import { slotOf } from "../frame/focus.mjs";
import { number } from "../frame/numbers.mjs";
import { isShown, state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import * as axes from "./axes.mjs";
import { describe } from "./card_words.mjs";
import { lengths } from "./dashes.mjs";
import { legend } from "./group_legend.mjs";
import * as groups from "./groups.mjs";
import * as lines from "./lines.mjs";
import * as pens from "./pens.mjs";
import * as pointer from "./pointer.mjs";
import * as ranks from "./ranks.mjs";
import { Points } from "./points.mjs";
import { xRange, yRange } from "./ranges.mjs";
import * as scalarView from "./scalar_view.mjs";
import { FEW, isLogX } from "./scalar_view.mjs";
import { forgetSize, watchSize } from "./sizes.mjs";

/** @import {AxisKind, Ends} from "./ticks.mjs" */
/** @import {Axis} from "../frame/state.mjs" */
/** @import {Scale} from "./axes.mjs" */
/** @import {Group, Ink} from "./groups.mjs" */
/** @import {OddMark} from "./odd_marks.mjs" */
/** @import {Card, Series} from "./parts.mjs" */
/** @import {Spread} from "./ranks.mjs" */
/** @import {Size} from "./sizes.mjs" */

/** @type {Partial<Record<Axis, AxisKind>>} */
const KINDS = { step: "steps", index: "steps", relative: "seconds", wall: "dates", training: "steps" };

export class Field extends Points {
  /** @param {HTMLElement} card @param {HTMLElement} host */
  constructor(card, host) {
    super();
    this.card = card;
    this.host = host;
    /** @type {Card | null} */
    this.payload = null;
    /** @type {Series[]} */
    this.series = [];
    /** @type {Group[]} */
    this.groups = [];
    /** @type {Map<string, string> | null} */
    this.groupOf = null; // the name of each run's group
    /** @type {Map<string, Spread>} */
    this.spreads = new Map(); // by run, of those that are the median of ranks
    /** @type {Map<string, Ink | null> | null} */
    this.groupInks = null; // of all groups, also of those that have nothing on this card
    this.drawn = false;
    this.gone = false;
    this.wired = false;
    /** @type {{series: Series[], matches: Set<string> | null, shown: Series[]} | null} */
    this.known = null;
    /** @type {Scale | null} */
    this.scale = null;
    /** @type {Axis | null} */
    this.drawnAxis = null;
    this.beyond = 0; // runs that leave the axis
    /** @type {OddMark[]} */
    this.odd = []; // where runs have no numbers
    /** @type {(() => void) | null} */
    this.dragged = null; // draws what is dragged
    this.leaving = new AbortController(); // ends what listens to the host, which may stay
    host.replaceChildren();
    this.below = this.canvas("below");
    this.over = this.canvas("over");
    /** @type {Size} */
    this.size = { width: 0, height: 0 }; // of the host, when it was drawn last
    watchSize(host, () => {
      if (this.payload) this.draw();
    });
  }

  /** @param {string} name */
  canvas(name) {
    const canvas = this.host.appendChild(document.createElement("canvas"));
    canvas.className = name;
    return canvas;
  }

  destroy() {
    this.gone = true;
    this.leaving.abort();
    forgetSize(this.host);
    this.host.replaceChildren();
  }

  /** The parts of queries/scalars/parts.py that changed, or a whole card of queries/scalars/card.py. @param {Card} payload */
  take(payload) {
    this.payload = payload;
    this.parts.take(payload);
    this.series = this.parts.series;
    this.groups = groups.take(this, this.parts.groups);
    this.spreads = ranks.take(this.parts.ranks);
    if (this.spreads.size || this.series.some(({ rank }) => rank !== undefined)) scalarView.offerRanks();
  }

  /** The ranks that a line is the median of; none where it is no median, or the axis became another one. @param {Series} series */
  spreadOf({ run, rank }) {
    const known = this.parts.ranks?.axis[0] ?? this.axis;
    return rank === undefined && known === this.axis && !this.groups.length ? this.spreads.get(run) : undefined;
  }

  /** Take the points that suit what is zoomed into now. */
  renew() {
    this.series = this.parts.choose() ?? this.series;
  }

  /** The tags that the series are of. */
  get tags() {
    return [this.card.dataset.tag ?? ""];
  }

  /** From the lowest to the highest x of the runs shown, whatever is zoomed into. */
  get whole() {
    const wholes = this.shown.map((series) => series.whole ?? series);
    return xRange(
      wholes.map((series) => this.x(series)),
      {
        log: this.isLogX,
        ordered: wholes.every((series) => this.isOrdered(series)),
      },
    );
  }

  /** What is zoomed into as the server counts it, where it has finer buckets; null for none. */
  get window() {
    const { zoom } = state;
    if (!zoom || this.axis !== state.axis) return null;
    if (!this.groups.length && !this.series.some((series) => (series.whole ?? series).size)) return null;
    return zoom.map(scalarView.toServer);
  }

  /** The series that the filter lets through; looked through once, for of many runs that takes its time. */
  get shown() {
    const { series, known } = this,
      { matches } = state;
    if (known?.series === series && known.matches === matches) return known.shown;
    const shown = series.filter(({ run }) => isShown(run));
    this.known = { series, matches, shown };
    return shown;
  }

  /** The series that the words of the card tell of. */
  get told() {
    return this.shown;
  }

  /** Whether every line can be told from the others. */
  get isFew() {
    return this.shown.length <= FEW;
  }

  /** Which way a line is broken: runs of one colour are told apart. @param {Series} series */
  dashOf(series) {
    return this.groups.length ? 0 : clashOf(series.run, this.beside);
  }

  /** The runs that are drawn in colour, in their order. */
  get beside() {
    return state.slots;
  }

  /** How a line is broken, as a canvas takes it. @param {Series} series */
  dash(series) {
    return lengths(this.dashOf(series));
  }

  /** The runs that are drawn: in groups, none if members are hidden. */
  get members() {
    return this.groups.length && !state.members ? [] : this.shown;
  }

  /** Whether a run is drawn as one of its own, above the crowd. @param {string} run */
  isOwn(run) {
    return slotOf(run) >= 0;
  }

  /** @param {Series} series */
  colour(series) {
    return this.groups.length ? groups.colourOf(this, series.run) : colourOf(series.run);
  }

  // --- drawing

  /** Fields that are drawn at once take turns: what one writes would make the browser lay the page out for what the next reads. */
  async draw() {
    if (this.gone || !this.host.isConnected) return;
    this.size = { width: this.host.clientWidth, height: this.host.clientHeight };
    await null; // the others are measured
    if (this.hasRoom) this.paintAnew();
    await null; // and painted
    if (this.hasRoom) {
      describe(this.card, this, this.told);
      legend();
    }
    this.drawn = true;
  }

  /** Not so where it is folded away: its next size draws it. */
  get hasRoom() {
    return !this.gone && this.size.width > 0;
  }

  paintAnew() {
    this.renew();
    const { shown, whole } = this;
    this.span = whole[1] - whole[0];
    this.scale = axes.lay(this.size, this.layout(shown, whole));
    this.drawnAxis = this.axis;
    if (!this.wired) {
      this.wired = true;
      pointer.wire(this);
    }
    this.paint();
  }

  /** The series of each tag, and whether more of it is better. @param {Series[]} series */
  byTag(series) {
    return [{ series, direction: this.direction }];
  }

  /** 1 where more is better, -1 where less is, 0 where nobody knows. */
  get direction() {
    return this.payload?.direction ?? 0;
  }

  /** What the axes show of these runs: see `lay` of axes.mjs. @param {Series[]} shown @param {Ends} whole @returns {Parameters<typeof axes.lay>[1]} */
  layout(shown, whole) {
    const zoom = state.zoom && this.axis === state.axis ? state.zoom : whole;
    const lineOf = (/** @type {Series} */ series) => ({
      run: series.run,
      x: this.x(series),
      y: this.y(series),
      far: this.far(series),
      isOdd: series.odd > 0,
    });
    const beside = (/** @type {Series[]} */ all) => (this.spreads.size ? ranks.extent(this, all) : []);
    const tags = this.byTag(shown).map(({ series, direction }) => ({
      lines: [...series.map(lineOf), ...beside(series)],
      direction,
    }));
    const { range, beyond } = yRange(tags, zoom, { log: state.log, logX: isLogX(), outliers: state.outliers });
    this.beyond = beyond;
    return {
      x: this.isLogX
        ? { kind: "log", ends: [Math.log10(zoom[0]), Math.log10(zoom[1])] }
        : { kind: KINDS[this.axis] ?? "linear", ends: zoom },
      y: { kind: state.log ? "log" : "linear", ends: range },
    };
  }

  paint() {
    lines.paint(this);
    this.hover();
  }

  /** The hovered run, or group, on this card, at the same x. */
  hover() {
    if (this.dragged) {
      this.dragged();
      return;
    }
    const pen = pens.take(this.over, this.size),
      { hover } = state;
    if (!hover || hover.tag === null || !this.scale) return;
    const found =
      hover.group === undefined
        ? (this.members.find(
            (s) => s.run === hover.run && s.rank === hover.rank && (s.tag ?? hover.tag) === hover.tag,
          ) ?? this.members.find((s) => s.run === hover.run))
        : this.groups.find((group) => group.name === hover.group);
    if (found) pointer.mark(this, pen, this.scale, found, hover.at);
  }

  /** A value of the card as people read it. @param {number} value */
  valueText(value) {
    return number(value);
  }

  /** What the steps of its lines count. */
  get stepWord() {
    return say("Step");
  }

  /** What is drawn, by run: for tests, and for a look from the console. @returns {Record<string, object>} */
  model() {
    return Object.fromEntries(
      this.shown.map((s) => [
        s.rank === undefined ? s.run : `${s.run}#${s.rank}`,
        {
          points: s.points,
          x: Array.from(this.x(s)),
          y: Array.from(this.y(s)),
          raw: Array.from(s.mean),
          focus: this.isOwn(s.run),
          colour: this.colour(s),
        },
      ]),
    );
  }
}
