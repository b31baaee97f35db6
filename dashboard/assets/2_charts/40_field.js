// One scalar card. Plotly owns the axes and the zoom; a canvas below it draws the lines, for it is
// twenty times cheaper than lines of SVG. A canvas above it draws the hover.
(() => {
  const { state } = INSIGHT;
  const MARGIN = { l: 50, r: 12, t: 8, b: 28 };
  const { FEW } = INSIGHT.scalarView;
  const ALWAYS = ["step", "relative", "wall"]; // axes that every part can be drawn along
  INSIGHT.overlays = []; // drawn over the lines of every card: (pen, scale, field) => void

  class Field {
    constructor(card, host) {
      this.card = card;
      this.host = host;
      this.series = [];
      this.groups = [];
      this.parts = new INSIGHT.Parts();
      this.drawn = false;
      this.leaving = new AbortController(); // ends what listens to the host, which may stay
      host.replaceChildren();
      this.below = this.canvas("below");
      this.axes = host.appendChild(document.createElement("div"));
      this.axes.className = "axes";
      this.over = this.canvas("over");
      this.resize = new ResizeObserver(() => this.payload && this.draw());
      this.resize.observe(host);
    }

    canvas(name) {
      const canvas = this.host.appendChild(document.createElement("canvas"));
      canvas.className = name;
      return canvas;
    }

    destroy() {
      this.gone = true;
      this.leaving.abort();
      this.resize.disconnect();
      if (window.Plotly && this.axes.classList.contains("js-plotly-plot")) Plotly.purge(this.axes);
      this.host.replaceChildren();
    }

    /** The parts of queries/scalars/parts.py that changed, or a whole card of queries/scalars/card.py. */
    take(payload) {
      this.payload = payload;
      this.parts.take(payload);
      this.series = this.parts.series;
      this.groups = INSIGHT.groups.take(this, this.parts.held.groups);
    }

    /** Take the points that suit what is zoomed into now. */
    renew() { this.series = this.parts.choose() ?? this.series; }

    // --- where the points are

    /** What x is: as chosen, or as the points came as long as others are on their way. */
    get axis() {
      if (ALWAYS.includes(state.axis)) return state.axis;
      const [axis, tag] = this.parts.main?.axis ?? [state.axis, state.xTag];
      return axis === state.axis && (axis !== "tag" || tag === state.xTag) ? state.axis : axis;
    }

    get isLogX() { return INSIGHT.isLogX() && this.axis !== "wall"; }

    x(series) {
      const { axis } = this;
      if (axis === "step") return series.step;
      if (axis === "relative") return series.wall;
      if (axis !== "wall") return series.x ?? series.step;
      series.kept.ms ??= Float64Array.from(series.wall, (s) => INSIGHT.localMs(series.started + s));
      return series.kept.ms;
    }

    y(series) {
      if (!(state.smoothing > 0)) return series.mean;
      if (series.smooth) return series.smooth;
      const amount = state.exact || series.weight > 0 ? 0 : state.smoothing; // the server's averages stay as they came
      const key = `${this.axis}:${amount}:${this.span}`;
      if (series.kept.key !== key) {
        series.kept.key = key;
        series.kept.y = INSIGHT.smooth(this.x(series), series.mean, amount, this.span, series.size);
      }
      return series.kept.y;
    }

    /** Where buckets reach far beyond the line; a smoothed line shows nothing of what it smooths. */
    far(series) { return state.smoothing > 0 ? null : series.far; }

    /** Whether x never goes back, so that a place in it can be searched for. */
    isOrdered(series) {
      const { axis } = this;
      if (axis === "step" || axis === "index") return true;
      return (series.kept[`ordered ${axis}`] ??= INSIGHT.ascends(this.x(series))); // clocks go back, too
    }

    /** From the lowest to the highest x of the runs shown, whatever is zoomed into. */
    get whole() {
      const wholes = this.shown.map((series) => series.whole ?? series);
      return INSIGHT.xRange(wholes.map((series) => this.x(series)), {
        log: this.isLogX, ordered: wholes.every((series) => this.isOrdered(series)),
      });
    }

    nearest(series, wanted) { return INSIGHT.nearest(this.x(series), wanted, this.isOrdered(series)); }

    /** What is zoomed into as the server counts it, where it has finer buckets; null for none. */
    get window() {
      const { zoom } = state;
      if (!zoom || this.axis !== state.axis) return null;
      if (!this.groups.length && !this.series.some((series) => (series.whole ?? series).size)) return null;
      return zoom.map(INSIGHT.scalarView.toServer);
    }

    /** The series that the filter lets through; looked through once, for of many runs that takes its time. */
    get shown() {
      const { series, known } = this;
      if (known?.series !== series || known.matches !== state.matches) {
        this.known = { series, matches: state.matches, shown: series.filter(({ run }) => INSIGHT.isShown(run)) };
      }
      return this.known.shown;
    }

    /** Whether every line can be told from the others. */
    get isFew() { return this.shown.length <= FEW; }

    /** How a line is broken, as a canvas takes it. */
    dash() { return []; }

    /** The runs that are drawn: in groups, none if members are hidden. */
    get members() { return this.groups.length && !state.members ? [] : this.shown; }

    colour(series) {
      return this.groups.length ? INSIGHT.groups.colourOf(this, series.run) : INSIGHT.colourOf(series.run);
    }

    // --- drawing

    async draw() {
      const Plotly = await INSIGHT.plotly();
      if (this.gone || !this.host.isConnected) return;
      if (!this.host.clientWidth) { this.drawn = true; return; } // folded away: its next size draws it
      this.renew();
      const { shown, whole: xRange } = this;
      this.span = xRange[1] - xRange[0];
      await this.layAxes(Plotly, this.layout(this.members, xRange));
      if (this.gone) return;
      this.drawnAxis = this.axis;
      if (!this.wired) { this.wired = true; INSIGHT.pointer.wire(this); }
      this.paint();
      INSIGHT.describe(this.card, this, shown);
      INSIGHT.groups.legend();
      this.drawn = true;
    }

    /** Draw the axes, unless they stand as they are wanted: that is most of what a drawing costs. */
    async layAxes(Plotly, layout) {
      const wanted = JSON.stringify({ ...layout, template: INSIGHT.theme() });
      if (this.laid === wanted) return;
      this.laid = wanted;
      await Plotly.react(this.axes, [], layout, {
        displayModeBar: false, doubleClick: false, showTips: false, responsive: false,
      });
    }

    layout(shown, xRange) {
      const zoom = state.zoom && this.axis === state.axis ? state.zoom : xRange;
      const lines = [
        ...shown.map((series) => ({ x: this.x(series), y: this.y(series), far: this.far(series) })),
        ...this.groups.flatMap((group) => INSIGHT.groups.lines(this, group)),
      ];
      const { range, beyond } = INSIGHT.yRange(lines, zoom, state.log, this.payload.direction, state.outliers);
      this.beyond = beyond;
      const wall = this.axis === "wall", log = this.isLogX;
      const ends = log ? zoom.map(Math.log10) : zoom;
      return {
        template: state.templates[INSIGHT.theme()],
        margin: { ...MARGIN, b: wall ? 40 : MARGIN.b }, width: this.host.clientWidth, height: this.host.clientHeight,
        hovermode: false, dragmode: "zoom",
        xaxis: {
          // Plotly takes the ends of a range for UTC and writes them as local time; points it takes as they are.
          range: wall ? ends.map((end) => 1000 * INSIGHT.utcSeconds(end)) : [...ends],
          type: wall ? "date" : log ? "log" : "linear", nticks: wall ? 4 : 6, tickangle: 0,
          ...(log ? INSIGHT.decadeTicks(ends) : ["step", "index"].includes(this.axis) ? INSIGHT.stepTicks(zoom) : {}),
          ticksuffix: this.axis === "relative" ? " s" : "",
        },
        yaxis: {
          type: state.log ? "log" : "linear", range, fixedrange: true, nticks: 5, showgrid: false,
          ticklabeloverflow: "allow", // to look how far labels reach costs as much as to draw them
          ...(state.log ? INSIGHT.decadeTicks(range) : {}),
        },
      };
    }

    /** From numbers to pixels of the host. */
    get scale() {
      const { xaxis, yaxis } = this.axes._fullLayout;
      const [x0, x1] = xaxis.range.map(xaxis.r2l), [y0, y1] = yaxis.range.map(yaxis.r2l);
      const log = yaxis.type === "log", logX = xaxis.type === "log";
      return {
        left: xaxis._offset, top: yaxis._offset, width: xaxis._length, height: yaxis._length,
        x: (v) => xaxis._offset + (((logX ? Math.log10(v) : v) - x0) / (x1 - x0)) * xaxis._length,
        y: (v) => yaxis._offset + (1 - ((log ? Math.log10(v) : v) - y0) / (y1 - y0)) * yaxis._length,
        unX: (px) => {
          const at = x0 + ((px - xaxis._offset) / xaxis._length) * (x1 - x0);
          return logX ? 10 ** at : at;
        },
      };
    }

    paint() {
      INSIGHT.lines.paint(this);
      this.hover();
    }

    /** The hovered run, or group, on this card, at the same x. */
    hover() {
      const pen = INSIGHT.pens.take(this.over), { hover } = state;
      if (!hover || !this.axes._fullLayout) return;
      const found = hover.group === undefined
        ? this.members.find((s) => s.run === hover.run && (s.tag ?? hover.tag) === hover.tag) ?? this.members.find((s) => s.run === hover.run)
        : this.groups.find((group) => group.name === hover.group);
      if (found) INSIGHT.pointer.mark(this, pen, found);
    }

    /** What is drawn, by run: for tests, and for a look from the console. */
    model() {
      return Object.fromEntries(this.shown.map((s) => [s.run, {
        points: s.points, x: Array.from(this.x(s)), y: Array.from(this.y(s)), raw: Array.from(s.mean),
        focus: INSIGHT.slotOf(s.run) >= 0,
      }]));
    }
  }

  INSIGHT.Field = Field;
})();
