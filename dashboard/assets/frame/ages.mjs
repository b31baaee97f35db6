// How long ago things were recorded: words that go on with the clock.
import { inCalendar, time } from "./dates.mjs";
import { all } from "./elements.mjs";
import { duration } from "./numbers.mjs";
import { say } from "./words.mjs";

const EVERY_MS = 1000;
const CLOCKS_APART_S = 600; // as in insight/tables/status.py

/** How long ago the last record was. */
export function tellAges() {
  for (const element of all(document, ".since[data-since]", HTMLElement)) {
    const since = Number(element.dataset.since),
      ago = Date.now() / 1000 - since;
    const isAhead = ago < -CLOCKS_APART_S || !inCalendar(since);
    const words = isAhead ? time(since) : say("{time} ago", { time: duration(Math.max(0, Math.round(ago))) });
    if (element.textContent === words) continue;
    element.textContent = words;
    element.title = time(since);
  }
}

setInterval(tellAges, EVERY_MS);
