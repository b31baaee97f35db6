// Drawing the lineage charts: which one, when, and what is hovered.
(() => {
  const { lineage, state } = INSIGHT;
  let chart = null, planned = null;

  function host() { return document.getElementById("lineage-chart"); }

  /** One drawing a frame, however fast brushes move. */
  function drawSoon({ axes }) {
    if (planned) { planned.axes ||= axes; return; }
    planned = { axes };
    requestAnimationFrame(() => {
      const { axes: laid } = planned;
      planned = null;
      draw(laid);
    });
  }

  function draw(axes) {
    const place = host();
    if (!place || !lineage.judged) return;
    const Chart = lineage.chart === "scatter" ? INSIGHT.LineageScatter : INSIGHT.LineageParallel;
    if (chart?.host !== place || !(chart instanceof Chart)) {
      chart?.destroy();
      chart = new Chart(place);
    }
    if (axes) chart.lay();
    chart.paint();
    lineage.showSide();
    describe(place);
    INSIGHT.settle();
  }

  function describe(place) {
    const shown = lineage.runs.filter((_, i) => lineage.isShown(i)).length;
    const active = lineage.runs.filter((_, i) => lineage.isActive(i)).length;
    const count = document.getElementById("lineage-count");
    count.replaceChildren(Object.assign(document.createElement("b"), { textContent: INSIGHT.whole(active) }),
      ` / ${INSIGHT.say("{count} runs", { count: INSIGHT.whole(shown) })}`);
    for (const id of ["lineage-reset", "lineage-apply"]) document.getElementById(id).disabled = !lineage.brushes.size;
    place.setAttribute("aria-label", INSIGHT.say("{chart} of {count} runs; {active} pass the brushes; best {target} {best}", {
      chart: chart.title(), count: INSIGHT.whole(shown), active: INSIGHT.whole(active),
      target: lineage.judged.title, best: INSIGHT.number(bestValue()),
    }));
  }

  function bestValue() {
    const { values } = lineage.columns.get(lineage.TARGET);
    const held = [...values].filter((v, i) => Number.isFinite(v) && lineage.isActive(i));
    return held.length ? Math[lineage.judged.direction > 0 ? "max" : "min"](...held) : null;
  }

  /** The colour and the place of each run's line or point, from the back to the front. */
  function ordered() {
    const ramp = lineage.ramp(), crowd = INSIGHT.token("crowd"), strong = INSIGHT.token("run-1");
    const shown = lineage.shuffled.filter(lineage.isShown);
    const faint = shown.filter((i) => !lineage.isActive(i)), active = shown.filter(lineage.isActive);
    const rest = active.filter((i) => !lineage.best.has(i)), best = active.filter((i) => lineage.best.has(i));
    const colour = (i) => (lineage.best.has(i) ? strong : lineage.classes[i] < 0 ? crowd : ramp[lineage.classes[i]]);
    return { faint, rest, best, colour, crowd, alpha: Math.min(0.9, 5.2 / Math.max(1, rest.length) ** 0.46) };
  }

  function point(run, event) {
    const next = run === null ? null : { run, tag: null, clientX: event.clientX, clientY: event.clientY };
    if (next === null && state.hover === null) return;
    state.hover = next;
    INSIGHT.changed("hover");
  }

  /** The hovered run in the chart, in the table, and in words beside the pointer. */
  function showHover() {
    chart?.over();
    lineage.markRow(state.hover?.run ?? null);
    const tip = document.getElementById("lineage-tip");
    if (!tip) return;
    const i = state.hover?.clientX === undefined ? -1 : lineage.runs.indexOf(state.hover?.run);
    tip.hidden = i < 0;
    if (i < 0) return;
    const chip = Object.assign(document.createElement("span"), { className: "chip" });
    chip.style.background = INSIGHT.colourOf(lineage.runs[i]);
    const head = Object.assign(document.createElement("div"), { className: "readout-head" });
    head.append(chip, Object.assign(document.createElement("span"), { textContent: INSIGHT.nameOf(lineage.runs[i]), className: "run-name" }));
    const ids = [lineage.TARGET, ...(chart?.columns() ?? []).filter((id) => id !== lineage.TARGET)];
    tip.replaceChildren(head, ...ids.map((id) => line(lineage.columns.get(id), i)));
    const { offsetWidth: width, offsetHeight: height } = tip;
    const { clientX, clientY } = state.hover;
    const left = clientX + 18 + width > innerWidth ? clientX - 18 - width : clientX + 18;
    tip.style.left = `${Math.max(8, left)}px`;
    tip.style.top = `${Math.min(Math.max(8, clientY + 14), innerHeight - height - 8)}px`;
  }

  /** Let go of a page that went away. */
  function leave() {
    chart?.destroy();
    chart = null;
  }

  function line(column, i) {
    const row = document.createElement("div"), value = lineage.fact(column, i);
    const text = typeof value === "number" ? INSIGHT.number(value) : value ?? "–";
    row.append(Object.assign(document.createElement("span"), { textContent: column.title }),
      Object.assign(document.createElement("b"), { textContent: text }));
    return row;
  }

  function isDrawn() { return chart !== null && chart.host === host() && chart.painted; }

  /** What is drawn: for tests, and for a look from the console. */
  function model() {
    const places = lineage.runs.map((_, i) => i);
    return {
      chart: lineage.chart, columns: chart.columns(), judged: lineage.judged.title, direction: lineage.judged.direction,
      shown: places.filter(lineage.isShown).map((i) => lineage.runs[i]),
      active: places.filter(lineage.isActive).map((i) => lineage.runs[i]),
      brushes: Object.fromEntries([...lineage.brushes].map(([id, brush]) => [id, lineage.heldBy(lineage.columns.get(id), brush)])),
      best: [...lineage.best].map((i) => lineage.runs[i]), drawn: chart.model(),
    };
  }

  Object.assign(lineage, { drawSoon, leave, ordered, point, showHover, isDrawn, model });
})();
