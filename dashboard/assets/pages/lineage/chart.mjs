// What both charts of the lineage page have: a board that is laid anew with its size, and a pointer over it.
import { element } from "../../frame/elements.mjs";
import { pointAt } from "./hover.mjs";

export class Chart {
  painted = false;

  /** @param {HTMLElement} host @param {string} name of the board's classes */
  constructor(host, name) {
    this.host = host;
    host.replaceChildren();
    this.board = host.appendChild(element("div", name));
    this.resize = new ResizeObserver(() => {
      this.lay();
      this.paint();
    });
    this.resize.observe(host);
    this.board.addEventListener("pointermove", (event) => this.point(event));
    this.board.addEventListener("pointerleave", (event) => pointAt(null, event));
  }

  destroy() {
    this.resize.disconnect();
    this.host.replaceChildren();
  }

  /** Find the place of everything. @returns {unknown} */
  lay() {
    return null;
  }

  paint() {
    this.painted = true;
  }

  /** Point at the run that is nearest. @param {PointerEvent} _event */
  point(_event) {}
}
