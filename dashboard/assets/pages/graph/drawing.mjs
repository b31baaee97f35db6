// The drawing of a view as SVG: frames, lines, boxes; pan and zoom are one transform.
import { closest } from "../../frame/elements.mjs";
import { followPress } from "../../frame/press.mjs";
import { box, frame, head, line } from "./boxes.mjs";
import { svg } from "./shapes.mjs";
import { boxAt } from "./view.mjs";

/** @import {GraphData} from "./data.mjs" */
/** @import {Marks} from "./trace.mjs" */
/** @import {View} from "./view.mjs" */

/** @typedef {{x: number, y: number, k: number}} Camera of the drawing in its host: where its origin lies, and how large it is */

const [LEAST, MOST] = [0.05, 3];
const SMALL = 0.36; // below this zoom words are grey dust: they are left out
/** @type {Record<string, [right: number, down: number]>} in pixels */
const MOVES = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };

export class Drawing {
  /** @type {View | null} what is drawn */
  view = null;
  /** @type {Map<number, SVGElement>} frames and boxes, by item */
  elements = new Map();
  /** @type {SVGElement[]} */
  lines = [];
  /** @type {Camera} */
  at = { x: 0, y: 0, k: 1 };

  /**
   * @param {HTMLElement} host
   * @param {{sideways: boolean, least: number, isWide: boolean, onPick: (item: number | null) => void, onToggle: (item: number) => void, onMove: (at: Camera) => void}} how
   */
  constructor(host, { sideways, least, isWide, onPick, onToggle, onMove }) {
    this.host = host;
    this.sideways = sideways;
    this.least = least; // smaller than this all of it is not shown at first
    this.isWide = isWide; // far wider than the screen, and then shown as small as this allows
    this.onPick = onPick;
    this.onToggle = onToggle;
    this.onMove = onMove;
    this.world = svg("g", { class: "graph-world" });
    this.svg = svg("svg", { class: "graph-svg", "aria-hidden": "true" }, this.world);
    host.replaceChildren(this.svg);
    this.#listen();
  }

  /** @param {GraphData} data @param {View} view */
  show(data, view) {
    this.view = view;
    const scopes = view.open.map((scope, k) => ({ scope, rectangle: boxAt(view.frames, k) })).slice(1);
    const frames = scopes.map(({ scope, rectangle }) => frame(data, scope, rectangle));
    this.lines = Array.from(view.ways.ends, (_, k) => line(view.ways, k, this.sideways));
    const boxes = Array.from(view.boxes, (item, k) => box(data, view, item, k));
    const heads = scopes.map(({ scope, rectangle }) => head(data, scope, rectangle));
    this.elements = new Map(scopes.map(({ scope }, k) => [scope, frames[k]]));
    boxes.forEach((made, k) => this.elements.set(view.boxes[k], made));
    this.world.replaceChildren(
      svg("g", {}, ...frames),
      svg("g", {}, ...this.lines),
      svg("g", {}, ...heads),
      svg("g", {}, ...boxes),
    );
  }

  clear() {
    this.view = null;
    this.elements = new Map();
    this.lines = [];
    this.world.replaceChildren();
  }

  /** Mark boxes and lines: chosen, on the way, beside it. @param {Marks} marks */
  mark({ chosen, boxes, edges }) {
    if (!this.view) return;
    const lit = boxes !== null;
    this.svg.classList.toggle("has-trace", lit);
    for (const [item, element] of this.elements) {
      element.classList.toggle("is-chosen", item === chosen);
      element.classList.toggle("is-on", boxes?.has(item) ?? false);
    }
    const { edges: held, edge_stops: stops } = this.view.ways;
    this.lines.forEach((line, k) => {
      let on = false;
      for (let j = stops[k]; j < stops[k + 1] && !on; j++) on = edges.has(held[j]);
      line.classList.toggle("is-on", on);
      if (on) line.parentNode?.append(line); // above the lines that are not
    });
  }

  /** Left, top, width and height of an item in sight, or null. @param {number} item */
  rectangleOf(item) {
    const { view } = this;
    if (!view) return null;
    const k = view.boxes.indexOf(item),
      frame = view.open.indexOf(item);
    if (k >= 0) return boxAt(view.rectangles, k);
    return frame > 0 ? boxAt(view.frames, frame) : null;
  }

  /** @param {Partial<Camera>} at */
  go({ x = this.at.x, y = this.at.y, k = this.at.k }) {
    this.at = { x, y, k: Math.min(MOST, Math.max(LEAST, k)) };
    this.world.setAttribute(
      "transform",
      `translate(${this.at.x.toFixed(1)} ${this.at.y.toFixed(1)}) scale(${this.at.k.toFixed(4)})`,
    );
    this.svg.classList.toggle("is-small", this.at.k < SMALL);
    this.onMove(this.at);
  }

  /** All of it; or, `readably`, its beginning where all of it would be too small to read. */
  fit(readably = false) {
    if (!this.view) return;
    const [left, top, width, height] = this.view.frames;
    const { clientWidth: wide, clientHeight: high } = this.host;
    const whole = Math.min(wide / (width + 40), high / (height + 40), 1.15);
    const across = this.sideways ? high / (height + 40) : wide / (width + 40);
    const k =
      readably && whole < this.least
        ? Math.min(1, this.isWide ? this.least : Math.max(across, 0.55))
        : Math.min(whole, readably ? 1 : whole);
    const start = (/** @type {number} */ size, /** @type {number} */ room, /** @type {number} */ low) =>
      size * k <= room ? (room - size * k) / 2 - low * k : 20 - low * k;
    const x = width * k <= wide || !this.sideways ? (wide - width * k) / 2 - left * k : 20 - left * k;
    this.go({ x, y: start(height, high, top), k });
  }

  /** @param {number} item */
  centre(item, k = this.at.k) {
    const rectangle = this.rectangleOf(item);
    if (!rectangle) return;
    const { clientWidth: wide, clientHeight: high } = this.host;
    const near = Math.max(k, 0.6);
    this.go({
      x: wide / 2 - (rectangle[0] + rectangle[2] / 2) * near,
      y: rectangle[3] * near > high ? 20 - rectangle[1] * near : high / 2 - (rectangle[1] + rectangle[3] / 2) * near,
      k: near,
    });
  }

  /** Bring an item into the picture, if it is not there. @param {number} item */
  bring(item) {
    const rectangle = this.rectangleOf(item);
    if (!rectangle) return;
    const { x, y, k } = this.at;
    const [cx, cy] = [
      (rectangle[0] + rectangle[2] / 2) * k + x,
      (Math.min(rectangle[3], 40) / 2 + rectangle[1]) * k + y,
    ];
    const { clientWidth: wide, clientHeight: high } = this.host;
    if (cx < 40 || cy < 30 || cx > wide - 40 || cy > high - 30 || k < SMALL) this.centre(item);
  }

  /** @param {number} by */
  zoom(by, at = [this.host.clientWidth / 2, this.host.clientHeight / 2]) {
    const k = Math.min(MOST, Math.max(LEAST, this.at.k * by)),
      share = k / this.at.k;
    this.go({ x: at[0] - (at[0] - this.at.x) * share, y: at[1] - (at[1] - this.at.y) * share, k });
  }

  #listen() {
    const { host } = this;
    /** @type {{moved: boolean} | null} */
    let drag = null;
    host.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const box = host.getBoundingClientRect();
        const turn = event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY;
        this.zoom(Math.exp(-Math.max(-80, Math.min(80, turn)) / 260), [
          event.clientX - box.left,
          event.clientY - box.top,
        ]);
      },
      { passive: false },
    );
    host.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      const at = { ...this.at },
        mine = { moved: false };
      drag = mine;
      followPress(
        event,
        ({ clientX, clientY, pointerId }) => {
          const [right, down] = [clientX - event.clientX, clientY - event.clientY];
          if (!mine.moved && Math.hypot(right, down) < 4) return;
          if (!mine.moved) host.setPointerCapture(pointerId);
          mine.moved = true;
          host.classList.add("is-dragged");
          this.go({ x: at.x + right, y: at.y + down });
        },
        () => {
          host.classList.remove("is-dragged");
          setTimeout(() => {
            if (drag === mine) drag = null;
          }); // its click comes first
        },
      );
    });
    const itemAt = (/** @type {Event} */ event, /** @type {"item" | "toggle"} */ name) =>
      closest(event.target, `[data-${name}]`, SVGElement)?.dataset[name];
    host.addEventListener("click", (event) => {
      if (drag?.moved) return;
      const toggle = itemAt(event, "toggle"),
        item = itemAt(event, "item");
      if (toggle !== undefined) this.onToggle(Number(toggle));
      else this.onPick(item === undefined ? null : Number(item));
    });
    host.addEventListener("dblclick", (event) => {
      const item = itemAt(event, "item");
      if (item !== undefined && itemAt(event, "toggle") === undefined) this.onToggle(Number(item));
    });
    host.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (move) this.go({ x: this.at.x + move[0], y: this.at.y + move[1] });
    else if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") this.fit();
    else if (event.key === "1") this.go({ k: 1 });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
