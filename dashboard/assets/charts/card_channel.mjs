// Questions to components/card_actions.py and their answers: one after the other in each channel.
import { Channel } from "../frame/channel.mjs";
import { pageName } from "../frame/page_name.mjs";
import { on } from "../frame/state.mjs";

const PATIENCE_MS = 20_000;
const PAGES = ["scalars", "runs"]; // those that hold the stores of a channel
/** @typedef {{channel: Channel, last: Promise<Json>, page: string | undefined, leave: () => void}} Way with the last answer, and the page that asked */

/** @param {string} name @returns {Way} */
const wayOf = (name) => ({
  channel: new Channel(`card-${name}`, PATIENCE_MS),
  last: Promise.resolve(),
  page: undefined,
  leave: () => {},
});
const ways = { large: wayOf("large"), values: wayOf("values"), alarms: wayOf("alarms"), csv: wayOf("csv") };

/**
 * What the server says to `question`; null when it does not answer, or the page is left.
 *
 * @param {keyof typeof ways} name
 * @param {object} question
 * @returns {Promise<Json>}
 */
export function askCards(name, question) {
  const way = ways[name];
  way.last = way.last.then(() => send(way, question));
  return way.last;
}

/** @param {Way} way @param {object} question */
function send(way, question) {
  way.page = pageName();
  if (!PAGES.includes(way.page ?? "")) return null;
  return new Promise((resolve) => {
    way.leave = () => {
      way.channel.drop();
      resolve(null);
    };
    way.channel.ask(question, resolve, way.leave);
  });
}

on((what) => {
  if (what !== "cards") return;
  for (const { channel, page, leave } of Object.values(ways)) {
    if (channel.isOpen && page !== pageName()) leave(); // nobody answers any more
  }
});
