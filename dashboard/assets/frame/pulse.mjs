// Asks once a second what is new: see pulse.py. A page that is paused or that nobody sees asks for
// nothing, for behind a URL every look costs money.
(() => {
  const PATIENCE_MS = 15_000;
  let mark = "", paused = false, period = null, due = null, going = false;

  /** Where a path of this server is, also behind a proxy. */
  function at(path) {
    return JSON.parse(document.getElementById("_dash-config").textContent).requests_pathname_prefix + path;
  }

  async function beat() {
    clearTimeout(due);
    due = null;
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
      INSIGHT.live.pulsed(isOurs);
      going = false;
      due = setTimeout(beat, period);
    }
  }

  function take(news) {
    if (paused) return; // it was on its way: asked for again when the page goes on
    mark = news.mark;
    window.dash_clientside.set_props("pulse", { data: news.pulse });
  }

  /** From now on, every so many milliseconds. */
  function start() {
    if (period !== null) return;
    period = Number(document.getElementById("loaded").dataset.period);
    beat();
  }

  function pause(yes) {
    paused = yes;
    beat();
  }

  document.addEventListener("visibilitychange", beat);

  Object.assign(INSIGHT, { at, pulse: { start, pause } });
})();
