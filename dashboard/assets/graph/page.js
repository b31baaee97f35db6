// The page of a graph: what is open, chosen and lit up, in the address as on the screen.
(() => {
  const G = (INSIGHT.graphs = INSIGHT.graphs ?? {});
  const PAGES = ["graph", "dataset"];
  const LEGEND = ["conv", "norm", "activation", "pool", "arithmetic", "loss", "update", "io"];
  const ASK_MS = 90;
  let page = null, serial = 0;

  const send = (id, data) => window.dash_clientside.set_props(id, { data });
  const numbers = (text) => text.split(".").map(Number).filter(Number.isInteger);

  class GraphPage {
    constructor(name) {
      this.name = name;
      this.at = (part) => document.getElementById(`${name}-${part}`);
      this.main = document.getElementById("main");
      Object.assign(this, { data: null, view: null, open: null, chosen: null, anchor: null, trace: null, facts: null, hits: [], hit: -1, waiting: 0, centreLater: null, run: "", step: "", settled: false });
      const toggle = (item) => this.toggle(item), pick = (item, how) => this.pick(item, how);
      this.drawing = new G.Drawing(this.at("canvas"), { sideways: name === "dataset", onPick: pick, onToggle: toggle, onMove: (at) => this.moved(at) });
      this.outline = new G.Outline(this.at("outline"), name, {
        onPick: (item) => this.pick(item, { bring: true }), onToggle: toggle,
        onGo: (item) => this.pick(item, { reveal: true }),
      });
      this.inspector = new G.Inspector(this.at("inspector"), {
        pick, toggle, search: (text) => this.lookFor(text), trace: (what) => this.light(what),
        anchor: (item) => { this.anchor = this.anchor === item ? null : item; this.tell(); }, criticalPath: () => this.criticalPath(), run: () => this.run,
      });
      const open = INSIGHT.address.get("open");
      if (open !== null) this.open = new Set([0, ...numbers(open)]);
      const view = (INSIGHT.address.get("view") ?? "").split(",").map(Number);
      this.firstPlace = view.length === 3 && view.every(Number.isFinite) ? { x: view[0], y: view[1], k: view[2] } : null;
      this.wanted = INSIGHT.address.get("node");
      this.#listen();
    }

    get isHere() { return this.main.isConnected; }

    controls(run, step, show = "all", parameters = "shown") {
      if (!run) return;
      const other = run !== this.run || step !== this.step;
      if (other && this.run) { this.wanted = this.chosen === null ? null : this.data?.path(this.chosen); this.carried = this.open && this.data ? [...this.open].map((scope) => this.data.paths[scope]) : null; this.open = null; }
      Object.assign(this, { run, step, show, parameters });
      INSIGHT.address.set("step", this.at("steps").hidden ? null : step);
      this.ask({ refit: other });
    }

    ask({ refit = false, keep = null, onlyNews = false } = {}) {
      this.how = { refit: refit || (this.how?.refit && this.waiting > 0), keep };
      this.waiting = ++serial;
      send(`${this.name}-request`, {
        serial, run: this.run, step: this.step, show: this.show, parameters: this.parameters, only_news: onlyNews,
        known: this.data?.key ?? null, open: this.open && [...this.open],
      });
    }

    accept(answer) {
      if (!answer || answer.serial !== this.waiting) return;
      this.waiting = 0;
      if (answer.same) return this.settle();
      if (answer.problem !== undefined) return this.failed(answer.problem);
      if (answer.model) this.take(answer.model, answer.key);
      this.data.keep({ everything: this.show === "all" || this.name === "dataset", parameters: this.parameters !== "hidden" });
      if (answer.view.too_many) return this.tooMany(answer.view);
      return this.draw(G.readView(answer.view));
    }

    take(model, key) {
      const before = this.data;
      this.data = new G.GraphData(model, key);
      Object.assign(this, { chosen: null, anchor: null, trace: null, facts: null });
      if (before) this.how.refit = true;
      if (this.carried) {
        const known = new Map(this.data.paths.map((path, scope) => [path, scope]));
        const same = this.carried.map((path) => known.get(path)).filter((scope) => scope !== undefined);
        if (same.length > 1) { this.open = new Set(same); }
        this.carried = null;
      }
      this.legend();
    }

    draw(view) {
      const { keep, refit } = this.how ?? {};
      const before = keep !== null && keep !== undefined && this.view ? this.drawing.placeOf(keep) : null;
      this.view = view;
      this.open = new Set(view.open);
      this.drawing.show(this.data, view);
      if (!this.refused || before) this.note("");
      this.refused = false;
      const after = before && this.drawing.placeOf(keep), { x, y, k } = this.drawing.at;
      if (after) this.drawing.go({ x: x + (before[0] - after[0]) * k, y: y + (before[1] - after[1]) * k });
      else if (this.firstPlace) this.drawing.go(this.firstPlace);
      else if (refit || !this.settled) { this.quietly = true; this.drawing.fit(true); this.quietly = false; }
      this.firstPlace = null;
      this.lookAgain();
      const wanted = this.wanted && this.data.find(this.wanted);
      this.wanted = null;
      if (Number.isInteger(wanted) && wanted >= 0) this.pick(wanted, { reveal: true });
      else this.paint();
      if (this.centreLater !== null && this.centreLater === this.chosen && !this.waiting) {
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
      const label = INSIGHT.say("Drawing of the graph: {boxes} boxes and {edges} edges in sight, of {nodes} nodes. The outline and the inspector tell all of it.", {
        boxes: this.view.boxes.length, edges: this.view.source.length, nodes: data.nodes });
      this.at("canvas").setAttribute("aria-label", label);
    }

    tell() {
      const { data, chosen: item, open, trace, anchor, facts } = this;
      this.inspector.show({ data, item, open, trace, anchor, facts });
    }

    settle() {
      this.settled = true;
      INSIGHT.settle();
    }

    failed(problem) {
      const words = problem || INSIGHT.say("This run has no graph any more.");
      this.note(INSIGHT.say("The graph cannot be read."), words);
      this.settle();
    }

    note(title, words = "", ...buttons) {
      const note = this.at("note");
      note.replaceChildren(...(title ? [G.make("b", "", title), G.make("p", "", words), ...buttons] : []));
    }

    tooMany({ too_many: count, most, open }) {
      const wanted = this.how?.keep ?? null;
      const button = (words, act) => { const made = G.make("button", "button", words); made.addEventListener("click", act); return made; };
      const alone = wanted !== null && [0, ...this.data.around(wanted), wanted].filter((scope) => this.data.isScope(scope));
      if (!this.view) { // an address that asks for too much: say so beside what opens at first
        this.open = null;
        this.ask({ refit: true });
      } else this.open = new Set(this.view.open);
      this.refused = true;
      this.note(INSIGHT.say("Too much to read at once"),
        INSIGHT.say("{count} boxes would be in sight; {most} can be. Close what you do not need.", { count: INSIGHT.whole(count), most }),
        ...(alone && alone.length < open.length ? [button(INSIGHT.say("Close the others"), () => this.reopen(alone, wanted))] : []),
        button(INSIGHT.say("Close all scopes"), () => this.reopen([0])));
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
      if (changed) { this.facts = null; this.askFacts(); }
      INSIGHT.address.set("node", item === null ? null : this.data.path(item));
      const hidden = item !== null && reveal && this.data.around(item).filter((scope) => !this.open.has(scope));
      if (hidden && hidden.length) {
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
      const { data, chosen: item } = this, isScope = data.isScope(item);
      this.timer = setTimeout(() => {
        if (!this.isHere) return;
        send(`${this.name}-asked`, { serial: ++serial, run: this.run, step: this.step, scope: isScope ? item : -1, node: isScope ? -1 : data.node(item) });
      }, ASK_MS);
    }

    takeFacts(facts) {
      if (!facts || facts.key !== this.data?.key || this.chosen === null) return;
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
      const { data, chosen: item } = this;
      const again = this.trace?.what === what && this.trace.item === item;
      const nodes = {
        needs: () => data.reach(data.nodesIn(item), data.before),
        feeds: () => data.reach(data.nodesIn(item), data.after),
        path: () => data.between(this.anchor, item),
        critical: () => new Set(this.criticalPath()),
      };
      this.trace = again ? null : { what, item, nodes: nodes[what]() };
      this.mark();
      this.tell();
    }

    /** The box in sight that each node is, or is inside of. */
    boxOf(node) {
      let item = this.data.item(node);
      for (let scope = this.data.home[node]; scope > 0; scope = this.data.parents[scope]) if (!this.open.has(scope)) item = scope;
      return item;
    }

    mark() {
      if (!this.view) return;
      const { data, view, trace, chosen } = this;
      if (trace) {
        const boxes = new Set(), edges = new Set(), pairs = new Set();
        const path = trace.what === "critical" ? this.criticalPath() : null;
        for (const node of trace.nodes) boxes.add(this.boxOf(node));
        const join = (from, to) => pairs.add(`${this.boxOf(from)} ${this.boxOf(to)}`);
        if (path) path.slice(1).forEach((node, k) => join(path[k], node));
        else for (const node of trace.nodes) for (const next of data.after(node)) if (trace.nodes.has(next)) join(node, next);
        for (let k = 0; k < view.source.length; k++) if (pairs.has(`${view.boxes[view.source[k]]} ${view.boxes[view.target[k]]}`)) edges.add(k);
        this.drawing.mark({ chosen, boxes, edges });
        return;
      }
      const edges = new Set();
      if (chosen !== null) {
        const own = (box) => box === chosen || (data.isScope(chosen) && data.around(box).includes(chosen));
        for (let k = 0; k < view.source.length; k++) {
          if (own(view.boxes[view.source[k]]) !== own(view.boxes[view.target[k]])) edges.add(k);
        }
      }
      this.drawing.mark({ chosen, boxes: null, edges });
    }

    moved(at) {
      if (this.quietly || !this.settled) return;
      clearTimeout(this.still);
      this.still = setTimeout(() => this.isHere && INSIGHT.address.set("view", `${Math.round(at.x)},${Math.round(at.y)},${at.k.toFixed(3)}`), 200);
    }

    /** Which scopes are open, for the address. */
    remember() {
      INSIGHT.address.set("open", [...this.open].filter((scope) => scope > 0).join(".") || "0");
    }

    lookFor(text) {
      const field = this.at("find");
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
      setter.call(field, text); // as typing does, so that React hears of it
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.focus();
    }

    lookAgain() {
      const text = this.at("find")?.value ?? "";
      this.hits = this.data && text.trim() ? this.data.search(text) : [];
      if (!this.hits.includes(this.chosen)) this.hit = -1;
      this.countHits();
    }

    countHits() {
      const count = this.hits.length, text = (this.at("find")?.value ?? "").trim();
      this.at("found").textContent = !text ? "" : `${this.hit >= 0 ? `${INSIGHT.whole(this.hit + 1)} / ` : ""}${INSIGHT.whole(count)}`;
      for (const way of ["up", "down"]) this.at(`find-${way}`).disabled = !count;
    }

    nextHit(by) {
      if (!this.hits.length) return;
      const count = this.hits.length;
      this.hit = this.hit < 0 ? (by > 0 ? 0 : count - 1) : (this.hit + by + count) % count;
      this.countHits();
      this.pick(this.hits[this.hit], { reveal: true });
    }

    legend() {
      const host = this.at("legend");
      const { say } = INSIGHT;
      const words = { conv: say("Conv / Dense"), norm: say("Norm"), activation: say("Activation"), pool: say("Pool"), arithmetic: say("Arithmetic"), loss: say("Loss function"), update: say("Update"), io: say("I/O") };
      const present = new Set(this.data.families);
      if ([...this.data.kind].some((kind) => kind > 0)) present.add("io");
      host.replaceChildren(...(this.name === "graph" ? LEGEND.filter((family) => present.has(family)) : []).map((family) =>
        G.make("span", `graph-key family-${family}`, null, G.make("i"), words[family])));
    }

    #listen() {
      const find = this.at("find");
      const tool = (name, act) => this.at(`tool-${name}`)?.addEventListener("click", () => this.view && act());
      tool("fit", () => this.drawing.fit());
      tool("actual", () => this.drawing.zoom(1 / this.drawing.at.k));
      tool("collapse", () => this.reopen([0]));
      for (const what of ["svg", "png", "json"]) tool(what, () => G.exported(what, this));
      find?.addEventListener("input", () => { this.hit = -1; this.lookAgain(); });
      find?.addEventListener("keydown", (event) => {
        const by = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
        if (by) { event.preventDefault(); this.nextHit(by); }
      });
      this.at("find-up").addEventListener("click", () => this.nextHit(-1));
      this.at("find-down").addEventListener("click", () => this.nextHit(1));
      this.main.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        if (this.trace) { this.trace = null; this.mark(); this.tell(); } else if (this.chosen !== null) this.pick(null);
      });
    }

    model() {
      if (!this.view || this.waiting) return null;
      const { data, view } = this;
      const nodes = Array.from(view.boxes, (item, k) => {
        const [x, y, width, height] = view.places.subarray(4 * k, 4 * k + 4);
        return { item, path: data.path(item), label: data.label(item), sort: data.sort(item), isScope: data.isScope(item), family: view.families[k], layer: view.layers[k], parent: data.paths[view.parents[k]], x, y, width, height };
      });
      const edges = Array.from(view.source, (from, k) => ({ from: nodes[from].path, to: nodes[view.target[k]].path, count: view.counts[k] }));
      const frames = view.open.map((scope, k) => ({ path: `${data.paths[scope]}/`, box: [...view.frames.subarray(4 * k, 4 * k + 4)] }));
      const lit = this.trace ? [...this.trace.nodes].map((node) => data.keys[node]) : null;
      return { run: this.run, step: this.step, nodes, edges, frames, chosen: this.chosen === null ? null : data.path(this.chosen), lit, hits: this.hits.length, place: { ...this.drawing.at } };
    }
  }

  function here() {
    const main = document.getElementById("main"), name = main?.dataset.page;
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
  Object.assign(window.dash_clientside.insight, {
    graphControls(...values) {
      const turn = ++told;
      whenHere((found) => turn === told && found.controls(...values));
      return window.dash_clientside.no_update;
    },
    graphAnswer(answer) { here()?.accept(answer); },
    graphFacts(facts) { here()?.takeFacts(facts); },
  });
  for (const name of PAGES) INSIGHT.readiness[name] = () => page !== null && page.isHere && page.settled && !page.waiting;
  INSIGHT.graphModel = () => (page?.isHere ? page.model() : null);
  INSIGHT.on((what) => {
    if (what === "runs" && page?.isHere && page.view) page.tell();
    if (what === "version" && page?.isHere && page.run && !page.waiting && page.data) page.ask({ onlyNews: true });
  });
})();
