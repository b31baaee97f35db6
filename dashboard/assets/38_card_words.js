// What a scalar card says in words: the best and the median of the last values, and what is odd.
(() => {
  function lastFinite(values) {
    for (let i = values.length - 1; i >= 0; i--) if (Number.isFinite(values[i])) return values[i];
    return NaN;
  }

  function median(sorted) {
    const middle = (sorted.length - 1) / 2;
    return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  }

  /** The facts of a card, as [words, value, tone]. */
  function facts(lasts, best, { odd, lost, beyond, points, drawn }) {
    const { number, whole } = INSIGHT;
    const found = [];
    if (odd) found.push([odd === 1 ? "value not finite" : "values not finite", whole(odd), "bad"]);
    if (lost) found.push(["not above 0", whole(lost), "warn"]);
    if (lasts.length === 1) found.push(["last", number(lasts[0].last)]);
    if (best) found.push(["best", number(best.last)]);
    if (lasts.length > 1) found.push(["median", number(median(lasts.map(({ last }) => last)))]);
    if (beyond) found.push([beyond === 1 ? "run off the axis" : "runs off the axis", whole(beyond)]);
    if (points > drawn) found.push([`points as ${whole(drawn)} means`, whole(points), "quiet"]);
    return found;
  }

  function word([label, value, tone]) {
    const fact = document.createElement("span");
    const figure = Object.assign(document.createElement("b"), { textContent: value });
    fact.append(...(label.includes(" ") ? [figure, ` ${label}`] : [`${label} `, figure]));
    if (tone) fact.className = tone;
    return fact;
  }

  /** Points that a log axis has no place for. */
  function below(values) {
    let count = 0;
    for (const v of values) if (v <= 0 && Number.isFinite(v)) count += 1;
    return count;
  }

  function describe(card, payload, shown, beyond) {
    const lasts = shown.map((series) => ({ run: series.run, last: lastFinite(series.mean) }))
      .filter(({ last }) => Number.isFinite(last)).sort((one, other) => one.last - other.last);
    const compared = lasts.length > 1 && payload.direction !== 0;
    const best = compared ? (payload.direction > 0 ? lasts.at(-1) : lasts[0]) : null;
    const odd = shown.reduce((sum, series) => sum + series.odd, 0);
    const lost = INSIGHT.state.log ? shown.reduce((sum, series) => sum + below(series.mean), 0) : 0;
    const points = shown.reduce((sum, series) => sum + series.points, 0);
    const drawn = shown.reduce((sum, series) => sum + series.mean.length, 0);
    const found = facts(lasts, best, { odd, lost, beyond, points, drawn });
    const stats = card.querySelector(".stats");
    stats.replaceChildren(...found.map(word));
    if (!shown.length) stats.textContent = "No run with this tag passes the filter";
    stats.title = found.map(([label, value]) => `${label}: ${value}`).join("\n");
    if (best) {
      stats.append(Object.assign(document.createElement("span"), { className: "owner", textContent: best.run, title: best.run }));
    }
    card.dataset.runs = shown.length;
    card.dataset.points = points;
    const words = found.map(([label, value]) => (label.includes(" ") ? `${value} ${label}` : `${label} ${value}`));
    if (best) words.push(`best is ${best.run}`);
    card.setAttribute("aria-label", `Scalar ${card.dataset.tag}, ${shown.length} runs, ${words.join(", ")}`);
  }

  INSIGHT.describe = describe;
})();
