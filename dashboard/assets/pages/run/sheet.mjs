// All about one run, in the drawer or on its own page: which parts there are, and which are new.
import { tellAges } from "../../frame/ages.mjs";
import { Channel } from "../../frame/channel.mjs";
import { ownInkOf, settleColours } from "../../frame/colours.mjs";
import { element } from "../../frame/elements.mjs";
import { slotOf } from "../../frame/focus.mjs";
import { givenTo } from "../../frame/given.mjs";
import { changed, on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { sync } from "../../charts/cards.mjs";
import { zoomTo } from "../../charts/scalar_view.mjs";
import { artifacts } from "./artifacts.mjs";
import { curves } from "./curves.mjs";
import { differences } from "./differences.mjs";
import { facts } from "./facts.mjs";
import { family } from "./family.mjs";
import { given, head } from "./head.mjs";
import { elsewhere } from "./heading.mjs";
import { machine } from "./machine.mjs";
import { provenance } from "./provenance.mjs";
import { ranks } from "./ranks.mjs";
import { reading } from "./reading.mjs";
import { kinds, pictures } from "./recorded.mjs";
import { troubles } from "./troubles.mjs";

/** @import {Parts} from "./parts.mjs" */
/** @typedef {{run: string, there: boolean, parts: Partial<Parts>, marks: Record<string, string>}} Answer */
/** @typedef {keyof Parts | "given"} Name */
/** @typedef {(slot: HTMLElement, about: {run: string, parts: Parts}) => void} Draw fills the place of a part, or leaves it empty */

/** In the order in which people read them; `needs` are the parts that a drawing is made of. */
const DRAWN = /** @type {{name: Name, side: boolean, needs: (keyof Parts)[], draw: Draw}[]} */ ([
  { name: "head", side: false, needs: ["head", "called", "standing"], draw: head },
  { name: "given", side: false, needs: [], draw: given },
  { name: "troubles", side: false, needs: ["troubles"], draw: troubles },
  { name: "ranks", side: false, needs: ["ranks"], draw: ranks },
  { name: "machine", side: false, needs: ["machine"], draw: machine },
  { name: "differences", side: false, needs: ["differences", "standing"], draw: differences },
  { name: "curves", side: false, needs: ["curves"], draw: curves },
  { name: "provenance", side: false, needs: ["provenance"], draw: provenance },
  { name: "pictures", side: false, needs: ["pictures"], draw: pictures },
  { name: "artifacts", side: false, needs: ["artifacts"], draw: artifacts },
  { name: "reading", side: false, needs: ["reading"], draw: reading },
  { name: "facts", side: true, needs: ["facts", "standing"], draw: facts },
  { name: "family", side: true, needs: ["family"], draw: family },
  { name: "kinds", side: true, needs: ["kinds", "saved", "lines", "curves"], draw: kinds },
]);
const ABOVE = new Set(["head", "given"]);
const channel = new Channel("run-sheet");

/** The one in sight. @type {Sheet | null} */
let sheet = null;

class Sheet {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.run = ""; // empty for the one that the server proposes
    this.begin("");
  }

  /** @param {string} run */
  begin(run) {
    this.asked = this.run = run;
    this.query = "";
    this.isDrawn = false;
    /** @type {Record<string, string>} */
    this.marks = {};
    /** @type {string} */
    this.told = ""; // of what people gave it, and of its colour
    /** @type {Partial<Parts>} */
    this.parts = {};
    /** @type {Map<Name, HTMLElement>} */
    this.slots = new Map();
    channel.drop();
    this.host.replaceChildren(element("p", "run-loading hint", say("Loading")));
  }

  ask() {
    const { judgedBy: target, version, givenVersion } = state,
      query = JSON.stringify([version, target, givenVersion]); // who is hidden has no rank
    if (!state.isKnown || query === this.query || channel.isWaiting) return;
    const hear = (/** @type {Answer} */ answer) => this.take(answer, query);
    channel.ask({ run: this.asked, target, of: this.run, known: this.marks }, hear, () => channel.repeat());
  }

  /** @param {Answer} answer @param {string} query */
  take({ run, there, parts, marks }, query) {
    this.query = query;
    if (run !== this.run) [this.parts, this.slots] = [{}, new Map()]; // another one is the best by now
    this.run = run;
    this.marks = marks;
    Object.assign(this.parts, parts);
    if (there) this.draw(new Set(Object.keys(parts)));
    else this.miss();
    this.tellGiven();
    this.isDrawn = true;
    tellAges();
    sync();
    this.ask();
  }

  /** @param {Set<string>} news names of parts */
  draw(news) {
    if (!this.slots.size) this.furnish();
    for (const { name, needs, draw } of DRAWN) {
      const slot = this.slots.get(name);
      if (slot && (needs.some((part) => news.has(part)) || !slot.dataset.part)) this.fill(slot, name, draw);
    }
  }

  furnish() {
    const [above, main, side] = ["run-above", "run-main", "run-side"].map((name) => element("div", name));
    for (const { name, side: isAside } of DRAWN) {
      const slot = element("section", `run-part part-${name}`);
      (ABOVE.has(name) ? above : isAside ? side : main).append(slot);
      this.slots.set(name, slot);
    }
    const body = element("div", "run-body");
    body.append(main, side);
    this.host.replaceChildren(above, body);
  }

  /** A part anew; what has the keyboard in it keeps it. @param {HTMLElement} slot @param {Name} name @param {Draw} draw */
  fill(slot, name, draw) {
    const held = pressable(slot).indexOf(/** @type {HTMLElement} */ (document.activeElement));
    draw(slot, { run: this.run, parts: /** @type {Parts} */ (this.parts) });
    slot.dataset.part = name;
    slot.hidden = !slot.childElementCount;
    if (held >= 0 && !slot.contains(document.activeElement)) pressable(slot)[held]?.focus();
  }

  /** What people give a run is known here first. */
  tellGiven() {
    settleColours([this.run]); // it may have been unknown when its first parts came
    const ink = ownInkOf(this.run),
      now = JSON.stringify([givenTo(this.run), slotOf(this.run) >= 0, ink]);
    if (now === this.told) return;
    this.told = now;
    requestAnimationFrame(() => changed("view")); // curves have its colour
    for (const { name, draw } of DRAWN) {
      const slot = this.slots.get(name);
      if (slot?.dataset.part && ["head", "given"].includes(name)) this.fill(slot, name, draw);
    }
    tellAges();
  }

  miss() {
    this.slots = new Map();
    if (document.querySelector("#run-empty .empty")) return this.host.replaceChildren(); // there are no runs at all
    const box = element("div", "empty");
    box.setAttribute("role", "status");
    box.append(
      element("h2", "", say("No run of this name")),
      element("code", "empty-path", this.run),
      element("p", "", say("It may have been deleted or moved, or may not have begun: then it comes here by itself.")),
      elsewhere(say("To the runs"), "runs", {}),
    );
    return this.host.replaceChildren(box);
  }
}

/** @param {HTMLElement} slot */
function pressable(slot) {
  return [...slot.querySelectorAll("a, button, summary")].filter((one) => one instanceof HTMLElement);
}

/** @param {HTMLElement} host @param {string} run */
export function show(host, run) {
  if (sheet?.host !== host) {
    sheet = new Sheet(host);
  } else if (sheet.asked === run) return;
  if (state.zoom && !document.getElementById("reset-zoom")) zoomTo(null); // another run has other steps
  forget();
  sheet.begin(run);
  sheet.ask();
}

/** @param {HTMLElement} host */
export function leave(host) {
  if (sheet?.host !== host) return;
  sheet = null;
  channel.drop();
  host.remove();
  forget();
  sync();
}

/** What was pointed at is on no card any more. */
function forget() {
  state.hover = null;
  changed("hover");
}

/** Which run is shown, whether all of it is there, and whether the server is asked for more; for tests, too. */
export function shown() {
  return sheet && { run: sheet.run, isDrawn: sheet.isDrawn, isWaiting: channel.isWaiting };
}

on((what) => {
  if (sheet && !sheet.host.isConnected && what === "cards") {
    sheet = null;
    channel.drop();
  }
  if (["version", "runs", "notes", "location"].includes(what)) sheet?.ask();
  if (["notes", "focus", "runs"].includes(what)) sheet?.tellGiven();
});
