// How long ago things were recorded: words that go on with the clock.
import { time } from "./dates.mjs";
import { all } from "./elements.mjs";
import { duration } from "./numbers.mjs";
import { say } from "./words.mjs";

const EVERY_MS = 1000;

/** How long ago the last record was. */
export function tellAges() {
  for (const element of all(document, ".since[data-since]", HTMLElement)) {
    const ago = Date.now() / 1000 - Number(element.dataset.since);
    const words = say("{time} ago", { time: duration(Math.max(0, Math.round(ago))) });
    if (element.textContent === words) continue;
    element.textContent = words;
    element.title = time(Number(element.dataset.since));
  }
}

setInterval(tellAges, EVERY_MS);
