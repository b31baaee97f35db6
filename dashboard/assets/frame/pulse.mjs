// Asks once a second what is new: see pulse.py. A page that is paused or that nobody sees asks for
// nothing, for behind a URL every look costs money.
import { PATIENCE_MS } from "./channel.mjs";
import { setProps } from "./clientside.mjs";
import { inside } from "./elements.mjs";
import * as live from "./live.mjs";
import { at } from "./paths.mjs";

let mark = "",
  paused = false,
  going = false,
  due = 0;
/** @type {number | null} */
let period = null; // milliseconds

async function beat() {
  clearTimeout(due);
  if (going || paused || document.hidden || period === null) return;
  going = true;
  let isOurs = false;
  try {
    const answer = await fetch(`${at("pulse")}?seen=${mark}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const news = answer.status === 200 ? await answer.json() : null;
    isOurs = news !== null || answer.status === 204;
    if (news) take(news);
  } catch {
    // live.mjs says that the server does not answer.
  } finally {
    live.pulsed(isOurs);
    going = false;
    due = setTimeout(beat, period);
  }
}

/** @param {{ mark: string, pulse: Json }} news */
function take(news) {
  if (paused) return; // it was on its way: asked for again when the page goes on
  mark = news.mark;
  setProps("pulse", { data: news.pulse });
}

/** From now on, every so many milliseconds. */
export function start() {
  if (period !== null) return;
  period = Number(inside(document, "#loaded", HTMLElement).dataset.period);
  beat();
}

/** @param {boolean} yes */
export function pause(yes) {
  paused = yes;
  beat();
}

document.addEventListener("visibilitychange", beat);
