// How all pictures are looked at: one zoom, one place, one brightness, whatever page part shows them.
import * as address from "../../frame/address.mjs";
import { all } from "../../frame/elements.mjs";
import { pageName } from "../../frame/page_name.mjs";

/** @typedef {{brightness: number, contrast: number, gamma: number}} Light */
/** @typedef {{width: number, height: number}} Size in pixels */

/** @type {Light & {zoom: number | null, x: number, y: number}} without a zoom, pictures fill their frames; x and y are what is in the middle */
export const lens = { zoom: null, x: 0.5, y: 0.5, brightness: 1, contrast: 1, gamma: 1 };
/** @type {Readonly<Light>} */
export const PLAIN = { brightness: 1, contrast: 1, gamma: 1 }; // as recorded
const LEAST = 1 / 16,
  MOST = 64;
export const LIGHTS = /** @type {const} */ (["brightness", "contrast", "gamma"]);
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Map<string, () => string | number | null>} */
const due = new Map();
let resting = 0;
const within = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.min(high, Math.max(low, value));

/** @param {Partial<typeof lens>} changes */
export function change(changes) {
  Object.assign(lens, changes);
  if (lens.zoom === null) Object.assign(lens, { x: 0.5, y: 0.5 });
  lens.x = within(lens.x, 0, 1);
  lens.y = within(lens.y, 0, 1);
  remember("zoom", () => (lens.zoom === null ? null : Number(lens.zoom.toPrecision(3))));
  remember("at", () => (lens.zoom === null ? null : [lens.x, lens.y].map((v) => v.toFixed(3)).join(",")));
  for (const key of LIGHTS) remember(key, () => (lens[key] === 1 ? null : lens[key]));
  applyLight();
  for (const listener of listeners) listener();
}

/** Write into the address once the hand rests: browsers refuse hundreds of changes a second. @param {string} key @param {() => string | number | null} value */
export function remember(key, value) {
  due.set(key, value);
  clearTimeout(resting);
  resting = setTimeout(() => {
    for (const [name, read] of due) if (pageName() === "images") address.set(name, read());
    due.clear();
  }, 150);
}

/** What the address says, as it says it: numbers in their bounds, or nothing. */
export function recall() {
  /** @template Initial @param {string} key @param {number} low @param {number} high @param {Initial} initial */
  const number = (key, low, high, initial) => {
    const text = address.get(key),
      value = Number(text);
    return text === null || !Number.isFinite(value) ? initial : within(value, low, high);
  };
  const [x, y] = (address.get("at") ?? "0.5,0.5").split(",").map(Number);
  change({
    zoom: number("zoom", LEAST, MOST, null),
    x: Number.isFinite(x) ? x : 0.5,
    y: Number.isFinite(y) ? y : 0.5,
    brightness: number("brightness", 0, 4, 1),
    contrast: number("contrast", 0, 4, 1),
    gamma: number("gamma", 0.1, 5, 1),
  });
}

/** One filter of the whole page; gamma has no CSS function, so it is one of SVG. */
function applyLight() {
  const isPlain = LIGHTS.every((key) => lens[key] === 1);
  if (lens.gamma !== 1) gammaFilter().forEach((part) => part.setAttribute("exponent", String(1 / lens.gamma)));
  const gamma = lens.gamma === 1 ? "" : " url(#images-gamma)";
  const text = isPlain ? "none" : `brightness(${lens.brightness}) contrast(${lens.contrast})${gamma}`;
  document.documentElement.style.setProperty("--image-light", text);
}

function gammaFilter() {
  const there = all(document, "#images-gamma feComponentTransfer > *", SVGElement);
  if (there.length) return there;
  /** @param {Element} parent @param {string} name @param {Record<string, string | number>} attributes */
  const make = (parent, name, attributes = {}) => {
    const element = parent.appendChild(document.createElementNS("http://www.w3.org/2000/svg", name));
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const svg = make(document.body, "svg", { width: 0, height: 0, "aria-hidden": "true", class: "unseen" });
  const filter = make(svg, "filter", { id: "images-gamma", "color-interpolation-filters": "sRGB" });
  const transfer = make(filter, "feComponentTransfer");
  return ["feFuncR", "feFuncG", "feFuncB"].map((name) => make(transfer, name, { type: "gamma" }));
}

/** CSS pixels a pixel of the picture takes in a frame: at 1:1 it is one pixel of the screen. @param {Size} frame @param {number} width @param {number} height */
export function scale(frame, width, height) {
  if (lens.zoom !== null) return lens.zoom / (window.devicePixelRatio || 1);
  return Math.min(frame.width / width, frame.height / height);
}

/** The zoom that a picture has in a frame. @param {HTMLElement} frame @param {Size} size */
export function fitted(frame, { width, height }) {
  return scale(room(frame), width, height) * (window.devicePixelRatio || 1);
}

/** Lay a picture of `width` × `height` pixels into a frame. @param {HTMLElement} element @param {Size} frame @param {number} width @param {number} height */
export function lay(element, frame, width, height) {
  const by = scale(frame, width, height);
  const [left, top] = [frame.width / 2 - lens.x * width * by, frame.height / 2 - lens.y * height * by];
  element.style.width = `${width * by}px`;
  element.style.height = `${height * by}px`;
  element.style.transform = `translate(${left}px, ${top}px)`;
  // Enlarged, every pixel stays the square it is; made smaller, neighbours are averaged.
  element.style.imageRendering = by * (window.devicePixelRatio || 1) >= 1 ? "pixelated" : "auto";
}

/** Where a frame shows its picture: within its border. @param {HTMLElement} frame */
export function room(frame) {
  const { left, top } = frame.getBoundingClientRect();
  return {
    left: left + frame.clientLeft,
    top: top + frame.clientTop,
    width: frame.clientWidth,
    height: frame.clientHeight,
  };
}

/** Closer or further; what is under `anchor`, in shares of the frame from its middle, stays there. @param {number} factor @param {number} usual the zoom that pictures have without one @param {{x: number, y: number} | null} anchor @param {Size | null} size */
export function zoomBy(factor, usual, anchor = null, size = null) {
  const before = lens.zoom ?? usual,
    zoom = within(before * factor, LEAST, MOST);
  const ratio = window.devicePixelRatio || 1,
    shift = { x: lens.x, y: lens.y };
  if (anchor && size) {
    shift.x += (anchor.x / size.width) * (ratio / before - ratio / zoom);
    shift.y += (anchor.y / size.height) * (ratio / before - ratio / zoom);
  }
  change({ zoom, ...shift });
}

/** Drag to move all pictures, wheel (with Ctrl, where the page scrolls) to zoom; `size()` of the picture. @param {HTMLElement} element @param {() => Size | null} size */
export function hold(element, size, { plainWheel = false } = {}) {
  /** @type {{left: number, top: number, x: number, y: number} | null} */
  let from = null;
  element.addEventListener(
    "wheel",
    (event) => {
      const full = size();
      if (!full || !(plainWheel || event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top, width, height } = room(element);
      const anchor = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      zoomBy(Math.exp(-within(event.deltaY, -120, 120) / 300), fitted(element, full), anchor, full);
    },
    { passive: false },
  );
  element.addEventListener("pointerdown", (event) => {
    element.dataset.moved = "";
    if (lens.zoom === null || event.button !== 0 || !size()) return;
    from = { left: event.clientX, top: event.clientY, x: lens.x, y: lens.y };
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    const full = size();
    if (!from || !full) return;
    const [right, down] = [event.clientX - from.left, event.clientY - from.top];
    if (Math.hypot(right, down) > 4) element.dataset.moved = "yes";
    const by = scale(room(element), 1, 1);
    change({ x: from.x - right / by / full.width, y: from.y - down / by / full.height });
  });
  for (const end of ["pointerup", "pointercancel"])
    element.addEventListener(end, () => {
      from = null;
    });
}

/** Hear that pictures are looked at in another way. @param {() => void} listener */
export function on(listener) {
  listeners.add(listener);
}
