// What a scalar card says in words: the best value, the median of the last ones, and what is odd.
import { element, inside } from "../frame/elements.mjs";
import { nameOf } from "../frame/given.mjs";
import { bestRun, winningNumber } from "../frame/ranking.mjs";
import { fullName, nameParts, writeName } from "../frame/names.mjs";
import { lettersStaying } from "../frame/name_parts.mjs";
import { whole } from "../frame/numbers.mjs";
import { state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import * as ranks from "./ranks.mjs";
import { lastFinite, runCount } from "./series.mjs";

/** @import {Field} from "./field.mjs" */
/** @import {Series} from "./parts.mjs" */

/** @typedef {[words: string, value: string, tone?: string, all?: string]} Fact words with {value} in them, and what is told where there is more room */
/** @typedef {{run: string, last: number}} Last */
/** @typedef {{run: string, value: number, others: number}} Best the first by name of those who have it, and how many there are beside it */

/** @param {number[]} sorted */
function median(sorted) {
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/** The facts of a card. @param {Field} field @param {Series[]} shown @param {Last[]} lasts @param {Best | null} best */
function facts(field, shown, lasts, best) {
  const sum = (/** @type {(series: Series) => number} */ count) =>
    shown.reduce((all, series) => all + count(series), 0);
  /** @type {Fact[]} */
  const found = [];
  /** @param {number} count @param {string} words @param {string} [tone] */
  const add = (count, words, tone) => {
    if (count) found.push([words, whole(count), tone]);
  };
  const odd = sum((series) => series.odd),
    oddRuns = runCount(shown.filter((series) => series.odd)),
    beyond = field.beyond;
  const points = sum((series) => series.points),
    drawn = sum((series) => (series.whole ?? series).mean.length);
  if (state.base) found.push([say("less {value}"), nameOf(state.base), "quiet"]);
  if (oddRuns > 1) {
    const all = say("{count} values of {runs} runs not finite", { count: whole(odd), runs: whole(oddRuns) });
    found.push([say("{value} runs not finite"), whole(oddRuns), "bad", all]);
  } else add(odd, odd === 1 ? say("{value} value not finite") : say("{value} values not finite"), "bad");
  add(state.log ? sum((series) => series.below) : 0, say("{value} not above 0"), "warn");
  add(field.isLogX ? sum((series) => series.lost) : 0, say("{value} with x not above 0"), "warn");
  const unpaired = field.parts.main?.unpaired ?? 0;
  if (field.axis === "training") add(unpaired, say("{value} before or after the steps"), "quiet");
  else add(unpaired, say("{value} without x"), "warn");
  add(field.parts.main?.withoutStep ?? 0, say("{value} without a step: see Relative or Index"), "warn");
  found.push(...ranks.facts(field, shown));
  if (state.axis === "step" && field.parts.main?.byRow)
    found.push([say("no steps, so along {value}"), say("Index"), "quiet"]);
  else if (state.axis === "step" && field.axis === "tag") found.push([say("along {value}"), field.xTag, "quiet"]);
  if (lasts.length === 1) found.push([say("last {value}"), field.valueText(lasts[0].last)]);
  if (best) {
    const value = field.valueText(best.value),
      all = state.base ? say("best last {value}", { value }) : say("best at any step {value}", { value }),
      more = best.others ? ` ${others(best.others)}` : "";
    found.push([state.base ? say("best last {value}") : say("best {value}"), value, "of-best", all + more]);
  }
  if (lasts.length > 1)
    found.push([say("median last {value}"), field.valueText(median(lasts.map(({ last }) => last)))]);
  add(beyond, beyond === 1 ? say("{value} run off the axis") : say("{value} runs off the axis"));
  if (points > drawn) add(points, say("{value} points as {drawn} means", { drawn: whole(drawn) }), "quiet");
  return found;
}

/** @param {Fact} fact */
const told = ([words, value, _tone, all]) => all ?? words.replace("{value}", () => value);

/** @param {Fact} fact */
function word([words, value, tone]) {
  const fact = document.createElement("span");
  const figure = Object.assign(document.createElement("b"), { textContent: value });
  const [before, after = ""] = words.split("{value}");
  fact.append(before, figure, after);
  if (tone) fact.className = tone;
  return fact;
}

/** @param {number} count */
function others(count) {
  return count === 1 ? say("and 1 more as good") : say("and {count} more as good", { count: whole(count) });
}

/**
 * The best of some runs as all pages judge them; less a baseline the best of the differences that stand last.
 *
 * @param {Series[]} shown @param {Last[]} lasts @param {number} direction
 * @returns {Best | null} null where none is better than another
 */
function bestOf(shown, lasts, direction) {
  const values = new Map(
    state.base ? lasts.map(({ run, last }) => [run, last]) : shown.map(({ run, best }) => [run, best]),
  );
  const value = winningNumber(values.values(), direction),
    run = bestRun(values.keys(), (one) => values.get(one), direction);
  if (value === null || run === null) return null;
  return { run, value, others: [...values.values()].filter((other) => other === value).length - 1 };
}

/** Why a card draws nothing. @param {Field} field */
function reason(field) {
  if (field.series.length) return say("No run with this tag passes the filter");
  if (state.base) return say("The baseline has no values of this tag");
  return state.axis === "tag" ? say("No run has values of both tags at the same step") : "";
}

/** @param {string} run */
function ownerOf(run) {
  const owner = element("span", "owner");
  writeName(owner, run);
  owner.title = fullName(run);
  owner.style.minWidth = `${lettersStaying(nameParts(run))}ch`; // where there is less room it gives way whole
  return owner;
}

/** Whose value is judged where the median of several ranks is drawn. @param {Field} field @param {Series[]} shown @param {string} run */
function rankOf(field, shown, run) {
  const series = shown.find((one) => one.run === run),
    spread = series && field.spreadOf(series);
  return spread ? say("rank {rank}", { rank: whole(spread.lowest) }) : "";
}

/** @param {HTMLElement} card @param {Field} field @param {Series[]} shown */
export function describe(card, field, shown) {
  const { direction, tags } = field;
  const compared = tags.length > 1 ? [] : shown; // a loss and an accuracy have no best in common
  const lasts = compared
    .map((series) => ({ run: series.run, last: lastFinite((series.whole ?? series).mean) }))
    .filter(({ last }) => Number.isFinite(last))
    .sort((one, other) => one.last - other.last);
  const best = bestOf(compared, lasts, direction);
  const found = facts(field, shown, lasts, best);
  const stats = inside(card, ".stats", HTMLElement);
  stats.replaceChildren(...found.map(word));
  if (!shown.length) stats.textContent = reason(field);
  stats.title = found.map(told).join("\n");
  // Whose the best is tells more than the median: of both that one gives way where there is no room.
  if (best) {
    const rank = state.base ? "" : rankOf(field, compared, best.run);
    const owner = rank ? [ownerOf(best.run), " ", element("span", "quiet", rank)] : [ownerOf(best.run)];
    inside(stats, ".of-best", HTMLElement).after(...owner);
  }
  card.dataset.runs = String(
    tags.length > 1 || shown.some(({ rank }) => rank !== undefined) ? runCount(shown) : shown.length,
  );
  card.dataset.points = String(shown.reduce((sum, series) => sum + series.points, 0));
  const words = found.map(told);
  if (best) {
    const run = nameOf(best.run);
    words.push(state.base ? say("best last is {run}", { run }) : say("best is {run}", { run }));
  }
  const count = runCount(shown);
  const sentence =
    tags.length > 1
      ? say("Scalars {tags}, {count} runs", { tags: tags.join(", "), count })
      : say("Scalar {tag}, {count} runs, {facts}", { tag: tags[0], count, facts: words.join(", ") });
  card.setAttribute("aria-label", sentence);
  field.host.setAttribute("aria-label", sentence);
}
