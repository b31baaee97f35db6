// The dialog of pictures that are looked at large: its controls, two places for pictures, and words below.
import { say } from "../../frame/words.mjs";
import { make } from "./bar.mjs";
import { Pane } from "./pane.mjs";

/** @typedef {"one" | "beside" | "swipe" | "difference"} Mode */

/**
 * @typedef {object} Parts
 * @property {HTMLDialogElement} box
 * @property {HTMLSelectElement} mode
 * @property {HTMLSelectElement} other
 * @property {HTMLSelectElement} gain
 * @property {HTMLInputElement} swipe
 * @property {HTMLAnchorElement} save
 * @property {HTMLElement} stage
 * @property {[Pane, Pane]} panes
 * @property {HTMLElement} words
 * @property {HTMLElement} under
 */

/**
 * What hears of each control, and of the places: that a picture came or that none does, and of the pointer over one.
 *
 * @typedef {object} Acts
 * @property {(mode: Mode) => void} mode
 * @property {(run: string) => void} other
 * @property {(by: number) => void} gain
 * @property {(share: number) => void} swipe
 * @property {(isThere: boolean) => void} settled
 * @property {(event: PointerEvent, one: Pane) => void} pointed
 */

const GAINS = [1, 4, 16, 64];
/** @returns {Record<Mode, string>} */
const MODES = () => ({
  one: say("One"),
  beside: say("Side by side"),
  swipe: say("Swipe"),
  difference: say("Difference"),
});

/** @param {string | null} text @returns {text is Mode} */
export const isMode = (text) => text !== null && Object.hasOwn(MODES(), text);

/** Fill the body of a dialog. @param {HTMLElement} body @param {Acts} acts @returns {Parts} */
export function build(body, acts) {
  const bar = make(body, "div", { class: "images-bar", role: "group", "aria-label": say("Compare") });
  const mode = picker(bar, say("View"), MODES(), (text) => {
    if (isMode(text)) acts.mode(text);
  });
  const other = picker(bar, say("Compare with"), {}, acts.other);
  const gains = Object.fromEntries(GAINS.map((by) => [by, `×${by}`]));
  const gain = picker(bar, say("Strength"), gains, (by) => acts.gain(Number(by)));
  const swipe = make(bar, "input", {
    type: "range",
    min: 0,
    max: 1,
    step: 0.005,
    "aria-label": say("Where the pictures meet"),
  });
  swipe.addEventListener("input", () => acts.swipe(Number(swipe.value)));
  const save = make(bar, "a", { class: "button", download: "" }, say("Download"));
  const stage = make(body, "div", { class: "image-pair" });
  const words = make(body, "output", { class: "image-words" });
  const under = make(body, "div", { class: "hint number image-under" });
  const box = body.closest("dialog");
  if (!box) throw new Error("A picture is looked at in a dialog");
  return { box, mode, other, gain, swipe, save, stage, panes: panes(stage, acts), words, under };
}

/** @param {HTMLElement} stage @param {Acts} acts @returns {[Pane, Pane]} */
function panes(stage, { settled, pointed }) {
  const pane = (/** @type {string} */ name) => {
    /** @type {Pane} */
    const made = new Pane(stage, name, { settled, pointed: (event) => pointed(event, made) });
    return made;
  };
  return [pane("first"), pane("second")];
}

/** @param {HTMLElement} bar @param {string} label @param {Record<string, string>} options @param {(value: string) => void} act */
function picker(bar, label, options, act) {
  const group = make(bar, "label", { class: "control" });
  make(group, "span", { class: "control-label" }, label);
  const select = make(group, "select", { class: "image-field" });
  select.replaceChildren(...Object.entries(options).map(([value, text]) => new Option(text, value)));
  select.addEventListener("change", () => act(select.value));
  return select;
}
