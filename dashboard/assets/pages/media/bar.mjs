// The controls of the media page: one step for all, and which tags.
import * as address from "../../frame/address.mjs";
import { setProps } from "../../frame/clientside.mjs";
import { element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { tellNothing } from "../../frame/way_out.mjs";
import { say } from "../../frame/words.mjs";
import { StepBar } from "../../charts/step_bar.mjs";
import * as media from "./model.mjs";

/** @type {{bar: HTMLElement, step: StepBar, search: HTMLInputElement, facts: HTMLElement, none: HTMLElement} | null} */
let parts = null;
let resting = 0;

/** The step that all is played at: the chosen one, or the last there is. */
export function current() {
  return parts?.step.current ?? null;
}

/** @param {number} by */
export function move(by) {
  parts?.step.move(by);
}

/** Of any tag, in focus or not. */
function showAll() {
  media.choose({ search: "" });
  address.set("tags", null);
  setProps("media-runs", { value: "all" });
}

/** @param {number | null} step */
function chooseStep(step) {
  media.choose({ step });
  clearTimeout(resting); // browsers refuse hundreds of changes a second
  resting = setTimeout(() => {
    if (parts?.bar.isConnected) address.set("step", media.chosen.step);
  }, 150);
}

/** @param {HTMLElement} host */
export function build(host) {
  const bar = element("div", "images-bar");
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", say("Sounds and videos"));
  const read = () => ({ steps: media.known.steps, step: media.chosen.step });
  const steps = element("div", "control images-step"),
    ids = { entry: "media-step", latest: "media-latest", arrows: true };
  const search = element("input", "image-field");
  Object.assign(search, { type: "search", id: "media-search", placeholder: say("Find tags") });
  search.setAttribute("aria-label", say("Find tags"));
  search.value = media.chosen.search;
  search.addEventListener("input", () => {
    media.choose({ search: search.value });
    address.set("tags", search.value.trim() || null);
  });
  const facts = element("output", "hint images-facts"),
    none = element("div", "way-out");
  none.setAttribute("role", "status");
  bar.append(steps, search, facts, none);
  host.append(bar);
  parts = { bar, step: new StepBar(steps, read, chooseStep, ids), search, facts, none };
}

export function show() {
  if (!parts?.bar.isConnected) return;
  parts.step.show();
  if (document.activeElement !== parts.search) parts.search.value = media.chosen.search;
  const { known } = media,
    away = known.cards.length - media.heldCards().length;
  const words = say("{shown} of {all} runs, {sounds} sounds, {videos} videos, {steps} steps", {
    shown: whole(media.runs().length),
    all: whole(known.runs.length),
    sounds: whole(known.totals.audio),
    videos: whole(known.totals.video),
    steps: whole(known.steps.length),
  });
  const left =
    away === 1 ? say("1 tag is in no run shown") : say("{count} tags are in no run shown", { count: whole(away) });
  parts.facts.textContent = known.structure === null ? "" : away ? `${words} · ${left}` : words;
  const isNothing = known.runs.length > 0 && !media.cards().length;
  tellNothing(parts.none, isNothing ? say("No run shown has such a sound or video") : null, showAll);
}

export function leave() {
  parts = null;
}
