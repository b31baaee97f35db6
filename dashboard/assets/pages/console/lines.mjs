// The list of lines: those in sight are elements. It goes along with the end while it stands there.
import { inside } from "../../frame/elements.mjs";
import { token } from "../../frame/theme.mjs";
import { rgbOf } from "./ansi.mjs";
import { isHeld, offsetOf, spaceOf, topOf, wantedAround } from "./sight.mjs";
import { rowElement } from "./row.mjs";

/** @import {Gap, Line} from "./row.mjs" */

const END_PX = 4; // so near to the end counts as there

export class Lines {
  /**
   * @param {HTMLElement} view that scrolls
   * @param {() => void} lacks is called when lines are in sight that nobody has
   * @param {() => void} moved is called when it begins or ends to go along
   */
  constructor(view, lacks, moved) {
    this.view = view;
    this.lacks = lacks;
    this.moved = moved;
    this.space = inside(view, ".console-space", HTMLElement);
    this.host = inside(view, ".console-rows", HTMLElement);
    this.total = 0;
    this.follows = true;
    this.before = 0;
    this.held = { first: 0, count: 0 };
    /** @type {(Line | Gap)[]} */
    this.rows = [];
    view.addEventListener("scroll", () => this.scrolled());
    this.size = new ResizeObserver(() => this.resized());
    this.size.observe(view);
  }

  /** Let go of a page that went away. */
  leave() {
    this.size.disconnect();
  }

  get height() {
    return this.view.clientHeight;
  }

  /** What to ask for: the last lines, or those around what is in sight. */
  get wanted() {
    const { first, count } = wantedAround(this.view.scrollTop, this.height, this.total);
    return { first: this.follows ? null : first, count };
  }

  scrolled() {
    if (this.total === 0) return;
    const { scrollTop } = this.view;
    const isEnd = scrollTop >= spaceOf(this.total) - this.height - END_PX;
    // Who goes up leaves; a view that became lower, because something came above it, does not.
    const follows = isEnd || (this.follows && scrollTop >= this.before);
    this.before = scrollTop;
    if (follows !== this.follows) {
      this.follows = follows;
      this.moved();
    }
    this.put();
    if (!isHeld(this.held, scrollTop, this.height, this.total)) this.lacks();
  }

  resized() {
    if (this.follows) this.toEnd();
    this.scrolled();
  }

  toEnd() {
    this.follows = true;
    this.view.scrollTop = spaceOf(this.total);
    this.before = this.view.scrollTop;
  }

  /** @param {number} row */
  toRow(row) {
    this.follows = false;
    this.view.scrollTop = topOf(row, this.height, this.total);
  }

  put() {
    const { scrollTop } = this.view;
    const top = offsetOf(this.held.first, scrollTop, this.height, this.total);
    this.host.style.transform = `translateY(${Math.round(top)}px)`;
  }

  /**
   * Take over what the server says.
   * @param {{total: number, first: number, rows?: (Line | Gap)[], at: number | null}} answer
   */
  take(answer) {
    this.total = answer.total;
    this.space.style.height = `${spaceOf(this.total)}px`;
    if (answer.rows) {
      this.rows = answer.rows;
      this.held = { first: answer.first, count: answer.rows.length };
    }
    if (answer.at !== null) this.toRow(answer.at);
    else if (this.follows) this.toEnd();
  }

  /**
   * Make the rows anew.
   * @param {{search: string, line: number | null, hitRow: number | null, opened: Set<number>, link: (line: number) => string}} how
   */
  draw(how) {
    const shown = { ...how, surface: rgbOf(token("surface")), text: rgbOf(token("text")) };
    const made = this.rows.map((row, i) => rowElement(row, this.held.first + i, shown));
    this.host.replaceChildren(...made);
    this.put();
  }
}
