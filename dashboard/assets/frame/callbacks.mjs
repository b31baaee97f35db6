// The client side of the callbacks: see shell.py and pages/.
import * as address from "./address.mjs";
import { tellAges } from "./ages.mjs";
import { nothing, register, setProps } from "./clientside.mjs";
import { all, closest, inside } from "./elements.mjs";
import { countMatches, openFilter } from "./filter_box.mjs";
import { takeMatches, takeRuns } from "./known_runs.mjs";
import { noteVersion } from "./given.mjs";
import * as live from "./live.mjs";
import * as pulse from "./pulse.mjs";
import { tellWhere } from "./rail.mjs";
import { fillRunList } from "./run_list.mjs";
import { changed, state } from "./state.mjs";
import { say } from "./words.mjs";

const USUAL_TARGET = "auto"; // as insight/lineage/target has it
let hasBegun = false; // whether a page was shown

register("insight", {
  title() {
    const main = document.getElementById("main") ?? document.querySelector("main");
    if (!hasBegun) begin();
    address.moved();
    requestAnimationFrame(markLink);
    state.hover = null;
    changed("hover");
    return main?.dataset.title ?? titleOf(location.pathname) ?? (main ? "Runs" : "");
  },
  /**
   * Controls of this page whose values belong in the address: shell.py connects them.
   * @param {Json[]} values
   */
  linked(...values) {
    if (address.isReread()) return nothing(); // the controls follow the address
    const links = JSON.parse(document.getElementById("main")?.dataset.links ?? "{}");
    const inputs = window.dash_clientside.callback_context.inputs_list;
    for (const [key, [component, initial]] of Object.entries(links)) {
      const index = inputs.findIndex(({ id }) => id === component);
      if (index >= 0) address.set(key, values[index] === initial ? null : values[index]);
    }
    return nothing();
  },
  /** @param {Json} beat */
  pulse(beat) {
    if (!beat) return nothing();
    const version = `${beat.era} ${beat.version}`; // after a restart numbers begin anew
    noteVersion(beat.era, beat.notes);
    if (version !== state.version) {
      state.version = version;
      changed("version");
    }
    const pill = inside(document, "#live", HTMLElement).classList;
    pill.toggle("beating", beat.running > 0 && !pill.contains("beating"));
    return beat.running ? say("{count} running", { count: beat.running.toLocaleString("en") }) : "";
  },
  /** @param {Json} known */
  runs(known) {
    if (known) takeRuns(known);
  },
  /** @param {string[] | null | undefined} names @param {string} judgedBy @param {Json} told as `filter_of` of passing.py reads it */
  matches(names, judgedBy, told) {
    if (told) state.filter = told[0][3];
    if (hasBegun) state.judgedBy = judgedBy === USUAL_TARGET ? null : judgedBy;
    takeMatches(names ?? null);
    countMatches();
  },
  /** @param {string | null} name */
  targeted(name) {
    if (hasBegun) address.set("target", name === USUAL_TARGET ? null : name);
  },
  /** @param {Record<string, Json>} templates */
  templates(templates) {
    state.templates = templates;
  },
  /** @param {number} clicks */
  pause(clicks) {
    const paused = Boolean(clicks % 2);
    live.pause(paused);
    pulse.pause(paused);
  },
  /** @param {number} clicks */
  theme(clicks) {
    const root = document.documentElement;
    if (clicks) {
      root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
      try {
        localStorage.setItem("insight-theme", root.dataset.theme);
      } catch {
        /* no room: the next visit begins as the system wants */
      }
      address.set("theme", null);
      changed("theme");
    }
    return root.dataset.theme;
  },
});

/** On the first page. */
function begin() {
  address.read("target", (text) => (hasBegun || text !== null) && setProps("target", { value: text ?? USUAL_TARGET }));
  hasBegun = true;
  state.judgedBy = address.get("target"); // until the server has said what the filter makes of it
  openFilter();
  changed("begun");
  pulse.start();
}

/** @param {string} path */
function titleOf(path) {
  const links = all(document, ".rail-link", HTMLAnchorElement);
  const here = links.find((link) => new URL(link.href).pathname.replace(/\/$/, "") === path.replace(/\/$/, ""));
  return here?.textContent;
}

function markLink() {
  const main = document.getElementById("main"),
    page = main?.dataset.within ?? main?.dataset.page;
  for (const link of document.querySelectorAll(".rail-link")) {
    if (link.id === `rail-${page}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  tellWhere();
  fillRunList();
  changed("location");
  tellAges();
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
  if (localStorage.getItem("insight-theme")) return;
  document.documentElement.dataset.theme = matches ? "dark" : "light";
  setProps("mantine", { forceColorScheme: document.documentElement.dataset.theme });
  changed("theme");
});

document.addEventListener("keydown", (event) => {
  const typing = closest(event.target, "input, textarea, [contenteditable]", Element);
  if (event.key === "Escape" && typing instanceof HTMLElement && typing.id === "filter") typing.blur();
  const find = event.key === "/" || (event.key === "k" && (event.ctrlKey || event.metaKey));
  if (typing || !find) return;
  event.preventDefault();
  document.getElementById("filter")?.focus();
});
