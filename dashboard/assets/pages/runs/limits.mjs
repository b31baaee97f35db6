// Runs beyond the limits that were set on Scalars, told above the grid: counted by the server on every point.
import { runLink } from "../../frame/drawer.mjs";
import { element } from "../../frame/elements.mjs";
import { isHidden, nameOf } from "../../frame/given.mjs";
import { whole } from "../../frame/numbers.mjs";
import { pageName } from "../../frame/page_name.mjs";
import { on, state } from "../../frame/state.mjs";
import { say } from "../../frame/words.mjs";
import { wordsOf } from "../../charts/alarms.mjs";
import { askCards } from "../../charts/card_channel.mjs";
import { storedAlarms } from "../../charts/card_store.mjs";

const MOST_NAMED = 20,
  AGAIN_MS = 5_000;

/** @typedef {{run: string, step: number, points: number, words: string}} Hit */
/** @typedef {{tag: string, runs: string[], first: number[], points: number[]}} TagHits what alarms.py found */

/** @type {string | null} */
let asked = null;
/** @type {Hit[]} */
let hits = [];

const slot = () => document.getElementById("runs-limits");

/** Ask who went beyond, when limits or points are others than before. */
async function ask() {
  const alarms = [...storedAlarms()].map(([tag, alarm]) => ({ tag, ...alarm }));
  const query = JSON.stringify([state.version, alarms]);
  if (query !== asked) {
    asked = query;
    /** @type {{hits: TagHits[]} | null} */
    const answer = alarms.length ? await askCards("alarms", { alarms }) : { hits: [] };
    if (asked !== query) return;
    if (!answer) {
      asked = null;
      setTimeout(() => pageName() === "runs" && ask(), AGAIN_MS);
      return;
    }
    const words = new Map(alarms.map((alarm) => [alarm.tag, `${alarm.tag} ${wordsOf(alarm)}`]));
    hits = answer.hits.flatMap(({ tag, runs, first, points }) =>
      runs.map((run, i) => ({ run, step: first[i], points: points[i], words: words.get(tag) ?? tag })),
    );
  }
  paint();
}

/** @param {Hit} hit */
function row({ run, step, points, words }) {
  const line = element("li");
  const facts =
    points === 1
      ? say("at step {step}", { step: whole(step) })
      : say("first at step {step}, {count} points", { step: whole(step), count: whole(points) });
  line.append(element("span", "alert-word", words), runLink(run, "run-link"), element("span", "faint", facts));
  return line;
}

function paint() {
  const home = slot();
  if (!home) return;
  const shown = hits.filter(({ run }) => state.status.has(run) && !isHidden(run));
  const now = JSON.stringify(shown.map((hit) => [hit, nameOf(hit.run)]));
  if ((home.dataset.of ?? "[]") === now) return;
  home.dataset.of = now;
  const isOpen = home.querySelector("details")?.open ?? false;
  home.replaceChildren();
  if (!shown.length) return;
  const count = whole(new Set(shown.map(({ run }) => run)).size);
  const told = home.appendChild(element("details", "alerts"));
  told.open = isOpen;
  told
    .appendChild(element("summary"))
    .append(element("span", "alert-kind warn", say("beyond a limit: {count}", { count })));
  const list = told.appendChild(element("ul"));
  list.append(...shown.slice(0, MOST_NAMED).map(row));
  const more = shown.length - MOST_NAMED;
  if (more > 0) list.append(element("li", "faint", say("{count} more", { count: whole(more) })));
}

on((what) => {
  if (pageName() !== "runs" || !slot()) return;
  if (["cards", "version", "runs"].includes(what)) ask();
  if (what === "notes") paint();
});
