// A field that owns its text: nothing but a person, an address or a button that says so writes into it, or letters
// would get lost between two keys. Who wants to know hears what stands in it once no key came for a moment.
import { element } from "./elements.mjs";

const REST_MS = 250; // without a key

export class OwnedField {
  /**
   * @param {{id: string, type?: string, className: string}} looks
   * @param {(text: string) => void} tell hears each text once
   */
  constructor(looks, tell) {
    this.element = Object.assign(element("input"), { autocomplete: "off", spellcheck: false }, looks);
    /** @type {string | null} */
    this.told = null;
    this.resting = 0;
    this.tell = tell;
    this.element.addEventListener("input", () => {
      clearTimeout(this.resting);
      this.resting = window.setTimeout(() => this.say(), REST_MS);
    });
    this.element.addEventListener("change", () => this.say()); // by Enter, or somebody went elsewhere
  }

  /** Stand in a place of the page, which says how long a text may be, and what to write. @param {HTMLElement} slot */
  standIn(slot) {
    const { placeholder = "", longest } = slot.dataset;
    Object.assign(this.element, { placeholder, maxLength: Number(longest) });
    slot.replaceChildren(this.element);
  }

  /** @param {string} text */
  write(text) {
    this.element.value = text;
    this.say();
  }

  say() {
    clearTimeout(this.resting);
    const { value } = this.element;
    if (this.told === value) return;
    this.told = value;
    this.tell(value);
  }
}
