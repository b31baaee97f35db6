// Questions to the server and their answers. Dash carries both in stores: `answers` of
// dashboard/channel.py is the other end.
import { register, setProps } from "./clientside.mjs";

export const PATIENCE_MS = 15_000; // what is not answered by then may be lost

/** @typedef {(answer: Json) => void} Hear */

/** @type {Map<string, Channel>} */
const channels = new Map(); // by their names
let serial = 0; // of the questions of all channels

/**
 * One kind of questions, one at a time: Dash lets go of what is in a store as soon as more comes.
 */
export class Channel {
  #name;
  #patience;
  /** @type {{ number: number, question: object, hear: Hear, late: () => void, timer: number, patience: number, isLate: boolean } | null} */
  #open = null;

  /** @param {string} name */
  constructor(name, patience = PATIENCE_MS) {
    this.#name = name;
    this.#patience = patience;
    channels.set(name, this);
  }

  /** Whether an answer may still come. */
  get isOpen() {
    return this.#open !== null;
  }

  /** Whether one may come that nobody has to ask for again. */
  get isWaiting() {
    return this.#open !== null && !this.#open.isLate;
  }

  /**
   * Ask, and let go of what was asked before: its answer is heard no more. `hear(answer)` hears
   * this one, `late()` that it did not come in time.
   * @param {object} question
   * @param {Hear} hear
   * @param {() => void} [late]
   */
  ask(question, hear, late = () => {}) {
    this.drop();
    serial += 1;
    this.#open = { number: serial, question, hear, late, timer: 0, patience: this.#patience, isLate: false };
    this.repeat();
  }

  /** Ask once more what is open: the first answer counts. */
  repeat() {
    const one = this.#open;
    if (!one) return;
    clearTimeout(one.timer);
    one.isLate = false;
    one.timer = setTimeout(() => {
      one.isLate = true;
      one.late();
    }, one.patience);
    one.patience *= 2; // Dash lets go of the answer to the turn before, and that may take as long again
    setProps(`${this.#name}-request`, { data: { ...one.question, serial: one.number } });
  }

  /** Let go of what is open. */
  drop() {
    clearTimeout(this.#open?.timer);
    this.#open = null;
  }

  /**
   * What the server says to the question; to others nobody listens any more.
   * @param {Json} answer
   */
  take(answer) {
    const one = this.#open;
    if (!one || one.number !== answer.serial) return;
    this.drop();
    one.hear(answer);
  }
}

register("channels", {
  /** @param {Json} answer */
  heard(answer) {
    if (answer) channels.get(answer.channel)?.take(answer);
  },
});
