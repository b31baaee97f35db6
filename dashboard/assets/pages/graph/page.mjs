// The page of a graph: what is open, chosen and lit up, in the address as on the screen.
import * as address from "../../frame/address.mjs";
import { Channel } from "../../frame/channel.mjs";
import { nothing, register } from "../../frame/clientside.mjs";
import { nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { isReadyWhen, settle } from "../../charts/cards.mjs";
import { GraphData } from "./data.mjs";
import { make } from "./elements.mjs";
import { Drawing, legend, readView } from "./drawing.mjs";
import { exported } from "./export.mjs";
import { Finder } from "./find.mjs";
import { Inspector } from "./inspector.mjs";
import { Outline } from "./outline.mjs";
import { marks, traced } from "./trace.mjs";

const PAGES = ["graph", "dataset"];
const ASK_MS = 90;
const WAYS = Object.fromEntries(
  PAGES.map((name) => [name, { views: new Channel(name), facts: new Channel(`${name}-facts`) }]),
);
let page = null;

const numbers = (text) => text.split(".").map(Number).filter(Number.isInteger);

class GraphPage {
  constructor(name) {
    this.name = name;
    this.at = (part) => document.getElementById(`${name}-${part}`);
    this.main = document.getElementById("main");
    this.ways = WAYS[name];
    for (const way of Object.values(this.ways)) way.drop(); // what the page before asked
    Object.assign(this, {
      data: null,
      view: null,
      open: null,
      chosen: null,
      anchor: null,
      trace: null,
      facts: null,
      centreLater: null,
      run: "",
      step: "",
      settled: false,
    });
    const toggle = (item) => this.toggle(item),
      pick = (item, how) => this.pick(item, how);
    this.drawing = new Drawing(this.at("canvas"), {
      sideways: name === "dataset",
      onPick: pick,
      onToggle: toggle,
      onMove: (at) => this.moved(at),
    });
    this.outline = new Outline(this.at("outline"), name, {
      onPick: (item) => this.pick(item, { bring: true }),
      onToggle: toggle,
      onGo: (item) => this.pick(item, { reveal: true }),
    });
    this.inspector = new Inspector(this.at("inspector"), {
      pick,
      toggle,
      search: (text) => this.finder.lookFor(text),
      trace: (what) => this.light(what),
      anchor: (item) => {
        this.anchor = this.anchor === item ? null : item;
        this.tell();
      },
      criticalPath: () => this.criticalPath(),
      run: () => this.run,
    });
    this.finder = new Finder(
      this.at,
      (text) => this.data?.search(text) ?? [],
      (item) => pick(item, { reveal: true }),
    );
    const open = address.get("open");
    if (open !== null) this.open = new Set([0, ...numbers(open)]);
    const view = (address.get("view") ?? "").split(",").map(Number);
    this.firstPlace = view.length === 3 && view.every(Number.isFinite) ? { x: view[0], y: view[1], k: view[2] } : null;
    this.wanted = address.get("node");
    this.#listen();
  }

  /** Whether the server is asked for another view. */
  get isAsking() {
    return this.ways.views.isOpen;
  }

  get isHere() {
    return this.main.isConnected;
  }

  controls(run, step, show = "all", parameters = "shown") {
    if (!run) return;
    const other = run !== this.run || step !== this.step;
    if (other && this.run) this.carry();
    Object.assign(this, { run, step, show, parameters });
    address.set("step", this.at("steps").hidden ? null : step);
    this.ask({ refit: other });
  }

  /** Remember by name what is open and chosen, for the graph of another run or step. */
  carry() {
    if (!this.data) return;
    this.wanted = this.chosen === null ? this.wanted : this.data.path(this.chosen);
    if (this.open) this.carried = [...this.open].map((scope) => this.data.paths[scope]);
    this.open = null;
  }

  ask({ refit = false, keep = null, onlyNews = false } = {}) {
    this.how = { refit: refit || (this.how?.refit && this.isAsking), keep };
    const question = {
      run: this.run,
      step: this.step,
      show: this.show,
      parameters: this.parameters,
      only_news: onlyNews,
      known: this.data?.key ?? null,
      open: this.open && [...this.open],
    };
    this.ways.views.ask(question, (answer) => this.isHere && this.accept(answer));
  }

  accept(answer) {
    if (answer.same) return this.settle();
    if (answer.problem !== undefined) return this.failed(answer.problem);
    if (answer.model) this.take(answer.model, answer.key);
    this.data.keep({
      everything: this.show === "all" || this.name === "dataset",
      parameters: this.parameters !== "hidden",
    });
    if (answer.view.too_many) return this.tooMany(answer.view);
    return this.draw(readView(answer.view));
  }

  take(model, key) {
    const before = this.data;
    this.data = new GraphData(model, key);
    Object.assign(this, { chosen: null, anchor: null, trace: null, facts: null });
    if (before) this.how.refit = true;
    if (this.carried) {
      const known = new Map(this.data.paths.map((path, scope) => [path, scope]));
      const same = this.carried.map((path) => known.get(path)).filter((scope) => scope !== undefined);
      if (same.length > 1) {
        this.open = new Set(same);
      }
      this.carried = null;
    }
    legend(this.at("legend"), this.data, this.name === "graph");
  }

  draw(view) {
    const { keep, refit } = this.how ?? {};
    const before = keep !== null && keep !== undefined && this.view ? this.drawing.placeOf(keep) : null;
    this.view = view;
    this.open = new Set(view.open);
    this.drawing.show(this.data, view);
    if (!this.refused || before) this.note("");
    this.refused = false;
    const after = before && this.drawing.placeOf(keep),
      { x, y, k } = this.drawing.at;
    if (after) this.drawing.go({ x: x + (before[0] - after[0]) * k, y: y + (before[1] - after[1]) * k });
    else if (this.firstPlace) this.drawing.go(this.firstPlace);
    else if (refit || !this.settled) {
      this.quietly = true;
      this.drawing.fit(true);
      this.quietly = false;
    }
    this.firstPlace = null;
    this.finder.again(this.chosen);
    const wanted = this.wanted && this.data.find(this.wanted);
    this.wanted = null;
    if (Number.isInteger(wanted) && wanted >= 0) this.pick(wanted, { reveal: true });
    else this.paint();
    if (this.centreLater !== null && this.centreLater === this.chosen && !this.isAsking) {
      this.outline.choose(this.chosen);
      this.drawing.centre(this.chosen);
      this.centreLater = null;
    }
    this.remember();
    this.settle();
  }

  /** The parts beside the drawing, and its marks. */
  paint() {
    const { data, open, chosen } = this;
    this.outline.show(data, open, chosen);
    this.mark();
    this.tell();
    const label = say(
      "Drawing of the graph: {boxes} boxes and {edges} edges in sight, of {nodes} nodes. The outline and the inspector tell all of it.",
      {
        boxes: this.view.boxes.length,
        edges: this.view.source.length,
        nodes: data.nodes,
      },
    );
    this.at("canvas").setAttribute("aria-label", label);
  }

  tell() {
    const { data, chosen: item, open, trace, anchor, facts } = this;
    this.inspector.show({ data, item, open, trace, anchor, facts });
  }

  /** What else is known of the run stands in the inspector, too. */
  tellRun() {
    const now = JSON.stringify([nameOf(this.run), state.problems.get(this.run)]);
    if (now === this.toldRun) return;
    this.toldRun = now;
    this.tell();
  }

  settle() {
    this.settled = true;
    settle();
  }

  failed(problem) {
    const words = problem || say("This run has no graph any more.");
    this.note(say("The graph cannot be read."), words);
    this.settle();
  }

  note(title, words = "", ...buttons) {
    const note = this.at("note");
    note.replaceChildren(...(title ? [make("b", "", title), make("p", "", words), ...buttons] : []));
  }

  tooMany({ too_many: count, most, open }) {
    const wanted = this.how?.keep ?? null;
    const button = (words, act) => {
      const made = make("button", "button", words);
      made.addEventListener("click", act);
      return made;
    };
    const alone =
      wanted !== null && [0, ...this.data.around(wanted), wanted].filter((scope) => this.data.isScope(scope));
    if (!this.view) {
      // an address that asks for too much: say so beside what opens at first
      this.open = null;
      this.ask({ refit: true });
    } else this.open = new Set(this.view.open);
    this.refused = true;
    this.note(
      say("Too much to read at once"),
      say("{count} boxes would be in sight; {most} can be. Close what you do not need.", { count: whole(count), most }),
      ...(alone && alone.length < open.length
        ? [button(say("Close the others"), () => this.reopen(alone, wanted))]
        : []),
      button(say("Close all scopes"), () => this.reopen([0])),
    );
    if (!this.view) return;
    this.paint();
    this.settle();
  }

  reopen(scopes, keep = null) {
    this.open = new Set([0, ...scopes]);
    this.ask({ refit: keep === null, keep });
  }

  toggle(item) {
    if (!this.data?.isScope(item) || item === 0) return;
    const open = new Set(this.open);
    if (open.has(item)) {
      open.delete(item);
      if (this.chosen !== null && this.chosen !== item && this.data.around(this.chosen).includes(item)) this.pick(item);
    } else open.add(item);
    this.open = open;
    this.ask({ keep: item });
  }

  /** Choose an item; `reveal` opens the scopes around it, `bring` moves it into the picture. */
  pick(item, { reveal = false, bring = false } = {}) {
    if (!this.data) return;
    if (this.trace && this.trace.what !== "critical" && item !== this.chosen) this.trace = null;
    const changed = item !== this.chosen;
    this.chosen = item;
    if (changed) {
      this.facts = null;
      this.askFacts();
    }
    address.set("node", item === null ? null : this.data.path(item));
    const around = item !== null && reveal ? this.data.around(item) : [];
    const hidden = around.filter((scope) => !this.open.has(scope));
    if (hidden.length) {
      this.open = new Set([...this.open, ...hidden]);
      this.centreLater = item;
      this.ask({ keep: hidden[0] });
      return;
    }
    this.outline.show(this.data, this.open, item);
    if (item !== null) this.outline.choose(item);
    this.mark();
    this.tell();
    if (item === null) return;
    if (reveal || bring) this.drawing.bring(item);
  }

  askFacts() {
    clearTimeout(this.timer);
    if (this.chosen === null) return;
    const { data, chosen: item } = this,
      isScope = data.isScope(item);
    this.timer = setTimeout(() => {
      if (!this.isHere) return;
      const question = {
        run: this.run,
        step: this.step,
        scope: isScope ? item : -1,
        node: isScope ? -1 : data.node(item),
      };
      this.ways.facts.ask(question, (facts) => this.takeFacts(facts));
    }, ASK_MS);
  }

  takeFacts(facts) {
    if (facts.key !== this.data?.key || this.chosen === null) return;
    const item = facts.node >= 0 ? this.data.item(facts.node) : facts.scope;
    if (item !== this.chosen) return;
    this.facts = facts;
    this.tell();
  }

  criticalPath() {
    const { forward, all } = this.data.critical;
    return ((this.show === "all" && all) || forward).filter((node) => this.data.kept[node]);
  }

  /** Light up what leads to the chosen item, what it leads to, or a path; again ends it. */
  light(what) {
    const { data, chosen: item, anchor } = this;
    const again = this.trace?.what === what && this.trace.item === item;
    this.trace = again
      ? null
      : { what, item, nodes: traced(data, what, { item, anchor, critical: this.criticalPath() }) };
    this.mark();
    this.tell();
  }

  mark() {
    if (!this.view) return;
    const { open, chosen, trace } = this;
    this.drawing.mark(
      marks(this.data, this.view, {
        open,
        chosen,
        trace,
        critical: trace?.what === "critical" ? this.criticalPath() : null,
      }),
    );
  }

  moved(at) {
    if (this.quietly || !this.settled) return;
    clearTimeout(this.still);
    this.still = setTimeout(
      () => this.isHere && address.set("view", `${Math.round(at.x)},${Math.round(at.y)},${at.k.toFixed(3)}`),
      200,
    );
  }

  /** Which scopes are open, for the address. */
  remember() {
    address.set("open", [...this.open].filter((scope) => scope > 0).join(".") || "0");
  }

  #listen() {
    const tool = (name, act) => this.at(`tool-${name}`)?.addEventListener("click", () => this.view && act());
    tool("fit", () => this.drawing.fit());
    tool("actual", () => this.drawing.zoom(1 / this.drawing.at.k));
    tool("collapse", () => this.reopen([0]));
    for (const what of ["svg", "png", "json"]) tool(what, () => exported(what, this));
  }

  /** Esc ends what is lit up, then what is chosen. */
  stepBack() {
    if (this.trace) {
      this.trace = null;
      this.mark();
      this.tell();
    } else if (this.chosen !== null) this.pick(null);
  }

  /** What the server has may be other than what was read, or than what was not. */
  renew() {
    if (!this.run || this.ways.views.isWaiting) return;
    this.ask(this.data ? { onlyNews: true } : { refit: true });
  }

  model() {
    if (!this.view || this.isAsking) return null;
    const { data, view } = this;
    const nodes = Array.from(view.boxes, (item, k) => {
      const [x, y, width, height] = view.places.subarray(4 * k, 4 * k + 4);
      return {
        item,
        path: data.path(item),
        label: data.label(item),
        sort: data.sort(item),
        isScope: data.isScope(item),
        family: view.families[k],
        layer: view.layers[k],
        parent: data.paths[view.parents[k]],
        x,
        y,
        width,
        height,
      };
    });
    const edges = Array.from(view.source, (from, k) => ({
      from: nodes[from].path,
      to: nodes[view.target[k]].path,
      count: view.counts[k],
    }));
    const frames = view.open.map((scope, k) => ({
      path: `${data.paths[scope]}/`,
      box: [...view.frames.subarray(4 * k, 4 * k + 4)],
    }));
    const lit = this.trace ? [...this.trace.nodes].map((node) => data.keys[node]) : null;
    return {
      run: this.run,
      step: this.step,
      nodes,
      edges,
      frames,
      chosen: this.chosen === null ? null : data.path(this.chosen),
      lit,
      hits: this.finder.hits.length,
      place: { ...this.drawing.at },
    };
  }
}

function here() {
  const main = document.getElementById("main"),
    name = main?.dataset.page;
  if (!PAGES.includes(name)) return null;
  if (page?.main !== main) page = new GraphPage(name);
  return page;
}

/** Dash tells the values of controls before React has put the page up. */
function whenHere(act, tries = 200) {
  const found = here();
  if (found) act(found);
  else if (tries) requestAnimationFrame(() => whenHere(act, tries - 1));
}

let told = 0;
register("insight", {
  graphControls(...values) {
    const turn = ++told;
    whenHere((found) => turn === told && found.controls(...values));
    return nothing();
  },
});
for (const name of PAGES) isReadyWhen(name, () => Boolean(page?.isHere && page.settled && !page.isAsking));

/** What is drawn: for tests, and for a look from the console. */
export function model() {
  return page?.isHere ? page.model() : null;
}

on((what) => {
  if (page && !page.isHere && what === "cards") page = null; // it went away
  if (!page?.isHere) return;
  if ((what === "runs" || what === "notes") && page.view) page.tellRun();
  if (what === "version") page.renew();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && page?.isHere && !document.querySelector("dialog[open]")) page.stepBack();
});
