// Questions to components/card_actions.py and their answers: one after the other in each channel.
(() => {
  const PATIENCE_MS = 20_000;
  const PAGES = ["scalars", "runs"]; // those that hold the stores of a channel
  const queues = new Map(); // channel -> the promise of its last answer
  const open = new Map(); // channel -> {serial, resolve}
  let serial = 0;

  /** What the server says to `question`; null when it does not answer, or the page is left. */
  function ask(channel, question) {
    const before = queues.get(channel) ?? Promise.resolve();
    const answer = before.then(() => send(channel, question));
    queues.set(channel, answer);
    return answer;
  }

  function send(channel, question) {
    if (!PAGES.includes(INSIGHT.page())) return Promise.resolve(null);
    const asker = INSIGHT.page();
    return new Promise((resolve) => {
      const mine = ++serial;
      const late = setTimeout(() => finish(channel, mine, null), PATIENCE_MS);
      open.set(channel, { serial: mine, page: asker, resolve: (answer) => { clearTimeout(late); resolve(answer); } });
      window.dash_clientside.set_props(`card-${channel}-request`, { data: { ...question, serial: mine } });
    });
  }

  function finish(channel, wanted, answer) {
    const waiting = open.get(channel);
    if (waiting?.serial !== wanted) return;
    open.delete(channel);
    waiting.resolve(answer);
  }

  INSIGHT.on((what) => {
    if (what !== "cards") return;
    for (const [channel, { serial: asked, page }] of [...open]) {
      if (page !== INSIGHT.page()) finish(channel, asked, null); // nobody answers any more
    }
  });

  window.dash_clientside = window.dash_clientside ?? {};
  window.dash_clientside.cards = {
    heard(answer) { if (answer) finish(answer.channel, answer.serial, answer); },
  };
  INSIGHT.askCards = ask;
})();
