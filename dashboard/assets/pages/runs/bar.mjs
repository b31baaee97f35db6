// The bar above the grid of runs: what can be done with the chosen ones, hidden runs, keys.
import { closest, first } from "../../frame/elements.mjs";
import { focusOn } from "../../frame/focus.mjs";
import { isHidden } from "../../frame/given.mjs";
import { letHiddenIn } from "../../frame/grid.mjs";
import { whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { hideRuns, pinRuns, tagRuns } from "../../frame/run_menu.mjs";
import { on, state } from "../../frame/state.mjs";
import { deleteRuns } from "../../frame/trash.mjs";
import { say } from "../../frame/words.mjs";
import { isTooMany, tell, view } from "./address.mjs";
import { hasFolders } from "./folder_rows.mjs";
import { chosenRuns, gridApi } from "./grid_state.mjs";

let showsHidden = false;

/**
 * @template {HTMLElement} E
 * @param {string} id
 * @param {new () => E} kind
 * @param {(element: E) => void} change
 */
const put = (id, kind, change) => {
  const element = first(document, `#${id}`, kind);
  if (element) change(element);
};

/** @param {number} chosen */
function words(chosen) {
  const count = whole(chosen);
  return isTooMany() ? say("{count} chosen, too many for a link", { count }) : say("{count} chosen", { count });
}

export function fillBar() {
  if (pageName() !== "runs") return;
  const runs = chosenRuns();
  put("runs-chosen", HTMLElement, (element) => {
    element.textContent = runs.length ? words(runs.length) : "";
  });
  put("runs-actions", HTMLElement, (element) => {
    element.hidden = !runs.length;
  });
  put("runs-compare", HTMLButtonElement, (element) => {
    element.disabled = runs.length < 2;
  });
  put("runs-hide", HTMLElement, (element) => {
    element.textContent = runs.length && runs.every(isHidden) ? say("Show again") : say("Hide");
  });
  put("runs-folders", HTMLElement, (element) => {
    element.hidden = !hasFolders();
    element.setAttribute("aria-pressed", String(view.folds));
  });
  const hidden = state.runs.filter(isHidden).length;
  if (!hidden) showsHidden = false;
  put("runs-hidden", HTMLElement, (element) => {
    element.hidden = !hidden;
    element.textContent = showsHidden ? say("Leave hidden runs out") : say("{count} hidden", { count: whole(hidden) });
    element.setAttribute("aria-pressed", String(showsHidden));
  });
}

/** @param {string[]} runs */
function compare(runs) {
  focusOn(runs);
  state.compared = runs; // all of them: the focus has room for a few
  (document.getElementById("rail-compare") ?? document.getElementById("rail-scalars"))?.click();
}

/** @type {Record<string, (runs: string[]) => void>} */
const ACTS = {
  "runs-compare": compare,
  "runs-pin": (runs) => pinRuns(runs),
  "runs-hide": (runs) => hideRuns(runs),
  "runs-tag": (runs) => tagRuns(runs),
  "runs-delete": (runs) => deleteRuns(runs),
};

document.addEventListener("click", (event) => {
  const id = closest(event.target, "button", HTMLButtonElement)?.id ?? "";
  if (ACTS[id]) ACTS[id](chosenRuns());
  if (id === "runs-none") gridApi()?.deselectAll();
  if (id === "runs-folders") {
    view.folds = !view.folds;
    tell();
    gridApi()?.refreshClientSideRowModel("sort");
    gridApi()?.redrawRows();
    fillBar();
  }
  if (id === "runs-hidden") {
    showsHidden = !showsHidden;
    gridApi()?.onFilterChanged();
    fillBar();
  }
});

on((what) => {
  if (["runs", "notes", "filter"].includes(what)) fillBar();
});
letHiddenIn(() => showsHidden && pageName() === "runs");
