// One scalar card. Plotly owns the axes, the zoom and the runs in focus, and all runs where they are
// few; of many a canvas below it draws the crowd, for it is twenty times cheaper than lines of SVG.
// A canvas above it draws the hover.
(() => {
  const { state, pens } = INSIGHT;
  const MARGIN = { l: 50, r: 12, t: 8, b: 28 };
  const FEW = 30; // runs that Plotly draws all by itself
  const REACH_PX = 40; // how far from a line the pointer still means it
  INSIGHT.overlays = []; // drawn over the lines of every card: (pen, scale, field) => void

  class Field {
    constructor(card, host) {
      this.card = card;
      this.host = host;
      this.series = [];
      this.drawn = false;
      host.replaceChildren();
      this.crowd = this.canvas("crowd");
      this.axes = host.appendChild(document.createElement("div"));
      this.axes.className = "axes";
      this.over = this.canvas("over");
      this.resize = new ResizeObserver(() => this.series.length && this.draw());
      this.resize.observe(host);
    }

    canvas(name) {
      const canvas = this.host.appendChild(document.createElement("canvas"));
      canvas.className = name;
      return canvas;
    }

    destroy() {
      this.gone = true;
      this.resize.disconnect();
      if (window.Plotly && this.axes.classList.contains("js-plotly-plot")) Plotly.purge(this.axes);
      this.host.replaceChildren();
    }

    /** The payload of queries/scalars.py. */
    take(payload) {
      const { decode } = INSIGHT;
      const [offset, started, step, wall, mean] =
        ["offset", "started", "step", "wall", "mean"].map((name) => decode(payload[name]));
      const [low, high, size] =
        ["low", "high", "size"].map((name) => (payload[name] ? decode(payload[name]) : null));
      this.payload = payload;
      this.series = payload.runs.map((run, i) => {
        const part = (array) => array && array.subarray(offset[i], offset[i + 1]);
        return {
          run, started: started[i], points: payload.points[i], odd: payload.odd[i],
          step: part(step), wall: part(wall), mean: part(mean),
          low: part(low), high: part(high), size: part(size), kept: {},
        };
      });
    }

    x(series) {
      if (state.axis === "step") return series.step;
      if (state.axis === "relative") return series.wall;
      series.kept.ms ??= Float64Array.from(series.wall, (s) => INSIGHT.localMs(series.started + s));
      return series.kept.ms;
    }

    y(series) {
      const key = `${state.axis}:${state.smoothing}:${this.span}`;
      if (series.kept.key !== key) {
        series.kept.key = key;
        series.kept.y = INSIGHT.smooth(this.x(series), series.mean, state.smoothing, this.span);
      }
      return series.kept.y;
    }

    /** The steps zoomed into, where the server has finer buckets of them; null for none. */
    get window() {
      const { zoom, axis } = state;
      if (!zoom || !this.series.some((series) => series.size)) return null;
      if (axis === "step") return [Math.floor(zoom[0]), Math.ceil(zoom[1])];
      if (this.zoomed?.zoom !== zoom) this.zoomed = { zoom, steps: this.stepsWithin(zoom) };
      return this.zoomed.steps;
    }

    stepsWithin([from, to]) {
      let low = Infinity, high = -Infinity;
      for (const series of this.series) {
        const x = this.x(series), last = x.length - 1;
        if (x[0] > to || x[last] < from) continue;
        low = Math.min(low, series.step[Math.max(0, INSIGHT.nearest(x, from) - 1)]);
        high = Math.max(high, series.step[Math.min(last, INSIGHT.nearest(x, to) + 1)]);
      }
      return low <= high ? [Math.floor(low), Math.ceil(high)] : null;
    }

    get shown() { return this.series.filter((series) => INSIGHT.isShown(series.run)); }

    async draw() {
      const Plotly = await INSIGHT.plotly();
      if (this.gone || !this.host.isConnected) return;
      if (!this.host.clientWidth) { this.drawn = true; return; } // folded away: its next size draws it
      const shown = this.shown;
      const xRange = INSIGHT.xRange(shown.map((series) => this.x(series)));
      this.span = xRange[1] - xRange[0];
      const own = shown.filter((series) => shown.length <= FEW || INSIGHT.slotOf(series.run) >= 0)
        .sort((one, other) => INSIGHT.slotOf(one.run) - INSIGHT.slotOf(other.run));
      await Plotly.react(this.axes, own.map((s) => this.trace(s)), this.layout(shown, xRange), {
        displayModeBar: false, doubleClick: false, showTips: false, responsive: false,
      });
      if (this.gone) return;
      if (!this.wired) this.wire();
      this.paint();
      INSIGHT.describe(this.card, this.payload, shown, this.beyond);
      this.drawn = true;
    }

    trace(series) {
      const y = this.y(series);
      return {
        type: "scatter", mode: y.length === 1 ? "markers" : "lines",
        x: this.x(series), y: state.log ? Array.from(y, (v) => (v > 0 ? v : NaN)) : y,
        line: { color: INSIGHT.colourOf(series.run), width: INSIGHT.slotOf(series.run) < 0 ? 1 : 2 },
        marker: { color: INSIGHT.colourOf(series.run), size: 7 },
        hoverinfo: "skip", meta: { run: series.run },
      };
    }

    layout(shown, xRange) {
      const zoom = state.zoom ?? xRange;
      const lines = shown.map((series) => ({ x: this.x(series), y: this.y(series) }));
      const { range, beyond } = INSIGHT.yRange(lines, zoom, state.log, this.payload.direction);
      this.beyond = beyond;
      const wall = state.axis === "wall";
      return {
        template: state.templates[INSIGHT.theme()],
        margin: { ...MARGIN, b: wall ? 40 : MARGIN.b }, width: this.host.clientWidth, height: this.host.clientHeight,
        hovermode: false, dragmode: "zoom",
        xaxis: {
          type: wall ? "date" : "linear", range: [...zoom], nticks: wall ? 4 : 6, tickangle: 0,
          ...(state.axis === "step" ? INSIGHT.stepTicks(zoom) : {}),
          ticksuffix: state.axis === "relative" ? " s" : "",
        },
        yaxis: {
          type: state.log ? "log" : "linear", range, fixedrange: true, nticks: 5, showgrid: false,
          ...(state.log ? INSIGHT.decadeTicks(range) : {}),
        },
      };
    }

    // --- drawing on the canvases

    /** From numbers to pixels of the host. */
    get scale() {
      const { xaxis, yaxis } = this.axes._fullLayout;
      const [x0, x1] = xaxis.range.map(xaxis.r2l), [y0, y1] = yaxis.range.map(yaxis.r2l);
      const log = state.log;
      return {
        left: xaxis._offset, top: yaxis._offset, width: xaxis._length, height: yaxis._length,
        x: (v) => xaxis._offset + ((v - x0) / (x1 - x0)) * xaxis._length,
        y: (v) => yaxis._offset + (1 - ((log ? Math.log10(v) : v) - y0) / (y1 - y0)) * yaxis._length,
        unX: (px) => x0 + ((px - xaxis._offset) / xaxis._length) * (x1 - x0),
      };
    }

    paint() {
      const pen = pens.take(this.crowd), scale = this.scale, shown = this.shown;
      pens.clip(pen, scale);
      pens.grid(pen, scale, this.axes._fullLayout.yaxis);
      const focus = shown.filter((s) => INSIGHT.slotOf(s.run) >= 0);
      const rest = shown.length <= FEW ? [] : shown.filter((s) => INSIGHT.slotOf(s.run) < 0);
      pen.strokeStyle = INSIGHT.token("crowd");
      pen.globalAlpha = Math.min(0.9, 3 / Math.max(rest.length, 1) ** 0.46);
      pen.lineWidth = 1;
      for (const series of rest) pens.line(pen, scale, this.x(series), this.y(series));
      for (const series of focus) this.underlay(pen, scale, series);
      pen.globalAlpha = 1;
      pen.strokeStyle = INSIGHT.token("surface");
      pen.lineWidth = 4.5;
      if (rest.length) for (const series of focus) pens.line(pen, scale, this.x(series), this.y(series));
      for (const series of shown) if (series.odd) pens.marks(pen, scale, this.x(series), series.mean);
      pen.globalAlpha = 1;
      for (const overlay of INSIGHT.overlays) overlay(pen, scale, this);
      this.hover();
    }

    /** Behind a line in focus: where its bucket reached, and what smoothing hides. */
    underlay(pen, scale, series) {
      const x = this.x(series);
      pen.fillStyle = pen.strokeStyle = INSIGHT.colourOf(series.run);
      if (series.low) {
        pen.globalAlpha = 0.16;
        pens.band(pen, scale, x, series.low, series.high);
      }
      if (state.smoothing > 0) {
        pen.globalAlpha = 0.28;
        pen.lineWidth = 1;
        pens.line(pen, scale, x, series.mean);
      }
    }

    // --- hover, zoom, click

    wire() {
      this.wired = true;
      this.axes.on("plotly_relayout", (event) => {
        if (event["xaxis.range[0]"] === undefined) return;
        const { xaxis } = this.axes._fullLayout;
        state.zoom = xaxis.range.map(xaxis.r2l);
        INSIGHT.changed("view");
      });
      this.axes.on("plotly_doubleclick", () => { state.zoom = null; INSIGHT.changed("view"); });
      let pressed = [0, 0];
      this.host.addEventListener("mousedown", (e) => { pressed = [e.clientX, e.clientY]; }, true);
      this.host.addEventListener("mousemove", (e) => this.point(e));
      this.host.addEventListener("mouseleave", () => { state.hover = null; INSIGHT.changed("hover"); });
      this.host.addEventListener("click", (e) => {
        const still = Math.hypot(e.clientX - pressed[0], e.clientY - pressed[1]) < 4;
        if (still && state.hover) INSIGHT.toggleFocus(state.hover.run);
      }, true);
    }

    point(event) {
      const box = this.host.getBoundingClientRect(), scale = this.scale;
      const [px, py] = [event.clientX - box.left, event.clientY - box.top];
      const wanted = scale.unX(px);
      let best = null, reach = REACH_PX;
      for (const series of this.shown) {
        const x = this.x(series), i = INSIGHT.nearest(x, wanted);
        const distance = Math.hypot((scale.x(x[i]) - px) / 2, scale.y(this.y(series)[i]) - py);
        if (distance < reach) { reach = distance; best = { run: series.run, at: x[i], tag: this.card.dataset.tag, i }; }
      }
      state.hover = best && { ...best, clientX: event.clientX, clientY: event.clientY };
      INSIGHT.changed("hover");
    }

    /** The hovered run on this card, at the same x. */
    hover() {
      const pen = pens.take(this.over);
      const series = state.hover && this.shown.find((s) => s.run === state.hover.run);
      if (!series || !this.axes._fullLayout) return;
      const scale = this.scale, x = this.x(series), y = this.y(series);
      const i = INSIGHT.nearest(x, state.hover.at);
      pens.clip(pen, scale);
      pen.strokeStyle = INSIGHT.token("faint");
      pen.setLineDash([3, 3]);
      pen.beginPath();
      pen.moveTo(scale.x(x[i]), scale.top);
      pen.lineTo(scale.x(x[i]), scale.top + scale.height);
      pen.stroke();
      pen.setLineDash([]);
      for (const [name, width] of [["surface", 5], [null, 2]]) {
        const slot = INSIGHT.slotOf(series.run);
        pen.strokeStyle = name ? INSIGHT.token(name) : slot < 0 ? INSIGHT.token("text") : INSIGHT.colourOf(series.run);
        pen.lineWidth = width;
        pens.line(pen, scale, x, y);
      }
      const [px, py] = [scale.x(x[i]), scale.y(y[i])];
      if (!Number.isFinite(py)) return;
      pen.fillStyle = INSIGHT.token("surface");
      pen.beginPath();
      pen.arc(px, py, 4, 0, 7);
      pen.fill();
      pen.stroke();
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
