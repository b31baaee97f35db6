// The controls of the images page: one step for all pictures, which tags, how large, how bright.
import * as address from "../../frame/address.mjs";
import { setProps } from "../../frame/clientside.mjs";
import { whole } from "../../frame/numbers.mjs";
import { tellNothing } from "../../frame/way_out.mjs";
import { say } from "../../frame/words.mjs";
import { StepBar } from "../../charts/step_bar.mjs";
import * as lens from "./lens.mjs";
import * as images from "./model.mjs";

const ZOOMS = [1, 2, 4, 8, 16];
const LIGHTS = { brightness: [0, 3], contrast: [0, 3], gamma: [0.2, 4] };
/**
 * @typedef {object} Parts
 * @property {HTMLElement} bar
 * @property {StepBar} step
 * @property {HTMLInputElement} search
 * @property {HTMLSelectElement} tag
 * @property {HTMLSelectElement} zoom
 * @property {HTMLElement} lightWord
 * @property {Record<keyof typeof LIGHTS, {slider: HTMLInputElement, number: HTMLElement}>} lights
 * @property {HTMLElement} facts
 * @property {HTMLElement} none says so where there is no picture
 */

/** @type {Parts | null} */
let parts = null;

/**
 * An element at the end of another.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Element} parent
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 * @param {string | null} text
 */
export function make(parent, name, attributes = {}, text = null) {
  const element = parent.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== null) element.textContent = text;
  return element;
}

/** The step that pictures are shown at: the chosen one, or the last there is. */
export function current() {
  return parts?.step.current ?? null;
}

/** @param {number} by */
export function move(by) {
  parts?.step.move(by);
}

/** Pictures of any tag, in focus or not. */
function showAll() {
  images.choose({ search: "" });
  address.set("tags", null);
  setProps("images-runs", { value: "all" });
}

/** @param {number | null} step */
function chooseStep(step) {
  images.choose({ step });
  lens.remember("step", () => images.chosen.step);
}

/** @param {HTMLElement} host */
export function build(host) {
  const bar = make(host, "div", { class: "images-bar", role: "group", "aria-label": say("Pictures") });
  parts = {
    bar,
    step: buildSteps(bar),
    ...buildTags(bar),
    zoom: buildZoom(bar),
    ...buildLight(bar),
    facts: make(bar, "output", { class: "hint images-facts" }),
    none: make(host, "div", { class: "way-out", role: "status" }),
  };
  return bar;
}

/** @param {HTMLElement} bar */
function buildSteps(bar) {
  const group = make(bar, "div", { class: "control images-step" });
  const read = () => ({ steps: images.known.steps, step: images.chosen.step });
  return new StepBar(group, read, chooseStep, { entry: "images-step", latest: "images-latest", arrows: true });
}

/** @param {HTMLElement} bar */
function buildTags(bar) {
  const group = make(bar, "div", { class: "control" });
  const search = make(group, "input", {
    type: "search",
    class: "image-field",
    id: "images-search",
    placeholder: say("Find tags"),
    "aria-label": say("Find tags"),
  });
  search.value = images.chosen.search;
  search.addEventListener("input", () => {
    images.choose({ search: search.value });
    address.set("tags", search.value.trim() || null);
  });
  const tag = make(group, "select", { class: "image-field", id: "images-tag", "aria-label": say("Tag") });
  tag.addEventListener("change", () => {
    images.choose({ tag: tag.value });
    address.set("tag", tag.value);
  });
  return { search, tag };
}

/** @param {HTMLElement} bar */
function buildZoom(bar) {
  const group = make(bar, "div", { class: "control" });
  make(group, "label", { class: "control-label", for: "images-zoom" }, say("Zoom"));
  const zoom = make(group, "select", {
    class: "image-field",
    id: "images-zoom",
    title: say("Ctrl and the wheel zoom, dragging moves all pictures"),
  });
  zoom.addEventListener("change", () => lens.change({ zoom: Number(zoom.value) || null }));
  return zoom;
}

/** @param {HTMLElement} bar */
function buildLight(bar) {
  const box = make(bar, "details", { class: "images-light" });
  const lightWord = make(box, "summary", { class: "button" }, say("Light"));
  const body = make(box, "div", { class: "images-light-body" });
  const light = (/** @type {keyof typeof LIGHTS} */ key, /** @type {string} */ words) => {
    const label = make(body, "label", {}, words),
      [low, high] = LIGHTS[key];
    const slider = make(label, "input", { type: "range", min: low, max: high, step: 0.05, id: `images-${key}` });
    const number = make(label, "output", { class: "number" });
    slider.addEventListener("input", () => lens.change({ [key]: Number(slider.value) }));
    return { slider, number };
  };
  const lights = {
    brightness: light("brightness", say("Brightness")),
    contrast: light("contrast", say("Contrast")),
    gamma: light("gamma", say("Gamma")),
  };
  const reset = make(body, "button", { class: "button" }, say("As recorded"));
  reset.addEventListener("click", () => lens.change(lens.PLAIN));
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") box.open = false;
  });
  return { lightWord, lights };
}

/** @param {Parts} parts */
function showTags({ search, tag: field }) {
  const isSteps = images.chosen.view === "steps";
  search.hidden = isSteps;
  if (document.activeElement !== search) search.value = images.chosen.search;
  field.hidden = !isSteps;
  const tags = images.heldTags();
  if (field.options.length !== tags.length || tags.some((tag, i) => field.options[i].value !== tag)) {
    field.replaceChildren(...tags.map((tag) => new Option(tag, tag)));
  }
  field.value = images.steppedTag() ?? "";
}

/** @param {Parts} parts */
function showLens({ zoom: field, lights, lightWord }) {
  const zoom = lens.lens.zoom,
    choices = zoom === null || ZOOMS.includes(zoom) ? ZOOMS : [zoom, ...ZOOMS];
  const options = choices.map(
    (by) => new Option(by === zoom && !ZOOMS.includes(by) ? `${Math.round(by * 100)} %` : `${by}:1`, String(by)),
  );
  field.replaceChildren(new Option(say("Fit"), ""), ...options);
  field.value = String(zoom ?? "");
  for (const key of lens.LIGHTS) {
    lights[key].slider.value = String(lens.lens[key]);
    lights[key].number.textContent = lens.lens[key].toFixed(2);
  }
  const isPlain = lens.LIGHTS.every((key) => lens.lens[key] === 1);
  lightWord.classList.toggle("changed", !isPlain);
}

export function show() {
  if (!parts?.bar.isConnected) return;
  parts.step.show();
  parts.step.host.hidden = images.chosen.view === "steps"; // it shows all of them
  showTags(parts);
  showLens(parts);
  const { known } = images;
  const [shown, all] = [images.runs().length, known.runs.length].map(whole);
  const away = known.tags.length - images.heldTags().length;
  const words = say("{shown} of {all} runs, {images} images, {steps} steps", {
    shown,
    all,
    images: whole(known.total),
    steps: whole(known.steps.length),
  });
  const left =
    away === 1 ? say("1 tag is in no run shown") : say("{count} tags are in no run shown", { count: whole(away) });
  parts.facts.textContent = known.structure === null ? "" : away ? `${words} · ${left}` : words;
  const isNothing = known.runs.length > 0 && !images.tags().length;
  tellNothing(parts.none, isNothing ? say("No run shown has such a picture") : null, showAll);
}

export function leave() {
  parts = null;
}

lens.on(() => {
  if (parts?.bar.isConnected) showLens(parts);
});
export function stepIndex() {
  return parts?.step.index;
}
