// What a card gives away: every point as CSV, the drawing as PNG or SVG, a line of Python.
(() => {
  const { state } = INSIGHT;
  const SIZE = { width: 1000, height: 560 };
  const SIGNS = [[1, "×", 0], [2, "▴", 1], [4, "▾", 0]]; // NaN, ∞ and -∞: which, and at which end of the axis
  const MOST_SIGNS = 500;

  /** A name that every file system takes, with the tag still to be read in it. */
  function fileName(tags, ending) {
    const words = tags.join("+").normalize("NFC").replace(/[^\p{L}\p{N}._+-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "");
    return `scalar_${[...words].slice(0, 80).join("") || "chart"}.${ending}`;
  }

  const filtered = () => (state.matches === null ? null : [...state.matches]);

  /** Every point of the runs that the filter lets through, in parts: a file may be larger than one answer. */
  async function csv(tags) {
    const parts = [], runs = filtered();
    let after = null;
    do {
      const part = await INSIGHT.askCards("csv", { tags, runs, after });
      if (!part) { INSIGHT.tell(INSIGHT.say("The server did not answer; nothing was saved")); return null; }
      parts.push(part.text);
      after = part.last;
    } while (after);
    const file = new Blob(parts, { type: "text/csv;charset=utf-8" });
    INSIGHT.saveFile(file, fileName(tags, "csv"));
    return file;
  }

  /** Plotly reads names as a kind of HTML. */
  const literal = (name) => name.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

  /** Groups of runs: their bands and lines, and their members faint below. */
  function groupTraces(field) {
    const faint = field.members.map((series) => ({
      ...field.trace(series), opacity: Math.min(0.4, 2.6 / field.members.length ** 0.46), showlegend: false,
    }));
    const bands = field.groups.map((group) => {
      const { low, high } = INSIGHT.groups.smoothed(field, group);
      const places = [...group.x.keys()].filter((i) => Number.isFinite(low[i]) && Number.isFinite(high[i]));
      return {
        type: "scatter", mode: "lines", fill: "toself", fillcolor: INSIGHT.groups.colour(group), opacity: 0.2,
        x: [...places, ...places.toReversed()].map((i) => group.x[i]),
        y: [...places.map((i) => high[i]), ...places.toReversed().map((i) => low[i])],
        line: { width: 0 }, showlegend: false, hoverinfo: "skip",
      };
    });
    const lines = field.groups.map((group) => ({
      ...INSIGHT.groups.trace(field, group), name: literal(INSIGHT.groups.title(group.name)), showlegend: true,
    }));
    return [...faint, ...bands, ...lines];
  }

  /** What lines of means would hide: how far buckets of the crowd reach. */
  function spikes(field) {
    const crowd = field.isFew ? [] : field.shown.filter((series) => INSIGHT.slotOf(series.run) < 0 && field.far(series));
    return crowd.map((series) => {
      const x = field.x(series), { at, low, high } = field.far(series), places = Array.from(at);
      return {
        ...field.trace(series), mode: "lines", opacity: 0.5, showlegend: false, inFocus: false,
        x: places.flatMap((i) => [x[i], x[i], null]), y: places.flatMap((_, n) => [low[n], high[n], null]),
      };
    });
  }

  /** What is not finite, as the card marks it; the words above say how many there are. */
  function signs(field) {
    const found = [];
    for (const series of field.members.filter(({ odd }) => odd)) {
      const x = field.x(series);
      series.mean.forEach((v, i) => {
        const kinds = INSIGHT.pens.kindsOf(v, series.kinds?.[i]), at = field.isLogX ? Math.log10(x[i]) : x[i];
        for (const [bit, text, y] of SIGNS) if (kinds & bit) found.push({ x: at, y, yref: "paper", text, showarrow: false, font: { size: 15, color: INSIGHT.token("bad") } });
      });
    }
    return found.slice(0, MOST_SIGNS);
  }

  /** The lines of a field as Plotly's own, those of the crowd below. */
  function traces(field, tags) {
    if (field.groups.length) return groupTraces(field);
    const named = field.shown.length <= 12;
    const lines = field.shown.map((series) => {
      const inFocus = INSIGHT.slotOf(series.run) >= 0, trace = field.trace(series);
      const own = INSIGHT.nameOf(series.run), name = tags.length > 1 ? `${own} · ${series.tag}` : own;
      const crowd = field.shown.length > 30 && !inFocus;
      return {
        ...trace, name: literal(name), showlegend: inFocus || named, inFocus,
        opacity: crowd ? Math.min(0.9, 3 / field.shown.length ** 0.46) : 1,
      };
    });
    const raw = state.smoothing > 0 ? field.shown.filter((series) => INSIGHT.slotOf(series.run) >= 0)
      .map((series) => ({ ...field.trace(series), y: series.mean, opacity: 0.28, showlegend: false, inFocus: false })) : [];
    const order = (trace) => Number(trace.inFocus);
    return [...spikes(field), ...raw, ...lines.sort((one, other) => order(one) - order(other))].map(({ inFocus, ...trace }) => trace);
  }

  function limits(tags) {
    return tags.flatMap((tag) => INSIGHT.cards.state.alarms.get(tag)?.rules ?? []).map(([, limit]) => ({
      type: "line", xref: "paper", x0: 0, x1: 1, y0: limit, y1: limit,
      line: { color: INSIGHT.token("bad"), width: 1, dash: "dash" },
    }));
  }

  function axisName(field) {
    const { say } = INSIGHT;
    const names = { step: say("Step"), relative: say("Seconds since the start"), wall: say("Local time"), index: say("Row") };
    return names[field.axis] ?? state.xTag;
  }

  /** The figure of a card, to be drawn anywhere. */
  function figure(field, tags) {
    const { layout } = field.axes, surface = INSIGHT.token("surface");
    const words = [...field.card.querySelectorAll(".stats > span:not(.owner)")].map((fact) => fact.textContent);
    if (state.by) words.push(INSIGHT.say("by {fact}", { fact: state.by }));
    if (state.smoothing > 0) words.push(INSIGHT.say("smoothed {amount}", { amount: state.smoothing.toFixed(2) }));
    return {
      data: traces(field, tags),
      layout: {
        ...layout, ...SIZE, margin: { l: 64, r: 24, t: 64, b: 52 }, showlegend: true,
        paper_bgcolor: surface, plot_bgcolor: surface, shapes: limits(tags), annotations: signs(field),
        legend: { orientation: "h", y: -0.14, font: { size: 12 } },
        title: { text: literal(tags.join(", ")), x: 0.02, font: { size: 16, color: INSIGHT.token("text") }, subtitle: { text: literal(words.join(" · ")) } },
        xaxis: { ...layout.xaxis, title: { text: literal(axisName(field)), font: { size: 12 } } },
        yaxis: { ...layout.yaxis, showgrid: true },
      },
    };
  }

  async function picture(field, tags, format) {
    const Plotly = await INSIGHT.plotly();
    if (!field?.axes.layout) return null; // nothing is drawn there yet
    const address = await Plotly.toImage(figure(field, tags), { format, ...SIZE, scale: format === "png" ? 2 : 1 });
    const body = address.slice(address.indexOf(",") + 1);
    const bytes = format === "svg" ? new TextEncoder().encode(decodeURIComponent(body))
      : Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    INSIGHT.saveFile(new Blob([bytes], { type: format === "svg" ? "image/svg+xml" : "image/png" }), fileName(tags, format));
    return bytes;
  }

  /** Python that makes the table of this card; JSON's texts are Python's, too. */
  function snippet(tags) {
    const root = document.querySelector(".crumb")?.title ?? ".", runs = filtered();
    const named = runs ? `, runs=${JSON.stringify(runs)}` : "";
    return `import insight\n\ntable = insight.open_runs(${JSON.stringify(root)}).table("scalar", tags=${JSON.stringify(tags)}${named})\n`;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      INSIGHT.tell(INSIGHT.say("Copied"));
    } catch { // no right to the clipboard: show it to be copied by hand
      INSIGHT.dialog(INSIGHT.say("Copy this"), (body) => {
        const box = body.appendChild(document.createElement("pre"));
        box.className = "snippet";
        box.textContent = text;
        box.tabIndex = 0;
      });
    }
  }

  /** A menu below `button`; arrows move in it, Esc closes it. */
  function menu(button, field, tags) {
    document.querySelector(".export-menu")?.remove();
    const box = document.createElement("div");
    box.className = "export-menu";
    box.setAttribute("role", "menu");
    box.setAttribute("aria-label", INSIGHT.say("Export {tag}", { tag: tags.join(", ") }));
    let isClosed = false; // taking it out takes the focus away, which closes it, too
    const close = (back) => {
      if (isClosed) return;
      isClosed = true;
      box.remove();
      if (back) button.focus();
    };
    for (const [words, act] of [
      [INSIGHT.say("Every point as CSV"), () => csv(tags)],
      [INSIGHT.say("Picture as PNG"), () => picture(field, tags, "png")],
      [INSIGHT.say("Picture as SVG"), () => picture(field, tags, "svg")],
      [INSIGHT.say("Copy as DataFrame"), () => copy(snippet(tags))],
    ]) {
      const item = box.appendChild(document.createElement("button"));
      item.setAttribute("role", "menuitem");
      item.textContent = words;
      item.addEventListener("click", () => { close(true); act(); });
    }
    box.addEventListener("keydown", (event) => {
      const items = [...box.children], place = items.indexOf(document.activeElement);
      const wanted = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1 }[event.key];
      if (event.key === "Escape" || event.key === "Tab") { event.preventDefault(); event.stopPropagation(); close(true); }
      if (wanted === undefined) return;
      event.preventDefault();
      items.at(wanted % items.length).focus();
    });
    box.addEventListener("focusout", (event) => { if (!box.contains(event.relatedTarget)) close(false); });
    (button.closest("dialog") ?? document.getElementById("dialogs")).append(box);
    const place = button.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(place.left, innerWidth - box.offsetWidth - 8))}px`;
    box.style.top = `${Math.min(place.bottom + 4, innerHeight - box.offsetHeight - 8)}px`;
    box.firstChild.focus();
  }

  INSIGHT.exports = { csv, picture, figure, snippet, copy, menu, fileName };
})();
