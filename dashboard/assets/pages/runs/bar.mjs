// The bar above the grid of runs: what can be done with the chosen ones, hidden runs, keys.
(() => {
  const { say, state } = INSIGHT;
  let showsHidden = false;

  const put = (id, change) => { const element = document.getElementById(id); if (element) change(element); };

  function words(chosen) {
    const count = INSIGHT.whole(chosen);
    return INSIGHT.chosenTooMany() ? say("{count} chosen, too many for a link", { count }) : say("{count} chosen", { count });
  }

  function fill() {
    if (INSIGHT.page() !== "runs") return;
    const runs = INSIGHT.chosenRuns();
    put("runs-chosen", (element) => { element.textContent = runs.length ? words(runs.length) : ""; });
    put("runs-actions", (element) => { element.hidden = !runs.length; });
    put("runs-compare", (element) => { element.disabled = runs.length < 2; });
    put("runs-hide", (element) => { element.textContent = runs.length && runs.every(INSIGHT.isHidden) ? say("Show again") : say("Hide"); });
    const hidden = state.runs.filter(INSIGHT.isHidden).length;
    if (!hidden) showsHidden = false;
    put("runs-hidden", (element) => {
      element.hidden = !hidden;
      element.textContent = showsHidden ? say("Leave hidden runs out") : say("{count} hidden", { count: INSIGHT.whole(hidden) });
      element.setAttribute("aria-pressed", String(showsHidden));
    });
  }

  function compare(runs) {
    INSIGHT.focusOn(runs);
    INSIGHT.state.compared = runs; // all of them: the focus has room for a few
    (document.getElementById("rail-compare") ?? document.getElementById("rail-scalars")).click();
  }

  const ACTS = {
    "runs-compare": compare, "runs-pin": (runs) => INSIGHT.pinRuns(runs), "runs-hide": (runs) => INSIGHT.hideRuns(runs),
    "runs-tag": (runs) => INSIGHT.tagRuns(runs), "runs-delete": (runs) => INSIGHT.deleteRuns(runs),
  };

  document.addEventListener("click", (event) => {
    const id = event.target.closest?.("button")?.id;
    if (ACTS[id]) ACTS[id](INSIGHT.chosenRuns());
    if (id === "runs-none") INSIGHT.runsApi()?.deselectAll();
    if (id === "runs-hidden") {
      showsHidden = !showsHidden;
      INSIGHT.runsApi()?.onFilterChanged();
      fill();
    }
  });

  INSIGHT.on((what) => { if (["runs", "notes", "filter"].includes(what)) fill(); });
  Object.assign(INSIGHT, { fillRunsBar: fill, showsHidden: () => showsHidden && INSIGHT.page() === "runs" });
})();
