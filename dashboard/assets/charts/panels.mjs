// A card of panels, a Plotly figure a run, made by figures/ on the server. Of many runs only the
// panels in sight are asked for and drawn: the list scrolls inside its card.
import { colourOf } from "../frame/colours.mjs";
import { all, element, inside } from "../frame/elements.mjs";
import { writeName } from "../frame/names.mjs";
import { whole } from "../frame/numbers.mjs";
import { plotly } from "../frame/plotly.mjs";
import { saveFile, tableText } from "../frame/save.mjs";
import { state } from "../frame/state.mjs";
import { theme, token } from "../frame/theme.mjs";
import { announce } from "../frame/toast.mjs";
import { say } from "../frame/words.mjs";
import { ask } from "./cards.mjs";
import { penOf } from "./pens.mjs";

/** @typedef {{run: string, figure: {data: Json[], layout: Record<string, Json>}}} Panel */
/**
 * What queries/ say of a card: its panels from the `first` on, and the runs of all; or that they are as they were.
 *
 * @template {Panel} P
 * @typedef {{key: string} & ({panels: P[], runs: string[], first: number} | {panels: null, runs?: undefined, first?: undefined})} PanelsCard
 */
/** @typedef {[words: string, tone?: string, title?: string]} Fact */

const CHUNK = 8; // panels asked for together: as FIRST_PANELS on the server
const REACH_PX = 300; // how far out of sight a panel is drawn already

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
    /** @type {string[]} */
    this.runs = [];
    /** @type {Map<string, P>} */
    this.known = new Map(); // what the server said of a run
    /** @type {Map<string, {panel: P, look: string}>} */
    this.painted = new Map(); // what the chart of a run shows
    /** @type {(PanelsCard<P> & More)[]} */
    this.waiting = []; // payloads that came while charts were being drawn
    host.replaceChildren();
    this.above = host.appendChild(element("div", "above"));
    this.list = host.appendChild(element("div", "panels"));
    this.foot = host.appendChild(element("div", "card-foot"));
    this.action(say("CSV"), say("Save what is shown as a table"), () => this.saveTable());
    this.action(say("PNG"), say("Save what is shown as a picture"), () => this.savePicture());
    let planned = false;
    this.list.addEventListener(
      "scroll",
      () => {
        if (planned) return;
        planned = true;
        requestAnimationFrame(() => {
          planned = false;
          this.extend();
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
    if (payload.runs.join("\n") !== this.runs.join("\n")) this.rearrange(payload.runs);
    for (const panel of payload.panels) this.known.set(panel.run, panel);
    const many = this.runs.length > 4;
    this.list.classList.toggle("many", many);
    if (many) this.list.tabIndex = 0;
    else this.list.removeAttribute("tabindex");
    this.list.setAttribute("role", "group");
    this.list.setAttribute("aria-label", say("{count} runs", { count: this.runs.length }));
    this.build(payload.first + payload.panels.length);
  }

  /** Other runs, or another order of them: frames of runs that stay move, with all that is open in them. @param {string[]} runs */
  rearrange(runs) {
    const frames = new Map([...this.list.children].map((frame, index) => [this.runs[index], frame]));
    const count = frames.size,
      staying = new Set(runs);
    for (const run of this.runs) {
      if (staying.has(run)) continue;
      const frame = frames.get(run);
      if (frame) {
        this.purge(frame);
        frame.remove();
      }
      this.known.delete(run);
      this.painted.delete(run);
    }
    this.runs = runs;
    runs.slice(0, count).forEach((run, index) => {
      const frame = frames.get(run) ?? this.frame(run),
        there = this.list.children[index] ?? null;
      if (frame !== there) this.list.insertBefore(frame, there);
      frames.delete(run);
    });
    for (const [run, frame] of frames) {
      // now too far down to have one
      if (!staying.has(run)) continue;
      this.purge(frame);
      frame.remove();
      this.painted.delete(run);
    }
  }

  /** Frames for so many runs; those further down are made as somebody comes near them. @param {number} count */
  build(count) {
    for (const run of this.runs.slice(this.list.childElementCount, count)) this.list.append(this.frame(run));
  }

  extend() {
    const { scrollTop, clientHeight, scrollHeight } = this.list;
    const left = scrollHeight - scrollTop - clientHeight;
    if (left < REACH_PX * 2) this.build(this.list.childElementCount + CHUNK);
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

  /** The indices of the panels in sight, or nearly so. */
  near() {
    const { scrollTop, clientHeight } = this.list,
      children = all(this.list, ":scope > *", HTMLElement);
    if (!this.list.classList.contains("many")) return [0, children.length];
    const seen = children.map(
      ({ offsetTop, offsetHeight }) =>
        offsetTop + offsetHeight > scrollTop - REACH_PX && offsetTop < scrollTop + clientHeight + REACH_PX,
    );
    const first = seen.indexOf(true);
    return first < 0 ? [0, Math.min(1, children.length)] : [first, seen.lastIndexOf(true) + 1];
  }

  /** Which panels the server is asked for; null for the first ones. */
  get window() {
    const [first, last] = this.near();
    const from = Math.floor(first / CHUNK) * CHUNK,
      to = Math.max(1, Math.ceil(last / CHUNK)) * CHUNK;
    return from === 0 && to <= CHUNK ? null : [from, Math.min(to, from + 6 * CHUNK)];
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
    const [first, last] = this.near();
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

  // --- saving

  /** @param {string} ending */
  name(ending) {
    return `${this.tag.replace(/[^\p{L}\p{N}._-]+/gu, "_")}.${ending}`;
  }

  /** Of many runs the file has those whose panels came near, and that is said. */
  saveTable() {
    saveFile(new Blob([tableText(this.rows())], { type: "text/csv" }), this.name("csv"));
    const held = this.runs.filter((run) => this.known.has(run)).length,
      all = this.runs.length;
    if (held < all)
      announce(
        say("{count} of {all} runs are in the file: those scrolled to so far", { count: whole(held), all: whole(all) }),
      );
  }

  /** The charts that are drawn, one below the other, each under its run's name. */
  async savePicture() {
    const scale = 2,
      line = 22;
    const charts = all(this.host, ".js-plotly-plot", HTMLElement);
    const parts = await Promise.all(
      charts.map(async (chart) => {
        const { clientWidth: width, clientHeight: height } = chart;
        const image = new Image();
        image.src = await (await plotly()).toImage(chart, { format: "png", width, height, scale });
        await image.decode();
        return {
          image,
          name: chart.previousElementSibling?.querySelector(".run-name")?.textContent ?? this.title(),
        };
      }),
    );
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(...parts.map(({ image }) => image.width), 1);
    canvas.height = parts.reduce((sum, { image }) => sum + image.height + line * scale, line * scale);
    const pen = penOf(canvas);
    pen.fillStyle = token("surface");
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = token("text");
    pen.font = `${12 * scale}px sans-serif`;
    let top = line * scale;
    pen.fillText(this.tag, 8 * scale, top - 6 * scale);
    for (const { image, name } of parts) {
      top += line * scale;
      pen.fillText(name, 8 * scale, top - 6 * scale);
      pen.drawImage(image, 0, top);
      top += image.height;
    }
    canvas.toBlob((blob) => {
      if (blob) saveFile(blob, this.name("png"));
      else announce(say("The picture is too large for this browser: fold or filter runs first"));
    });
  }

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
