// Which tensor of which run is looked at, at which step, which part of it and against which other;
// and what the server is asked for it.
(() => {
  const { decode, address } = INSIGHT;
  const PATIENCE_MS = 15_000;
  const chosen = { tag: null, run: null, step: null, slice: "", view: "table", row: 0, column: 0,
    other: "", otherStep: null, absolute: 0, relative: 0 };
  let index = null, answer = null, asked = "", waiting = null, serial = 0;
  let told = () => {}; // hears of answers

  /** Runs with a tag, as {run, steps, shape, dtype, newest}; those in focus first. */
  function runsWith(tag) {
    const place = index.tags.indexOf(tag);
    const rank = ({ run }) => { const slot = INSIGHT.slotOf(run); return slot < 0 ? Infinity : slot; };
    return index.cells.filter(([, at]) => at === place)
      .map(([run, , steps, shape, dtype, newest]) => ({ run: index.runs[run], steps, shape, dtype, newest }))
      .filter(({ run }) => INSIGHT.isShown(run))
      .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
  }

  function asNumber(text) {
    return text === null || text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
  }

  /** What the address says, on a new page: which never gets the answers to what the one before asked. */
  function recall() {
    for (const key of ["tag", "run", "slice"]) chosen[key] = address.get(key) ?? (key === "slice" ? "" : null);
    chosen.step = asNumber(address.get("step"));
    chosen.other = address.get("vs") ?? "";
    chosen.otherStep = asNumber(address.get("vstep"));
    [chosen.absolute, chosen.relative] = [asNumber(address.get("atol")) ?? 0, asNumber(address.get("rtol")) ?? 0];
    [chosen.row, chosen.column] = [0, 0];
    forget();
  }

  function forget() { [answer, asked, waiting] = [null, "", null]; }

  /** The address holds the view. */
  function remember() {
    const { tag, run, step, slice, other, otherStep, absolute, relative } = chosen;
    const held = { tag, run, step, slice: slice || null, vs: other || null, vstep: other ? otherStep : null,
      atol: other && absolute ? absolute : null, rtol: other && relative ? relative : null };
    for (const [key, value] of Object.entries(held)) address.set(key, value);
  }

  /** Choose among what there is: what went away, or the filter leaves out, gives way to the first. */
  function settle() {
    if (!index.tags.includes(chosen.tag)) chosen.tag = index.tags[0] ?? null;
    const runs = runsWith(chosen.tag).map(({ run }) => run);
    if (!runs.includes(chosen.run)) chosen.run = runs[0] ?? null;
    if (!runs.includes(chosen.other)) chosen.other = "";
    if (chosen.run === null) forget();
    else if (["tag", "run"].some((key) => (address.get(key) ?? chosen[key]) !== chosen[key])) remember();
  }

  /** Changes when something new was recorded of what is looked at. */
  function mark() {
    const here = [chosen.run, chosen.other];
    return runsWith(chosen.tag).filter(({ run }) => here.includes(run)).map(({ steps, newest }) => [steps, newest]);
  }

  function ask() {
    if (!index || chosen.run === null || INSIGHT.page() !== "tensors") return;
    const wish = { ...chosen, theme: INSIGHT.theme() };
    const text = JSON.stringify([wish, mark()]);
    if (text === asked || (waiting && performance.now() - waiting.since < PATIENCE_MS)) return;
    asked = text;
    const mine = waiting = { serial: ++serial, since: performance.now() };
    setTimeout(() => { // the answer was lost
      if (waiting !== mine) return;
      asked = "";
      ask();
    }, PATIENCE_MS + 1);
    window.dash_clientside.set_props("tensors-request", { data: { ...wish, serial } });
  }

  function accept(found) {
    if (!found || found.serial !== waiting?.serial) return;
    waiting = null;
    answer = found;
    ask(); // what was chosen meanwhile
    told(found.steps ? Array.from(decode(found.steps)) : null);
  }

  INSIGHT.tensors = {
    chosen, runsWith, asNumber, recall, remember, settle, forget, ask, accept,
    take(found) { index = found; },
    get index() { return index; },
    get answer() { return answer; },
    isWaiting: () => waiting !== null,
    onAnswer(listener) { told = listener; },
  };
})();
