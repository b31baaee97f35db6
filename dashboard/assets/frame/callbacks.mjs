// The client side of the callbacks: see shell.py and pages/.
(() => {
  const { state } = INSIGHT;
  const idle = () => window.dash_clientside.no_update;
  const set = (...change) => window.dash_clientside.set_props(...change);

  window.dash_clientside = window.dash_clientside ?? {};
  window.dash_clientside.insight = {
    place() {
      if (!INSIGHT.watching) INSIGHT.address.read("q", (text) => set("filter", { value: text ?? "" }));
      const main = document.getElementById("main") ?? document.querySelector("main");
      if (!INSIGHT.watching) { INSIGHT.watching = true; INSIGHT.watch(); INSIGHT.pulse.start(); }
      INSIGHT.address.moved();
      requestAnimationFrame(markPlace);
      state.hover = null;
      INSIGHT.changed("hover");
      return titleOf(location.pathname) ?? (main ? "Runs" : "");
    },
    /** Controls of this page whose values belong in the address: shell.py connects them. */
    linked(...values) {
      if (INSIGHT.address.isReread()) return idle(); // the controls follow the address
      const links = JSON.parse(document.getElementById("main")?.dataset.links ?? "{}");
      const inputs = window.dash_clientside.callback_context.inputs_list;
      for (const [key, [component, initial]] of Object.entries(links)) {
        const place = inputs.findIndex(({ id }) => id === component);
        if (place >= 0) INSIGHT.address.set(key, values[place] === initial ? null : values[place]);
      }
      return idle();
    },
    pulse(beat) {
      if (!beat) return idle();
      const version = `${beat.era} ${beat.version}`; // after a restart numbers begin anew
      if (version !== state.version) {
        state.version = version;
        INSIGHT.changed("version");
      }
      const pill = document.getElementById("live").classList;
      pill.toggle("beating", beat.running > 0 && !pill.contains("beating"));
      return beat.running ? INSIGHT.say("{count} running", { count: beat.running.toLocaleString("en") }) : "";
    },
    runs(known) { if (known) INSIGHT.takeRuns(known); },
    matches(names) {
      INSIGHT.takeMatches(names ?? null);
      if (!names) return "";
      return INSIGHT.say("{shown} of {all}", { shown: INSIGHT.whole(state.matches.size), all: INSIGHT.whole(state.runs.length) });
    },
    filtered(text) { if (INSIGHT.watching) INSIGHT.address.set("q", (text ?? "").trim() || null); },
    templates(templates) { state.templates = templates; },
    accept(answer) { INSIGHT.accept(answer); },
    pause(clicks) {
      const paused = Boolean(clicks % 2);
      INSIGHT.live.pause(paused);
      INSIGHT.pulse.pause(paused);
    },
    theme(clicks) {
      const root = document.documentElement;
      if (clicks) {
        root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
        try {
          localStorage.setItem("insight-theme", root.dataset.theme);
        } catch { /* no room: the next visit begins as the system wants */ }
        INSIGHT.address.set("theme", null);
        INSIGHT.changed("theme");
      }
      return root.dataset.theme;
    },
  };

  function titleOf(path) {
    const links = [...document.querySelectorAll(".rail-link")];
    const here = links.find((link) => new URL(link.href).pathname.replace(/\/$/, "") === path.replace(/\/$/, ""));
    return here?.textContent;
  }

  function markPlace() {
    const page = document.getElementById("main")?.dataset.page;
    for (const link of document.querySelectorAll(".rail-link")) {
      if (link.id === `rail-${page}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    INSIGHT.fillRunList();
    noteAxis();
    tellAges();
  }

  /** Which time a wall axis shows. */
  function noteAxis() {
    const note = document.getElementById("axis-note");
    if (note) note.textContent = state.axis === "wall" ? INSIGHT.say("local time, {zone}", { zone: INSIGHT.zone() }) : "";
  }

  INSIGHT.on((what) => {
    const reset = document.getElementById("reset-zoom");
    if (what !== "view") return;
    if (reset) reset.hidden = state.zoom === null;
    noteAxis();
  });

  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
    if (localStorage.getItem("insight-theme")) return;
    document.documentElement.dataset.theme = matches ? "dark" : "light";
    window.dash_clientside.set_props("mantine", { forceColorScheme: document.documentElement.dataset.theme });
    INSIGHT.changed("theme");
  });

  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, [contenteditable]");
    if (event.key === "Escape" && event.target.id === "filter") event.target.blur();
    const find = event.key === "/" || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (typing || !find) return;
    event.preventDefault();
    document.getElementById("filter")?.focus();
  });

  /** How long ago the last record was. */
  function tellAges() {
    for (const element of document.querySelectorAll(".since[data-since]")) {
      const ago = Date.now() / 1000 - Number(element.dataset.since);
      const words = INSIGHT.say("{time} ago", { time: INSIGHT.duration(Math.max(0, Math.round(ago))) });
      if (element.textContent === words) continue;
      element.textContent = words;
      element.title = INSIGHT.time(Number(element.dataset.since));
    }
  }
  INSIGHT.tellAges = tellAges;
  setInterval(tellAges, 1000);
})();
