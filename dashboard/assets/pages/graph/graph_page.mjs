// A page of a graph: what is open, chosen and lit up, in the address as on the screen.
import * as address from "../../frame/address.mjs";
import { state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { settle } from "../../charts/cards.mjs";
import { SUBJECTS } from "./answers.mjs";
import { GraphData } from "./data.mjs";
import { Choice } from "./choice.mjs";
import { exported } from "./export.mjs";
import { saveProv } from "./prov.mjs";
import { Screen } from "./screen.mjs";
import * as told from "./told.mjs";
import { tooMuch } from "./too_much.mjs";
import { readView } from "./view.mjs";

/** @import {Answer, Name, TooMany} from "./answers.mjs" */
/** @import {Model} from "./data.mjs" */
/** @import {Camera} from "./drawing.mjs" */
/** @import {Tool} from "./screen.mjs" */
/** @import {View} from "./view.mjs" */

/** @typedef {{refit: boolean, keep: number | null}} How the next view is shown: as a whole, or with an item where it was */

export class GraphPage {
  /** @type {GraphData | null} */
  data = null;
  /** @type {View | null} */
  view = null;
  /** @type {Set<number> | null} null where the server is to say, until it does */
  open = null;
  /** @type {number | null} what is brought into the middle once it is in sight */
  centreLater = null;
  /** @type {How} */
  how = { refit: false, keep: null };
  /** @type {string[] | null} the open scopes of the graph before */
  carried = null;
  /** @type {string[] | null} the paths of the open scopes that the address names, where they have lasting ones */
  named = null;
  /** @type {string | undefined} the mark of the view that is shown */
  seen;
  asked = ""; // what was asked for last
  isStale = false; // whether there was news while the server was asked
  run = "";
  drawnRun = ""; // the one before while this one's graph is on its way
  /** @type {string | null} the newest for null */
  step = "";
  show = "all";
  parameters = "shown";
  settled = false;
  refused = false;
  quietly = false;

  /** @param {Name} name @param {HTMLElement} main */
  constructor(name, main) {
    this.name = name;
    this.main = main;
    this.subject = SUBJECTS[name];
    this.ways = this.subject.ways;
    for (const way of Object.values(this.ways)) way.drop(); // what the page before asked
    const choice = new Choice(this);
    this.choice = choice;
    this.screen = new Screen(name, {
      pick: choice.pick.bind(choice),
      toggle: this.toggle.bind(this),
      moved: (at) => this.moved(at),
      find: (text) => this.data?.search(text) ?? [],
      trace: (which) => choice.light(which),
      anchor: (item) => choice.beginPath(item),
      criticalPath: () => choice.criticalPath(),
      run: () => this.run,
    });
    if (this.subject.ofRuns) this.named = told.openNames();
    else this.open = told.open();
    this.firstCamera = told.camera();
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

  /** The graph, where one was read. */
  get graph() {
    if (!this.data) throw new Error("No graph was read yet");
    return this.data;
  }

  /** The scopes that are open on the screen. */
  get opened() {
    return this.open ?? new Set(this.view?.open);
  }

  /** What the controls say. @param {string | null} run none for all of them @param {string | null} step */
  controls(run, step, show = "all", parameters = "shown") {
    const { ofRuns } = this.subject;
    if (!run && !ofRuns) return;
    const wanted = run ?? "",
      other = wanted !== this.run || step !== this.step;
    if (ofRuns && this.settled && !other) return;
    if (other && this.settled) this.carry();
    Object.assign(this, { run: wanted, step, show, parameters });
    if (!ofRuns) address.set("step", this.screen.at("steps").hidden ? null : step);
    this.ask({ refit: other });
  }

  /** What is asked of the server. */
  query() {
    const { run, step, show, parameters } = this;
    if (!this.subject.ofRuns) return { run, step, show, parameters };
    return { run, filter: state.filter ?? address.get("q") ?? "", target: state.judgedBy };
  }

  /** Remember by name what is open and chosen, for the graph of another run or step. */
  carry() {
    const { data } = this;
    if (!data) return;
    if (this.choice.item !== null) this.wanted = data.path(this.choice.item);
    if (this.open && !this.subject.ofRuns) this.carried = [...this.open].map((scope) => data.paths[scope]);
    this.open = this.named = null;
  }

  /** @param {Partial<How> & {onlyNews?: boolean, open?: Set<number> | null}} how */
  ask({ refit = false, keep = null, onlyNews = false, open = this.open } = {}) {
    this.how = { refit: refit || (this.how.refit && this.isAsking), keep };
    this.asked = JSON.stringify(this.query());
    const { data, named } = this,
      paths = open && data ? [...open].map((scope) => data.paths[scope]) : named;
    const question = {
      ...this.query(),
      only_news: onlyNews,
      known: data?.key ?? null,
      seen: this.seen ?? null,
      open: this.subject.ofRuns ? paths : open && [...open],
    };
    const { views } = this.ways;
    const hear = (/** @type {Answer} */ answer) => {
      if (this.isHere) this.accept(answer);
    };
    views.ask(question, hear, () => {
      if (this.isHere) views.repeat(); // the answer was lost
    });
  }

  /** @param {Answer} answer */
  accept(answer) {
    if ("same" in answer) return this.settle();
    if ("problem" in answer) return this.failed(answer.problem);
    this.drawnRun = this.run;
    if (answer.model) this.take(answer.model, answer.key);
    this.seen = answer.seen;
    this.screen.remark(answer.notes ?? []);
    this.graph.keep({
      everything: this.show === "all" || this.subject.isWhole,
      parameters: this.parameters !== "hidden",
    });
    const open = this.carriedOver();
    if (open) return this.ask({ refit: true, open });
    if ("too_many" in answer.view) return this.tooMany(answer.view);
    return this.draw(readView(answer.view));
  }

  /** @param {Model} model @param {string} key */
  take(model, key) {
    const before = this.data,
      { item } = this.choice,
      data = new GraphData(model, key);
    if (before && !this.subject.ofRuns) this.how.refit = true;
    if (before && this.subject.ofRuns && item !== null) this.wanted ??= before.path(item); // runs went on
    this.data = data;
    this.view = null; // of the graph before
    this.choice.clear();
    this.screen.explain(data);
  }

  /** The scopes that were open in the graph before and are in this one, too; null for none. */
  carriedOver() {
    const { carried } = this;
    this.carried = null;
    if (!carried) return null;
    const known = new Map(this.graph.paths.map((path, scope) => [path, scope]));
    const same = carried.map((path) => known.get(path)).filter((scope) => scope !== undefined);
    return same.length > 1 ? new Set(same) : null;
  }

  /** @param {View} view */
  draw(view) {
    const { keep, refit } = this.how,
      { drawing, finder, outline } = this.screen;
    const before = keep === null ? null : drawing.rectangleOf(keep);
    this.view = view;
    this.open = new Set(view.open);
    drawing.show(this.graph, view);
    if (!this.refused || before) this.screen.note("");
    this.refused = false;
    const after = keep !== null && drawing.rectangleOf(keep),
      { x, y, k } = drawing.at;
    if (before && after) drawing.go({ x: x + (before[0] - after[0]) * k, y: y + (before[1] - after[1]) * k });
    else if (this.firstCamera) drawing.go(this.firstCamera);
    else if (refit || !this.settled) {
      this.quietly = true;
      drawing.fit(true);
      this.quietly = false;
    }
    this.firstCamera = null;
    finder.again(this.choice.item);
    const wanted = this.wanted ? this.graph.find(this.wanted) : -1;
    this.wanted = null;
    if (wanted >= 0) this.choice.pick(wanted, { reveal: !this.subject.ofRuns || !this.settled });
    else this.paint();
    if (this.centreLater !== null && this.centreLater === this.choice.item && !this.isAsking) {
      outline.choose(this.centreLater);
      drawing.centre(this.centreLater);
      this.centreLater = null;
    }
    if (this.subject.ofRuns) told.keepNames([...this.opened].map((scope) => this.graph.paths[scope]));
    else told.keepOpen(this.opened);
    this.screen.tabulate(this.graph);
    this.settle();
  }

  /** The parts beside the drawing, and its marks. */
  paint() {
    const { graph, view } = this;
    if (!view) return;
    this.screen.outline.show(graph, this.opened, this.choice.item);
    this.choice.mark();
    this.choice.tell();
    this.screen.describe(graph, view);
  }

  settle() {
    this.settled = true;
    settle();
    if (!this.isStale) return;
    this.isStale = false;
    this.renew();
  }

  /** Nothing of another graph stays in sight, to be taken for this one. @param {string} problem */
  failed(problem) {
    const words = problem || say("This run has no graph any more.");
    this.carry();
    this.data = this.view = null;
    this.choice.clear();
    this.screen.clear();
    this.screen.note(say("The graph cannot be read."), words);
    this.settle();
  }

  /** @param {TooMany} asked */
  tooMany(asked) {
    const { keep } = this.how,
      graph = this.graph;
    const alone = keep === null ? null : [0, ...graph.around(keep), keep].filter((scope) => graph.isScope(scope));
    if (!this.view) {
      // an address that asks for too much: say so beside what opens at first
      this.open = null;
      this.ask({ refit: true });
    } else this.open = new Set(this.view.open);
    this.refused = true;
    const { title, words, buttons } = tooMuch(asked, alone, (scopes) =>
      this.reopen(scopes, scopes === alone ? keep : null),
    );
    this.screen.note(title, words, ...buttons);
    if (!this.view) return;
    this.paint();
    this.settle();
  }

  /** @param {number[]} scopes @param {number | null} keep */
  reopen(scopes, keep = null) {
    this.open = new Set([0, ...scopes]);
    this.ask({ refit: keep === null, keep });
  }

  /** @param {number} item */
  toggle(item) {
    if (!this.open || !this.data?.isScope(item) || item === 0) return;
    const open = new Set(this.open),
      { item: chosen } = this.choice;
    if (open.has(item)) {
      open.delete(item);
      if (chosen !== null && chosen !== item && this.data.around(chosen).includes(item)) this.choice.pick(item);
    } else open.add(item);
    this.open = open;
    this.ask({ keep: item });
  }

  /** @param {Camera} at */
  moved(at) {
    if (this.quietly || !this.settled) return;
    told.keepCamera(at, () => this.isHere);
  }

  #listen() {
    const { screen } = this,
      { drawing } = screen;
    const tool = (/** @type {Tool} */ name, /** @type {(view: View) => void} */ act) =>
      screen.onTool(name, () => {
        if (this.view) act(this.view);
      });
    tool("fit", () => drawing.fit());
    tool("actual", () => drawing.zoom(1 / drawing.at.k));
    tool("collapse", () => this.reopen([0]));
    if (this.subject.ofRuns) tool("prov", () => saveProv(this.query()));
    for (const what of /** @type {const} */ (["svg", "png", "json"])) {
      tool(what, (view) => exported(what, { drawing, data: this.graph, view, name: this.fileName }));
    }
  }

  get fileName() {
    return [this.name, this.drawnRun].filter(Boolean).join("-");
  }

  /** @param {"graph" | "table"} as what runs and all else is shown */
  showAs(as) {
    this.screen.showAs(as);
  }

  /** Runs have other colours. */
  redraw() {
    if (!this.view) return;
    this.screen.drawing.show(this.graph, this.view);
    this.choice.mark();
  }

  /** What the server has may be other than what was read, or than what was not. */
  renew() {
    const { ofRuns } = this.subject;
    if (!this.run && !ofRuns) return;
    if (this.ways.views.isWaiting && !(ofRuns && JSON.stringify(this.query()) !== this.asked)) {
      this.isStale = ofRuns; // of one run the next version tells
      return;
    }
    this.ask(this.data ? { onlyNews: true } : { refit: true });
  }
}
