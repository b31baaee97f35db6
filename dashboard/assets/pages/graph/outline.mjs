// The outline: scopes and nodes as a tree, of which only the rows in sight are elements.
import { closest } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { make } from "./elements.mjs";

/** @import {GraphData} from "./data.mjs" */

/** @typedef {{item: number, level: number, nth: number, of: number}} Row of the tree: an item, how deep, and which of its neighbours */

const ROW = 26,
  SPARE = 8;

export class Outline {
  /** @type {Row[]} */
  rows = [];
  /** @type {GraphData | null} */
  data = null;
  /** @type {Set<number>} */
  open = new Set();
  /** @type {number | null} */
  chosen = null;

  /**
   * @param {HTMLElement} host
   * @param {string} name of the page
   * @param {Record<"onPick" | "onToggle" | "onGo", (item: number) => void>} acts
   */
  constructor(host, name, { onPick, onToggle, onGo }) {
    this.host = host;
    this.name = name;
    this.onPick = onPick;
    this.onToggle = onToggle;
    this.onGo = onGo;
    this.room = make("div", "graph-rows");
    this.room.setAttribute("role", "none");
    host.replaceChildren(this.room);
    host.addEventListener("scroll", () => this.paint());
    host.addEventListener("keydown", (event) => this.#key(event));
    host.addEventListener("click", (event) => this.#click(event));
    host.addEventListener("dblclick", (event) => {
      const item = this.#itemAt(event);
      if (item !== null && this.data?.isScope(item) && !closest(event.target, ".graph-fold", HTMLElement))
        this.onToggle(item);
    });
    new ResizeObserver(() => this.paint()).observe(host);
  }

  /** @param {Event} event */
  #itemAt(event) {
    const row = closest(event.target, "[data-item]", HTMLElement);
    return row ? Number(row.dataset.item) : null;
  }

  /** @param {GraphData} data @param {Set<number>} open @param {number | null} chosen */
  show(data, open, chosen) {
    this.data = data;
    this.open = open;
    this.chosen = chosen;
    this.rows = [];
    const walk = (/** @type {number} */ scope, /** @type {number} */ level) => {
      const members = data.members(scope);
      members.forEach((item, k) => {
        this.rows.push({ item, level, nth: k + 1, of: members.length });
        if (data.isScope(item) && open.has(item)) walk(item, level + 1);
      });
    };
    walk(0, 1);
    this.room.style.height = `${this.rows.length * ROW}px`;
    this.paint();
  }

  clear() {
    this.data = null;
    this.rows = [];
    this.room.replaceChildren();
    this.room.style.height = "0";
    this.host.removeAttribute("aria-activedescendant");
  }

  /** @param {number} item */
  choose(item, { scroll = true } = {}) {
    this.chosen = item;
    const k = this.rows.findIndex((row) => row.item === item);
    if (k >= 0 && scroll) {
      const top = k * ROW,
        { scrollTop, clientHeight } = this.host;
      if (top < scrollTop + ROW || top > scrollTop + clientHeight - 2 * ROW)
        this.host.scrollTop = top - clientHeight / 2;
    }
    this.paint();
  }

  paint() {
    const { data } = this;
    if (!data) return;
    const first = Math.max(0, Math.floor(this.host.scrollTop / ROW) - SPARE);
    const last = Math.min(this.rows.length, Math.ceil((this.host.scrollTop + this.host.clientHeight) / ROW) + SPARE);
    this.room.replaceChildren(...this.rows.slice(first, last).map((row, k) => this.#row(data, row, first + k)));
    const seen = this.rows.slice(first, last).some(({ item }) => item === this.chosen);
    if (seen) this.host.setAttribute("aria-activedescendant", `${this.name}-item-${this.chosen}`);
    else this.host.removeAttribute("aria-activedescendant");
  }

  /** @param {GraphData} data @param {Row} row @param {number} k */
  #row(data, { item, level, nth, of }, k) {
    const isScope = data.isScope(item);
    const row = make("div", `graph-row${isScope ? " is-scope" : ""}`);
    row.id = `${this.name}-item-${item}`;
    row.dataset.item = String(item);
    row.style.top = `${k * ROW}px`;
    row.style.paddingLeft = `${8 + 14 * Math.min(level - 1, 12)}px`;
    /** @type {Record<string, string | number | boolean>} */
    const attributes = {
      role: "treeitem",
      "aria-level": level,
      "aria-posinset": nth,
      "aria-setsize": of,
      "aria-selected": item === this.chosen,
    };
    if (isScope) attributes["aria-expanded"] = this.open.has(item);
    for (const [name, value] of Object.entries(attributes)) row.setAttribute(name, String(value));
    const fold = make("span", isScope ? "graph-fold icon icon-chevron" : "graph-fold");
    fold.setAttribute("aria-hidden", "true");
    const times = isScope && data.times[item] ? ` ×${data.times[item]}` : "";
    const note = isScope ? whole(data.counts[item]) : data.sort(item);
    row.append(fold, make("span", "graph-label", data.label(item) + times), make("span", "graph-note-small", note));
    row.title = data.path(item).replace(/\/$/, "");
    return row;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const item = this.#itemAt(event);
    if (item === null) return;
    if (closest(event.target, ".graph-fold.icon", HTMLElement)) this.onToggle(item);
    else this.onPick(item);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { data } = this;
    if (event.ctrlKey || event.metaKey || event.altKey || !data || !this.rows.length) return;
    const at = this.rows.findIndex(({ item }) => item === this.chosen),
      row = this.rows[at];
    const isScope = row && data.isScope(row.item),
      isOpen = isScope && this.open.has(row.item);
    const page = Math.max(1, Math.floor(this.host.clientHeight / ROW) - 1);
    const go = (/** @type {number} */ k) => this.onPick(this.rows[Math.max(0, Math.min(this.rows.length - 1, k))].item);
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at < 0 ? 0 : at - 1),
      PageDown: () => go(at + page),
      PageUp: () => go(at - page),
      Home: () => go(0),
      End: () => go(this.rows.length - 1),
      ArrowRight: () => {
        if (isScope && !isOpen) this.onToggle(row.item);
        else if (isOpen) go(at + 1);
      },
      ArrowLeft: () => {
        if (isOpen) this.onToggle(row.item);
        else if (row && row.level > 1) this.onPick(data.parent(row.item));
      },
      Enter: () => {
        if (row) this.onGo(row.item);
      },
    };
    if (!keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
    event.stopPropagation();
  }
}
