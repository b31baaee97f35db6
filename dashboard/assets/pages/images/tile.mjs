// One picture in its frame, with the words under it.
import { inkOf } from "../../frame/colours.mjs";
import { element } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { writeParts } from "../../frame/names.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import { when } from "../../charts/when.mjs";
import * as imagesBar from "./bar.mjs";
import { drawn } from "./figures.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";

/** @import {Part} from "../../frame/name_parts.mjs" */
/** @import {Found, Picture} from "./model.mjs" */

/** @typedef {{run: string, tag: string, step?: number, label: string | null, parts?: Part[]}} Cell what a tile stands for; of its label some parts give way. A step of undefined is that of the page's slider */

/** What a picture is, for those who do not see it. @param {string} run @param {string} tag @param {Picture} picture */
export function describeImage(run, tag, { step, isNumbered, width, height }) {
  const facts = { run: nameOf(run), tag, step, width, height };
  return isNumbered
    ? say("Run {run}, tag {tag}, index {step}, {width} × {height} pixels", facts)
    : say("Run {run}, tag {tag}, step {step}, {width} × {height} pixels", facts);
}

export class Tile {
  run = "";
  tag = "";
  /** @type {number | undefined} */
  step;
  /** @type {lens.Size} of its frame */
  box = { width: 0, height: 0 };
  /** @type {Found | null} */
  found = null;
  /** @type {string | null} */
  url = null;

  /** @param {(tile: Tile) => void} open */
  constructor(open) {
    const { make } = imagesBar;
    this.element = element("figure", "image-tile");
    this.frame = make(this.element, "button", { class: "image-frame" });
    this.image = make(this.frame, "img", { loading: "lazy", decoding: "async", draggable: "false" });
    this.note = make(this.frame, "span", { class: "image-note" });
    const words = make(this.element, "figcaption");
    this.chip = make(words, "span", { class: "chip" });
    this.name = make(words, "span", { class: "run-name" });
    this.count = make(words, "span", { class: "number faint" });
    this.image.addEventListener("load", () => {
      this.mark("shown");
      this.lay();
    });
    this.image.addEventListener("error", () => {
      if (this.url) this.mark("broken");
    });
    this.frame.addEventListener("click", () => {
      if (!this.frame.dataset.moved) open(this);
      this.frame.dataset.moved = "";
    });
    lens.hold(this.frame, () => this.size());
  }

  /** @param {Cell} cell @param {lens.Size} box */
  show({ run, tag, step, label, parts }, box) {
    this.run = run;
    this.tag = tag;
    this.step = step;
    this.box = box;
    Object.assign(this.element.dataset, { run, tag });
    this.element.style.width = `${box.width}px`;
    this.frame.style.height = `${box.height}px`;
    writeParts(this.name, parts ?? []);
    this.name.title = label ?? "";
    this.element.classList.toggle("bare", label === null);
    this.update();
  }

  update() {
    const isOwn = this.step !== undefined;
    const found = images.picture(this.run, this.tag, this.step ?? images.chosen.step, { exact: isOwn });
    this.found = found;
    this.chip.style.background = slotOf(this.run) < 0 ? "" : `var(--run-${inkOf(this.run)})`;
    const wanted = imagesBar.current();
    const differs = !isOwn && images.hasCome(found) && found.step !== wanted;
    this.count.textContent = !found
      ? ""
      : differs
        ? when(found.step, found.isNumbered)
        : `${found.index + 1}/${found.of}`;
    this.count.classList.toggle("differs", Boolean(differs));
    if (!images.hasCome(found) || found.odd) return this.blank(found);
    const facts = { number: found.index + 1, all: found.of, step: found.step };
    this.count.title = found.isNumbered
      ? say("{number} of {all} images, recorded without steps", facts)
      : say("{number} of {all} images, recorded at step {step}", facts);
    this.frame.disabled = false;
    this.say(describeImage(this.run, this.tag, found));
    if (this.url === found.url) return this.lay();
    this.url = found.url;
    this.mark("loading");
    this.bring(found);
    return this.lay();
  }

  /** Show a picture, when it is drawn. @param {Picture} found */
  bring(found) {
    const { url, kind } = found,
      isWanted = () => this.url === url && this.element.isConnected;
    if (kind === "image") {
      this.image.src = url;
      return;
    }
    this.image.removeAttribute("src");
    drawn(found, isWanted).then(
      ({ address }) => {
        if (this.url === url) this.image.src = address;
      },
      () => {
        if (this.url === url) this.mark("broken", say("Could not be drawn here"));
      },
    );
  }

  /** No picture, and why. @param {Found | null} found */
  blank(found) {
    this.url = null;
    this.image.removeAttribute("src");
    if (!found) {
      this.mark("waiting");
      return;
    }
    const isOwn = this.step !== undefined;
    const isOdd = images.hasCome(found);
    const words = isOdd
      ? say("Not a picture that can be shown")
      : isOwn
        ? "–"
        : say("first at step {step}", { step: found.first });
    this.frame.disabled = !isOdd;
    this.say(words);
    this.mark(isOdd ? "odd" : "later", words);
  }

  /** @param {string} words */
  say(words) {
    this.image.alt = words;
    this.frame.title = words;
  }

  /** @param {"shown" | "broken" | "loading" | "waiting" | "odd" | "later"} state @param {string | null} words */
  mark(state, words = null) {
    this.element.dataset.state = state;
    this.note.textContent = words ?? (state === "broken" ? say("Could not be read") : "");
    settle();
  }

  /** Its size in pixels: what the picture says itself, until then what was recorded with it. @returns {lens.Size | null} */
  size() {
    const { naturalWidth, naturalHeight } = this.image;
    if (this.element.dataset.state === "shown" && naturalWidth) return { width: naturalWidth, height: naturalHeight };
    const { found } = this;
    return images.hasCome(found) && found.width ? { width: found.width, height: found.height } : null;
  }

  lay() {
    const size = this.size();
    if (size) lens.lay(this.image, { width: this.box.width - 2, height: this.box.height - 2 }, size.width, size.height); // its border
  }

  isReady() {
    return !["loading", "waiting"].includes(this.element.dataset.state ?? "");
  }

  model() {
    const { naturalWidth, naturalHeight } = this.image;
    const { found } = this;
    return {
      run: this.run,
      tag: this.tag,
      state: this.element.dataset.state,
      step: images.hasCome(found) ? found.step : null,
      index: found?.index ?? null,
      of: found?.of ?? null,
      src: this.url,
      alt: this.image.alt,
      natural: [naturalWidth, naturalHeight],
    };
  }
}
