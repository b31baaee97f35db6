// The step of a page that shows what was recorded up to any step: by hand, typed, or the latest.
import { element } from "../frame/elements.mjs";
import { say } from "../frame/words.mjs";
import { indexAt } from "./steps.mjs";

export class StepBar {
  /**
   * `read()` gives the step that is shown, null for the latest, `choose(step)` hears another; ids of its parts.
   *
   * @param {HTMLElement} host
   * @param {() => {steps: ArrayLike<number>, step: number | null}} read
   * @param {(step: number | null) => void} choose
   * @param {{entry: string, latest: string, arrows?: boolean}} parts
   */
  constructor(host, read, choose, { entry, latest, arrows = false }) {
    this.host = host;
    this.read = read;
    this.tell = choose;
    this.isTyped = false;
    const label = element("label", "control-label", say("Step"));
    label.htmlFor = entry;
    this.slider = Object.assign(element("input"), { type: "range", min: "0", step: "1" });
    this.slider.setAttribute("aria-label", say("Step"));
    this.entry = Object.assign(element("input", "image-field number"), { type: "number", id: entry, step: "1" });
    this.latest = Object.assign(element("button", "button step-latest", say("Latest")), { id: latest });
    this.latest.title = say("Show the newest, and go along as more comes");
    const [back, on] = arrows
      ? [this.arrow("‹", say("One step back"), -1), this.arrow("›", say("One step on"), 1)]
      : ["", ""];
    host.replaceChildren(label, back, this.slider, on, this.entry, this.latest);
    this.slider.addEventListener("input", () => this.goTo(Number(this.slider.value)));
    this.latest.addEventListener("click", () => this.choose(null));
    this.entry.addEventListener("input", () => {
      this.isTyped = true;
    });
    this.entry.addEventListener("blur", () => {
      this.isTyped = false;
      this.show();
    });
    this.entry.addEventListener("change", () => {
      this.isTyped = false;
      if (Number.isFinite(this.entry.valueAsNumber)) this.choose(Math.round(this.entry.valueAsNumber));
      this.show();
    });
  }

  /** @param {string} text @param {string} words @param {number} by */
  arrow(text, words, by) {
    const button = Object.assign(element("button", "icon-button", text), { title: words });
    button.setAttribute("aria-label", words);
    button.addEventListener("click", () => this.move(by));
    return button;
  }

  /** Where the slider stands: at the last recorded step that is not beyond the chosen one. */
  get index() {
    const { steps, step } = this.read();
    return step === null ? steps.length - 1 : indexAt(steps, step);
  }

  /** The chosen step, or the last there is. */
  get current() {
    const { steps, step } = this.read();
    return step ?? steps[steps.length - 1] ?? null;
  }

  /** From the last step on it goes along with what comes. @param {number | null} step */
  choose(step) {
    const { steps } = this.read();
    this.tell(step === null || step >= steps[steps.length - 1] ? null : step);
  }

  /** @param {number} index */
  goTo(index) {
    const { steps } = this.read();
    if (steps.length) this.choose(steps[Math.min(steps.length - 1, Math.max(0, index))]);
  }

  /** One recorded step on or back; from a step between two, to the neighbour on that side. @param {number} by */
  move(by) {
    const { steps, step } = this.read(),
      { index } = this;
    this.goTo(by < 0 && step !== null && step > steps[index] ? index : index + by);
  }

  show() {
    const { steps, step } = this.read(),
      { current } = this;
    this.slider.max = String(Math.max(0, steps.length - 1));
    this.slider.value = String(this.index);
    this.slider.setAttribute("aria-valuetext", current === null ? "" : say("step {step}", { step: current }));
    if (!this.isTyped) this.entry.value = String(current ?? "");
    this.latest.setAttribute("aria-pressed", String(step === null));
  }
}
