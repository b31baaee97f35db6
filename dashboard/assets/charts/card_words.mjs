// What a scalar card says in words: the best and the median of the last values, and what is odd.
import { element, inside } from "../frame/elements.mjs";
import { nameOf } from "../frame/given.mjs";
import { fullName } from "../frame/names.mjs";
import { number, whole } from "../frame/numbers.mjs";
import { state } from "../frame/state.mjs";
import { say } from "../frame/words.mjs";
import { lastFinite } from "./series.mjs";

function median(sorted) {
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/** The facts of a card, as [words with {value} in them, value, tone]. */
function facts(field, shown, lasts, best) {
  const sum = (count) => shown.reduce((all, series) => all + count(series), 0);
  const found = [],
    add = (count, ...fact) => {
      if (count) found.push([fact[0], whole(count), fact[1]]);
    };
  const odd = sum((series) => series.odd),
    beyond = field.beyond;
  const points = sum((series) => series.points),
    drawn = sum((series) => (series.whole ?? series).mean.length);
  if (state.base) found.push([say("less {value}"), state.base, "quiet"]);
  add(odd, odd === 1 ? say("{value} value not finite") : say("{value} values not finite"), "bad");
  add(state.log ? sum((series) => series.below) : 0, say("{value} not above 0"), "warn");
  add(field.isLogX ? sum((series) => series.lost) : 0, say("{value} with x not above 0"), "warn");
  add(field.parts.main?.unpaired, say("{value} without x"), "warn");
  if (lasts.length === 1) found.push([say("last {value}"), number(lasts[0].last)]);
  if (best) found.push([say("best last {value}"), number(best.last)]);
  if (lasts.length > 1) found.push([say("median last {value}"), number(median(lasts.map(({ last }) => last)))]);
  add(beyond, beyond === 1 ? say("{value} run off the axis") : say("{value} runs off the axis"));
  if (points > drawn) add(points, say("{value} points as {drawn} means", { drawn: whole(drawn) }), "quiet");
  return found;
}

const told = ([words, value]) => words.replace("{value}", () => value);

function word([words, value, tone]) {
  const fact = document.createElement("span");
  const figure = Object.assign(document.createElement("b"), { textContent: value });
  const [before, after = ""] = words.split("{value}");
  fact.append(before, figure, after);
  if (tone) fact.className = tone;
  return fact;
}

/** Why a card draws nothing. */
function reason(field) {
  if (field.series.length) return say("No run with this tag passes the filter");
  if (state.base) return say("The baseline has no values of this tag");
  return state.axis === "tag" ? say("No run has values of both tags at the same step") : "";
}

export function describe(card, field, shown) {
  const { direction } = field.payload,
    tags = field.tags ?? [card.dataset.tag];
  const compared = tags.length > 1 ? [] : shown; // a loss and an accuracy have no best in common
  const lasts = compared
    .map((series) => ({ run: series.run, last: lastFinite((series.whole ?? series).mean) }))
    .filter(({ last }) => Number.isFinite(last))
    .sort((one, other) => one.last - other.last);
  const best = lasts.length < 2 || direction === 0 ? null : direction > 0 ? lasts.at(-1) : lasts[0];
  const found = facts(field, shown, lasts, best);
  const stats = inside(card, ".stats", HTMLElement);
  stats.replaceChildren(...found.map(word));
  if (!shown.length) stats.textContent = reason(field);
  stats.title = found.map(told).join("\n");
  if (best) {
    const owner = element("span", "owner", nameOf(best.run));
    owner.title = fullName(best.run);
    stats.append(owner);
  }
  card.dataset.runs = shown.length;
  card.dataset.points = shown.reduce((sum, series) => sum + series.points, 0);
  const words = found.map(told);
  if (best) words.push(say("best last is {run}", { run: nameOf(best.run) }));
  const count = new Set(shown.map(({ run }) => run)).size;
  const sentence =
    tags.length > 1
      ? say("Scalars {tags}, {count} runs", { tags: tags.join(", "), count })
      : say("Scalar {tag}, {count} runs, {facts}", { tag: tags[0], count, facts: words.join(", ") });
  card.setAttribute("aria-label", sentence);
  field.host.setAttribute("aria-label", sentence);
}
