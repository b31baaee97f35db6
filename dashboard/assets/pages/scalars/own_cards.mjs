// Cards that this browser makes itself, joined or large: what they ask for, and when.
import { inside } from "../../frame/elements.mjs";
import { on, state } from "../../frame/state.mjs";
import { askCards } from "../../charts/card_channel.mjs";
import { MultiField } from "../../charts/multi_field.mjs";
import * as scalarView from "../../charts/scalar_view.mjs";

/** @import {Card} from "../../charts/parts.mjs" */
/** @typedef {{tags: string[], window: number[] | null, view: Record<string, Json>}} Query what is asked of the server */

const AGAIN_MS = 5_000;
/** @type {Set<OwnCard>} */
const own = new Set();

export class OwnCard {
  /**
   * `tags()` are those drawn now; `exact` averages over every point, as the server does.
   *
   * @param {HTMLElement} card
   * @param {() => string[]} tags
   */
  constructor(card, tags, { exact = false, labels = false } = {}) {
    this.card = card;
    this.tags = tags;
    this.exact = exact;
    this.field = new MultiField(card, inside(card, ".plot", HTMLElement), { labels });
    this.busy = false;
    this.answered = ""; // the query that is drawn
    /** @type {() => void} */
    this.drawn = () => {}; // hears of each drawing
    own.add(this);
    this.refresh();
  }

  destroy() {
    own.delete(this);
    this.field.destroy();
  }

  /** @returns {Query} */
  get query() {
    const tags = this.tags();
    /** @type {Record<string, Json>} */
    const view = scalarView.options();
    if (this.exact) view.weight = state.isAuto ? 0 : state.smoothing;
    if (tags.length > 1) view.by = ""; // colours would mean groups, and dashes tags
    return { tags, window: this.field.window ?? null, view };
  }

  /** Ask for what is lacking, one question at a time: of many changes only the last counts. */
  async refresh() {
    if (this.busy) return;
    this.busy = true;
    try {
      while (own.has(this) && (await this.ask()));
    } finally {
      this.busy = false;
    }
  }

  /** A query as text: another one as soon as the server has more. @param {Query} query */
  text(query) {
    return JSON.stringify([state.version, query]);
  }

  /** Whether there may be more to ask. */
  async ask() {
    const { query } = this,
      text = this.text(query);
    if (this.answered === text) return false;
    const keys = Object.fromEntries(query.tags.map((tag) => [tag, this.field.key(tag)]));
    /** @type {{cards: Card[]} | null} */
    const answer = await askCards("large", { ...query, tags: keys });
    if (!own.has(this)) return false;
    if (!answer) {
      // it was lost; meanwhile something else may be wanted
      setTimeout(() => own.has(this) && this.refresh(), AGAIN_MS);
      return this.text(this.query) !== text;
    }
    const isSame = this.field.drawn && !answer.cards.length && query.tags.join("\n") === this.field.tags.join("\n");
    if (!isSame) {
      this.field.takeAll(query.tags, answer.cards);
      await this.draw();
    }
    this.answered = text;
    return true;
  }

  async draw() {
    if (!this.field.payload) return;
    await this.field.draw();
    this.drawn();
  }
}

on((what) => {
  for (const one of own) {
    if (["version", "view", "focus", "filter"].includes(what)) one.refresh();
    if (["theme", "focus", "filter", "view"].includes(what)) one.draw();
    if (what === "hover" && one.field.drawn) one.field.hover();
  }
});
