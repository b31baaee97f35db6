// How all pictures are looked at: one zoom, one place, one brightness, whatever page part shows them.
import * as address from "../../frame/address.mjs";
import { pageName } from "../../frame/page_name.mjs";

export const lens = { zoom: null, x: 0.5, y: 0.5, brightness: 1, contrast: 1, gamma: 1 };
export const PLAIN = { brightness: 1, contrast: 1, gamma: 1 }; // as recorded
const LEAST = 1 / 16,
  MOST = 64;
const listeners = new Set(),
  due = new Map();
let resting = null;
const within = (value, low, high) => Math.min(high, Math.max(low, value));

export function change(changes) {
  Object.assign(lens, changes);
  if (lens.zoom === null) Object.assign(lens, { x: 0.5, y: 0.5 });
  lens.x = within(lens.x, 0, 1);
  lens.y = within(lens.y, 0, 1);
  remember("zoom", () => (lens.zoom === null ? null : Number(lens.zoom.toPrecision(3))));
  remember("at", () => (lens.zoom === null ? null : [lens.x, lens.y].map((v) => v.toFixed(3)).join(",")));
  for (const key of Object.keys(PLAIN)) remember(key, () => (lens[key] === 1 ? null : lens[key]));
  applyLight();
  for (const listener of listeners) listener();
}

/** Write into the address once the hand rests: browsers refuse hundreds of changes a second. */
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
  const isPlain = Object.keys(PLAIN).every((key) => lens[key] === 1);
  if (lens.gamma !== 1) gammaFilter().forEach((part) => part.setAttribute("exponent", String(1 / lens.gamma)));
  const gamma = lens.gamma === 1 ? "" : " url(#images-gamma)";
  const text = isPlain ? "none" : `brightness(${lens.brightness}) contrast(${lens.contrast})${gamma}`;
  document.documentElement.style.setProperty("--image-light", text);
}

function gammaFilter() {
  const there = [...document.querySelectorAll("#images-gamma feComponentTransfer > *")];
  if (there.length) return there;
  const make = (parent, name, attributes = {}) => {
    const element = parent.appendChild(document.createElementNS("http://www.w3.org/2000/svg", name));
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = make(document.body, "svg", { width: 0, height: 0, "aria-hidden": "true", class: "unseen" });
  const filter = make(svg, "filter", { id: "images-gamma", "color-interpolation-filters": "sRGB" });
  const transfer = make(filter, "feComponentTransfer");
  return ["feFuncR", "feFuncG", "feFuncB"].map((name) => make(transfer, name, { type: "gamma" }));
}

/** CSS pixels a pixel of the picture takes in a frame: at 1:1 it is one pixel of the screen. */
export function scale(frame, width, height) {
  if (lens.zoom !== null) return lens.zoom / (window.devicePixelRatio || 1);
  return Math.min(frame.width / width, frame.height / height);
}

/** Lay a picture of `width` × `height` pixels into a frame. */
export function lay(element, frame, width, height) {
  const by = scale(frame, width, height);
  const [left, top] = [frame.width / 2 - lens.x * width * by, frame.height / 2 - lens.y * height * by];
  element.style.width = `${width * by}px`;
  element.style.height = `${height * by}px`;
  element.style.transform = `translate(${left}px, ${top}px)`;
  // Enlarged, every pixel stays the square it is; made smaller, neighbours are averaged.
  element.style.imageRendering = by * (window.devicePixelRatio || 1) >= 1 ? "pixelated" : "auto";
}

/** Where a frame shows its picture: within its border. */
export function room(frame) {
  const { left, top } = frame.getBoundingClientRect();
  return {
    left: left + frame.clientLeft,
    top: top + frame.clientTop,
    width: frame.clientWidth,
    height: frame.clientHeight,
  };
}

/** Closer or further; what is under `anchor`, in shares of the frame from its middle, stays there. */
export function zoomBy(factor, fitted, anchor = null, size = null) {
  const before = lens.zoom ?? fitted,
    zoom = within(before * factor, LEAST, MOST);
  const ratio = window.devicePixelRatio || 1,
    shift = { x: lens.x, y: lens.y };
  if (anchor && size) {
    shift.x += (anchor.x / size.width) * (ratio / before - ratio / zoom);
    shift.y += (anchor.y / size.height) * (ratio / before - ratio / zoom);
  }
  change({ zoom, ...shift });
}

/** Drag to move all pictures, wheel (with Ctrl, where the page scrolls) to zoom; `size()` of the picture. */
export function hold(element, size, { plainWheel = false } = {}) {
  let from = null;
  const fitted = () => scale(room(element), size().width, size().height) * (window.devicePixelRatio || 1);
  element.addEventListener(
    "wheel",
    (event) => {
      if (!size() || !(plainWheel || event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top, width, height } = room(element);
      const anchor = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      zoomBy(Math.exp(-within(event.deltaY, -120, 120) / 300), fitted(), anchor, size());
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
    if (!from || !size()) return;
    const [right, down] = [event.clientX - from.left, event.clientY - from.top];
    if (Math.hypot(right, down) > 4) element.dataset.moved = "yes";
    const by = scale(room(element), 1, 1);
    change({ x: from.x - right / by / size().width, y: from.y - down / by / size().height });
  });
  for (const end of ["pointerup", "pointercancel"])
    element.addEventListener(end, () => {
      from = null;
    });
}

/** Hear that pictures are looked at in another way. */
export function on(listener) {
  listeners.add(listener);
}
