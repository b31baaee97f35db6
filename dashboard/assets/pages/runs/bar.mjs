// The bar above the grid of runs: what can be done with the chosen ones, hidden runs, keys.
import { focusOn } from "../../frame/focus.mjs";
import { isHidden } from "../../frame/given.mjs";
import { letHiddenIn } from "../../frame/grid.mjs";
import { whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { hideRuns, pinRuns, tagRuns } from "../../frame/run_menu.mjs";
import { on, state } from "../../frame/state.mjs";
import { deleteRuns } from "../../frame/trash.mjs";
import { say } from "../../frame/words.mjs";
import { isTooMany } from "./address.mjs";
import { chosenRuns, gridApi } from "./grid_state.mjs";

let showsHidden = false;

const put = (id, change) => {
  const element = document.getElementById(id);
  if (element) change(element);
};

function words(chosen) {
  const count = whole(chosen);
  return isTooMany() ? say("{count} chosen, too many for a link", { count }) : say("{count} chosen", { count });
}

export function fillBar() {
  if (pageName() !== "runs") return;
  const runs = chosenRuns();
  put("runs-chosen", (element) => {
    element.textContent = runs.length ? words(runs.length) : "";
  });
  put("runs-actions", (element) => {
    element.hidden = !runs.length;
  });
  put("runs-compare", (element) => {
    element.disabled = runs.length < 2;
  });
  put("runs-hide", (element) => {
    element.textContent = runs.length && runs.every(isHidden) ? say("Show again") : say("Hide");
  });
  const hidden = state.runs.filter(isHidden).length;
  if (!hidden) showsHidden = false;
  put("runs-hidden", (element) => {
    element.hidden = !hidden;
    element.textContent = showsHidden ? say("Leave hidden runs out") : say("{count} hidden", { count: whole(hidden) });
    element.setAttribute("aria-pressed", String(showsHidden));
  });
}

function compare(runs) {
  focusOn(runs);
  state.compared = runs; // all of them: the focus has room for a few
  (document.getElementById("rail-compare") ?? document.getElementById("rail-scalars")).click();
}

const ACTS = {
  "runs-compare": compare,
  "runs-pin": (runs) => pinRuns(runs),
  "runs-hide": (runs) => hideRuns(runs),
  "runs-tag": (runs) => tagRuns(runs),
  "runs-delete": (runs) => deleteRuns(runs),
};

document.addEventListener("click", (event) => {
  const id = event.target.closest?.("button")?.id;
  if (ACTS[id]) ACTS[id](chosenRuns());
  if (id === "runs-none") gridApi()?.deselectAll();
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
