// The text page: its slider of steps, and the pages of texts.
import * as address from "../../frame/address.mjs";
import { tellAges } from "../../frame/ages.mjs";
import { register, setProps } from "../../frame/clientside.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { StepBar } from "../../charts/step_bar.mjs";

const known = { steps: [], step: null, page: 0, pages: 0, told: false };
let bar = null,
  planned = null;

function choose(step) {
  known.step = step;
  setProps("text-step", { data: step });
  setProps("text-page", { data: 0 });
  clearTimeout(planned);
  planned = setTimeout(() => {
    if (pageName() === "text") address.set("step", step);
  }, 150);
  show();
}

function show() {
  const host = document.getElementById("text-slider");
  if (!host) return;
  if (bar?.host !== host || !host.firstChild)
    bar = new StepBar(host, () => known, choose, { entry: "text-entry", latest: "text-latest" });
  host.hidden = known.every;
  bar.show();
  const [before, after] = ["text-before", "text-after"].map((id) => document.getElementById(id));
  if (!before) return;
  document.getElementById("text-turn").hidden = known.pages < 2;
  before.disabled = known.page <= 0;
  after.disabled = known.page >= known.pages - 1;
}

document.addEventListener("click", (event) => {
  const by = { "text-before": -1, "text-after": 1 }[event.target.closest?.("button")?.id];
  if (!by) return;
  setProps("text-page", { data: known.page + by });
  document.querySelector(".main-text .sections").scrollTop = 0;
});

address.read("step", (text) => {
  // somebody came back to an older address
  const step = text === null ? null : Number(text);
  if (pageName() === "text" && known.told && (step === null || Number.isSafeInteger(step)) && step !== known.step)
    choose(step);
});

isReadyWhen("text", () => known.told && document.querySelector(".text-row, .text-rows[data-none]") !== null);

register("insight", {
  textSteps(facts, step) {
    known.told = Boolean(facts);
    if (!facts) return "";
    Object.assign(known, facts, { step: step ?? null });
    show();
    const rows = document.getElementById("text-rows");
    rows.toggleAttribute("data-none", facts.pages === 0);
    tellAges();
    settle();
    return String(step ?? "");
  },
  textForm(form) {
    return `text-rows ${form}`;
  },
});
