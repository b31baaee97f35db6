// The surface of a landscape on a canvas, which a drag or the arrow keys turn: all of the page together.
import { element } from "../../frame/elements.mjs";
import { token } from "../../frame/theme.mjs";
import { say } from "../../frame/words.mjs";
import { take } from "../../charts/pens.mjs";
import { paintShapes } from "./on_canvas.mjs";
import { turned, USUAL } from "./projection.mjs";
import { shapesOf } from "./shapes.mjs";

/** @import {Camera} from "./projection.mjs" */
/** @import {Inks, Relief, Shape} from "./shapes.mjs" */

const PER_PX = 0.009, // radians
  PER_KEY = 0.12;
/** @type {Camera} */
let camera = USUAL;
/** @type {WeakMap<Element, SurfaceView>} */
const views = new WeakMap(); // by their canvases

/** @param {Camera} next */
function look(next) {
  camera = next;
  for (const canvas of document.querySelectorAll("canvas.surface")) views.get(canvas)?.draw();
}

export class SurfaceView {
  /** @param {HTMLElement} home */
  constructor(home) {
    this.home = home;
    this.canvas = home.appendChild(element("canvas", "surface"));
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "img");
    this.canvas.title = say("Drag or use the arrow keys to turn; a double click turns back.");
    views.set(this.canvas, this);
    /** @type {Relief | null} */
    this.relief = null;
    /** @type {Inks | null} */
    this.inks = null;
    /** @type {{x: number, y: number} | null} */
    let held = null; // where the pointer was last
    this.canvas.addEventListener("pointerdown", ({ pointerId, clientX: x, clientY: y }) => {
      this.canvas.setPointerCapture(pointerId);
      held = { x, y };
    });
    this.canvas.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
      if (!held) return;
      look(turned(camera, (x - held.x) * PER_PX, (y - held.y) * PER_PX));
      held = { x, y };
    });
    this.canvas.addEventListener("lostpointercapture", () => {
      held = null;
    });
    this.canvas.addEventListener("dblclick", () => look(USUAL));
    this.canvas.addEventListener("keydown", (event) => {
      /** @type {Record<string, [number, number] | undefined>} */
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const way = ways[event.key];
      if (!way) return;
      event.preventDefault();
      look(turned(camera, way[0] * PER_KEY, way[1] * PER_KEY));
    });
  }

  /** @param {Relief | null} relief @param {Inks} inks @param {string} label */
  show(relief, inks, label) {
    this.relief = relief;
    this.inks = inks;
    this.canvas.setAttribute("aria-label", label);
    this.draw();
  }

  /** What is drawn at a size. @returns {Shape[]} */
  shapes(size = { width: this.home.clientWidth, height: this.home.clientHeight }) {
    return this.relief && this.inks ? shapesOf(this.relief, camera, size, this.inks) : [];
  }

  draw() {
    if (!this.home.clientWidth) return;
    paintShapes(take(this.canvas), this.shapes(), `11px ${token("words")}`);
  }
}

/** The view in a frame; null where none is. @param {Element} frame */
export function viewIn(frame) {
  const canvas = frame.querySelector("canvas.surface");
  return (canvas && views.get(canvas)) ?? null;
}
