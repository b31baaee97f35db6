// The drawing of a view as SVG: frames, lines, boxes; pan and zoom are one transform.
import { followPress } from "../../frame/press.mjs";
import { say } from "../../frame/words.mjs";
import { decode } from "../../charts/encoded.mjs";
import { make } from "./elements.mjs";

const NS = "http://www.w3.org/2000/svg";
const [LEAST, MOST] = [0.05, 3];
const SMALL = 0.36; // below this zoom words are grey dust: they are left out
const RADIUS = 7;

function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A view with its arrays read. */
export function readView(view) {
  const ways = view.ways;
  const read = Object.fromEntries(
    ["boxes", "parents", "places", "frames", "source", "target", "counts", "layers"].map((name) => [
      name,
      decode(view[name]),
    ]),
  );
  const lines = Object.fromEntries(Object.entries(ways).map(([name, value]) => [name, decode(value)]));
  return { ...view, ...read, ways: lines };
}

/** The path of a line: straight where it passes a layer, a soft bend between layers. */
function pathOf(points, from, to, sideways) {
  const [x, y] = [(k) => points[2 * k], (k) => points[2 * k + 1]];
  let path = `M${x(from)} ${y(from)}`;
  for (let k = from + 1; k < to; k++) {
    const [x0, y0, x1, y1] = [x(k - 1), y(k - 1), x(k), y(k)];
    if (sideways ? y0 === y1 : x0 === x1) path += `L${x1} ${y1}`;
    else if (sideways) path += `C${(x0 + x1) / 2} ${y0} ${(x0 + x1) / 2} ${y1} ${x1} ${y1}`;
    else path += `C${x0} ${(y0 + y1) / 2} ${x1} ${(y0 + y1) / 2} ${x1} ${y1}`;
  }
  return path;
}

function arrow(x, y, dx, dy) {
  const size = Math.hypot(dx, dy) || 1,
    [ux, uy] = [dx / size, dy / size];
  const at = (back, side) => `${x - ux * back - uy * side} ${y - uy * back + ux * side}`;
  return `M${x} ${y}L${at(7, 3.6)}L${at(7, -3.6)}Z`;
}

export class Drawing {
  constructor(host, { sideways, onPick, onToggle, onMove }) {
    Object.assign(this, { host, sideways, onPick, onToggle, onMove });
    this.at = { x: 0, y: 0, k: 1 };
    this.world = svg("g", { class: "graph-world" });
    this.svg = svg("svg", { class: "graph-svg", "aria-hidden": "true" }, this.world);
    host.replaceChildren(this.svg);
    this.#listen();
  }

  show(data, view) {
    this.data = data;
    this.view = view;
    this.elements = new Map();
    const frames = view.open.slice(1).map((scope, k) => this.#frame(scope, view.frames.subarray(4 * k + 4, 4 * k + 8)));
    this.lines = Array.from(view.ways.ends, (_, k) => this.#line(k));
    const boxes = Array.from(view.boxes, (item, k) => this.#box(item, k));
    const heads = view.open.slice(1).map((scope, k) => this.#head(scope, view.frames.subarray(4 * k + 4, 4 * k + 8)));
    this.world.replaceChildren(
      svg("g", {}, ...frames),
      svg("g", {}, ...this.lines),
      svg("g", {}, ...heads),
      svg("g", {}, ...boxes),
    );
  }

  #frame(scope, [x, y, width, height]) {
    const group = svg("g", { class: "graph-frame", "data-item": scope }, svg("rect", { x, y, width, height, rx: 10 }));
    group.append(this.#tip(scope));
    this.elements.set(scope, group);
    return group;
  }

  /** The title of a frame, above the lines that enter it. */
  #head(scope, [x, y]) {
    const data = this.data;
    const title = svg("text", { x: x + 31, y: y + 19, class: "graph-title" });
    title.textContent = middle(data.label(scope), 40);
    const sort = [data.times[scope] ? `×${data.times[scope]}` : "", data.cells[scope]].filter(Boolean).join(" ");
    if (sort) title.append(svg("tspan", { class: "graph-cell" }, ` · ${sort}`));
    return svg("g", { "data-item": scope, class: "graph-head" }, this.#sign(x + 12, y + 8, false, scope), title);
  }

  /** The small + or − that opens and closes. */
  #sign(x, y, plus, item) {
    const d = `M${x + 3.5} ${y + 7}h7${plus ? `M${x + 7} ${y + 3.5}v7` : ""}`;
    return svg(
      "g",
      { class: "graph-sign", "data-toggle": item },
      svg("rect", { x, y, width: 14, height: 14, rx: 4 }),
      svg("path", { d }),
    );
  }

  #box(item, k) {
    const { data, view } = this;
    const [x, y, width, height] = view.places.subarray(4 * k, 4 * k + 4);
    const isScope = data.isScope(item),
      folded = isScope && data.times[item];
    const group = svg("g", {
      class: `graph-box family-${view.families[k]}${isScope ? " is-scope" : ""}`,
      "data-item": item,
      transform: `translate(${x} ${y})`,
    });
    if (isScope)
      for (const shift of folded ? [6, 3] : [3])
        group.append(svg("rect", { class: "graph-behind", x: shift, y: shift, width, height, rx: RADIUS }));
    const round = !isScope && view.families[k] === "io" ? height / 2 : RADIUS;
    group.append(svg("rect", { class: "graph-face", width, height, rx: round }));
    const lines = [view.labels[k], view.subs[k]].filter(Boolean);
    lines.forEach((words, line) => {
      const text = svg("text", {
        x: width / 2,
        y: lines.length > 1 ? 18 + 15 * line : height / 2 + 4,
        class: line ? "graph-sub" : "graph-name",
      });
      text.textContent = words;
      group.append(text);
    });
    if (isScope) group.append(this.#sign(width - 17, 3, true, item));
    group.append(this.#tip(item));
    this.elements.set(item, group);
    return group;
  }

  #tip(item) {
    const tip = svg("title");
    tip.textContent = `${this.data.path(item).replace(/\/$/, "")}${this.data.sort(item) ? `\n${this.data.sort(item)}` : ""}`;
    return tip;
  }

  #line(k) {
    const { points, stops, ends, counts, control, turned } = this.view.ways;
    const [from, to] = [stops[k], stops[k + 1]];
    const kinds = [control[k] && "is-control", turned[k] && "is-turned"].filter(Boolean).join(" ");
    const wide = Math.min(4.5, 1.3 + 0.75 * Math.log2(counts[k]));
    const group = svg(
      "g",
      { class: `graph-line ${kinds}` },
      svg("path", { d: pathOf(points, from, to, this.sideways), class: "graph-way", "stroke-width": wide.toFixed(2) }),
    );
    if (ends[k]) {
      const [x0, y0, x, y] = points.subarray(2 * to - 4, 2 * to);
      group.append(
        svg("path", { d: this.sideways ? arrow(x, y, x - x0, 0) : arrow(x, y, 0, y - y0), class: "graph-arrow" }),
      );
    }
    return group;
  }

  /** Mark boxes and lines: chosen, on the way, beside it. */
  mark({ chosen, boxes, edges }) {
    const lit = boxes !== null;
    this.svg.classList.toggle("has-trace", lit);
    for (const [item, element] of this.elements) {
      element.classList.toggle("is-chosen", item === chosen);
      element.classList.toggle("is-on", lit && boxes.has(item));
    }
    const { edges: held, edge_stops: stops } = this.view.ways;
    this.lines.forEach((line, k) => {
      let on = false;
      for (let j = stops[k]; j < stops[k + 1] && !on; j++) on = edges.has(held[j]);
      line.classList.toggle("is-on", on);
      if (on) line.parentNode.append(line); // above the lines that are not
    });
  }

  /** Left, top, width and height of an item in sight, or null. */
  placeOf(item) {
    const k = this.view.boxes.indexOf(item),
      frame = this.view.open.indexOf(item);
    if (k >= 0) return this.view.places.subarray(4 * k, 4 * k + 4);
    return frame > 0 ? this.view.frames.subarray(4 * frame, 4 * frame + 4) : null;
  }

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
    const [left, top, width, height] = this.view.frames;
    const { clientWidth: wide, clientHeight: high } = this.host;
    const whole = Math.min(wide / (width + 40), high / (height + 40), 1.15);
    const across = this.sideways ? high / (height + 40) : wide / (width + 40);
    const k =
      readably && whole < (this.sideways ? 0.6 : 0.75)
        ? Math.min(1, Math.max(across, 0.55))
        : Math.min(whole, readably ? 1 : whole);
    const start = (size, room, low) => (size * k <= room ? (room - size * k) / 2 - low * k : 20 - low * k);
    const x = width * k <= wide || !this.sideways ? (wide - width * k) / 2 - left * k : 20 - left * k;
    this.go({ x, y: start(height, high, top), k });
  }

  centre(item, k = this.at.k) {
    const place = this.placeOf(item);
    if (!place) return;
    const { clientWidth: wide, clientHeight: high } = this.host;
    const near = Math.max(k, 0.6);
    this.go({
      x: wide / 2 - (place[0] + place[2] / 2) * near,
      y: place[3] * near > high ? 20 - place[1] * near : high / 2 - (place[1] + place[3] / 2) * near,
      k: near,
    });
  }

  /** Bring an item into the picture, if it is not there. */
  bring(item) {
    const place = this.placeOf(item);
    if (!place) return;
    const { x, y, k } = this.at;
    const [cx, cy] = [(place[0] + place[2] / 2) * k + x, (Math.min(place[3], 40) / 2 + place[1]) * k + y];
    const { clientWidth: wide, clientHeight: high } = this.host;
    if (cx < 40 || cy < 30 || cx > wide - 40 || cy > high - 30 || k < SMALL) this.centre(item);
  }

  zoom(by, at = [this.host.clientWidth / 2, this.host.clientHeight / 2]) {
    const k = Math.min(MOST, Math.max(LEAST, this.at.k * by)),
      share = k / this.at.k;
    this.go({ x: at[0] - (at[0] - this.at.x) * share, y: at[1] - (at[1] - this.at.y) * share, k });
  }

  #listen() {
    const { host } = this;
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
    const itemAt = (event, name) => event.target.closest?.(`[data-${name}]`)?.dataset[name];
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

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
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

const LEGEND = ["conv", "norm", "activation", "pool", "arithmetic", "loss", "update", "io"];

/** What the colours of the families mean, of those that are there; a pipeline has none. */
export function legend(host, data, hasFamilies) {
  const words = {
    conv: say("Conv / Dense"),
    norm: say("Norm"),
    activation: say("Activation"),
    pool: say("Pool"),
    arithmetic: say("Arithmetic"),
    loss: say("Loss function"),
    update: say("Update"),
    io: say("I/O"),
  };
  const present = new Set(data.families);
  if ([...data.kind].some((kind) => kind > 0)) present.add("io");
  host.replaceChildren(
    ...(hasFamilies ? LEGEND.filter((family) => present.has(family)) : []).map((family) =>
      make("span", `graph-key family-${family}`, null, make("i"), words[family]),
    ),
  );
}

/** A text with its middle left out where it is too long. */
function middle(text, most) {
  return text.length <= most ? text : `${text.slice(0, most >> 1)}…${text.slice(1 - (most - (most >> 1)))}`;
}
