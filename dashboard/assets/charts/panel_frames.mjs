// The frames of a list of panels, one a run in the order of the runs. Of many runs only those that somebody
// comes near have one: the list scrolls inside its card.
import { all } from "../frame/elements.mjs";

const CHUNK = 8; // panels asked for together: as FIRST_PANELS on the server
const REACH_PX = 300; // how far out of sight a panel is drawn already

export class PanelFrames {
  /**
   * @param {HTMLElement} list
   * @param {{make: (run: string) => Element, leave: (run: string, frame: Element) => void}} acts how a run's frame is made, and what becomes of what is in one that goes
   */
  constructor(list, { make, leave }) {
    this.list = list;
    this.make = make;
    this.leave = leave;
    /** @type {string[]} */
    this.runs = [];
  }

  /** Other runs, or another order of them: frames of runs that stay move, with all that is open in them. @param {string[]} runs */
  rearrange(runs) {
    const frames = new Map([...this.list.children].map((frame, index) => [this.runs[index], frame]));
    const count = frames.size,
      staying = new Set(runs);
    for (const [run, frame] of frames) {
      if (staying.has(run)) continue;
      this.leave(run, frame);
      frame.remove();
      frames.delete(run);
    }
    this.runs = runs;
    runs.slice(0, count).forEach((run, index) => {
      const frame = frames.get(run) ?? this.make(run),
        there = this.list.children[index] ?? null;
      if (frame !== there) this.list.insertBefore(frame, there);
      frames.delete(run);
    });
    for (const [run, frame] of frames) {
      // now too far down to have one
      this.leave(run, frame);
      frame.remove();
    }
  }

  /** Frames for so many runs; those further down are made as somebody comes near them. @param {number} count */
  build(count) {
    for (const run of this.runs.slice(this.list.childElementCount, count)) this.list.append(this.make(run));
  }

  extend() {
    const { scrollTop, clientHeight, scrollHeight } = this.list;
    const left = scrollHeight - scrollTop - clientHeight;
    if (left < REACH_PX * 2) this.build(this.list.childElementCount + CHUNK);
  }

  /** The indices of the panels in sight, or nearly so. */
  near() {
    const { scrollTop, clientHeight } = this.list,
      children = all(this.list, ":scope > *", HTMLElement);
    if (!this.list.classList.contains("many")) return [0, children.length];
    const seen = children.map(
      ({ offsetTop, offsetHeight }) =>
        offsetTop + offsetHeight > scrollTop - REACH_PX && offsetTop < scrollTop + clientHeight + REACH_PX,
    );
    const first = seen.indexOf(true);
    return first < 0 ? [0, Math.min(1, children.length)] : [first, seen.lastIndexOf(true) + 1];
  }

  /** Which panels the server is asked for; null for the first ones. */
  get window() {
    const [first, last] = this.near();
    const from = Math.floor(first / CHUNK) * CHUNK,
      to = Math.max(1, Math.ceil(last / CHUNK)) * CHUNK;
    return from === 0 && to <= CHUNK ? null : [from, Math.min(to, from + 6 * CHUNK)];
  }
}
