// The text page: its slider of steps, and the pages of texts.
(() => {
  const say = (...words) => INSIGHT.say(...words);
  const set = (...change) => window.dash_clientside.set_props(...change);
  const known = { steps: [], step: null, page: 0, pages: 0, told: false };
  let parts = null, planned = null;

  const last = () => known.steps.at(-1) ?? null;

  /** How many steps are at most the chosen one, less one: where the slider stands. */
  function position() {
    if (known.step === null) return known.steps.length - 1;
    let place = -1;
    while (place + 1 < known.steps.length && known.steps[place + 1] <= known.step) place += 1;
    return Math.max(0, place);
  }

  /** Go to a step, null for the latest; from the last one on it goes along with what comes. */
  function choose(step) {
    const wanted = step === null || step >= last() ? null : step;
    known.step = wanted;
    set("text-step", { data: wanted });
    set("text-page", { data: 0 });
    clearTimeout(planned);
    planned = setTimeout(() => { if (INSIGHT.page() === "text") INSIGHT.address.set("step", wanted); }, 150);
    show();
  }

  function build(host) {
    const make = (name, attributes) => {
      const element = host.appendChild(document.createElement(name));
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };
    make("label", { class: "control-label", for: "text-entry" }).textContent = say("Step");
    parts = { host, slider: make("input", { type: "range", min: 0, step: 1, "aria-label": say("Step") }) };
    parts.entry = make("input", { type: "number", id: "text-entry", class: "image-field number" });
    parts.latest = make("button", { class: "button text-latest" });
    parts.latest.textContent = say("Latest");
    parts.slider.addEventListener("input", () => choose(known.steps[Number(parts.slider.value)] ?? null));
    parts.entry.addEventListener("change", () => {
      if (Number.isFinite(parts.entry.valueAsNumber)) choose(Math.round(parts.entry.valueAsNumber));
      show();
    });
    parts.latest.addEventListener("click", () => choose(null));
  }

  function show() {
    const host = document.getElementById("text-slider");
    if (!host) return;
    if (parts?.host !== host || !host.firstChild) {
      host.replaceChildren();
      build(host);
    }
    host.hidden = known.every;
    parts.slider.max = Math.max(0, known.steps.length - 1);
    parts.slider.value = position();
    parts.entry.value = known.step ?? last() ?? "";
    parts.slider.setAttribute("aria-valuetext", say("step {step}", { step: parts.entry.value }));
    parts.latest.setAttribute("aria-pressed", String(known.step === null));
    const [before, after] = ["text-before", "text-after"].map((id) => document.getElementById(id));
    if (!before) return;
    document.getElementById("text-turn").hidden = known.pages < 2;
    before.disabled = known.page <= 0;
    after.disabled = known.page >= known.pages - 1;
  }

  document.addEventListener("click", (event) => {
    const by = { "text-before": -1, "text-after": 1 }[event.target.closest?.("button")?.id];
    if (!by) return;
    set("text-page", { data: known.page + by });
    document.querySelector(".main-text .sections").scrollTop = 0;
  });

  INSIGHT.readiness.text = () => known.told && document.querySelector(".text-row, .text-rows[data-none]") !== null;

  Object.assign(window.dash_clientside.insight, {
    textSteps(facts, step) {
      known.told = Boolean(facts);
      if (!facts) return "";
      Object.assign(known, facts, { step: step ?? null });
      show();
      const rows = document.getElementById("text-rows");
      rows.toggleAttribute("data-none", facts.pages === 0);
      INSIGHT.tellAges();
      INSIGHT.settle();
      return String(step ?? "");
    },
    textForm(form) { return `text-rows ${form}`; },
  });
})();
