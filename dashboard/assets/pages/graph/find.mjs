// The field that finds nodes and scopes by their names: how many there are, and one after the other.
import { whole } from "../../frame/numbers.mjs";

export class Finder {
  /** `at(part)` is an element of the page; `search(text)` finds items, `pick(item)` goes to one. */
  constructor(at, search, pick) {
    Object.assign(this, { at, search, pick, hits: [], hit: -1 });
    at("find")?.addEventListener("input", () => {
      this.hit = -1;
      this.again(null);
    });
    at("find")?.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
      if (by) {
        event.preventDefault();
        this.next(by);
      }
    });
    at("find-up").addEventListener("click", () => this.next(-1));
    at("find-down").addEventListener("click", () => this.next(1));
  }

  get text() {
    return (this.at("find")?.value ?? "").trim();
  }

  /** Type a text for the reader. */
  lookFor(text) {
    const field = this.at("find");
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    setter.call(field, text); // as typing does, so that React hears of it
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  }

  /** The items may be others now. */
  again(chosen) {
    this.hits = this.text ? this.search(this.text) : [];
    if (!this.hits.includes(chosen)) this.hit = -1;
    this.count();
  }

  count() {
    const count = this.hits.length,
      place = this.hit >= 0 ? `${whole(this.hit + 1)} / ` : "";
    this.at("found").textContent = this.text ? place + whole(count) : "";
    for (const way of ["up", "down"]) this.at(`find-${way}`).disabled = !count;
  }

  next(by) {
    const count = this.hits.length;
    if (!count) return;
    this.hit = this.hit < 0 ? (by > 0 ? 0 : count - 1) : (this.hit + by + count) % count;
    this.count();
    this.pick(this.hits[this.hit]);
  }
}
