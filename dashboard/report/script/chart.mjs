// One chart of a report: a card with its lines on a canvas, what is pointed at on another above it.
import * as axes from "../../assets/charts/axes.mjs";
import * as pens from "../../assets/charts/pens.mjs";
import { xRange, yRange } from "../../assets/charts/ranges.mjs";
import { nearest } from "../../assets/charts/series.mjs";
import { watchSize } from "../../assets/charts/sizes.mjs";
import { element } from "../../assets/frame/elements.mjs";
import { number } from "../../assets/frame/numbers.mjs";
import { say } from "../../assets/frame/words.mjs";
import { linesOf } from "./lines.mjs";
import { paint, paintDrag, paintPointed } from "./painting.mjs";
import { listen } from "./pointer.mjs";
import { isOwn, isShown, nameOf, shared, when } from "./shared.mjs";
import { showTip } from "./tip.mjs";

/** @import {Scale} from "../../assets/charts/axes.mjs" */
/** @import {Ends} from "../../assets/charts/ticks.mjs" */
/** @import {Card, Line} from "./lines.mjs" */

const SEEN = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) charts.get(target)?.see(isIntersecting);
  },
  { rootMargin: "300px" },
);
/** @type {Map<Element, Chart>} */
const charts = new Map();

export class Chart {
  /** @param {Card} card @param {HTMLElement} ground */
  constructor(card, ground) {
    this.tag = card.tag;
    this.direction = card.direction;
    this.lines = linesOf(card);
    this.isLog = false;
    this.isSeen = false;
    /** @type {Scale | null} */
    this.scale = null;
    /** @type {[number, number] | null} */
    this.dragged = null; // pixels
    this.card = ground.appendChild(element("figure", "chart card"));
    this.card.dataset.tag = card.tag;
    this.card.append(this.head(card));
    this.host = this.card.appendChild(element("div", "host"));
    this.below = this.host.appendChild(element("canvas"));
    this.over = this.host.appendChild(element("canvas"));
    this.host.tabIndex = 0;
    this.host.setAttribute("role", "application");
    this.host.setAttribute("aria-roledescription", say("chart"));
    this.host.setAttribute("aria-label", this.words(card));
    listen(this);
    watchSize(this.host, () => this.draw());
    when("view", () => this.draw());
    when("pointed", () => this.point());
    charts.set(this.host, this);
    SEEN.observe(this.host);
  }

  /** @param {Card} card */
  head(card) {
    const head = element("figcaption"),
      name = element("span", "tag"),
      cut = card.tag.lastIndexOf("/") + 1;
    name.append(element("span", "quiet", card.tag.slice(0, cut)), element("b", "", card.tag.slice(cut)));
    head.append(name, element("span", "best-of", bestOf(card)), this.button(say("Log scale"), "log", "isLog"));
    const wide = head.appendChild(element("button", "small", "⤢"));
    wide.title = say("Show in full");
    wide.setAttribute("aria-label", say("Show in full"));
    wide.setAttribute("aria-pressed", "false");
    wide.addEventListener("click", () => {
      wide.setAttribute("aria-pressed", String(this.card.classList.toggle("wide")));
    });
    return head;
  }

  /** @param {string} title @param {string} text @param {"isLog"} what */
  button(title, text, what) {
    const made = element("button", "small", text);
    made.title = title;
    made.setAttribute("aria-label", title);
    made.setAttribute("aria-pressed", "false");
    made.addEventListener("click", () => {
      this[what] = !this[what];
      made.setAttribute("aria-pressed", String(this[what]));
      this.draw();
    });
    return made;
  }

  /** @param {Card} card */
  words(card) {
    return [card.tag, say("{count} runs", { count: this.lines.length }), bestOf(card)].filter(Boolean).join(", ");
  }

  get shown() {
    return this.lines.filter(({ run }) => isShown(run));
  }

  /** From the lowest to the highest step of all runs that are shown. @returns {Ends} */
  get whole() {
    return xRange(
      this.shown.map(({ x }) => x),
      { ordered: true },
    );
  }

  /** @param {boolean} isSeen */
  see(isSeen) {
    const wasSeen = this.isSeen;
    this.isSeen = isSeen;
    if (isSeen && !wasSeen) this.draw();
  }

  draw() {
    const size = { width: this.host.clientWidth, height: this.host.clientHeight };
    if (!(this.isSeen || shared.isPrinted) || !size.width) return;
    const lines = this.shown,
      ends = shared.zoom ?? this.whole;
    const { range } = yRange([{ lines, direction: this.direction }], ends, { log: this.isLog });
    this.scale = axes.lay(size, {
      x: { kind: "steps", ends },
      y: { kind: this.isLog ? "log" : "linear", ends: range },
    });
    const pen = pens.take(this.below, size);
    paint(pen, this.scale, lines);
    this.point();
  }

  /** What is pointed at, on this chart or another: here at the same step. */
  point() {
    const { scale } = this,
      { pointed } = shared;
    if (!scale || !this.isSeen) return;
    const pen = pens.take(this.over, { width: this.host.clientWidth, height: this.host.clientHeight });
    if (this.dragged) paintDrag(pen, scale, ...this.dragged);
    else if (pointed) {
      const line = this.shown.find(({ run }) => run === pointed.run);
      paintPointed(pen, scale, line, pointed.at, pointed.at === null ? [] : this.readAt(pointed.at, line));
    }
  }

  /** What runs in colour, and the one that is pointed at, have next to a step. @param {number} at @param {Line} [also] */
  readAt(at, also) {
    const ends = shared.zoom ?? this.whole;
    return this.shown
      .filter((line) => line === also || isOwn(line.run))
      .map((line) => ({ line, i: nearest(line.x, at) }))
      .filter(({ line, i }) => line.x.length && isNear(line.x, i, at, ends));
  }

  /** @param {number} left @param {number} top of the tip, in the window @param {number} at @param {Line} [line] */
  tell(left, top, at, line) {
    showTip(this, left, top, at, line);
  }
}

/** Whether a point is next to a step, and not the end of a run that stopped long before. @param {ArrayLike<number>} x @param {number} i @param {number} at @param {Ends} ends */
function isNear(x, i, at, ends) {
  const apart = Math.abs(x[i] - at),
    isInside = at >= x[0] && at <= x[x.length - 1];
  return isInside || apart <= 0.02 * (ends[1] - ends[0]);
}

/** @param {Card} card */
function bestOf({ best }) {
  return best ? `★ ${number(best[1])} ${nameOf(best[0])}` : "";
}
