// A card of panels, a Plotly figure a run, made by figures/ on the server. Of many runs only the
// panels in sight are asked for and drawn: the list scrolls inside its card.
import { colourOf } from "../frame/colours.mjs";
import { element, inside } from "../frame/elements.mjs";
import { writeName } from "../frame/names.mjs";
import { plotly } from "../frame/plotly.mjs";
import { state } from "../frame/state.mjs";
import { theme } from "../frame/theme.mjs";
import { say } from "../frame/words.mjs";
import { ask } from "./cards.mjs";
import { savePicture, saveTable } from "./panel_files.mjs";
import { PanelFrames } from "./panel_frames.mjs";

/** @typedef {{run: string, figure: {data: Json[], layout: Record<string, Json>}}} Panel */
/**
 * What queries/ say of a card: its panels from the `first` on, and the runs of all; or that they are as they were.
 *
 * @template {Panel} P
 * @typedef {{key: string} & ({panels: P[], runs: string[], first: number} | {panels: null, runs?: undefined, first?: undefined})} PanelsCard
 */
/** @typedef {[words: string, tone?: string, title?: string]} Fact */

/**
 * @template {Panel} [P=Panel]
 * @template {object} [More={}] what a page's payload has beside its panels
 */
export class Panels {
  /** @param {HTMLElement} card @param {HTMLElement} host */
  constructor(card, host) {
    this.card = card;
    this.host = host;
    this.drawn = false;
    this.gone = false;
    this.wanted = false;
    /** @type {Promise<void> | null} */
    this.drawing = null;
    /** @type {(PanelsCard<P> & More) | null} */
    this.payload = null;
    /** @type {Map<string, P>} */
    this.known = new Map(); // what the server said of a run
    /** @type {Map<string, {panel: P, look: string}>} */
    this.painted = new Map(); // what the chart of a run shows
    /** @type {(PanelsCard<P> & More)[]} */
    this.waiting = []; // payloads that came while charts were being drawn
    host.replaceChildren();
    this.above = host.appendChild(element("div", "above"));
    this.list = host.appendChild(element("div", "panels"));
    this.frames = new PanelFrames(this.list, {
      make: (run) => this.frame(run),
      leave: (run, frame) => {
        this.purge(frame);
        this.painted.delete(run);
      },
    });
    this.foot = host.appendChild(element("div", "card-foot"));
    this.action(say("CSV"), say("Save what is shown as a table"), () => saveTable(this));
    this.action(say("PNG"), say("Save what is shown as a picture"), () => savePicture(this));
    let planned = false;
    this.list.addEventListener(
      "scroll",
      () => {
        if (planned) return;
        planned = true;
        requestAnimationFrame(() => {
          planned = false;
          this.frames.extend();
          ask();
          this.draw();
        });
      },
      { passive: true },
    );
    this.resize = new ResizeObserver(() => {
      if (this.payload) this.draw();
    });
    this.resize.observe(host);
  }

  /** @param {string} word @param {string} title @param {() => void} act */
  action(word, title, act) {
    const button = this.foot.appendChild(element("button", "button small", word));
    button.title = title;
    button.setAttribute("aria-label", `${word}: ${this.tag}`);
    button.addEventListener("click", act);
  }

  /** All that the card has, whether they came already or not. */
  get runs() {
    return this.frames.runs;
  }

  /** Which panels the server is asked for; null for the first ones. */
  get window() {
    return this.frames.window;
  }

  get tag() {
    return this.card.dataset.tag ?? "";
  }

  destroy() {
    this.gone = true;
    this.resize.disconnect();
    const charts = [...this.host.children];
    this.host.replaceChildren();
    // Plotly cannot be stopped halfway.
    Promise.resolve(this.drawing).finally(() => charts.forEach((chart) => this.purge(chart)));
  }

  /** @param {Element} within */
  purge(within) {
    if (window.Plotly) for (const chart of within.querySelectorAll(".js-plotly-plot")) window.Plotly.purge(chart);
  }

  /** @param {PanelsCard<P> & More} payload */
  take(payload) {
    this.waiting.push(payload);
  }

  /** @param {PanelsCard<P> & More} payload */
  settle(payload) {
    this.payload = { ...this.payload, ...payload };
    if (!payload.panels) return;
    if (payload.runs.join("\n") !== this.runs.join("\n")) {
      this.frames.rearrange(payload.runs);
      const staying = new Set(payload.runs);
      for (const run of this.known.keys()) if (!staying.has(run)) this.known.delete(run);
    }
    for (const panel of payload.panels) this.known.set(panel.run, panel);
    const many = this.runs.length > 4;
    this.list.classList.toggle("many", many);
    if (many) this.list.tabIndex = 0;
    else this.list.removeAttribute("tabindex");
    this.list.setAttribute("role", "group");
    this.list.setAttribute("aria-label", say("{count} runs", { count: this.runs.length }));
    this.frames.build(payload.first + payload.panels.length);
  }

  /** @param {string} run */
  frame(run) {
    const frame = element("figure", "panel-frame");
    const caption = frame.appendChild(element("figcaption", ""));
    caption.append(element("span", "chip"), element("span", "run-name"), element("span", "note"));
    inside(caption, ".run-name", HTMLElement).title = run;
    frame.appendChild(element("div", "chart"));
    return frame;
  }

  /** Draw what changed. One drawing after the other: a chart must not go while it is made. */
  draw() {
    this.wanted = true;
    this.drawing ??= this.drawAll().finally(() => {
      this.drawing = null;
    });
    return this.drawing;
  }

  async drawAll() {
    const Plotly = await plotly();
    while (this.wanted && !this.gone) {
      this.wanted = false;
      for (const payload of this.waiting.splice(0)) this.settle(payload);
      if (!this.payload || !this.host.isConnected) return;
      if (this.host.clientWidth) await this.drawOnce(Plotly);
      this.drawn = true; // folded away: its next size draws it
    }
  }

  /** @param {PlotlyLibrary} Plotly */
  async drawOnce(Plotly) {
    const [first, last] = this.frames.near();
    /** @type {(Promise<unknown> | null)[]} */
    const drawings = [this.drawAbove(Plotly)];
    [...this.list.children].forEach((frame, index) => {
      writeName(inside(frame, ".run-name", HTMLElement), this.runs[index]);
      const run = this.runs[index],
        panel = this.known.get(run);
      if (index >= first && index < last) {
        if (panel) drawings.push(this.paint(Plotly, frame, panel));
      } else if (this.painted.delete(run)) this.purge(frame);
    });
    await Promise.all(drawings);
    if (!this.gone) this.describe();
  }

  /** @param {PlotlyLibrary} Plotly @param {Element} frame @param {P} panel */
  paint(Plotly, frame, panel) {
    inside(frame, "figcaption > .chip", HTMLElement).style.background = colourOf(panel.run);
    const [words, tone] = this.note(panel),
      note = inside(frame, "figcaption > .note", HTMLElement),
      chart = inside(frame, ":scope > .chart", HTMLElement);
    note.textContent = words;
    note.className = `note ${tone ?? ""}`;
    const look = [theme(), chart.clientWidth, chart.clientHeight, this.look()].join();
    const before = this.painted.get(panel.run);
    if (before?.panel === panel && before.look === look) return null;
    this.painted.set(panel.run, { panel, look });
    return this.plot(Plotly, chart, structuredClone(panel.figure.data), this.dress(panel.figure.layout, panel));
  }

  /** @param {PlotlyLibrary} Plotly @param {HTMLElement} chart @param {Json[]} data @param {Record<string, Json>} layout */
  plot(Plotly, chart, data, layout) {
    const whole = {
      ...layout,
      template: state.templates[theme() ?? ""],
      margin: { l: 50, r: 10, t: 4, b: 26, ...layout.margin },
      width: chart.clientWidth,
      height: chart.clientHeight,
    };
    return Plotly.react(chart, data, whole, { displayModeBar: false, showTips: false });
  }

  // --- what a page adds

  /** A chart above the panels. @param {PlotlyLibrary} _Plotly @returns {Promise<void>} */
  async drawAbove(_Plotly) {}

  /** What the chart above is called. */
  title() {
    return "";
  }

  /** Words beside a run. @param {P} _panel @returns {[words: string, tone?: string]} */
  note(_panel) {
    return [""];
  }

  /** Marks in its layout. @param {Record<string, Json>} layout @param {P} _panel */
  dress(layout, _panel) {
    return layout;
  }

  /** What makes it look different. @returns {string | number} */
  look() {
    return "";
  }

  /** The words behind the facts stand in the card's label too. @param {Fact[]} facts */
  tell(facts) {
    const stats = inside(this.card, ".stats", HTMLElement);
    stats.replaceChildren(
      ...facts.map(([words, tone, title]) => {
        const fact = element("span", tone ?? "", words);
        fact.title = title ?? words;
        return fact;
      }),
    );
    this.card.dataset.runs = String(this.runs.length);
    this.card.dataset.drawn = String(this.painted.size);
  }

  describe() {
    this.tell([]);
  }

  // --- what is saved of it

  /** What is shown, as rows of a table. @returns {(string | number | null)[][]} */
  rows() {
    return [];
  }

  /** How many traces each drawn panel has, by run. */
  model() {
    const charts = [...this.list.querySelectorAll(".chart")];
    return Object.fromEntries(
      this.runs.flatMap((run, i) => {
        const chart = this.painted.has(run) ? charts[i] : undefined;
        return chart && "data" in chart && Array.isArray(chart.data) ? [[run, chart.data.length]] : [];
      }),
    );
  }
}
