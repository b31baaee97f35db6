// One histogram card: a Plotly figure a run, made by figures/ on the server.
(() => {
  class Panels {
    constructor(card, host) {
      this.card = card;
      this.host = host;
      this.panels = [];
      this.drawn = false;
      host.replaceChildren();
      this.resize = new ResizeObserver(() => this.panels.length && this.draw());
      this.resize.observe(host);
    }

    destroy() {
      this.gone = true;
      this.resize.disconnect();
      this.purge();
    }

    purge() {
      for (const chart of this.host.querySelectorAll(".js-plotly-plot")) Plotly.purge(chart);
      this.host.replaceChildren();
    }

    take(payload) {
      this.payload = payload;
      const same = payload.panels.length === this.panels.length &&
        payload.panels.every((panel, i) => panel.run === this.panels[i].run);
      this.panels = payload.panels;
      if (same) return;
      this.purge();
      for (const panel of payload.panels) this.host.append(this.frame(panel));
    }

    frame(panel) {
      const frame = document.createElement("figure");
      const caption = frame.appendChild(document.createElement("figcaption"));
      const chip = caption.appendChild(document.createElement("span"));
      chip.className = "chip";
      const name = caption.appendChild(document.createElement("span"));
      name.textContent = panel.run;
      name.className = "run-name";
      frame.appendChild(document.createElement("div")).className = "chart";
      return frame;
    }

    async draw() {
      const Plotly = await INSIGHT.plotly();
      if (this.gone || !this.host.isConnected) return;
      if (!this.host.clientWidth) { this.drawn = true; return; } // folded away: its next size draws it
      const frames = [...this.host.children];
      await Promise.all(this.panels.map((panel, i) => {
        const chart = frames[i].querySelector(".chart");
        frames[i].querySelector(".chip").style.background = INSIGHT.colourOf(panel.run);
        const layout = {
          ...panel.figure.layout, template: INSIGHT.state.templates[INSIGHT.theme()],
          margin: { l: 50, r: 10, t: 4, b: 26 }, width: chart.clientWidth, height: chart.clientHeight,
        };
        return Plotly.react(chart, structuredClone(panel.figure.data), layout, { displayModeBar: false, showTips: false });
      }));
      if (this.gone) return;
      this.describe();
      this.drawn = true;
    }

    describe() {
      const odd = this.panels.reduce((sum, panel) => sum + panel.odd, 0);
      const words = [];
      if (odd) words.push(`${INSIGHT.whole(odd)} values not finite`);
      const more = this.payload.more;
      if (more) words.push(`${this.panels.length} of ${this.panels.length + more} runs; the filter chooses`);
      if (!this.panels.length) words.push("No run that the filter lets through has this tag");
      this.card.querySelector(".stats").textContent = words.join(" · ");
      this.card.dataset.runs = this.panels.length;
      this.card.setAttribute("aria-label",
        `Histograms of ${this.card.dataset.tag}, ${this.panels.length} runs ${words.join(", ")}`);
    }

    model() {
      const charts = [...this.host.querySelectorAll(".chart")];
      return Object.fromEntries(this.panels.map((panel, i) => [panel.run, charts[i].data.length]));
    }
  }

  INSIGHT.Panels = Panels;
})();
