// What a person gave the runs: names, colours, tags, notes, pins, what is hidden. Kept by notes.py.
(() => {
  const { state } = INSIGHT;
  const NOTHING = {};
  const MOST_UNDONE = 50, OFFER_MS = 12_000, PATIENCE_MS = 15_000, KEPT = "insight-undo-runs";
  const past = INSIGHT.keptSteps.kept(KEPT); // changes that can be taken back: {changes, at, root}
  const waiting = []; // changes that the server has not answered yet, the first of them is on its way
  let serial = 0, going = null, late = null, isKnown = false;

  Object.assign(state, { given: new Map(), views: {}, found: null, trouble: "" });

  function givenTo(run) { return state.given.get(run) ?? NOTHING; }

  /** What a run is called on the pages; its own name stays in links and tooltips. */
  function nameOf(run) { return givenTo(run).name ?? run; }

  function isHidden(run) { return givenTo(run).hidden === true; }

  /** The place in the palette of a run's colour: the one chosen for it, else that of its slot; -1 for none. */
  function inkOf(run) { return givenTo(run).colour ?? INSIGHT.slotOf(run); }

  /** In focus a run has its own colour, in the crowd that of the crowd. */
  INSIGHT.colourOf = (run) => INSIGHT.token(INSIGHT.slotOf(run) < 0 ? "crowd" : `run-${inkOf(run)}`);

  /** Hidden runs pass no filter. */
  const takeMatches = INSIGHT.takeMatches, takeRuns = INSIGHT.takeRuns;
  function sift() {
    const found = state.found && [...state.found];
    return takeMatches(state.runs.some(isHidden) ? (found ?? state.runs).filter((run) => !isHidden(run)) : found);
  }
  INSIGHT.takeMatches = (names) => { state.found = names && new Set(names); sift(); };
  INSIGHT.takeRuns = (known) => { takeRuns(known); sift(); };

  function know({ runs, views, trouble }) {
    state.given = new Map(Object.entries(runs));
    state.views = views;
    if (trouble && trouble !== state.trouble) INSIGHT.tell(trouble);
    state.trouble = trouble;
    if (!isKnown) INSIGHT.settleHidden();
    isKnown = true;
    told();
  }

  function told() {
    sift();
    INSIGHT.changed("notes");
    INSIGHT.changed("focus"); // names and colours stand where the focus stands
  }

  /** Show a change before the server has kept it. */
  function assume(changes) {
    for (const [run, fields] of Object.entries(changes)) {
      const kept = Object.entries({ ...givenTo(run), ...fields }).filter(([, value]) => !isNothing(value));
      if (kept.length) state.given.set(run, Object.fromEntries(kept)); else state.given.delete(run);
    }
  }

  function isNothing(value) {
    return value === null || value === undefined || value === false || value === "" || value.length === 0;
  }

  /** Give runs something, {run: {field: value}}; `words` say what was done, and offer to undo it. */
  function give(changes, words) {
    if (!Object.keys(changes).length) return;
    const step = { changes: before(changes), at: Date.now(), root: rootPath() };
    past.push(step);
    if (past.length > MOST_UNDONE) past.shift();
    remember();
    assume(changes);
    told();
    send({ runs: changes }, { words, step });
  }

  const rootPath = () => document.querySelector(".crumb")?.title;

  function remember() { INSIGHT.keptSteps.keep(KEPT, past); }

  /** What takes changes back. */
  function before(changes) {
    return Object.fromEntries(Object.entries(changes).map(([run, fields]) =>
      [run, Object.fromEntries(Object.keys(fields).map((field) => [field, givenTo(run)[field] ?? null]))]));
  }

  /** Keep the address of a view under a name; null forgets it. */
  function keepView(name, address) { send({ view: { name, address } }); }

  /** `words` and `step` are those of `give`. */
  function send(wish, { words = "", step = null } = {}) {
    waiting.push({ wish: { serial: ++serial, ...wish }, words, step });
    if (waiting.length === 1) next();
  }

  function next() {
    if (!waiting.length) return;
    window.dash_clientside.set_props("notes-change", { data: { ...waiting[0].wish } });
    late = setTimeout(again, PATIENCE_MS);
  }

  /** Nobody answered: what was given is on no disk yet. */
  function again() {
    INSIGHT.tell(INSIGHT.say("The server has not kept the last change yet. It is asked again."));
    waiting[0].isRepeated = true;
    next();
  }

  /** Whoever leaves takes nothing along that was not kept: the browser sends it after the page is gone. */
  function drain() {
    const runs = {};
    for (const { wish } of waiting) for (const [run, fields] of Object.entries(wish.runs ?? {})) runs[run] = { ...runs[run], ...fields };
    const wishes = waiting.map(({ wish }) => wish).filter((wish) => wish.view);
    if (Object.keys(runs).length) wishes.push({ serial: 0, runs });
    for (const value of wishes) post(value).catch(() => {}); // there is nobody left to tell
  }

  /** The question of the callback in notes_wire.py, as Dash would put it. */
  function post(value) {
    return fetch(INSIGHT.at("_dash-update-component"), {
      method: "POST", keepalive: true, headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        output: "notes-answer.data", outputs: { id: "notes-answer", property: "data" },
        inputs: [{ id: "notes-change", property: "data", value }], changedPropIds: ["notes-change.data"],
      }),
    });
  }

  function answered(answer) {
    if (!answer || answer.serial !== waiting[0]?.wish.serial) return;
    const { words, step, isRepeated } = waiting.shift();
    clearTimeout(late);
    know(answer.known);
    for (const { wish } of waiting) if (wish.runs) assume(wish.runs);
    if (answer.gone?.length) INSIGHT.tell(INSIGHT.say("No longer there, so nothing was kept for them: {runs}", { runs: answer.gone.slice(0, 5).map(nameOf).join(", ") }));
    const place = past.indexOf(step); // -1 if it was taken back meanwhile
    if (answer.error) {
      INSIGHT.tell(answer.error);
      if (place >= 0) past.splice(place, 1);
    } else if (place >= 0) {
      if (!isRepeated) step.changes = answer.before; // others may have given something, too
      offer(words, INSIGHT.say("Undo"), undo);
    }
    remember();
    next();
  }

  /** Take the last change back. */
  function undo() {
    const last = past.pop();
    if (!last) return;
    remember();
    assume(last.changes);
    told();
    send({ runs: last.changes });
    hush();
  }

  /** Say what was done, with a button beside it. */
  function offer(words, label, act) {
    hush();
    const toast = document.createElement("div");
    toast.className = "toast offer";
    toast.id = "offer";
    toast.setAttribute("role", "status");
    toast.appendChild(document.createElement("span")).textContent = words;
    const button = toast.appendChild(document.createElement("button"));
    button.className = "link";
    button.textContent = label;
    button.addEventListener("click", () => { hush(); act(); });
    document.getElementById("dialogs").append(toast);
    going = setTimeout(hush, OFFER_MS);
  }

  function hush() {
    clearTimeout(going);
    document.getElementById("offer")?.remove();
  }

  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable], dialog");
    if (typing || event.key !== "z" || !(event.ctrlKey || event.metaKey) || past.at(-1)?.root !== rootPath()) return;
    if (INSIGHT.address.undoable() > past.at(-1).at) return; // the view was changed after that
    undo();
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  window.addEventListener("pagehide", drain);

  window.dash_clientside = window.dash_clientside ?? {};
  window.dash_clientside.notes = {
    known(all) { if (all && !waiting.length) know(all); },
    answer: answered,
    thrown(answer) { if (answer) INSIGHT.thrown?.(answer); },
  };

  Object.assign(INSIGHT, { givenTo, nameOf, isHidden, inkOf, give, keepView, offer });
})();
