// One slider for a whole page: the step that everything on it shows, by hand or typed. Of a step
// between two it shows what held then: the newest up to there, before the first the first; so do
// the answers of the server.
import { whole } from "../frame/numbers.mjs";
import { say } from "../frame/words.mjs";
import { placeAt } from "./steps.mjs";

export class StepSlider {
  /** `changed(step)` hears the step chosen, null for the newest; `settled()` when the hand rests. */
  constructor(host, changed, settled = () => {}) {
    this.host = host;
    this.steps = [];
    this.chosen = null;
    this.range = this.input("range");
    this.number = this.input("number");
    this.note = document.createElement("span");
    this.note.className = "hint number";
    for (const old of host.querySelectorAll("input, .hint")) old.remove();
    host.append(this.range, this.number, this.note);
    const choose = (place) => {
      this.chosen = place >= this.steps.length - 1 ? null : this.steps[place];
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
      if (this.number.value !== "" && this.steps.length) choose(placeAt(this.steps, Number(this.number.value)));
      settled();
    });
    this.number.addEventListener("blur", () => {
      this.isTyped = false;
      this.paint();
    });
  }

  input(type) {
    const field = document.createElement("input");
    Object.assign(field, { type, step: 1, className: `step-${type}` });
    field.setAttribute("aria-label", type === "range" ? say("Step") : say("Type a step"));
    return field;
  }

  /** The steps there are, ascending. What was chosen stays; the newest goes on being the newest. */
  take(steps, chosen = this.chosen) {
    this.steps = steps;
    this.chosen = chosen;
    this.paint();
  }

  get place() {
    return this.chosen === null ? this.steps.length - 1 : placeAt(this.steps, this.chosen);
  }

  /** The step shown: the one chosen, or what held then. */
  get step() {
    return this.steps[this.place] ?? null;
  }

  paint() {
    const { steps, range, number, place } = this;
    this.host.hidden = steps.length < 1;
    if (!steps.length) return;
    range.max = steps.length - 1;
    range.value = place;
    range.disabled = steps.length < 2;
    range.setAttribute("aria-valuetext", say("step {step}", { step: steps[place] }));
    [number.min, number.max] = [steps[0], steps[steps.length - 1]];
    if (!this.isTyped) number.value = steps[place];
    this.note.textContent = `${whole(place + 1)} / ${whole(steps.length)}`;
  }
}
