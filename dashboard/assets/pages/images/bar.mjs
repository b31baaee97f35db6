// The controls of the images page: one step for all pictures, which tags, how large, how bright.
import * as address from "../../frame/address.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { StepBar } from "../../charts/step_bar.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";

const ZOOMS = [1, 2, 4, 8, 16];
const LIGHTS = { brightness: [0, 3], contrast: [0, 3], gamma: [0.2, 4] };
let parts = null;

export function make(parent, name, attributes = {}, text = null) {
  const element = parent.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== null) element.textContent = text;
  return element;
}

/** The step that pictures are shown at: the chosen one, or the last there is. */
export function current() {
  return parts?.step.current ?? null;
}

export function move(by) {
  parts?.step.move(by);
}

function chooseStep(step) {
  images.choose({ step });
  lens.remember("step", () => images.chosen.step);
}

export function build(host) {
  const bar = make(host, "div", { class: "images-bar", role: "group", "aria-label": say("Pictures") });
  parts = { bar };
  buildSteps(bar);
  buildTags(bar);
  buildZoom(bar);
  buildLight(bar);
  parts.facts = make(bar, "output", { class: "hint images-facts" });
  return bar;
}

function buildSteps(bar) {
  const group = make(bar, "div", { class: "control images-step" });
  const read = () => ({ steps: images.known.steps, step: images.chosen.step });
  parts.step = new StepBar(group, read, chooseStep, { entry: "images-step", latest: "images-latest", arrows: true });
}

function buildTags(bar) {
  const group = make(bar, "div", { class: "control" });
  parts.search = make(group, "input", {
    type: "search",
    class: "image-field",
    id: "images-search",
    placeholder: say("Find tags"),
    "aria-label": say("Find tags"),
  });
  parts.search.value = images.chosen.search;
  parts.search.addEventListener("input", () => {
    images.choose({ search: parts.search.value });
    address.set("tags", parts.search.value.trim() || null);
  });
  parts.tag = make(group, "select", { class: "image-field", id: "images-tag", "aria-label": say("Tag") });
  parts.tag.addEventListener("change", () => {
    images.choose({ tag: parts.tag.value });
    address.set("tag", parts.tag.value);
  });
}

function buildZoom(bar) {
  const group = make(bar, "div", { class: "control" });
  make(group, "label", { class: "control-label", for: "images-zoom" }, say("Zoom"));
  parts.zoom = make(group, "select", {
    class: "image-field",
    id: "images-zoom",
    title: say("Ctrl and the wheel zoom, dragging moves all pictures"),
  });
  parts.zoom.addEventListener("change", () => lens.change({ zoom: Number(parts.zoom.value) || null }));
}

function buildLight(bar) {
  const box = make(bar, "details", { class: "images-light" });
  parts.lightWord = make(box, "summary", { class: "button" }, say("Light"));
  const body = make(box, "div", { class: "images-light-body" });
  const words = { brightness: say("Brightness"), contrast: say("Contrast"), gamma: say("Gamma") };
  parts.lights = {};
  for (const [key, [low, high]] of Object.entries(LIGHTS)) {
    const label = make(body, "label", {}, words[key]);
    const slider = make(label, "input", { type: "range", min: low, max: high, step: 0.05, id: `images-${key}` });
    const number = make(label, "output", { class: "number" });
    slider.addEventListener("input", () => lens.change({ [key]: Number(slider.value) }));
    parts.lights[key] = { slider, number };
  }
  const reset = make(body, "button", { class: "button" }, say("As recorded"));
  reset.addEventListener("click", () => lens.change(lens.PLAIN));
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") box.open = false;
  });
}

function showTags() {
  const isSteps = images.chosen.view === "steps";
  parts.search.hidden = isSteps;
  if (document.activeElement !== parts.search) parts.search.value = images.chosen.search;
  parts.tag.hidden = !isSteps;
  const { tags } = images.known;
  if (parts.tag.options.length !== tags.length || tags.some((tag, i) => parts.tag.options[i].value !== tag)) {
    parts.tag.replaceChildren(...tags.map((tag) => new Option(tag, tag)));
  }
  parts.tag.value = images.steppedTag() ?? "";
}

function showLens() {
  const zoom = lens.lens.zoom,
    choices = zoom === null || ZOOMS.includes(zoom) ? ZOOMS : [zoom, ...ZOOMS];
  const options = choices.map(
    (by) => new Option(by === zoom && !ZOOMS.includes(by) ? `${Math.round(by * 100)} %` : `${by}:1`, by),
  );
  parts.zoom.replaceChildren(new Option(say("Fit"), ""), ...options);
  parts.zoom.value = zoom ?? "";
  for (const [key, { slider, number }] of Object.entries(parts.lights)) {
    slider.value = lens.lens[key];
    number.textContent = lens.lens[key].toFixed(2);
  }
  const isPlain = Object.keys(lens.PLAIN).every((key) => lens.lens[key] === 1);
  parts.lightWord.classList.toggle("changed", !isPlain);
}

export function show() {
  if (!parts?.bar.isConnected) return;
  parts.step.show();
  parts.step.host.hidden = images.chosen.view === "steps"; // it shows all of them
  showTags();
  showLens();
  const { known } = images;
  const [shown, all] = [images.runs().length, known.runs.length].map(whole);
  parts.facts.textContent =
    known.structure === null
      ? ""
      : say("{shown} of {all} runs, {images} images, {steps} steps", {
          shown,
          all,
          images: whole(known.total),
          steps: whole(known.steps.length),
        });
}

export function leave() {
  parts = null;
}

lens.on(() => parts?.bar.isConnected && showLens());
export function place() {
  return parts?.step.place;
}
