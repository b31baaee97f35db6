// The page Reports: the cards of the report that is open, and which parts of the page are seen.
import * as address from "../../frame/address.mjs";
import { nothing, register, setProps } from "../../frame/clientside.mjs";
import { ownColourOf, settleColours } from "../../frame/colours.mjs";
import { all, closest } from "../../frame/elements.mjs";
import { on } from "../../frame/state.mjs";
import { tellAges } from "../../frame/ages.mjs";
import { drawCards, fieldOf, isReadyWhen, settle } from "../../charts/cards.mjs";
import { Field } from "../../charts/field.mjs";
import { ALL, arrange, choose } from "./form.mjs";

/** @import {Series} from "../../charts/parts.mjs" */

const OWN = 12; // runs in colour, as dashboard/report/chosen.py has it
/** @type {{choice: string, runs: string[], shown: boolean}} */
const known = { choice: ALL, runs: [], shown: false };

/** @type {ReturnType<typeof setTimeout> | undefined} */
let again; // when what is shown is asked for again

/** The curves of a report: its own runs, whatever the filter above the page lets through. */
class ReportCurves extends Field {
  /** @override */
  get shown() {
    const runs = new Set(known.runs);
    return this.series.filter(({ run }) => runs.has(run));
  }

  /** @override */
  get beside() {
    return known.runs.slice(0, OWN);
  }

  /** @override @param {string} run */
  isOwn(run) {
    return this.beside.includes(run);
  }

  /** @override @param {Series} series */
  colour({ run }) {
    return ownColourOf(run);
  }
}

drawCards("reports", ReportCurves, () => ({ runs: known.runs }));

isReadyWhen("reports", () => {
  if (known.choice === ALL) return document.querySelector("#reports-list > *") !== null;
  const cards = all(document, "#report-curves .card[data-tag]", HTMLElement).slice(0, 4);
  return known.shown && cards.every((card) => fieldOf(card.dataset.tag ?? "")?.drawn);
});

/** The chips of the table show what the curves do. */
function paintChips() {
  const runs = known.runs.slice(0, OWN);
  for (const row of all(document, "#report-below tr[data-run]", HTMLElement)) {
    const chip = row.querySelector(".chip"),
      run = row.dataset.run ?? "";
    if (chip instanceof HTMLElement) chip.style.background = runs.includes(run) ? ownColourOf(run) : "";
  }
}

document.addEventListener("click", (event) => {
  const card = closest(event.target, ".report-card", HTMLAnchorElement);
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const { report = ALL } = card.dataset;
  address.set("report", report, { step: true });
  setProps("reports-choice", { value: report });
});

on((what) => {
  if (what === "focus" || what === "theme" || what === "runs") {
    settleColours(known.runs.slice(0, OWN));
    paintChips();
  }
});

register("reports", {
  /** @param {string[] | null} runs @param {{again?: number} | null} shown */
  drawn(runs, shown) {
    clearTimeout(again);
    if (shown?.again) again = setTimeout(() => setProps("reports-changed", { data: Date.now() }), 1000 * shown.again);
    known.runs = runs ?? [];
    known.shown = shown !== null;
    settleColours(known.runs.slice(0, OWN));
    requestAnimationFrame(() => {
      paintChips();
      settle();
    });
    return nothing();
  },
  /** @param {string | null} choice */
  opened(choice) {
    known.choice = choice ?? ALL;
    choose(known.choice);
    tellAges();
    requestAnimationFrame(() => {
      arrange(); // the parts of a page that begins may not have been there
      settle();
    });
    return known.choice;
  },
});
