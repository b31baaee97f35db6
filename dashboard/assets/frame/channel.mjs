// Questions to the server and their answers. Dash carries both in stores: `answers` of
// dashboard/channel.py is the other end.
import { register, setProps } from "./clientside.mjs";

export const PATIENCE_MS = 15_000; // what is not answered by then may be lost

/** @typedef {(answer: Json) => void} Hear */

/** @type {Map<string, Channel>} */
const channels = new Map(); // by their names
let serial = 0; // of the questions of all channels

/** One kind of questions. */
export class Channel {
  #name;
  #patience;
  /** @type {Map<number, { question: object, hear: Hear, late: () => void, timer: number, isLate: boolean }>} */
  #open = new Map(); // by their serial numbers

  /** @param {string} name */
  constructor(name, patience = PATIENCE_MS) {
    this.#name = name;
    this.#patience = patience;
    channels.set(name, this);
  }

  /** Whether an answer may still come. */
  get isOpen() {
    return this.#open.size > 0;
  }

  /** Whether one may come that nobody has to ask for again. */
  get isWaiting() {
    return [...this.#open.values()].some(({ isLate }) => !isLate);
  }

  /**
   * Ask, and let go of what was asked before: its answers are heard no more. `hear(answer)` hears
   * this one, `late()` that it did not come in time.
   * @param {object} question
   * @param {Hear} hear
   * @param {() => void} [late]
   */
  ask(question, hear, late) {
    this.drop();
    this.askToo(question, hear, late);
  }

  /**
   * Ask beside what was asked before.
   * @param {object} question
   * @param {Hear} hear
   * @param {() => void} [late]
   */
  askToo(question, hear, late = () => {}) {
    serial += 1;
    this.#open.set(serial, { question, hear, late, timer: 0, isLate: false });
    this.#send(serial);
  }

  /** Ask once more what is open: the first answer counts. */
  repeat() {
    for (const number of this.#open.keys()) this.#send(number);
  }

  /** Let go of what is open. */
  drop() {
    for (const { timer } of this.#open.values()) clearTimeout(timer);
    this.#open.clear();
  }

  /** @param {number} number */
  #send(number) {
    const one = this.#open.get(number);
    if (!one) return;
    clearTimeout(one.timer);
    one.isLate = false;
    one.timer = setTimeout(() => {
      one.isLate = true;
      one.late();
    }, this.#patience);
    setProps(`${this.#name}-request`, { data: { ...one.question, serial: number } });
  }

  /**
   * What the server says to one of the questions; to others nobody listens any more.
   * @param {Json} answer
   */
  take(answer) {
    const one = this.#open.get(answer.serial);
    if (!one) return;
    this.#open.delete(answer.serial);
    clearTimeout(one.timer);
    one.hear(answer);
  }
}

register("channels", {
  /** @param {Json} answer */
  heard(answer) {
    if (answer) channels.get(answer.channel)?.take(answer);
  },
});
