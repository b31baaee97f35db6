// What all pages share in this browser: runs, filter, view. Pages come and go; this stays.
(() => {
  const listeners = new Set();
  const state = {
    isKnown: false, runs: [], status: new Map(), problems: new Map(), last: new Map(), metric: null, direction: 0,
    matches: null, version: 0, hover: null, templates: {},
  };

  /** Tell everybody what changed: "runs", "focus", "filter", "view", "theme", "version", "hover"; charts/cards.mjs: "cards". */
  function changed(what) {
    for (const listener of listeners) listener(what);
  }

  function on(listener) { listeners.add(listener); }

  function isShown(run) { return state.matches === null || state.matches.has(run); }

  function token(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  }

  function theme() { return document.documentElement.dataset.theme; }

  /** Runs as the server lists them, newest first. */
  function takeRuns(known) {
    state.isKnown = true;
    state.runs = known.runs;
    state.metric = known.metric;
    state.direction = known.direction;
    state.status = new Map(known.runs.map((run, i) => [run, known.status[i]]));
    state.problems = new Map(known.runs.map((run, i) => [run, known.problems[i]]));
    state.last = new Map(known.runs.map((run, i) => [run, known.last[i]]));
    const moved = INSIGHT.settleFocus();
    changed("runs");
    if (moved) changed("focus");
  }

  /** The runs that the filter lets through, null for all. */
  function takeMatches(names) {
    const same = names === null ? state.matches === null
      : names.length === state.matches?.size && names.every((name) => state.matches.has(name));
    if (same) return;
    state.matches = names && new Set(names);
    changed("filter");
  }

  /** plotly.js, from this server, once. */
  let loading = null;
  function plotly() {
    if (window.Plotly) return Promise.resolve(window.Plotly);
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = document.getElementById("loaded").dataset.plotly;
      script.onload = () => resolve(window.Plotly);
      script.onerror = () => {
        loading = null; // whoever asks next tries again
        script.remove();
        reject(new Error("plotly.js could not be loaded"));
      };
      document.head.append(script);
    });
    return loading;
  }

  Object.assign(INSIGHT, {
    state, changed, on, isShown, token, theme, takeRuns, takeMatches, plotly,
  });
})();
