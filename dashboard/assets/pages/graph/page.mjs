// The pages of graphs put together: which is here, what its controls say, what it hears of.
import { nothing, register } from "../../frame/clientside.mjs";
import { on } from "../../frame/state.mjs";
import { isReadyWhen } from "../../charts/cards.mjs";
import { isName, SUBJECTS } from "./answers.mjs";
import { GraphPage } from "./graph_page.mjs";
import { seen } from "./seen.mjs";

/** @type {GraphPage | null} */
let page = null;

function here() {
  const main = document.getElementById("main"),
    name = main?.dataset.page;
  if (!main || !isName(name)) return null;
  if (page?.main !== main) page = new GraphPage(name, main);
  return page;
}

/** Dash tells the values of controls before React has put the page up. @param {(found: GraphPage) => void} act */
function whenHere(act, tries = 200) {
  const found = here();
  if (found) act(found);
  else if (tries) requestAnimationFrame(() => whenHere(act, tries - 1));
}

let told = 0;
register("insight", {
  /** @param {Parameters<GraphPage["controls"]>} values */
  graphControls(...values) {
    const turn = ++told;
    whenHere((found) => {
      if (turn === told) found.controls(...values);
    });
    return nothing();
  },
  /** @param {string | null} run whose family is drawn alone @param {"graph" | "table"} as */
  runGraphControls(run, as) {
    const turn = ++told;
    whenHere((found) => {
      if (turn !== told) return;
      found.showAs(as);
      found.controls(run, null);
    });
    return nothing();
  },
});
for (const name of Object.keys(SUBJECTS))
  isReadyWhen(name, () => Boolean(page?.isHere && page.settled && !page.isAsking));

/** What is drawn: for tests, and for a look from the console. */
export function model() {
  return page?.isHere ? seen(page) : null;
}

on((what) => {
  if (page && !page.isHere && what === "cards") page = null; // it went away
  if (!page?.isHere) return;
  if ((what === "runs" || what === "notes") && page.view) page.choice.tellRun();
  if (what === "version") page.renew();
  if (page.subject.ofRuns && (what === "filter" || what === "runs" || what === "notes")) page.renew();
  if (page.subject.ofRuns && what === "focus") page.redraw();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && page?.isHere && !document.querySelector("dialog[open]")) page.choice.stepBack();
});
