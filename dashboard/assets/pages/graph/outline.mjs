// The outline: scopes and nodes as a tree, of which only the rows in sight are elements.
import { whole } from "../../frame/numbers.mjs";
import { make } from "./elements.mjs";

const ROW = 26,
  SPARE = 8;

export class Outline {
  constructor(host, name, { onPick, onToggle, onGo }) {
    Object.assign(this, { host, name, onPick, onToggle, onGo });
    this.rows = [];
    this.room = make("div", "graph-rows");
    this.room.setAttribute("role", "none");
    host.replaceChildren(this.room);
    host.addEventListener("scroll", () => this.paint());
    host.addEventListener("keydown", (event) => this.#key(event));
    host.addEventListener("click", (event) => this.#click(event));
    host.addEventListener("dblclick", (event) => {
      const item = this.#itemAt(event);
      if (item !== null && this.data.isScope(item) && !event.target.closest(".graph-fold")) this.onToggle(item);
    });
    new ResizeObserver(() => this.paint()).observe(host);
  }

  #itemAt(event) {
    const row = event.target.closest?.("[data-item]");
    return row ? Number(row.dataset.item) : null;
  }

  show(data, open, chosen) {
    Object.assign(this, { data, open, chosen });
    this.rows = [];
    const walk = (scope, level) => {
      const members = data.members(scope);
      members.forEach((item, k) => {
        this.rows.push({ item, level, place: k + 1, of: members.length });
        if (data.isScope(item) && open.has(item)) walk(item, level + 1);
      });
    };
    walk(0, 1);
    this.room.style.height = `${this.rows.length * ROW}px`;
    this.paint();
  }

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
    if (!this.data) return;
    const first = Math.max(0, Math.floor(this.host.scrollTop / ROW) - SPARE);
    const last = Math.min(this.rows.length, Math.ceil((this.host.scrollTop + this.host.clientHeight) / ROW) + SPARE);
    this.room.replaceChildren(...this.rows.slice(first, last).map((row, k) => this.#row(row, first + k)));
    const seen = this.rows.slice(first, last).some(({ item }) => item === this.chosen);
    if (seen) this.host.setAttribute("aria-activedescendant", `${this.name}-item-${this.chosen}`);
    else this.host.removeAttribute("aria-activedescendant");
  }

  #row({ item, level, place, of }, k) {
    const { data } = this,
      isScope = data.isScope(item);
    const row = make("div", `graph-row${isScope ? " is-scope" : ""}`);
    row.id = `${this.name}-item-${item}`;
    row.dataset.item = item;
    row.style.top = `${k * ROW}px`;
    row.style.paddingLeft = `${8 + 14 * Math.min(level - 1, 12)}px`;
    const attributes = {
      role: "treeitem",
      "aria-level": level,
      "aria-posinset": place,
      "aria-setsize": of,
      "aria-selected": item === this.chosen,
    };
    if (isScope) attributes["aria-expanded"] = this.open.has(item);
    for (const [name, value] of Object.entries(attributes)) row.setAttribute(name, value);
    const fold = make("span", isScope ? "graph-fold icon icon-chevron" : "graph-fold");
    fold.setAttribute("aria-hidden", "true");
    const times = isScope && data.times[item] ? ` ×${data.times[item]}` : "";
    const note = isScope ? whole(data.counts[item]) : data.sort(item);
    row.append(fold, make("span", "graph-label", data.label(item) + times), make("span", "graph-note-small", note));
    row.title = data.path(item).replace(/\/$/, "");
    return row;
  }

  #click(event) {
    const item = this.#itemAt(event);
    if (item === null) return;
    if (event.target.closest(".graph-fold.icon")) this.onToggle(item);
    else this.onPick(item);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.rows.length) return;
    const at = this.rows.findIndex(({ item }) => item === this.chosen),
      row = this.rows[at];
    const isScope = row && this.data.isScope(row.item),
      isOpen = isScope && this.open.has(row.item);
    const page = Math.max(1, Math.floor(this.host.clientHeight / ROW) - 1);
    const go = (k) => this.onPick(this.rows[Math.max(0, Math.min(this.rows.length - 1, k))].item);
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
        else if (row && row.level > 1) this.onPick(this.data.parent(row.item));
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
