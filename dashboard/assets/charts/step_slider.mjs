// One slider for a whole page: the step that everything on it shows, by hand or typed. Of a step
// between two it shows what held then: the newest up to there, before the first the first; so do
// the answers of the server.
import { element } from "../frame/elements.mjs";
import { whole } from "../frame/numbers.mjs";
import { say } from "../frame/words.mjs";
import { indexAt } from "./steps.mjs";

export class StepSlider {
  /**
   * `changed(step)` hears the step chosen, null for the newest; `settled()` when the hand rests.
   *
   * @param {HTMLElement} host
   * @param {(step: number | null) => void} changed
   */
  constructor(host, changed, settled = () => {}) {
    this.host = host;
    /** @type {ArrayLike<number>} */
    this.steps = [];
    /** @type {number | null} */
    this.chosen = null;
    this.isTyped = false;
    this.range = this.input("range");
    this.number = this.input("number");
    this.note = document.createElement("span");
    this.note.className = "hint number";
    for (const old of host.querySelectorAll("input, .hint")) old.remove();
    host.append(this.range, this.number, this.note);
    const choose = (/** @type {number} */ index) => {
      this.chosen = index >= this.steps.length - 1 ? null : this.steps[index];
      this.isTyped = false;
      this.paint();
      changed(this.chosen);
    };
    this.range.addEventListener("input", () => choose(Number(this.range.value)));
    this.range.addEventListener("change", settled);
    this.number.addEventListener("input", () => {
      this.isTyped = true;
    });
    this.number.addEventListener("change", () => {
      if (this.number.value !== "" && this.steps.length) choose(indexAt(this.steps, Number(this.number.value)));
      settled();
    });
    this.number.addEventListener("blur", () => {
      this.isTyped = false;
      this.paint();
    });
  }

  /** @param {"range" | "number"} type */
  input(type) {
    const field = Object.assign(element("input", `step-${type}`), { type, step: "1" });
    field.setAttribute("aria-label", type === "range" ? say("Step") : say("Type a step"));
    return field;
  }

  /** The steps there are, ascending. What was chosen stays; the newest goes on being the newest. @param {ArrayLike<number>} steps */
  take(steps, chosen = this.chosen) {
    this.steps = steps;
    this.chosen = chosen;
    this.paint();
  }

  get index() {
    return this.chosen === null ? this.steps.length - 1 : indexAt(this.steps, this.chosen);
  }

  /** The step shown: the one chosen, or what held then. */
  get step() {
    return this.steps[this.index] ?? null;
  }

  paint() {
    const { steps, range, number, index } = this;
    this.host.hidden = steps.length < 1;
    if (!steps.length) return;
    range.max = String(steps.length - 1);
    range.value = String(index);
    range.disabled = steps.length < 2;
    range.setAttribute("aria-valuetext", say("step {step}", { step: steps[index] }));
    [number.min, number.max] = [String(steps[0]), String(steps[steps.length - 1])];
    if (!this.isTyped) number.value = String(steps[index]);
    this.note.textContent = `${whole(index + 1)} / ${whole(steps.length)}`;
  }
}
