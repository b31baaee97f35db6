// One slider for a whole page: the step that everything on it shows, by hand or typed.
(() => {
  class StepSlider {
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
        this.paint();
        changed(this.chosen);
      };
      this.range.addEventListener("input", () => choose(Number(this.range.value)));
      this.range.addEventListener("change", settled);
      this.number.addEventListener("change", () => {
        const wanted = Number(this.number.value);
        if (this.number.value !== "" && this.steps.length) choose(INSIGHT.nearest(this.steps, wanted));
        settled();
      });
    }

    input(type) {
      const field = document.createElement("input");
      Object.assign(field, { type, step: 1, className: `step-${type}` });
      field.setAttribute("aria-label", type === "range" ? INSIGHT.say("Step") : INSIGHT.say("Type a step"));
      return field;
    }

    /** The steps there are, ascending. What was chosen stays; the newest goes on being the newest. */
    take(steps, chosen = this.chosen) {
      this.steps = steps;
      this.chosen = chosen;
      this.paint();
    }

    /** The step shown: the one chosen, or the nearest there is. */
    get step() {
      const { steps, chosen } = this;
      if (!steps.length) return null;
      return chosen === null ? steps[steps.length - 1] : steps[INSIGHT.nearest(steps, chosen)];
    }

    paint() {
      const { steps, range, number } = this;
      this.host.hidden = steps.length < 1;
      if (!steps.length) return;
      const place = this.chosen === null ? steps.length - 1 : INSIGHT.nearest(steps, this.chosen);
      range.max = steps.length - 1;
      range.value = place;
      range.disabled = steps.length < 2;
      range.setAttribute("aria-valuetext", INSIGHT.say("step {step}", { step: steps[place] }));
      [number.min, number.max] = [steps[0], steps[steps.length - 1]];
      if (document.activeElement !== number || Number(number.value) !== steps[place]) number.value = steps[place];
      this.note.textContent = `${INSIGHT.whole(place + 1)} / ${INSIGHT.whole(steps.length)}`;
    }
  }

  INSIGHT.StepSlider = StepSlider;
})();
