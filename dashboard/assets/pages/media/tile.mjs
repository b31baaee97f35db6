// One sound or video with its player, and the words under it.
import { inkOf } from "../../frame/colours.mjs";
import { element } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { nameOf } from "../../frame/given.mjs";
import { writeParts } from "../../frame/names.mjs";
import { say } from "../../frame/words.mjs";
import { when } from "../../charts/when.mjs";
import * as mediaBar from "./bar.mjs";
import { factWords } from "./facts.mjs";
import * as media from "./model.mjs";
import { Player } from "./player.mjs";

/** @import {Part} from "../../frame/name_parts.mjs" */
/** @import {Which} from "./model.mjs" */

/** @typedef {Which & {label: string, parts: Part[]}} Cell what a tile stands for; of its label some parts give way */
/** @typedef {{width: number, height: number}} Size in pixels, of a player without its controls */

/** What it is, for those who do not see it. @param {Which} which @param {{step: number, isNumbered: boolean}} found */
export function describe({ kind, run, tag }, { step, isNumbered }) {
  const told = { run: nameOf(run), tag, at: when(step, isNumbered) };
  return kind === "audio" ? say("Sound {tag} of run {run}, {at}", told) : say("Video {tag} of run {run}, {at}", told);
}

export class Tile {
  /** @type {Cell} */
  cell = { kind: "audio", run: "", tag: "", label: "", parts: [] };

  /** @param {(cell: Cell) => void} open hears that it shall be looked at large */
  constructor(open) {
    this.element = element("figure", "media-tile");
    this.player = new Player(() => this.#tell());
    const words = element("figcaption");
    this.chip = element("span", "chip");
    this.name = element("span", "run-name");
    this.count = element("span", "number faint");
    this.save = Object.assign(element("a", "icon-button"), { download: "" });
    this.save.append(element("span", "icon icon-export"));
    this.large = element("button", "icon-button media-large");
    this.large.append(element("span", "icon icon-compare"));
    this.large.title = say("Look at it large, or beside another run's");
    this.large.setAttribute("aria-label", this.large.title);
    this.large.addEventListener("click", () => open(this.cell));
    this.facts = element("span", "media-facts number faint");
    words.append(this.chip, this.name, this.count, this.save, this.large, this.facts);
    this.element.append(this.player.element, words);
  }

  /** @param {Cell} cell @param {Size} size */
  show(cell, { width, height }) {
    this.cell = cell;
    const { kind, run, tag, label, parts } = cell;
    Object.assign(this.element.dataset, { kind, run, tag });
    this.element.style.width = `${width}px`;
    this.player.stage.style.height = `${height}px`;
    writeParts(this.name, parts);
    this.name.title = label;
    const found = media.recording(cell, media.chosen.step);
    this.chip.style.background = slotOf(run) < 0 ? "" : `var(--run-${inkOf(run)})`;
    const isThere = media.hasCome(found);
    this.player.show(found, isThere ? describe(cell, found) : "", media.chosen.step === null);
    this.#tell();
  }

  #tell() {
    const { facts, recording } = this.player;
    this.save.hidden = this.large.hidden = recording === null;
    this.facts.textContent = this.facts.title = facts ? factWords(this.cell.kind, facts) : "";
    this.#count(recording);
  }

  /** Which of how many, or the step where that is another than all show. @param {import("./model.mjs").Recording | null} found */
  #count(found) {
    const differs = found !== null && found.step !== mediaBar.current();
    this.count.classList.toggle("differs", differs);
    this.count.textContent =
      found === null ? "" : differs ? when(found.step, found.isNumbered) : `${found.index + 1}/${found.of}`;
    if (found === null) return;
    const words = say("Save {tag} of step {step}", { tag: this.cell.tag, step: found.step });
    if (this.save.title !== words) {
      this.save.title = words;
      this.save.setAttribute("aria-label", words);
    }
    this.save.href = found.saved;
  }

  get isBusy() {
    return this.player.isPlaying || this.element.contains(document.activeElement);
  }

  isReady() {
    return !["waiting", "loading"].includes(this.player.state);
  }

  leave() {
    this.player.leave();
    this.element.remove();
  }

  model() {
    const { run, tag } = this.cell;
    return { run, tag, facts: this.facts.textContent, count: this.count.textContent, ...this.player.model() };
  }
}
