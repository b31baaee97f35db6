// The page of curves: a card a tag, and one slider of steps for all of them.
import * as address from "../../frame/address.mjs";
import { register } from "../../frame/clientside.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { changed, isShown, on, state } from "../../frame/state.mjs";
import { ask, drawCards } from "../../charts/cards.mjs";
import { decode } from "../../charts/encoded.mjs";
import { StepSlider } from "../../charts/step_slider.mjs";
import { CurveCard, VIEW } from "./curve_card.mjs";

/** @import {Encoded} from "../../charts/encoded.mjs" */

/** @type {StepSlider | null} */
let slider = null;

drawCards("curves", CurveCard, () => ({
  ...VIEW,
  focus: state.slots.filter((run) => run !== null),
  runs: state.matches === null && state.runs.every(isShown) ? null : state.runs.filter(isShown),
}));

/** @param {number | null} step */
function choose(step) {
  VIEW.step = step;
  changed("view");
}

function askedStep() {
  const asked = address.get("step");
  return asked !== null && Number.isSafeInteger(Number(asked)) ? Number(asked) : null;
}

address.read("step", () => {
  // somebody came back to an older address
  if (pageName() !== "curves" || !slider?.host.isConnected) return;
  slider.take(slider.steps, askedStep());
  choose(slider.chosen);
});

on((what) => {
  if (what === "location" && !slider?.host.isConnected) slider = null; // it would keep its page
  if (what === "focus" && pageName() === "curves") ask();
});

register("curves", {
  /** @param {typeof VIEW.scale} scale @param {string} earlier */
  view(scale, earlier) {
    Object.assign(VIEW, { scale, earlier: earlier === "few" });
    changed("view");
    return scale;
  },
  /** All steps of the page; the slider begins where the address says. @param {Encoded | null} encoded */
  steps(encoded) {
    const host = document.getElementById("curve-steps");
    if (!host || !encoded) return true;
    const steps = decode(encoded);
    if (slider?.host !== host) {
      const made = new StepSlider(host, choose, () => address.set("step", made.chosen));
      slider = made;
      slider.take(steps, askedStep());
      choose(slider.chosen);
    } else slider.take(steps);
    return steps.length < 1;
  },
});

/** The card that a link from another page names comes into sight. */
/** @type {HTMLElement | null} */
let pointed = null;
on((what) => {
  if (what !== "cards" || pageName() !== "curves") return;
  const tag = address.get("tag"),
    main = document.getElementById("main");
  const card = tag && main && main !== pointed && main.querySelector(`.card[data-tag="${CSS.escape(tag)}"]`);
  if (!card) return;
  pointed = main;
  card.closest("details")?.setAttribute("open", "");
  card.classList.add("pointed");
  card.scrollIntoView({ block: "center" });
});
