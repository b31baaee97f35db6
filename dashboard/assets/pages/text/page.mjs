// The text page: its slider of steps, and the pages of texts.
import * as address from "../../frame/address.mjs";
import { tellAges } from "../../frame/ages.mjs";
import { register, setProps } from "../../frame/clientside.mjs";
import { closest, first, inside } from "../../frame/elements.mjs";
import { OwnedField } from "../../frame/owned_field.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { tellNothing } from "../../frame/way_out.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { StepBar } from "../../charts/step_bar.mjs";

/** @typedef {{steps: number[], page: number, pages: number, every: boolean, recorded: number}} Facts of the texts that are wanted; `every` where all steps are shown, `recorded` of all texts */

/** @type {Facts & {step: number | null, told: boolean}} */
const known = { steps: [], step: null, page: 0, pages: 0, every: false, recorded: 0, told: false };
/** @type {StepBar | null} */
let bar = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let planned;

const field = new OwnedField({ id: "text-search", type: "search", className: "text-search" }, search);

/** The field that searches, with what the address says, on a page that begins. */
function openSearch() {
  const slot = document.getElementById("text-slot");
  if (!slot || slot.firstChild) return;
  field.told = field.element.value = address.get("find") ?? "";
  field.standIn(slot);
}

/** @param {string} text */
function search(text) {
  if (pageName() !== "text") return;
  address.set("find", text || null);
  setProps("text-wanted", { data: text });
  setProps("text-page", { data: 0 });
}

/** Texts of any tag, with any words. */
function showAll() {
  field.write("");
  setProps("text-tag", { value: null });
}

/** @param {number | null} step */
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
  const before = first(document, "#text-before", HTMLButtonElement),
    after = first(document, "#text-after", HTMLButtonElement);
  if (!before || !after) return;
  inside(document, "#text-turn", HTMLElement).hidden = known.pages < 2;
  before.disabled = known.page <= 0;
  after.disabled = known.page >= known.pages - 1;
}

document.addEventListener("click", (event) => {
  const pressed = closest(event.target, "button", HTMLElement)?.id;
  const by = pressed === "text-before" ? -1 : pressed === "text-after" ? 1 : 0;
  if (!by) return;
  setProps("text-page", { data: known.page + by });
  inside(document, ".main-text .sections", HTMLElement).scrollTop = 0;
});

address.read("step", (text) => {
  // somebody came back to an older address
  const step = text === null ? null : Number(text);
  if (pageName() === "text" && known.told && (step === null || Number.isSafeInteger(step)) && step !== known.step)
    choose(step);
});

address.read("find", (text) => {
  if (pageName() === "text" && field.element.isConnected) field.write(text ?? "");
});

isReadyWhen("text", () => known.told && document.querySelector(".text-row, .text-rows[data-none]") !== null);

register("insight", {
  /** @param {Facts | null} facts @param {number | null} step */
  textSteps(facts, step) {
    openSearch();
    known.told = Boolean(facts);
    if (!facts) return "";
    Object.assign(known, facts, { step: step ?? null });
    show();
    const rows = inside(document, "#text-rows", HTMLElement);
    rows.toggleAttribute("data-none", facts.pages === 0);
    const none = facts.recorded && !facts.pages ? say("No run shown has such a text") : null;
    tellNothing(inside(document, "#text-none", HTMLElement), none, showAll);
    tellAges();
    settle();
    return String(step ?? "");
  },
  /** @param {string} form */
  textForm(form) {
    return `text-rows ${form}`;
  },
});
