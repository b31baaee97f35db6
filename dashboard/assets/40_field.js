// One scalar card. Plotly owns the axes, the zoom and the runs in focus; a canvas below it draws
// the crowd, for it is twenty times cheaper than lines of SVG; a canvas above it draws the hover.
(() => {
  const { state } = INSIGHT;
  const MARGIN = { l: 50, r: 12, t: 8, b: 28 };
  const REACH_PX = 40; // how far from a line the pointer still means it
  const MANY = 20;

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
      series.kept.ms ??= Float64Array.from(series.wall, (s) => (series.started + s) * 1000);
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

    get shown() { return this.series.filter((series) => INSIGHT.isShown(series.run)); }

    async draw() {
      const Plotly = await INSIGHT.plotly();
      if (!this.host.isConnected) return;
      const shown = this.shown;
      const xRange = this.xRange(shown);
      this.span = xRange[1] - xRange[0];
      const inFocus = shown.filter((series) => INSIGHT.slotOf(series.run) >= 0)
        .sort((one, other) => INSIGHT.slotOf(one.run) - INSIGHT.slotOf(other.run));
      await Plotly.react(this.axes, inFocus.map((s) => this.trace(s)), this.layout(shown, xRange), {
        displayModeBar: false, doubleClick: false, showTips: false, responsive: false,
      });
      if (!this.wired) this.wire();
      this.paint();
      this.describe(shown);
      this.drawn = true;
    }

    trace(series) {
      const y = this.y(series);
      return {
        type: "scatter", mode: y.length === 1 ? "markers" : "lines",
        x: this.x(series), y: state.log ? Array.from(y, (v) => (v > 0 ? v : NaN)) : y,
        line: { color: INSIGHT.colourOf(series.run), width: 2 },
        marker: { color: INSIGHT.colourOf(series.run), size: 7 },
        hoverinfo: "skip", meta: { run: series.run },
      };
    }

    layout(shown, xRange) {
      const zoom = state.zoom ?? xRange;
      const range = this.yRange(shown, zoom);
      const wall = state.axis === "wall";
      return {
        template: state.templates[INSIGHT.theme()],
        margin: MARGIN, width: this.host.clientWidth, height: this.host.clientHeight,
        hovermode: false, dragmode: "zoom",
        xaxis: {
          type: wall ? "date" : "linear", range: [...zoom], nticks: 6,
          ...(state.axis === "step" ? stepTicks(zoom) : {}),
          ticksuffix: state.axis === "relative" ? " s" : "",
        },
        yaxis: {
          type: state.log ? "log" : "linear", range, fixedrange: true, nticks: 5,
          ...(state.log ? decadeTicks(range) : {}),
        },
      };
    }

    xRange(shown) {
      let low = Infinity, high = -Infinity;
      for (const series of shown) {
        const x = this.x(series);
        low = Math.min(low, x[0]);
        high = Math.max(high, x[x.length - 1]);
      }
      if (low > high) return [0, 1];
      return low === high ? [low - 0.5, high + 0.5] : [low, high];
    }

    /** Room for every line; of many runs a far tail on the bad side is cut, and the card says so. */
    yRange(shown, zoom) {
      const values = [];
      this.beyond = 0;
      const total = shown.reduce((sum, series) => sum + series.mean.length, 0);
      const stride = Math.max(1, Math.floor(total / 40_000));
      const tops = [];
      for (const series of shown) {
        const x = this.x(series), y = this.y(series);
        let top = -Infinity, bottom = Infinity;
        for (let i = 0; i < y.length; i++) {
          const v = y[i];
          if (x[i] < zoom[0] || x[i] > zoom[1] || !Number.isFinite(v) || (state.log && v <= 0)) continue;
          if (v > top) top = v;
          if (v < bottom) bottom = v;
          if (i % stride === 0) values.push(v);
        }
        if (top >= bottom) { tops.push([bottom, top]); values.push(bottom, top); }
      }
      if (!tops.length) return state.log ? [-1, 1] : [0, 1];
      let low = Math.min(...tops.map((t) => t[0])), high = Math.max(...tops.map((t) => t[1]));
      if (tops.length > MANY) {
        values.sort((a, b) => a - b);
        const [q0, q1] = [INSIGHT.quantile(values, 0.005), INSIGHT.quantile(values, 0.985)];
        const direction = goodness(this.card.dataset.tag);
        if (direction <= 0 && high - q1 > 0.3 * (q1 - q0)) high = q1 + 0.05 * (q1 - q0);
        if (direction >= 0 && q0 - low > 0.3 * (q1 - q0)) low = q0 - 0.05 * (q1 - q0);
        this.beyond = tops.filter((t) => t[0] < low || t[1] > high).length;
      }
      if (state.log) [low, high] = [Math.log10(low), Math.log10(high)];
      const room = high > low ? (high - low) * 0.06 : Math.abs(high) * 0.1 || 0.5;
      return [low - room, high + room];
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

    pen(canvas) {
      const { clientWidth: width, clientHeight: height } = this.host;
      const ratio = window.devicePixelRatio || 1;
      canvas.width = width * ratio;
      canvas.height = height * ratio;
      const pen = canvas.getContext("2d");
      pen.scale(ratio, ratio);
      pen.lineJoin = "round";
      return pen;
    }

    clip(pen, scale) {
      pen.beginPath();
      pen.rect(scale.left, scale.top - 4, scale.width, scale.height + 8);
      pen.clip();
    }

    line(pen, scale, x, y) {
      let begun = false;
      pen.beginPath();
      for (let i = 0; i < y.length; i++) {
        const py = scale.y(y[i]);
        if (!Number.isFinite(py)) { begun = false; continue; }
        if (begun) pen.lineTo(scale.x(x[i]), py); else pen.moveTo(scale.x(x[i]), py);
        begun = true;
      }
      pen.stroke();
    }

    paint() {
      const pen = this.pen(this.crowd), scale = this.scale, shown = this.shown;
      this.clip(pen, scale);
      const focus = shown.filter((s) => INSIGHT.slotOf(s.run) >= 0);
      const rest = shown.filter((s) => INSIGHT.slotOf(s.run) < 0);
      pen.strokeStyle = INSIGHT.token("crowd");
      pen.globalAlpha = Math.min(0.9, 3 / Math.max(rest.length, 1) ** 0.46);
      pen.lineWidth = 1;
      for (const series of rest) this.line(pen, scale, this.x(series), this.y(series));
      for (const series of focus) this.underlay(pen, scale, series);
      pen.globalAlpha = 1;
      pen.strokeStyle = INSIGHT.token("surface");
      pen.lineWidth = 4.5;
      if (rest.length) for (const series of focus) this.line(pen, scale, this.x(series), this.y(series));
      for (const series of shown) if (series.odd) this.marks(pen, scale, series);
      this.hover();
    }

    /** Behind a line in focus: where its bucket reached, and what smoothing hides. */
    underlay(pen, scale, series) {
      const x = this.x(series);
      pen.fillStyle = pen.strokeStyle = INSIGHT.colourOf(series.run);
      if (series.low) {
        pen.globalAlpha = 0.16;
        pen.beginPath();
        for (let i = 0; i < x.length; i++) {
          if (Number.isFinite(series.high[i])) pen.lineTo(scale.x(x[i]), scale.y(series.high[i]));
        }
        for (let i = x.length - 1; i >= 0; i--) {
          if (Number.isFinite(series.low[i])) pen.lineTo(scale.x(x[i]), scale.y(series.low[i]));
        }
        pen.fill();
      }
      if (state.smoothing > 0) {
        pen.globalAlpha = 0.28;
        pen.lineWidth = 1;
        this.line(pen, scale, x, series.mean);
      }
    }

    /** NaN as a cross on the floor, infinities as arrows at the edge they went over. */
    marks(pen, scale, series) {
      const x = this.x(series), floor = scale.top + scale.height - 5, roof = scale.top + 5;
      pen.globalAlpha = 1;
      pen.strokeStyle = INSIGHT.token("bad");
      pen.lineWidth = 1.5;
      for (let i = 0; i < x.length; i++) {
        const v = series.mean[i], px = scale.x(x[i]);
        if (Number.isFinite(v)) continue;
        pen.beginPath();
        if (Number.isNaN(v)) {
          pen.moveTo(px - 3, floor - 3); pen.lineTo(px + 3, floor + 3);
          pen.moveTo(px - 3, floor + 3); pen.lineTo(px + 3, floor - 3);
        } else {
          const [tip, base] = v > 0 ? [roof - 3, roof + 3] : [floor + 3, floor - 3];
          pen.moveTo(px - 4, base); pen.lineTo(px, tip); pen.lineTo(px + 4, base);
        }
        pen.stroke();
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
      const pen = this.pen(this.over);
      const series = state.hover && this.shown.find((s) => s.run === state.hover.run);
      if (!series || !this.axes._fullLayout) return;
      const scale = this.scale, x = this.x(series), y = this.y(series);
      const i = INSIGHT.nearest(x, state.hover.at);
      this.clip(pen, scale);
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
        this.line(pen, scale, x, y);
      }
      const [px, py] = [scale.x(x[i]), scale.y(y[i])];
      if (!Number.isFinite(py)) return;
      pen.fillStyle = INSIGHT.token("surface");
      pen.beginPath();
      pen.arc(px, py, 4, 0, 7);
      pen.fill();
      pen.stroke();
    }

    // --- words

    describe(shown) {
      const { number } = INSIGHT;
      const lasts = shown.map((s) => [s.run, lastFinite(s.mean)]).filter(([, v]) => Number.isFinite(v));
      lasts.sort((one, other) => one[1] - other[1]);
      const direction = goodness(this.card.dataset.tag);
      const best = direction > 0 ? lasts.at(-1) : lasts[0];
      const odd = shown.reduce((sum, s) => sum + s.odd, 0);
      const facts = [];
      if (lasts.length === 1) facts.push(["last", number(lasts[0][1])]);
      if (lasts.length > 1 && direction) facts.push(["best", number(best[1])]);
      if (lasts.length > 1) facts.push(["median", number(INSIGHT.quantile(lasts, 0.5)[1])]);
      if (odd) facts.push([odd === 1 ? "value not finite" : "values not finite", INSIGHT.whole(odd), "bad"]);
      if (this.beyond) facts.push([this.beyond === 1 ? "run off the axis" : "runs off the axis", this.beyond]);
      const stats = this.card.querySelector(".stats");
      stats.replaceChildren(...facts.map(([label, value, tone]) => {
        const fact = document.createElement("span");
        const figure = Object.assign(document.createElement("b"), { textContent: value });
        fact.append(...(label.includes(" ") ? [figure, ` ${label}`] : [`${label} `, figure]));
        if (tone) fact.className = tone;
        return fact;
      }));
      if (lasts.length > 1 && direction) {
        stats.append(Object.assign(document.createElement("span"), { className: "owner", textContent: best[0], title: best[0] }));
      }
      this.card.dataset.runs = shown.length;
      this.card.dataset.points = shown.reduce((sum, s) => sum + s.points, 0);
      const words = facts.map(([label, value]) => `${label} ${value}`).join(", ");
      this.card.setAttribute("aria-label", `Scalar ${this.card.dataset.tag}, ${shown.length} runs, ${words}`);
    }

    /** What is drawn, by run: for tests, and for a look from the console. */
    model() {
      return Object.fromEntries(this.shown.map((s) => [s.run, {
        points: s.points, x: Array.from(this.x(s)), y: Array.from(this.y(s)), raw: Array.from(s.mean),
        focus: INSIGHT.slotOf(s.run) >= 0,
      }]));
    }
  }

  /** Decades, or 1, 2 and 5 of each where there are few. */
  function decadeTicks([low, high]) {
    if (high - low < 0.7) return {};
    return { dtick: high - low > 2.5 ? Math.ceil((high - low) / 5) : "D2" };
  }

  /** Steps are whole numbers: no tick between two of them. */
  function stepTicks([low, high]) {
    if (high - low < 6) return { dtick: 1, tickformat: ",d" };
    return { tickformat: high >= 10_000 ? "~s" : ",d" };
  }

  function lastFinite(values) {
    for (let i = values.length - 1; i >= 0; i--) if (Number.isFinite(values[i])) return values[i];
    return NaN;
  }

  /** 1 where more is better, -1 where less is, 0 where the name does not say: as objective.py. */
  function goodness(tag) {
    if (/loss|error|perplexity|ppl|mse|mae|rmse|cost/i.test(tag)) return -1;
    return /acc|auc|f1|precision|recall|psnr|bleu|reward|score|top_?[15]/i.test(tag) ? 1 : 0;
  }

  INSIGHT.Field = Field;
})();
