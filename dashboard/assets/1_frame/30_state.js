// What all pages share in this browser: runs, focus, filter, view. Pages come and go; this stays.
(() => {
  const SLOTS = 12;
  const FIRST_FOCUS = 5; // of many runs, how many start in colour
  const listeners = new Set();
  const state = {
    isKnown: false, runs: [], status: new Map(), problems: new Map(), last: new Map(), metric: null, direction: 0,
    slots: Array(SLOTS).fill(null), chosen: false, seeded: false,
    matches: null, version: 0, hover: null, templates: {},
  };

  /** Tell everybody what changed: "runs", "focus", "filter", "view", "theme", "version", "hover"; 2_charts/50_cards.js: "cards". */
  function changed(what) {
    for (const listener of listeners) listener(what);
  }

  function on(listener) { listeners.add(listener); }

  function slotOf(run) { return state.slots.indexOf(run); }

  function isShown(run) { return state.matches === null || state.matches.has(run); }

  function colourOf(run) {
    const slot = slotOf(run);
    return token(slot < 0 ? "crowd" : `run-${slot}`);
  }

  function token(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  }

  function theme() { return document.documentElement.dataset.theme; }

  function put(run) {
    const free = state.slots.indexOf(null);
    if (free >= 0) state.slots[free] = run;
    return free >= 0;
  }

  const escaped = (run) => run.replace(/[%,]/g, encodeURIComponent);

  /** The runs in focus stand in the address once somebody chose them. */
  function tellFocus() {
    const runs = state.slots.filter((run) => run !== null);
    INSIGHT.address.set("focus", state.chosen ? runs.map(escaped).join(",") || "-" : null);
  }

  /** What the address says is in focus: names that are not there yet wait for their runs. */
  function askedFocus() {
    const text = INSIGHT.address.get("focus");
    if (text === null) return null;
    try {
      return text === "-" ? [] : text.split(",").map(decodeURIComponent).slice(0, SLOTS);
    } catch { return null; } // cut in the middle of a letter
  }

  function toggleFocus(run) {
    state.chosen = true;
    const slot = slotOf(run);
    if (slot >= 0) state.slots[slot] = null;
    else put(run);
    tellFocus();
    changed("focus");
  }

  function clearFocus() {
    state.chosen = true;
    state.slots.fill(null);
    tellFocus();
    changed("focus");
  }

  /** Runs as the server lists them, newest first. A slot is kept for as long as its run is there. */
  function takeRuns(known) {
    const before = state.slots.join("\n");
    state.isKnown = true;
    state.runs = known.runs;
    state.metric = known.metric;
    state.direction = known.direction;
    state.status = new Map(known.runs.map((run, i) => [run, known.status[i]]));
    state.problems = new Map(known.runs.map((run, i) => [run, known.problems[i]]));
    state.last = new Map(known.runs.map((run, i) => [run, known.last[i]]));
    state.slots = state.slots.map((run) => (state.status.has(run) ? run : null));
    const asked = state.seeded ? null : askedFocus();
    if (asked && known.runs.length) {
      state.chosen = state.seeded = true;
      asked.filter((run) => state.status.has(run)).forEach((run) => slotOf(run) < 0 && put(run));
    } else if (!state.chosen) {
      const few = known.runs.length <= SLOTS;
      if (few) [...known.runs].sort().forEach((run) => slotOf(run) < 0 && put(run));
      else if (!state.seeded) known.runs.slice(0, FIRST_FOCUS).forEach((run) => slotOf(run) < 0 && put(run));
      state.seeded = state.seeded || known.runs.length > 0;
    }
    changed("runs");
    if (state.slots.join("\n") !== before) changed("focus");
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
    state, changed, on, slotOf, isShown, colourOf, token, theme, toggleFocus, clearFocus, takeRuns, takeMatches, plotly,
  });
})();
