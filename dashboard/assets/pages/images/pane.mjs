// One of the two places of pictures that are looked at large: its picture, what it is, and its pixels.
import { fullName, writeParts } from "../../frame/names.mjs";
import { say } from "../../frame/words.mjs";
import { make } from "./bar.mjs";
import { drawn } from "./figures.mjs";
import * as lens from "./lens.mjs";
import { hasCome } from "./model.mjs";
import * as pixels from "./pixels.mjs";
import { describeImage } from "./tile.mjs";

/** @import {Part} from "../../frame/name_parts.mjs" */
/** @import {Found, Picture} from "./model.mjs" */

export class Pane {
  /** @type {string | null} */
  run = null;
  /** @type {Found | null} */
  found = null;
  /** @type {string | null} */
  url = null;
  /** @type {Promise<pixels.Pixels | null> | null} */
  pixels = null;

  /**
   * `settled()` hears that a picture came, or that none does; `pointed(event)` of the pointer over it.
   *
   * @param {HTMLElement} stage
   * @param {string} name
   * @param {{settled: (isThere: boolean) => void, pointed: (event: PointerEvent) => void}} hear
   */
  constructor(stage, name, { settled, pointed }) {
    this.element = make(stage, "figure", { class: `image-pane ${name}` });
    this.frame = make(this.element, "div", { class: "image-frame" });
    this.image = make(this.frame, "img", { draggable: "false" });
    this.canvas = make(this.frame, "canvas", { role: "img", hidden: "" });
    this.note = make(this.frame, "span", { class: "image-note" });
    this.caption = make(this.element, "figcaption");
    this.name = make(this.caption, "span", { class: "run-name" });
    this.facts = make(this.caption, "span", { class: "number" });
    this.image.addEventListener("load", () => {
      this.note.textContent = "";
      settled(true);
    });
    this.image.addEventListener("error", () => {
      if (this.url) this.note.textContent = say("Could not be read");
      settled(false);
    });
    lens.hold(this.frame, () => this.size, { plainWheel: true });
    this.frame.addEventListener("pointermove", pointed);
  }

  /** @returns {lens.Size | null} */
  get size() {
    const { canvas, image } = this;
    if (!canvas.hidden) return { width: canvas.width, height: canvas.height };
    return image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : null;
  }

  /**
   * Show the picture of a run, or say why there is none.
   *
   * @param {string} run
   * @param {Part[]} told its name, as its neighbours make it
   * @param {string} tag
   * @param {Found | null} found
   */
  fill(run, told, tag, found) {
    this.element.hidden = false;
    this.run = run;
    this.found = found;
    const picture = hasCome(found) ? found : null,
      late = found && !hasCome(found) ? say("first at step {step}", { step: found.first }) : "";
    const facts = picture && { step: picture.step, number: picture.index + 1, all: picture.of };
    const isNumbered = picture?.isNumbered,
      words = facts && (isNumbered ? say("{number} of {all}", facts) : say("step {step} · {number} of {all}", facts));
    this.#call(told, fullName(run), words ?? late);
    if (!picture || picture.odd) this.#blank(picture ? say("Not a picture that can be shown") : late);
    else if (this.url !== picture.url) {
      this.note.textContent = "";
      this.url = picture.url;
      this.image.alt = describeImage(run, tag, picture);
      this.#bring(picture);
    }
  }

  /** Show a picture and read its pixels; a figure when it is drawn. @param {Picture} picture */
  #bring(picture) {
    const { url } = picture;
    if (picture.kind === "image") {
      this.image.src = url;
      this.pixels = pixels.read(url).catch(() => null);
      return;
    }
    const coming = drawn(picture, () => this.url === url && this.element.isConnected);
    this.image.removeAttribute("src");
    this.pixels = coming.then(({ file }) => pixels.decode(file)).catch(() => null);
    coming.then(
      ({ address }) => {
        if (this.url === url) this.image.src = address;
      },
      () => {
        if (this.url === url) this.note.textContent = say("Could not be drawn here");
      },
    );
  }

  /** Show nothing. */
  empty() {
    this.element.hidden = true;
    this.run = this.found = null;
    this.#call([], "", "");
    this.#blank("");
  }

  /** What the caption says. @param {Part[]} told @param {string} title @param {string} facts */
  #call(told, title, facts) {
    writeParts(this.name, told);
    this.name.title = title;
    this.facts.textContent = facts;
    this.caption.replaceChildren(this.name, this.facts);
  }

  /** Say that the picture is less another. @param {Pane} other */
  callLess(other) {
    this.caption.append("−", ...[other.name, other.facts].map((one) => one.cloneNode(true)));
  }

  /** @param {string} words */
  #blank(words) {
    this.note.textContent = words;
    if (this.url !== null) this.image.removeAttribute("src");
    this.url = this.pixels = null;
  }

  /** Lay the picture, and what is painted over it, as all are looked at. */
  lay() {
    const { image, canvas, frame, size } = this;
    if (!size || this.element.hidden) return;
    const room = lens.room(frame);
    lens.lay(image, room, image.naturalWidth || size.width, image.naturalHeight || size.height);
    if (!canvas.hidden) lens.lay(canvas, room, size.width, size.height);
  }

  /** Paint over the picture. @param {ImageData} image @param {string} words what it is */
  paint(image, words) {
    const { canvas } = this;
    Object.assign(canvas, { width: image.width, height: image.height, hidden: false });
    canvas.setAttribute("aria-label", words);
    canvas.getContext("2d")?.putImageData(image, 0, 0);
  }

  /** The pixel of the picture below a pointer; null without a picture. @param {PointerEvent} event */
  pixelAt({ clientX, clientY }) {
    const { size } = this,
      room = lens.room(this.frame);
    if (!size) return null;
    const by = lens.scale(room, size.width, size.height);
    return {
      x: Math.floor((clientX - room.left - room.width / 2) / by + lens.lens.x * size.width),
      y: Math.floor((clientY - room.top - room.height / 2) / by + lens.lens.y * size.height),
    };
  }
}
