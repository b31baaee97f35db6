// The curves of one run as small cards, with those of the best run dashed behind them.
import { ownColourOf } from "../../frame/colours.mjs";
import { runLink } from "../../frame/drawer.mjs";
import { all, element } from "../../frame/elements.mjs";
import { whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";
import { drawCards, sync } from "../../charts/cards.mjs";
import { Field } from "../../charts/field.mjs";
import { elsewhere, heading } from "./heading.mjs";

/** @import {Series} from "../../charts/parts.mjs" */
/** @import {Draw} from "./sheet.mjs" */

const MOST = 6, // cards at first
  BEHIND = [4, 3]; // pixels

/** The run that is shown, and the one behind it. @type {{run: string, other: string | null}} */
let drawn = { run: "", other: null };

class RunCurves extends Field {
  /** @override */
  get shown() {
    return this.series; // whatever the filter lets through: somebody asked for them
  }

  /** @override */
  get told() {
    return this.series.filter(({ run }) => run === drawn.run);
  }

  /** @override @param {string} run */
  isOwn(run) {
    return run === drawn.run;
  }

  /** @override The other run is one line behind: its ranks would be taken for those of this one. @param {Series} series */
  spreadOf(series) {
    return this.isOwn(series.run) ? super.spreadOf(series) : undefined;
  }

  /** @override @param {Series} series */
  dash({ run }) {
    return run === drawn.run ? [] : BEHIND; // one of the colours of runs is as grey as the crowd
  }

  /** @override @param {Series} series */
  colour({ run }) {
    return ownColourOf(run);
  }
}

drawCards("run", RunCurves, () => ({ runs: drawn.other === null ? [drawn.run] : [drawn.run, drawn.other] }));

/** @type {Draw} */
export function curves(slot, { run, parts }) {
  const found = parts.curves;
  if (!found) return slot.replaceChildren();
  const { tags, other } = found;
  drawn = { run, other };
  const wasWhole = all(slot, ".card", HTMLElement).length > MOST;
  const before = new Map(all(slot, ".card[data-tag]", HTMLElement).map((card) => [card.dataset.tag, card]));
  const cards = element("div", "cards");
  /** @param {string[]} some */
  const add = (some) => cards.append(...some.map((tag) => before.get(tag) ?? cardOf(tag)));
  const seen = wasWhole ? tags : tags.slice(0, MOST);
  add(seen);
  const title = heading(say("Curves"), whole(tags.length), elsewhere(say("Scalars"), "scalars", {}, { focus: [run] }));
  if (other) {
    const note = element("span", "hint run-behind", `${say("Dashed behind them:")} `);
    note.append(runLink(other));
    title.append(note);
  }
  slot.replaceChildren(title, cards);
  if (seen.length === tags.length) return undefined;
  const button = element("button", "link", say("Show all {count}", { count: whole(tags.length) }));
  button.addEventListener("click", () => {
    add(tags.slice(MOST));
    button.remove();
    sync();
  });
  slot.append(button);
  return undefined;
}

/** @param {string} tag */
function cardOf(tag) {
  const card = element("article", "card");
  card.dataset.tag = tag;
  card.dataset.runs = "1";
  card.setAttribute("aria-label", say("Scalar {tag}, {count} runs, {facts}", { tag, count: 1, facts: "" }));
  return card;
}
