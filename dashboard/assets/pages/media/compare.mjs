// One sound or video large, or those of two runs at the same step beside each other.
import * as address from "../../frame/address.mjs";
import { dialog } from "../../frame/dialog.mjs";
import { closest, element, inside } from "../../frame/elements.mjs";
import { shortName } from "../../frame/name_parts.mjs";
import { fullName, partsAmong, writeParts } from "../../frame/names.mjs";
import { say } from "../../frame/words.mjs";
import { when } from "../../charts/when.mjs";
import * as mediaBar from "./bar.mjs";
import { factWords } from "./facts.mjs";
import * as media from "./model.mjs";
import { joinPlayers, Player } from "./player.mjs";
import { describe } from "./tile.mjs";

/** @import {Part} from "../../frame/name_parts.mjs" */
/** @import {Which} from "./model.mjs" */

/** @type {Record<string, number>} */
const ALONG = { ArrowLeft: -1, ArrowRight: 1 };
const OWN = "select, input, audio, video"; // arrow keys belong to these

class Pane {
  constructor() {
    this.element = element("figure", "media-pane");
    this.player = new Player(() => {
      this.#tell();
      tellPlaying();
    });
    this.name = element("span", "run-name");
    this.facts = element("span", "number");
    const words = element("figcaption");
    words.append(this.name, this.facts);
    this.element.append(this.player.element, words);
  }

  /** @param {Which} which @param {Part[]} told its run's name, as its neighbour makes it */
  fill(which, told) {
    const found = media.recording(which, media.chosen.step),
      isThere = media.hasCome(found);
    this.element.hidden = false;
    writeParts(this.name, told);
    this.name.title = fullName(which.run);
    this.player.show(found, isThere ? describe(which, found) : "", media.chosen.step === null);
    this.#tell();
    requestAnimationFrame(() => this.player.draw());
  }

  #tell() {
    const { recording, facts } = this.player;
    const words = recording && facts && [when(recording.step, recording.isNumbered), factWords(recording.kind, facts)];
    this.facts.textContent = words ? words.join(" · ") : "";
  }

  empty() {
    this.element.hidden = true;
    this.player.show(null, "");
  }
}

/** @typedef {{box: HTMLDialogElement, other: HTMLSelectElement, both: HTMLButtonElement, hear: HTMLSelectElement, stage: HTMLElement, panes: [Pane, Pane]}} Parts */
/** @type {Parts | null} */
let parts = null;
/** @type {Which & {other: string | null}} */
const shown = { kind: "audio", run: "", tag: "", other: null };

/** @param {Which} which @param {string | null} [other] the run beside it */
export function open({ kind, run, tag }, other = null) {
  Object.assign(shown, { kind, run, tag, other });
  if (!parts?.box.isConnected) {
    const box = dialog(tag, (body) => {
      parts = build(body);
    });
    box.classList.add("media-box");
    box.addEventListener("keydown", press);
    box.addEventListener("close", () => {
      if (parts?.box !== box) return;
      for (const pane of parts.panes) pane.player.leave();
      joinPlayers([]);
      parts = null;
      remember();
    });
  }
  refresh();
  remember();
}

/** @param {HTMLElement} body @returns {Parts} */
function build(body) {
  const bar = element("div", "images-bar");
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", say("Compare"));
  const other = picker(bar, say("Compare with"), (run) => change(run || null));
  const both = bar.appendChild(element("button", "button media-both", say("Play both")));
  both.addEventListener("click", playBoth);
  const hear = picker(bar, say("Hear"), tellMuted);
  hear.replaceChildren(
    ...[say("Both"), say("The first"), say("The second")].map((word, index) => new Option(word, String(index))),
  );
  const stage = element("div", "media-pair"),
    panes = /** @type {[Pane, Pane]} */ ([new Pane(), new Pane()]);
  stage.append(...panes.map((pane) => pane.element));
  body.append(bar, stage);
  const box = body.closest("dialog");
  if (!box) throw new Error("It is looked at in a dialog");
  return { box, other, both, hear, stage, panes };
}

/** @param {HTMLElement} bar @param {string} words @param {(value: string) => void} act */
function picker(bar, words, act) {
  const group = bar.appendChild(element("label", "control"));
  const select = element("select", "image-field");
  group.append(element("span", "control-label", words), select);
  select.addEventListener("change", () => act(select.value));
  return select;
}

/** @param {string | null} other */
function change(other) {
  shown.other = other;
  refresh();
  remember();
}

/** Runs to compare with: those shown that have the tag. */
function others() {
  return media.runs().filter((run) => run !== shown.run && media.has({ ...shown, run }));
}

export function refresh() {
  if (!parts) return;
  const runs = others(),
    { other: field, panes } = parts;
  if (shown.other !== null && !runs.includes(shown.other)) shown.other = null;
  const { other } = shown;
  const called = partsAmong([shown.run, ...runs]);
  field.replaceChildren(
    new Option("–", ""),
    ...runs.map((run) => Object.assign(new Option(shortName(called.get(run) ?? []), run), { title: fullName(run) })),
  );
  field.value = other ?? "";
  field.disabled = !runs.length;
  inside(parts.box, "h2", HTMLElement).textContent = shown.tag;
  parts.box.setAttribute("aria-label", shown.tag);
  parts.stage.dataset.kind = shown.kind;
  const beside = partsAmong(other === null ? [shown.run] : [shown.run, other]);
  panes[0].fill(shown, beside.get(shown.run) ?? []);
  if (other === null) panes[1].empty();
  else panes[1].fill({ ...shown, run: other }, beside.get(other) ?? []);
  media.ask([shown.run, ...(other === null ? [] : [other])].map((run) => ({ ...shown, run })));
  tellPlaying();
  tellMuted();
}

function playable() {
  return (parts?.panes ?? []).map(({ player }) => player).filter((player) => player.canPlay);
}

/** Both from where the first is, or both stop. */
function playBoth() {
  const [one, two] = playable();
  if (!two) return;
  if (one.isPlaying || two.isPlaying) {
    one.stop();
    two.stop();
    return;
  }
  const from = one.media && !one.media.ended ? one.media.currentTime : 0;
  one.play(from);
  two.play(from);
}

/** Two can be played at once; which of them is heard is chosen beside. */
function tellPlaying() {
  if (!parts) return;
  const { both, hear } = parts,
    players = playable();
  joinPlayers(players);
  both.hidden = players.length < 2;
  if (hear.parentElement) hear.parentElement.hidden = players.length < 2 || players.some(({ media: one }) => !one);
  const words = players.some((player) => player.isPlaying) ? say("Stop both") : say("Play both");
  if (both.textContent !== words) both.textContent = words;
}

function tellMuted() {
  const heard = Number(parts?.hear.value ?? 0);
  parts?.panes.forEach(({ player }, index) => {
    if (player.media) player.media.muted = heard !== 0 && heard !== index + 1;
  });
}

/** @param {KeyboardEvent} event */
function press(event) {
  const by = ALONG[event.key];
  if (!by || closest(event.target, OWN, HTMLElement)) return;
  mediaBar.move(by);
  event.preventDefault();
}

function remember() {
  const isOpen = parts !== null;
  address.set("kind", isOpen ? shown.kind : null);
  address.set("run", isOpen ? shown.run : null);
  address.set("of", isOpen ? shown.tag : null);
  address.set("with", isOpen ? shown.other : null);
}

/** Open what the address names, once it is known. */
export function recall() {
  const { get } = address,
    [kind, run, tag] = [get("kind"), get("run"), get("of")];
  if ((kind !== "audio" && kind !== "video") || run === null || tag === null) return;
  if (media.has({ kind, run, tag })) open({ kind, run, tag }, get("with"));
}

/** Shut it; the address stays as it is. */
export function close() {
  const old = parts;
  parts = null;
  for (const pane of old?.panes ?? []) pane.player.leave();
  joinPlayers([]);
  old?.box.close();
}

export function model() {
  if (!parts) return null;
  const panes = parts.panes.filter(({ element: one }) => !one.hidden);
  return { ...shown, panes: panes.map(({ player, facts }) => ({ ...player.model(), facts: facts.textContent })) };
}
