// A field of several tags, or of one that is drawn large: a run is a colour, a tag is a dash.
(() => {
  const { state } = INSIGHT;
  // Plotly's words for dashes, and the same for a legend.
  const DASHES = [["solid", ""], ["dash", "7 4"], ["dot", "2 3"], ["dashdot", "7 3 2 3"], ["longdash", "12 5"], ["longdashdot", "12 4 2 4"]];
  const LABEL_PX = 132, LINE_PX = 14;

  class MultiField extends INSIGHT.Field {
    constructor(card, host, { labels = false } = {}) {
      super(card, host);
      this.labels = labels;
      this.held = new Map();
    }

    get tags() { return this.asked; }

    /** Cards of queries/scalar_enlarged.py; those that did not change may lack. */
    takeAll(tags, cards) {
      this.asked = tags;
      for (const card of cards) this.held.set(card.tag, card);
      const together = [];
      tags.forEach((tag, place) => {
        const card = this.held.get(tag);
        if (!card) return;
        super.take(card);
        const [offset, smooth] = [INSIGHT.decode(card.offset), card.smooth && INSIGHT.decode(card.smooth)];
        this.series.forEach((series, i) => {
          together.push(Object.assign(series, {
            tag, dash: DASHES[place % DASHES.length][0], smooth: smooth && smooth.subarray(offset[i], offset[i + 1]),
          }));
        });
      });
      this.series = together;
    }

    key(tag) { return this.held.get(tag)?.key ?? null; }

    y(series) { return series.smooth && state.smoothing > 0 ? series.smooth : super.y(series); }

    trace(series) {
      const trace = super.trace(series);
      return { ...trace, line: { ...trace.line, dash: series.dash }, meta: { run: series.run, tag: series.tag } };
    }

    layout(shown, xRange) {
      const layout = super.layout(shown, xRange);
      if (this.labels) layout.margin = { ...layout.margin, r: this.host.clientWidth > 600 ? LABEL_PX : 12 };
      return layout;
    }

    model() {
      const found = {};
      for (const s of this.shown) {
        (found[s.tag] ??= {})[s.run] = {
          points: s.points, x: Array.from(this.x(s)), y: Array.from(this.y(s)), raw: Array.from(s.mean),
          dash: s.dash, focus: INSIGHT.slotOf(s.run) >= 0,
        };
      }
      return found;
    }
  }

  function lastOf(field, series) {
    const y = field.y(series);
    for (let i = y.length - 1; i >= 0; i--) if (Number.isFinite(y[i])) return y[i];
    return NaN;
  }

  /** Names of the runs in focus at the ends of their lines, pushed apart where they meet. */
  function ends(field, scale) {
    const found = field.shown.filter((series) => INSIGHT.slotOf(series.run) >= 0)
      .map((series) => ({ series, at: scale.y(lastOf(field, series)) }))
      .filter(({ at }) => Number.isFinite(at) && at >= scale.top - 2 && at <= scale.top + scale.height + 2)
      .sort((one, other) => one.at - other.at);
    found.forEach((label, i) => { if (i) label.at = Math.max(label.at, found[i - 1].at + LINE_PX); });
    const floor = scale.top + scale.height;
    for (let i = found.length - 1, room = floor; i >= 0; i--, room -= LINE_PX) found[i].at = Math.min(found[i].at, room);
    return found;
  }

  function shortened(pen, text, width) {
    if (pen.measureText(text).width <= width) return text;
    let keep = text.length;
    while (keep > 2 && pen.measureText(`${text.slice(0, keep >> 1)}…${text.slice(-(keep >> 1))}`).width > width) keep -= 1;
    return `${text.slice(0, keep >> 1)}…${text.slice(-(keep >> 1))}`; // runs often differ at their end
  }

  INSIGHT.layers.push({
    wanted: (field) => field.labels && field.host.clientWidth > 600,
    draw(pen, scale, field) {
      pen.font = `500 11px ${INSIGHT.token("numbers")}`;
      pen.textBaseline = "middle";
      const right = scale.left + scale.width + 8;
      for (const { series, at } of ends(field, scale)) {
        pen.fillStyle = INSIGHT.colourOf(series.run);
        pen.fillText(shortened(pen, series.run, field.host.clientWidth - right - 4), right, at);
      }
    },
  });

  Object.assign(INSIGHT, { MultiField, DASHES });
})();
