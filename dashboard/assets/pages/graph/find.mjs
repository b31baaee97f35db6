// The field that finds nodes and scopes by their names: how many there are, and one after the other.
import { first, inside } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";

/** @type {Record<string, number>} by how many hits a key goes on */
const KEYS = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

export class Finder {
  /** @type {number[]} */
  hits = [];
  hit = -1; // its place among them

  /**
   * `search(text)` finds items, `pick(item)` goes to one.
   *
   * @param {string} name of the page
   * @param {(text: string) => number[]} search
   * @param {(item: number) => void} pick
   */
  constructor(name, search, pick) {
    this.search = search;
    this.pick = pick;
    this.name = name;
    this.found = inside(document, `#${name}-found`, HTMLElement);
    this.ways = ["up", "down"].map((way) => inside(document, `#${name}-find-${way}`, HTMLButtonElement));
    this.field?.addEventListener("input", () => {
      this.hit = -1;
      this.again(null);
    });
    this.field?.addEventListener("keydown", (event) => {
      const by = event.key === "Enter" && event.shiftKey ? -1 : KEYS[event.key];
      if (by) {
        event.preventDefault();
        this.next(by);
      }
    });
    this.ways.forEach((way, k) => way.addEventListener("click", () => this.next(k ? 1 : -1)));
  }

  get field() {
    return first(document, `#${this.name}-find`, HTMLInputElement);
  }

  get text() {
    return (this.field?.value ?? "").trim();
  }

  /** Type a text for the reader. @param {string} text */
  lookFor(text) {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setter?.call(this.field, text); // as typing does, so that React hears of it
    this.field?.dispatchEvent(new Event("input", { bubbles: true }));
    this.field?.focus();
  }

  /** The items may be others now. @param {number | null} chosen */
  again(chosen) {
    this.hits = this.text ? this.search(this.text) : [];
    if (chosen === null || !this.hits.includes(chosen)) this.hit = -1;
    this.count();
  }

  count() {
    const count = this.hits.length,
      number = this.hit >= 0 ? `${whole(this.hit + 1)} / ` : "";
    this.found.textContent = this.text ? number + whole(count) : "";
    for (const way of this.ways) way.disabled = !count;
  }

  /** @param {number} by */
  next(by) {
    const count = this.hits.length;
    if (!count) return;
    this.hit = this.hit < 0 ? (by > 0 ? 0 : count - 1) : (this.hit + by + count) % count;
    this.count();
    this.pick(this.hits[this.hit]);
  }
}
