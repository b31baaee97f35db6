// Questions to components/card_actions.py and their answers: one after the other in each channel.
import { register, setProps } from "../frame/clientside.mjs";
import { pageName } from "../frame/page_name.mjs";
import { on } from "../frame/state.mjs";

const PATIENCE_MS = 20_000;
const PAGES = ["scalars", "runs"]; // those that hold the stores of a channel
const queues = new Map(); // channel -> the promise of its last answer
const open = new Map(); // channel -> {serial, resolve}
let serial = 0;

/** What the server says to `question`; null when it does not answer, or the page is left. */
export function askCards(channel, question) {
  const before = queues.get(channel) ?? Promise.resolve();
  const answer = before.then(() => send(channel, question));
  queues.set(channel, answer);
  return answer;
}

function send(channel, question) {
  if (!PAGES.includes(pageName())) return Promise.resolve(null);
  const asker = pageName();
  return new Promise((resolve) => {
    const mine = ++serial;
    const late = setTimeout(() => finish(channel, mine, null), PATIENCE_MS);
    open.set(channel, {
      serial: mine,
      page: asker,
      resolve: (answer) => {
        clearTimeout(late);
        resolve(answer);
      },
    });
    setProps(`card-${channel}-request`, { data: { ...question, serial: mine } });
  });
}

function finish(channel, wanted, answer) {
  const waiting = open.get(channel);
  if (waiting?.serial !== wanted) return;
  open.delete(channel);
  waiting.resolve(answer);
}

on((what) => {
  if (what !== "cards") return;
  for (const [channel, { serial: asked, page }] of [...open]) {
    if (page !== pageName()) finish(channel, asked, null); // nobody answers any more
  }
});

register("cards", {
  heard(answer) {
    if (answer) finish(answer.channel, answer.serial, answer);
  },
});
